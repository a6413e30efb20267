import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The data that the app requests from the view models after an event. `PageWalk` in
/// PokedexTestSupport makes the same requests.
@MainActor
@Suite("Data fetched for a screen", .timeLimit(.minutes(5)))
struct NeedsTests {
  private func started(
    _ keys: String = "", api: any PokemonAPIProtocol = MockPokemonAPI(recordsCalls: true),
    _ source: DataSource = .demo,
    language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(
      language: language, api: api, source: source, clock: ManualClock())
    app.settle()
    app.type(keys)
    return app
  }

  /// Returns the subjects of the pages whose data is fetched after a key. Nil stands for the list.
  private func fetches(after key: Character, in app: PokedexApp) -> [Subject?] {
    var state = app.state
    let data = state.data
    var subjects: [Subject?] = []
    _ = state.update(.terminal(.key(.character(key)))) { needs in
      subjects.append(needs.page?.subject)
      return data
    }
    return subjects
  }

  nonisolated static let selections: [(keys: String, neighbours: [Int])] = [
    ("", [1, 2, 3]), ("22G", [22, 23, 21, 24]),
  ]

  @Test(arguments: selections)
  func listNeedsTheSelectedEntryAndItsNeighbours(
    selection: (keys: String, neighbours: [Int])
  ) async {
    let needs = await started(selection.keys).state.needs

    #expect(needs.page == nil)
    #expect(needs.preview == selection.neighbours[0])
    #expect(needs.neighbours == selection.neighbours)
  }

  @Test func lastRowHasANeighbourAboveOnly() async {
    let app = await started("G")

    let list = app.state.list
    let last = list.items(in: list.rowCount - 2..<list.rowCount).map(\.id)
    #expect(app.state.needs.neighbours == last.reversed())
  }

  @Test func pageNeedsNeitherPreviewNorNeighbours() async throws {
    let app = await started("22G")
    app.press(.enter)

    let needs = app.state.needs
    let screen = try #require(app.state.stack.top?.id)
    #expect(needs.page == PageRequest(screen: screen, subject: .pokemon(22)))
    #expect(needs.screens == [screen])
    #expect(needs.preview == nil)
    #expect(needs.neighbours == [])
  }

  @Test func closedScreenIsStillNeeded() async throws {
    let app = await started("22G")
    app.press(.enter)
    let screens = app.state.needs.screens

    app.press(.escape)

    #expect(app.state.needs.page == nil)
    #expect(app.state.needs.screens == screens)
    #expect(app.state.needs.preview == 22)
  }

  @Test(arguments: EntryTab.allCases)
  func entryNeedsThePartsOfItsPage(tab: EntryTab) async {
    let app = await started()
    app.press(.enter)

    app.turn(to: tab)

    #expect(app.state.needs.page?.parts == tab.parts)
  }

  nonisolated static let steps: [(keys: String, id: Int)] = [
    ("n", 2), ("nn", 3), ("nnn", 10_033), ("p", 1), ("nnp", 2),
  ]

  @Test(arguments: steps)
  func steppingShowsNextEntryOnSameScreen(step: (keys: String, id: Int)) async {
    let app = await started()
    app.press(.enter)
    app.turn(to: .moves)
    let before = app.state.needs

    app.type(step.keys)

    let page = app.state.needs.page
    #expect(page?.subject == .pokemon(step.id))
    #expect(page?.screen == before.page?.screen)
    #expect(page?.parts == EntryTab.moves.parts)
    #expect(app.state.needs.screens == before.screens)
    #expect(app.state.list.selectedItem?.id == step.id)
  }

  @Test(arguments: [(1, 2), (3, 10_033), (-1, 1), (-9, 1), (99_999, Counts.species)])
  func steppingStopsAtFirstAndLastRow(rows: Int, id: Int) async throws {
    let app = await started()
    app.press(.enter)
    var state = app.state
    let row = try #require(state.list.row(ofID: id))

    state.stepEntry(by: rows)

    #expect(state.stack.top?.screen.subject == .pokemon(id))
    #expect(state.list.selection == row)
  }

  @Test func steppingOnLinkedScreenKeepsListSelection() async throws {
    let app = await started()
    app.press(.enter)
    app.open(.pokemon(25))
    var state = app.state
    let row = try #require(state.list.row(ofID: 25))

    state.stepEntry(by: 5)

    #expect(state.list.selection == 0)
    #expect(state.currentNeeds.list.row == row + 5)
  }

  @Test func steppingContinuesPastFetchedRows() async {
    let app = await started("30j", .live)
    app.press(.enter)

    for _ in 0..<100 { app.type("n") }

    #expect(app.fetcher.entry?.detail?.id == 131)
  }

  @Test(arguments: ["", "j"])
  func historyKeysWithoutHistoryFetchNothing(keys: String) async {
    let app = await started(keys)

    #expect(fetches(after: "]", in: app).isEmpty)
    #expect(fetches(after: "[", in: app).isEmpty)
  }

  @Test func forwardToAPageFetchesIt() async {
    let app = await started()
    app.open(.type(.water))
    app.press(.escape)

    #expect(fetches(after: "]", in: app) == [.type(.water)])
  }

  @Test func reopenedEntryHasNewScreen() async {
    let app = await started()
    app.press(.enter)
    let first = app.state.needs.page?.screen
    app.press(.escape, .enter)

    #expect(app.state.needs.page?.screen != first)
    #expect(app.state.needs.screens == [app.state.needs.page?.screen])
  }

  @Test(arguments: [
    (Language.english, "Nothing to fetch: all of this is built in."),
    (.japanese, "内蔵のデータだけなので、取得するものはありません。"),
  ])
  func retryWithBundledDataFetchesNothing(language: Language, notice: String) async {
    let bundle = MockPokemonAPI(recordsCalls: true)
    let app = await started(api: bundle, language: language)
    let before = bundle.calls

    app.type("r")

    #expect(app.state.notice == notice)
    #expect(bundle.calls == before)
    #expect(app.fetcher.status.isReloading == false)
  }
}

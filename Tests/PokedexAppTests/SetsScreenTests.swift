import PokedexFeatures
import PokedexModel
import PokedexSets
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Pasted texts that open a team.
enum SetPastes {
  static let rain = """
    === [gen9ou] Rain ===

    Gary (Garchomp) @ Choice Band
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Dragon Claw
    - Earthquake
    - Stone Edge
    - Fire Fang

    Pelipper @ Damp Rok
    Ability: Drizzle
    EVs: 248 HP / 252 Def / 8 SpA
    Bold Nature
    Held by: nobody
    - Weather Ball
    - U-turn

    Dragonite @ Leftovers
    Ability: Multiscale
    EVs: 252 HP / 252 Def / 100 Spe
    - Extreme Speed
    """
}

/// A pasted team on the screen: viewed, edited, copied and saved.
@MainActor
@Suite("A team of sets on the screen")
struct SetsScreenTests {
  private let store = StubUserStore()

  private func started(
    size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language, store: store)
    _ = app.handle(.pasted(SetPastes.rain))
    app.settle()
    return app
  }

  @Test func pasteOpensTeamAndListsItsFaults() async {
    let app = await started()

    let rows = app.shown().rows
    #expect(app.state.sets?.team.sets.count == 3)
    #expect(rows.contains { $0.hasPrefix("▸Garchomp") && $0.contains("333") })
    #expect(rows.contains { $0.hasPrefix(" Pelipper !") })
    #expect(rows.contains(" · there is no item “Damp Rok”; closest: Damp Rock"))
    #expect(rows.contains(" · Dragonite: 604 EVs in total; the limit is 510"))
    #expect(rows.contains(" · line 17: “Held by: nobody” is not part of a set"))
    #expect(app.state.notice == "Sets read from the paste: 3")
  }

  @Test(arguments: ["one line", "Garchomp\nDragonite", "\n\n", "no sets\nat all: none"])
  func otherTextOpensNothing(text: String) async {
    let app = await DemoApp.started()

    _ = app.handle(.pasted(text))

    #expect(app.state.stack.depth == 0)
  }

  @Test func pasteIntoSearchBoxIsText() async {
    let app = await DemoApp.started()
    app.type("/")

    _ = app.handle(.pasted(SetPastes.rain))

    #expect(app.state.stack.depth == 0)
    #expect(app.state.searchBox != nil)
  }

  @Test func unknownItemIsCorrectedFromItsList() async {
    let app = await started()
    app.press(.down, .enter)
    #expect(app.shown().rows.contains { $0.contains("[Damp Rok]") })

    app.press(.tab, .tab, .tab, .tab, .enter)
    #expect(app.overlay == .menu(.values(.set(1, .item))))
    #expect(app.shown().rows[2...3].map { $0.trimmingPrefix(" ▸") } == ["—", "  Damp Rock"])
    app.type("damp")
    app.press(.enter)

    #expect(app.state.sets?.team.sets[1].item == .slug("damp-rock"))
    app.press(.escape)
    #expect(!app.shown().rows.contains { $0.contains("Damp Rok") || $0.contains("Pelipper !") })
  }

  @Test func valuesCanBeTypedAndStepped() async throws {
    let app = await started()
    app.press(.enter)
    let fields = app.page?.links.map(\.target) ?? []
    let speed = try #require(
      fields.firstIndex { target in
        if case .pageControl(let pageControl) = target {
          pageControl.pageControl == .set(0, .effort(.speed))
        } else {
          false
        }
      })
    for _ in 0..<speed { app.press(.tab) }

    app.type("8")
    #expect(app.state.sets?.team.sets[0].effortValues[.speed] == 8)
    app.type("+")
    #expect(app.state.sets?.team.sets[0].effortValues[.speed] == 12)
  }

  /// A change is a single undo step, no matter how many digits were typed for it.
  @Test func changesAreUndoneAndRedone() async throws {
    let app = await started()
    let team = app.state.sets?.team
    app.press(.enter, .tab)

    app.type("50")
    #expect(app.state.sets?.team.sets[0].level == 50)
    app.type("u")
    #expect(app.state.sets?.team == team)
    app.press(.control("r"))
    #expect(app.state.sets?.team.sets[0].level == 50)
    app.type("uu")
    await app.model.marks.settle()
    app.settle()

    #expect(app.state.notice == "There is nothing to undo.")
  }

  /// A set belongs to its Pokémon. Keys that step through values must therefore not change the
  /// Pokémon, and choosing the same Pokémon again must not change the set.
  @Test func pokemonIsNotChangedAccidentally() async {
    let app = await started()
    let team = app.state.sets?.team
    app.press(.enter)

    app.type("+->")
    app.press(.enter, .enter)

    #expect(app.state.sets?.team == team)
  }

  @Test func steppingFromUnknownItemSelectsClosestMatch() async {
    let app = await started()
    app.press(.down, .enter, .tab, .tab, .tab, .tab)

    app.type("+")

    #expect(app.state.sets?.team.sets[1].item == .slug("damp-rock"))
  }

  @Test func packedTeamsOpen() async {
    let app = await DemoApp.started()

    _ = app.handle(
      .pasted("Garchomp||lifeorb|roughskin|earthquake|Jolly|,252,,,4,252|||||]Pelipper|||||||||||"))

    #expect(app.state.sets?.team.sets.count == 2)
  }

  @Test func severalPastedTeamsMergeIntoUnnamedTeam() async {
    let app = await DemoApp.started()

    _ = app.handle(
      .pasted(SetPastes.rain + "\n\n=== [gen4ou] Sun ===\n\nBronzong @ Leftovers\n- Gyro Ball\n"))

    #expect(app.state.sets?.team.sets.count == 4)
    #expect(app.state.sets?.team.name == nil)
    #expect(app.state.notice == "Sets of several teams, shown as one: 4")
  }

  @Test func keysStepThroughSets() async {
    let app = await started()
    app.press(.enter)

    app.type("nn")
    #expect(app.shown().rows[1].hasPrefix(" Dragonite"))
    app.type("np")
    #expect(app.shown().rows[1].hasPrefix(" Pelipper"))
    app.press(.escape)
    #expect(app.state.sets?.opened == nil)
    #expect(app.state.view.selectedLink == 1)
    app.press(.escape)
    #expect(app.state.stack.depth == 0)
  }

  @Test func copiedTeamReadsBackEqual() async throws {
    let app = await started()

    let clip = try #require(app.clips("y1").first)

    guard case .text(let text) = clip.content else {
      Issue.record("no text")
      return
    }
    let names = app.state.setup.sets.names(in: .english)
    let team = app.state.sets?.team
    #expect(SetReader(names: names).read(text).teams == team.map { [$0] })
  }

  @Test func teamIsSavedUnderANameAndOpenedFromThePalette() async {
    let app = await started()
    app.type("s")
    #expect(app.shown().rows[22].hasPrefix(" Name of the team: Rain"))

    app.type(" 2")
    app.press(.enter)
    await app.model.marks.settle()
    app.settle()

    #expect(store.teams.map(\.name) == ["Rain 2"])
    #expect(app.state.notice == "Team “Rain 2” saved · u undoes")
    app.press(.escape)
    app.type(":rain 2")
    app.press(.enter)
    #expect(app.state.sets?.team.name == "Rain 2")
    #expect(app.state.sets?.team.sets.count == 3)
  }

  @Test func savedTeamIsDeletedAndRestored() async {
    let app = await started()
    app.type("d")
    #expect(app.state.notice == "This team is not saved.")
    app.type("s")
    app.press(.enter)
    await app.model.marks.settle()
    app.settle()

    app.type("d")
    await app.model.marks.settle()
    app.settle()
    #expect(store.teams.isEmpty)
    app.type("u")
    await app.model.marks.settle()

    #expect(store.teams.map(\.name) == ["Rain"])
  }

  /// Changes that were made elsewhere in this run, or on the page of another team.
  @Test func undoOnTeamAsksBeforeItChangesAnythingElse() async throws {
    func question(_ change: String) -> String {
      "Undo? \(change) · u again undoes · done earlier or elsewhere"
    }
    let app = await started()
    app.press(.escape)
    app.type("m2")
    _ = app.handle(.pasted(SetPastes.rain))
    await app.settleMarks()

    app.type("u")
    await app.settleMarks()
    #expect(app.state.notice == question("Bulbasaur: caught"))
    app.type("s")
    app.press(.enter)
    await app.settleMarks()
    app.press(.escape)
    app.type("u")
    await app.settleMarks()
    #expect(app.state.notice == question("Team “Rain” saved"))
    _ = app.handle(.pasted(SetPastes.rain.replacing("Rain", with: "Sun")))
    app.type("u")
    await app.settleMarks()

    #expect(app.state.notice == question("Team “Rain” saved"))
    #expect(store.teams.map(\.name) == ["Rain"])
    #expect(store.records.map(\.pokemon) == [1])
  }

  @Test func teamIsListedAfterPokemonOfItsName() async {
    let app = await started()
    app.type("s")
    app.press(.control("u"))
    app.type("garchomp sun")
    app.press(.enter)
    await app.model.marks.settle()
    app.settle()

    app.type(":garchomp")

    #expect(
      Array(app.palette.found.targets.prefix(2)) == [
        .subject(.pokemon(445)), .savedTeam("garchomp sun"),
      ])
  }

  @Test func savedTeamsAreInAMenu() async {
    let app = await started()
    app.type("s")
    app.press(.enter)
    await app.model.marks.settle()
    app.settle()
    app.press(.escape)

    app.type("B")
    #expect(app.overlay == .menu(.savedTeams))
    app.press(.enter)

    #expect(app.state.sets?.team.name == "Rain")
  }

  @Test func invalidTeamNameIsReported() async {
    let app = await started()
    app.type("s")
    app.press(.control("u"), .enter)

    #expect(app.state.notice == "a team's name is one line of 1 to 60 characters")
    #expect(app.state.noteBox != nil)
  }

  @Test func teamMenuWithoutTeamsShowsMessage() async {
    let app = await DemoApp.started(store: store)

    app.type("B")

    #expect(app.overlay == nil)
    #expect(app.state.notice.hasPrefix("No team is saved yet."))
  }

  nonisolated static let windows: [(Int, Int)] = [(30, 8), (80, 24), (120, 40)]

  @Test(arguments: windows, [Language.english, .japanese])
  func screenMatchesSnapshot(window: (columns: Int, rows: Int), language: Language) async throws {
    let size = Size(columns: window.columns, rows: window.rows)
    let app = await started(size: size, language: language)
    let name = "\(window.columns)x\(window.rows)-\(language.code)"

    try Snapshot.verify(app.shown(), "team-" + name)
    app.press(.down, .enter)
    try Snapshot.verify(app.shown(), "set-" + name)
  }
}

extension PokedexApp {
  /// Waits until all changes of marks and teams have been written.
  fileprivate func settleMarks() async {
    await model.marks.settle()
    settle()
  }
}

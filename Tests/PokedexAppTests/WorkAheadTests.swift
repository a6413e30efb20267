import DexData
import PokedexFeatures
import PokedexModel
import PokedexQuery
import PokedexTestSupport
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// What is done while a person reads: the other pages of an entry, and what a search needs.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WorkAheadTests {
  private let api = MockPokemonAPI()

  private func opened(
    size: Size = DemoApp.size, language: Language = .english, source: Source = .demo
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language, api: api, source: source)
    app.type("6G")
    app.press(.enter)
    return app
  }

  /// The tabs of the entry's pages that are made.
  private func made(_ app: PokedexApp) -> [EntryTab] {
    EntryTab.allCases.filter { tab in
      guard let entry = app.model.entry else { return false }
      var state = app.pageState
      state.turn(to: tab)
      guard let shown = app.entry(of: entry, in: state) else { return false }
      return app.madePages.contains(
        OpenPage.Content(.entry(shown), size: app.layout.size, language: app.model.language))
    }
  }

  @Test func allOthersAreMadeForWhoTurnsPages() async {
    let app = await opened()

    app.workAhead(unless: false)
    #expect(made(app) == [.overview])
    app.turn(to: .moves)
    app.workAhead(unless: false)

    #expect(made(app) == EntryTab.allCases)
  }

  /// Others may never leave the overview.
  @Test func allPagesOfTheNextEntryAreMadeForWhoHasTurnedPages() async {
    let app = await opened()
    app.workAhead(unless: false)
    #expect(made(app) == [.overview])
    app.type("4")
    app.press(.escape)
    app.type("9G")
    app.press(.enter)

    app.workAhead(unless: false)

    #expect(made(app) == EntryTab.allCases)
  }

  @Test func theNearestAfterThePageIsMadeFirst() async {
    let app = await opened()
    app.turn(to: .forms)
    var pieces = 3

    app.workAhead(
      unless: {
        pieces -= 1; return pieces < 0
      }())

    #expect(made(app) == [.overview, .forms, .breeding])
  }

  @Test func whatAKeyHasStoppedIsNotGoneOnWith() async {
    let app = await opened()
    app.turn(to: .forms)
    var pieces = 2
    app.workAhead(
      unless: {
        pieces -= 1; return pieces < 0
      }())
    let before = made(app)

    app.workAhead(unless: false)

    #expect(made(app) == before)
    #expect(!app.hasWorkAhead)
  }

  /// A search has more letters, which wait for the rows that are not made yet.
  @Test func aSearchGoesOnWithItsNextLetter() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    app.type("/")
    var pieces = 3

    app.workAhead(
      unless: {
        pieces -= 1; return pieces < 0
      }())
    #expect(app.hasWorkAhead)
    app.workAhead(unless: false)

    #expect(!app.hasWorkAhead)
  }

  @Test(
    arguments: [(30, 8), (80, 24), (120, 40)].map { Size(columns: $0.0, rows: $0.1) },
    [Language.english, .japanese])
  func everyPageIsAsIfItHadNotBeenMadeAhead(size: Size, language: Language) async {
    let ahead = await opened(size: size, language: language)
    let plain = await opened(size: size, language: language)

    for keys in ["2", "3", "4", "5", "6", "7", "e1", "6", "7", "1", "234n5"] {
      for key in keys {
        ahead.type(String(key))
        ahead.workAhead(unless: false)
        plain.type(String(key))
        #expect(ahead.shown() == plain.shown(), "\(keys)")
      }
    }
  }

  @Test func keysGoFirst() async {
    let app = await opened()
    app.turn(to: .moves)

    app.workAhead(unless: true)
    #expect(made(app) == [.overview, .moves])
    app.workAhead(unless: false)

    #expect(made(app) == EntryTab.allCases)
  }

  @Test func whoWalksThroughEntriesStaysOnAPage() async {
    let app = await opened()
    app.turn(to: .moves)
    app.workAhead(unless: false)

    app.type("n")
    app.workAhead(unless: false)

    #expect(made(app) == [.moves])
  }

  private var pictureCalls: [MockPokemonAPI.Call] {
    api.calls.filter { if case .picture = $0 { true } else { false } }
  }

  /// They would be asked for although nobody sees them.
  @Test func familyWithPicturesIsNotMadeAhead() async {
    let app = await opened(size: Size(columns: 120, rows: 40), source: .layered)
    app.turn(to: .overview)
    let before = pictureCalls

    app.workAhead(unless: false)

    #expect(pictureCalls == before)
    #expect(made(app) == EntryTab.allCases.filter { $0 != .evolution })
  }

  @Test func nothingIsMadeBehindAMenu() async {
    let app = await opened()
    app.type("4L")

    app.workAhead(unless: false)

    #expect(!app.hasWorkAhead)
    #expect(made(app) == [.overview, .moves])
  }

  @Test func searchIsPreparedWithoutAnythingToSeeOrToFetch() async {
    let (ahead, plain) = (await DemoApp.started(api: api), await DemoApp.started())
    for app in [ahead, plain] { app.type("/") }
    let (before, calls) = (ahead.shown(), api.calls)

    ahead.workAhead(unless: false)
    #expect(ahead.shown() == before)
    #expect(api.calls == calls)

    for letter in ["c", "h", "a", "r"] {
      for app in [ahead, plain] { app.type(letter) }
      #expect(ahead.shown() == plain.shown())
    }
  }

  @Test func whatIsFoundAlreadyStaysMarked() async {
    let app = await DemoApp.started()
    app.model.search.restore("char", in: nil, scope: .varieties)

    app.type("/")
    app.workAhead(unless: false)

    #expect(app.model.search.state.marks(in: "Charmander") == [0, 1, 2, 3])
  }

  /// Else every page that was ever seen would be kept.
  @Test func pagesSeenLongAgoAreLetGo() async {
    let app = await opened()
    let first = app.openPage?.content
    for _ in 0..<20 {
      app.type("n")
      app.rest()
    }

    #expect(first.map(app.madePages.contains) == false)
    #expect(app.openPage.map { app.madePages.contains($0.content) } == true)
  }
}

import PokedexFeatures
import PokedexModel
import PokedexScreens
import PokedexTestSupport
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// The page after the one to see, which is made while a person reads.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NextPageTests {
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

  @Test func theOneAfterAPageIsMade() async {
    let app = await opened()
    #expect(made(app) == [.overview])

    app.makeNextPage(unless: false)
    #expect(made(app) == [.overview, .evolution])
    app.turn(to: .moves)
    app.makeNextPage(unless: false)

    #expect(made(app) == [.overview, .evolution, .moves, .places])
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
        ahead.makeNextPage(unless: false)
        plain.type(String(key))
        #expect(ahead.shown() == plain.shown(), "\(keys)")
      }
    }
  }

  @Test func keysGoFirst() async {
    let app = await opened()

    app.makeNextPage(unless: true)
    #expect(made(app) == [.overview])
    app.makeNextPage(unless: false)

    #expect(made(app) == [.overview, .evolution])
  }

  @Test func whoWalksThroughEntriesStaysOnAPage() async {
    let app = await opened()
    app.makeNextPage(unless: false)

    app.type("n")
    app.makeNextPage(unless: false)

    #expect(made(app) == [.overview])
  }

  @Test func theLastPageHasNoneAfterIt() async {
    let app = await opened()
    app.type("7")

    app.makeNextPage(unless: false)

    #expect(made(app) == [.overview, .breeding])
  }

  /// They would be asked for although nobody sees them.
  @Test func familyWithPicturesIsNotMadeAhead() async {
    let app = await opened(size: Size(columns: 120, rows: 40), source: .layered)
    let before = api.calls

    app.makeNextPage(unless: false)

    #expect(api.calls == before)
    #expect(made(app) == [.overview])
  }

  @Test func nothingIsMadeBehindAMenu() async {
    let app = await opened()
    app.type("L")

    app.makeNextPage(unless: false)

    #expect(made(app) == [.overview])
  }

  /// Else every page that was ever seen would be kept.
  @Test func pagesSeenLongAgoAreLetGo() async {
    let app = await opened()
    let first = app.openPage?.content
    for _ in 0..<20 {
      app.type("n")
      app.letGo()
    }

    #expect(first.map(app.madePages.contains) == false)
    #expect(app.openPage.map { app.madePages.contains($0.content) } == true)
  }
}

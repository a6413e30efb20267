import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// Screens that show cached responses, and messages about a cache failure.
@MainActor
@Suite("Screens over a cache", .timeLimit(.minutes(5)))
struct CacheScreenTests {
  private static let damaged = Sentence.noCache.text(
    in: .english, ErrorSentence.text(of: CacheFailure.damaged, in: .english))

  private func app(_ api: StubPokemonAPI, _ source: DataSource) async -> PokedexApp {
    let app = await DemoApp.started(api: api, source: source)
    // A live preview is loaded only after the selection has stayed the same for a while. An entry
    // that is already loaded is shown at once.
    await app.fetcher.entryCache.fill(1, from: api)
    return app
  }

  @Test func staleListOffline() async throws {
    let api = StubPokemonAPI.stale(age: .seconds(3 * 86_400))

    let app = await app(api, .live)

    try Snapshot.verify(app.shown(), "stale-list-80x24-en")
  }

  @Test func staleEntry() async throws {
    let app = await app(.stale(age: .seconds(3 * 86_400)), .live)

    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()

    try Snapshot.verify(app.shown(), "stale-entry-80x24-en")
  }

  @Test func cachedDescription() async throws {
    let app = await app(.aged(prose: .cached(age: .seconds(7_200))), .layered)

    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()

    try Snapshot.verify(app.shown(), "cached-description-80x24-en")
  }

  @Test func notice() async throws {
    let app = await DemoApp.started()

    app.send(.notice(Self.damaged))

    try Snapshot.verify(app.shown(), "notice-80x24-en")
  }

  nonisolated static let keys: [Key] = [
    .down, .character("2"), .character("G"), .escape, .character("?"),
  ]

  @Test(arguments: keys)
  func nextKeyClearsNotice(key: Key) async {
    let app = await DemoApp.started()
    app.send(.notice(Self.damaged))
    #expect(app.shown().text(row: 22).hasPrefix(" No cache: its file is damaged"))

    app.press(key)

    #expect(!app.shown().text(row: 22).contains("cache"))
    #expect(app.state.notice == "")
  }

  @Test func resizingKeepsNotice() async {
    let app = await DemoApp.started()
    app.send(.notice(Self.damaged))

    _ = app.handle(.resized(Size(columns: 100, rows: 30)))

    #expect(app.shown().text(row: 28).hasPrefix(" No cache"))
  }

  @Test func fetchErrorIsShownInsteadOfNotice() async {
    let app = await DemoApp.started(
      api: MockPokemonAPI(returnHTTPError: .noNetwork), source: .live)

    app.send(.notice(Self.damaged))

    #expect(app.shown().text(row: 22) == " Can't reach PokéAPI. Press r to retry.")
  }

  @Test func newPokemonAreCountedAndReachableByNumber() async {
    let app = await DemoApp.started()
    let (number, rows) = (Counts.species + 1, Counts.varieties + 1)
    let newcomer = PokemonListItem(id: number, name: "newling", urlPrefix: "/", number: number)
    app.fetcher.list.append(newcomers: [newcomer])

    app.type("G")
    #expect(app.shown().text(row: 0).hasSuffix("\(rows)/\(rows)"))
    #expect(app.shown().rows.contains { $0.hasPrefix(" ▸ \(number) Newling ") })
    app.type("1g\(number)G")

    #expect(app.shown().text(row: 0).hasSuffix("\(rows)/\(rows)"))
  }
}

extension EntryCache {
  /// Loads an entry from an API into the cache.
  @MainActor
  fileprivate func fill(_ id: Int, from api: any PokemonAPIProtocol) async {
    let detail = PokemonDetailViewModel(api: api, entryCache: self)
    detail.show(id: id)
    await detail.fetchPokemon()
    detail.cancel()
  }
}

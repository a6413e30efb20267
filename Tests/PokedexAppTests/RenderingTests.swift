import DexData
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Rendering")
struct RenderingTests {
  nonisolated static let screens: [(name: String, letters: String, keys: [Key])] = [
    ("list", "", []), ("typed count", "25", []), ("entry", "133G", [.enter]),
    ("scrolled entry", "6G", [.enter, .end]), ("help", "?", []), ("scrolled help", "?", [.end]),
  ]

  nonisolated static let sizes: [Size] =
    (0...12).flatMap { columns in (0...12).map { Size(columns: columns, rows: $0) } }
    + [29, 30, 31, 40, 59, 60, 61, 79, 80, 119, 120, 130].flatMap { columns in
      [0, 1, 7, 8, 9, 12, 24, 45].map { Size(columns: columns, rows: $0) }
    }

  @Test(arguments: screens, [Language.english, .japanese])
  func frameHasWindowSizeAndNoControlCharacters(
    screen: (name: String, letters: String, keys: [Key]), language: Language
  ) async {
    let app = await DemoApp.started(language: language)
    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    for size in Self.sizes {
      _ = app.handle(.resized(size))
      let frame = app.shown()

      #expect(frame.size == size)
      #expect(frame.hasNoControlCharacters, "\(size)")
    }
  }

  @Test(arguments: [(29, 8), (30, 7), (29, 7), (80, 7), (24, 24)], [Language.english, .japanese])
  func windowSmallerThan30x8ShowsOnlyMessage(size: (Int, Int), language: Language) async {
    let app = await DemoApp.started(
      size: Size(columns: size.0, rows: size.1), language: language)

    let written = app.shown().rows.filter { !$0.isEmpty }

    let words = language == .english ? "The window is too small." : "画面が小さすぎます。"
    #expect(written == [words])
  }

  @Test(arguments: [Language.english, .japanese])
  func windowOf30x8ShowsList(language: Language) async {
    let app = await DemoApp.started(size: Size(columns: 30, rows: 8), language: language)

    #expect(app.shown().markedRows == [1])
  }

  @Test func networkErrorShowsInStatusLineAndOfflineInHeader() async {
    let app = await DemoApp.started(
      api: MockPokemonAPI(returnHTTPError: .noNetwork), source: .live)

    let rows = app.shown().rows

    #expect(rows[22] == " Can't reach PokéAPI. Press r to retry.")
    #expect(rows[0].hasSuffix(" offline · English · 0/0"))
    #expect(rows[1] == "  Nothing here yet.                    │")
  }

  @Test func nonNetworkErrorIsNotShownAsOffline() async {
    let app = await DemoApp.started(
      language: .japanese, api: MockPokemonAPI(returnPokemonAPIError: .decodingFailed))

    let rows = app.shown().rows

    #expect(rows[22] == " デコードに失敗しました。r キーで再試行します。")
    #expect(!rows[0].contains("オフライン"))
  }

  @Test(arguments: [
    (Language.english, " loading…"), (.japanese, " 読み込み中…"), (.german, " wird geladen …"),
  ])
  func loadingIsInTheStatusLine(language: Language, status: String) {
    let frame = Self.emptyFrame(language: language) { $0.isLoading = true }

    #expect(frame.text(row: 22) == status)
    #expect(frame.text(row: 1).trimmed == "│")
  }

  @Test(arguments: [
    (Language.english, " loading… 100 of 1351"), (.japanese, " 読み込み中… 100/1351件"),
    (.german, " wird geladen … 100 von 1351"),
  ])
  func listProgressShowsInStatusLine(language: Language, status: String) {
    let frame = Self.emptyFrame(language: language) {
      $0.isLoading = true
      $0.listProgress = ListProgress(loadedCount: 100, of: 1351)
    }

    #expect(frame.text(row: 22) == status)
  }

  @Test(arguments: [
    (Language.english, " reloading…"), (.japanese, " 再取得中…"),
  ])
  func retryStatusReplacesOldError(language: Language, status: String) {
    let frame = Self.emptyFrame(language: language) {
      $0.isLoading = true
      $0.isReloading = true
      $0.errorMessage = "Old."
    }

    #expect(frame.text(row: 22) == status)
  }

  @Test func retryWithBundledDataShowsMessageUntilNextKey() async {
    let app = await DemoApp.started()

    app.type("r")
    #expect(app.shown().text(row: 22) == " Nothing to fetch: all of this is built in.")
    app.type("j")

    #expect(app.shown().text(row: 22) == "")
  }

  @Test func aPendingCountIsInTheStatusLine() async {
    let app = await DemoApp.started()

    app.type("250")

    #expect(app.shown().text(row: 22) == " 250")
  }

  @Test func controlCharactersInMessageReachNoCell() {
    let frame = Self.emptyFrame(language: .english) {
      $0.errorMessage = "a\u{1B}[31mb\r\nc\td\u{7}e\u{9B}f\u{202E}g\u{0}\u{1B}"
    }

    #expect(frame.hasNoControlCharacters)
    #expect(frame.text(row: 22) == " a[31mbcdefg")
  }

  /// Returns the screen before any data has arrived.
  private static func emptyFrame(
    language: Language, _ change: (inout FetchStatus) -> Void
  ) -> Frame {
    let model = Fetcher(
      api: MockPokemonAPI(), source: .live, language: language)
    let app = PokedexApp(
      fetcher: model, engine: .ofDex(), vocabulary: DexVocabulary(), sets: Dex(),
      size: DemoApp.size,
      theme: .full)
    change(&app.state.data.status)
    return RenderedScreen.frame(of: app.state)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}

import DexData
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A screen in one language and one window size, with the keys that open it.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  var screen: String
  var letters = ""
  var keys: [Key] = []
  var language = Language.english
  var columns: Int
  var rows: Int

  var name: String { "\(screen)-\(columns)x\(rows)-\(language.code)" }
  var testDescription: String { name }
}

@MainActor
@Suite("Snapshots of screens")
struct SnapshotTests {
  nonisolated static let screens = [
    ScreenCase(screen: "list", columns: 80, rows: 24),
    ScreenCase(screen: "list", columns: 30, rows: 8),
    ScreenCase(screen: "list", columns: 29, rows: 8),
    ScreenCase(screen: "list", columns: 1, rows: 1),
    ScreenCase(screen: "list", language: .german, columns: 40, rows: 12),
    ScreenCase(screen: "list", language: .japanese, columns: 120, rows: 40),
    ScreenCase(screen: "list", language: .korean, columns: 80, rows: 24),
    ScreenCase(screen: "list", language: .traditionalChinese, columns: 120, rows: 40),
    ScreenCase(
      screen: "charizard", letters: "6G", keys: [.enter], language: .german, columns: 80, rows: 24),
    ScreenCase(
      screen: "eevee", letters: "133G", keys: [.enter], language: .japanese, columns: 40, rows: 12),
    ScreenCase(screen: "nidoran-f", letters: "29G", keys: [.enter], columns: 120, rows: 40),
    ScreenCase(screen: "help", letters: "?", columns: 80, rows: 24),
    ScreenCase(screen: "help", letters: "?", language: .german, columns: 80, rows: 24),
    ScreenCase(screen: "help", letters: "?", language: .japanese, columns: 40, rows: 12),
    ScreenCase(screen: "languages", letters: "L", language: .german, columns: 80, rows: 24),
  ]

  /// Returns two windows for the screen at an index. Any four consecutive screens together cover
  /// every combination of size and language.
  nonisolated private static func windows(
    _ index: Int
  ) -> [(columns: Int, rows: Int, language: Language)] {
    let (columns, rows) = index % 4 < 2 ? (30, 8) : (120, 40)
    let (first, other): (Language, Language) =
      index.isMultiple(of: 2) ? (.english, .japanese) : (.japanese, .english)
    return [(80, 24, first), (columns, rows, other)]
  }

  @Test(arguments: screens)
  func screenMatchesSnapshot(screen: ScreenCase) async throws {
    let size = Size(columns: screen.columns, rows: screen.rows)
    let app = await DemoApp.started(size: size, language: screen.language)

    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    try Snapshot.verify(app.shown(), screen.name)
  }

  /// The search text that is typed, and the keys pressed after it.
  nonisolated static let searches: [(screen: String, letters: String, keys: [Key])] = [
    ("typing", "/char", []), ("found", "/fire spe>=100", []),
    ("kept", "/fire spe>=100 !flying", [.enter]), ("mistake", "/fire speeed>100", []),
    ("choices", "/type:fi", [.tab, .tab]), ("nothing", "/bug dragon", []),
    ("sorted", "ooooooo", []), ("species", "a25G", []), ("columns", "S5j", []),
  ]

  nonisolated static let searchCases = searches.enumerated().flatMap { index, search in
    windows(index).map {
      ScreenCase(
        screen: "search-" + search.screen, letters: search.letters, keys: search.keys,
        language: $0.language, columns: $0.columns, rows: $0.rows)
    }
  }

  /// This test uses the real query engine, as the program does.
  @Test(arguments: searchCases)
  func searchMatchesSnapshot(screen: ScreenCase) async throws {
    let app = await DemoApp.started(
      size: Size(columns: screen.columns, rows: screen.rows), language: screen.language)

    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    try Snapshot.verify(app.shown(), screen.name)
  }

  /// Texts typed into the palette, in English and in Japanese.
  nonisolated static let palettes = [
    ("empty", ":", ":"), ("typing", ":char", ":ファイ"), ("kinds", ":gen", ":せいかく"),
    ("nothing", ":zzzzz", ":zzzzz"),
  ]

  nonisolated static let paletteCases = palettes.enumerated().flatMap { index, palette in
    windows(index).map {
      ScreenCase(
        screen: "palette-" + palette.0, letters: $0.language == .english ? palette.1 : palette.2,
        language: $0.language, columns: $0.columns, rows: $0.rows)
    }
  }

  @Test(arguments: paletteCases)
  func paletteMatchesSnapshot(screen: ScreenCase) async throws {
    let size = Size(columns: screen.columns, rows: screen.rows)
    let app = await DemoApp.started(size: size, language: screen.language)

    app.type(screen.letters)

    try Snapshot.verify(app.shown(), screen.name)
  }

  nonisolated static let themes = [("dark", Theme.full), ("mono", .monochrome)]
  nonisolated static let styledSearches = [("marks", "/char"), ("mistake", "/char speeed>1")]

  @Test(arguments: themes, styledSearches)
  func searchStylesMatchSnapshot(
    theme: (name: String, theme: Theme), search: (name: String, letters: String)
  ) async throws {
    let app = await DemoApp.started(theme: theme.theme)

    app.type(search.letters)

    try Snapshot.verify(
      app.shown(), "styles-search-\(search.name)-\(theme.name)", withStyles: true)
  }
}

import DexData
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A screen to look at: what is typed to come to it, in a language and a size.
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
@Suite("Screens are as recorded")
struct SnapshotTests {
  nonisolated static let sizes = [(80, 24), (120, 40), (40, 12)]

  nonisolated static let lists =
    (sizes + [(30, 8), (1, 1), (29, 8)]).map {
      ScreenCase(screen: "list", columns: $0.0, rows: $0.1)
    }
    + [Language.japanese, .korean, .traditionalChinese].flatMap { language in
      [(80, 24), (120, 40)].map {
        ScreenCase(screen: "list", language: language, columns: $0.0, rows: $0.1)
      }
    }

  nonisolated static let entries = [("charizard", "6G"), ("eevee", "133G"), ("nidoran-f", "29G")]
    .flatMap { name, letters in
      [Language.english, .japanese].flatMap { language in
        sizes.map {
          ScreenCase(
            screen: name, letters: letters, keys: [.enter], language: language,
            columns: $0.0, rows: $0.1)
        }
      }
    }

  nonisolated static let helps = [Language.english, .japanese].flatMap { language in
    [(80, 24), (40, 12)].map {
      ScreenCase(screen: "help", letters: "?", language: language, columns: $0.0, rows: $0.1)
    }
  }

  /// What is read most, in a language of long words.
  nonisolated static let german = [
    ("list", "", []), ("charizard", "6G", [Key.enter]), ("help", "?", []), ("languages", "L", []),
  ].flatMap { screen, letters, keys in
    [(80, 24), (40, 12)].map {
      ScreenCase(
        screen: screen, letters: letters, keys: keys, language: .german, columns: $0.0,
        rows: $0.1)
    }
  }

  @Test(arguments: lists + entries + helps + german)
  func screenIsAsRecorded(screen: ScreenCase) async throws {
    let size = Size(columns: screen.columns, rows: screen.rows)
    let app = await DemoApp.started(size: size, language: screen.language)

    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    try Snapshot.verify(app.shown(), screen.name)
  }

  /// What is typed to search the list, and the keys after it.
  nonisolated static let searches: [(screen: String, letters: String, keys: [Key])] = [
    ("typing", "/char", []), ("found", "/fire spe>=100", []),
    ("kept", "/fire spe>=100 !flying", [.enter]), ("mistake", "/fire speeed>100", []),
    ("choices", "/type:fi", [.tab, .tab]), ("nothing", "/bug dragon", []),
    ("sorted", "ooooooo", []), ("species", "a25G", []), ("columns", "S5j", []),
  ]

  nonisolated static let searchCases = searches.flatMap { search in
    [Language.english, .japanese].flatMap { language in
      [(30, 8), (80, 24), (120, 40)].map {
        ScreenCase(
          screen: "search-" + search.screen, letters: search.letters, keys: search.keys,
          language: language, columns: $0.0, rows: $0.1)
      }
    }
  }

  /// With the query language itself, as the program has it.
  @Test(arguments: searchCases)
  func searchIsAsRecorded(screen: ScreenCase) async throws {
    let app = await DemoApp.started(
      size: Size(columns: screen.columns, rows: screen.rows), language: screen.language)

    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    try Snapshot.verify(app.shown(), screen.name)
  }

  /// What is typed to go to something by name.
  nonisolated static let palettes: [(screen: String, letters: String, language: Language)] = [
    ("empty", ":", .english), ("empty", ":", .japanese), ("typing", ":char", .english),
    ("typing", ":ファイ", .japanese), ("kinds", ":gen", .english), ("kinds", ":せいかく", .japanese),
    ("nothing", ":zzzzz", .english), ("nothing", ":zzzzz", .japanese),
  ]

  nonisolated static let paletteCases = palettes.flatMap { palette in
    [(30, 8), (80, 24), (120, 40)].map {
      ScreenCase(
        screen: "palette-" + palette.screen, letters: palette.letters,
        language: palette.language, columns: $0.0, rows: $0.1)
    }
  }

  @Test(arguments: paletteCases)
  func paletteIsAsRecorded(screen: ScreenCase) async throws {
    let size = Size(columns: screen.columns, rows: screen.rows)
    let app = await DemoApp.started(size: size, language: screen.language)

    app.type(screen.letters)

    try Snapshot.verify(app.shown(), screen.name)
  }

  @Test(
    arguments: [("dark", Theme.full), ("mono", .monochrome)],
    [("marks", "/char"), ("mistake", "/char speeed>1")])
  func stylesOfASearchAreAsRecorded(
    theme: (name: String, theme: Theme), search: (name: String, letters: String)
  ) async throws {
    let app = await DemoApp.started(theme: theme.theme)

    app.type(search.letters)

    try Snapshot.verify(
      app.shown(), "styles-search-\(search.name)-\(theme.name)", withStyles: true)
  }
}

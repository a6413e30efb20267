import PokedexModel
import PokedexScreens
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

  @Test(arguments: lists + entries + helps)
  func screenIsAsRecorded(screen: ScreenCase) async throws {
    let size = Size(columns: screen.columns, rows: screen.rows)
    let app = await DemoApp.started(size: size, language: screen.language)

    app.type(screen.letters)
    for key in screen.keys { app.press(key) }

    try Snapshot.verify(app.shown(), screen.name)
  }

  @Test(arguments: [Theme.full, .eight, .monochrome])
  func stylesAreAsRecorded(theme: Theme) async throws {
    let app = await DemoApp.started(theme: theme)

    try Snapshot.verify(app.shown(), "styles-\(theme)", withStyles: true)
  }
}

import PokedexScreens
import TerminalUI
import Testing

@testable import PokedexApp

/// A theme to look at.
struct ThemeCase: Sendable, CustomTestStringConvertible {
  var choice: ThemeChoice
  var ground = Ground.dark
  var depth = ColorDepth.palette

  var theme: Theme { Theme(choice, on: ground, depth: depth) }
  var testDescription: String { "\(choice.rawValue)-\(ground)-\(depth)" }
}

/// The styles of a list and of an entry in each theme: the text that they are of is in other snapshots.
@MainActor
@Suite("Themes are as recorded")
struct ThemeSnapshotTests {
  nonisolated static let themes =
    ColorDepth.allCases.map { ThemeCase(choice: .dark, depth: $0) }
    + [ColorDepth.eight, .sixteen, .palette, .exact].map {
      ThemeCase(choice: .light, ground: .light, depth: $0)
    }
    + [
      ThemeCase(choice: .auto, ground: .unknown), ThemeCase(choice: .highContrast),
      ThemeCase(choice: .highContrast, ground: .light), ThemeCase(choice: .mono),
    ]

  @Test(arguments: themes)
  func stylesAreAsRecorded(theme: ThemeCase) async throws {
    let app = await DemoApp.started(theme: theme.theme)
    let list = app.shown()
    app.type("6G")
    app.press(.enter)

    let runs = Snapshot.runs(of: [list, app.shown()])
    try Snapshot.verify(runs, "theme-\(theme.testDescription)")
  }
}

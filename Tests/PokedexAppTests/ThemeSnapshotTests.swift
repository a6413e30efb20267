import DexData
import TerminalUI
import Testing

@testable import PokedexApp

/// A theme with a background and a colour depth.
struct ThemeCase: Sendable, CustomTestStringConvertible {
  var choice: ThemeChoice
  var ground = TerminalBackground.dark
  var depth = ColorDepth.palette

  var theme: Theme { Theme(choice, on: ground, depth: depth) }
  var testDescription: String { "\(choice.rawValue)-\(ground)-\(depth)" }
}

/// The styles of a list and of an entry in each theme. Their texts are compared in other snapshots.
@MainActor
@Suite("Snapshots of themes")
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
  func stylesMatchSnapshot(theme: ThemeCase) async throws {
    let app = await DemoApp.started(theme: theme.theme)
    let list = app.shown()
    app.type("6G")
    app.press(.enter)

    let runs = Snapshot.runs(of: [list, app.shown()])
    try Snapshot.verify(runs, "theme-\(theme.testDescription)")
  }

  /// The keys that lead from the list to each other screen. A line break stands for Enter.
  private static let keySequences =
    (1...7).map { "6G\n\($0)" } + ["6G\n4\n", "6G\n5\n", "cjc\n", "%", "%\n"]
    + [
      "/char", "/fire spe>", "/zzzz ", "?", "?/mark", ":", ":surf", "L", "C", "S", "e", "y", "m",
      "6G\nv",
    ]

  /// Compares the styles of every screen with a snapshot file for each theme. The file has a
  /// section for each screen.
  @Test(arguments: themes.filter { $0.depth == .palette })
  func everyScreenStyleMatchesSnapshot(theme: ThemeCase) async throws {
    var parts: [String] = []
    var screens: Set<[String]> = []
    for keySequence in Self.keySequences {
      let app = await DemoApp.started(theme: theme.theme)
      for key in keySequence {
        if key == "\n" { app.press(.enter) } else { app.type(String(key)) }
      }
      let keys = keySequence.map { $0 == "\n" ? " Enter " : String($0) }.joined()
      let screen = app.shown()
      parts.append("\(keys)\n" + Snapshot.runs(of: [screen]))
      screens.insert(screen.rows)
    }
    #expect(screens.count == Self.keySequences.count, "each leads to a screen of its own")
    try Snapshot.verify(parts.joined(separator: "\n"), "screens-\(theme.testDescription)")
  }
}

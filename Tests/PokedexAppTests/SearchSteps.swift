import PokedexFeatures
import PokedexModel
import TerminalUI

@testable import PokedexApp

/// Helpers that the tests of the search box share.
@MainActor
protocol SearchSteps: TypingSteps {}

extension SearchSteps {
  nonisolated static var sizes: [Size] {
    [
      Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]
  }

  /// Returns the line of the search box.
  func box(_ app: PokedexApp) -> String {
    let frame = app.shown()
    return frame.text(row: frame.size.rows - 2)
  }

  /// Returns the line below the search box.
  func note(_ app: PokedexApp) -> String {
    let frame = app.shown()
    return frame.text(row: frame.size.rows - 1)
  }

  func names(_ app: PokedexApp) -> [String] {
    app.rows.map(\.name)
  }
}

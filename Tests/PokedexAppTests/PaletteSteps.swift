import TerminalUI

/// Helpers that the tests of the palette share.
@MainActor
protocol PaletteSteps: TypingSteps {}

extension PaletteSteps {
  nonisolated static var sizes: [Size] {
    [
      Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
      Size(columns: 200, rows: 60),
    ]
  }
}

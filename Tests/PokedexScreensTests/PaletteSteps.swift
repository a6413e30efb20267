import PokedexModel
import PokedexTestSupport
import TerminalUI

@testable import PokedexApp

/// What tests of the palette have in common.
@MainActor
protocol PaletteSteps {}

extension PaletteSteps {
  nonisolated static var sizes: [Size] {
    [
      Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
      Size(columns: 200, rows: 60),
    ]
  }

  func started(
    _ letters: String = "", size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    app.type(letters)
    return app
  }
}

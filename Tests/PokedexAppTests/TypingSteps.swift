import PokedexModel
import TerminalUI

@testable import PokedexApp

/// Shared helpers for tests that start by pressing keys in the list.
@MainActor
protocol TypingSteps {}

extension TypingSteps {
  func started(
    _ letters: String = "", size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language)
    app.type(letters)
    return app
  }
}

import DexData
import PokedexModel
import PokedexQuery
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The list while a search is typed into the box, key by key.
@Suite("Typing a search", .timeLimit(.minutes(5)))
struct TypingTests {
  /// Phrases with 307 keys together.
  nonisolated static let phrases = [
    "steel not flying", "weak to ice and ground", "legendary dragons",
    "fire types that learn earthquake",
    "fastest electric pokemon", "bulky water types with recover", "gen 4 ghosts",
    "starters with speed over 100", "immune to ground and not flying",
    "learns spore and quiver dance",
    "pseudo legendaries weak to fairy", "highest special attack grass types",
  ]

  /// The rows must change only when a word is finished that has a meaning, not with each letter.
  @Test @MainActor func rowsChangeOnlyWithFinishedWords() async {
    let app = await DemoApp.started()
    var changes = 0
    var keys = 0
    for phrase in Self.phrases {
      app.type("/")
      var rows = app.state.list.items(in: 0..<app.state.list.rowCount).map(\.id)
      var own = 0
      for character in phrase {
        app.type(String(character))
        keys += 1
        if app.state.list.items(in: 0..<app.state.list.rowCount).map(\.id) != rows { own += 1 }
        rows = app.state.list.items(in: 0..<app.state.list.rowCount).map(\.id)
      }
      changes += own
      print("\(own) changes: \(phrase)")
      app.press(.escape)
    }
    print("\(changes) changes in \(keys) keys")
    #expect(changes <= 40)
  }
}

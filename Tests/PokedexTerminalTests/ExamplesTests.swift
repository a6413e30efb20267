import Foundation
import TestSupport
import Testing

@testable import pokedex

/// Every example of help does what it says, word by word in a shell.
@Suite("Examples")
struct ExamplesTests {
  @Test(
    arguments: CommandTable.rows.filter { $0.command != .browse }.flatMap(\.examples))
  func exampleWorks(example: String) async throws {
    // What the example reads comes from the bundle.
    let script = "pokedex() { \"$0\" \"$@\" --demo; }; \(example); exit"

    let outcome = try await Executable.run([], redirection: "", before: script)

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import pokedex

/// Runs every example in the help texts in a shell.
@Suite("Examples")
struct ExamplesTests {
  @Test(
    arguments: CommandTable.rows.filter { $0.command != .browse }.flatMap(\.examples))
  func exampleWorks(example: String) async throws {
    // The option `--demo` makes the examples use the bundle instead of the network.
    let script = "cd \"$HOME\"; pokedex() { \"$0\" \"$@\" --demo; }; \(example); exit"
    let folder = try CacheFolder()
    let team = folder.url.appending(path: "team.txt")
    try Data("Garchomp @ Leftovers\nAbility: Rough Skin\n- Earthquake\n".utf8).write(to: team)

    let outcome = try await Executable.run(
      [], in: folder, environment: ["HOME": folder.url.path], redirection: "", before: script)

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.isEmpty)
  }
}

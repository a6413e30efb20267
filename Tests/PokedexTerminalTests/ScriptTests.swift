import Foundation
import PokedexTestSupport
import TestSupport
import Testing

/// The executable without a terminal.
@Suite(.timeLimit(.minutes(5)))
struct ScriptTests {
  @Test func withoutATerminalItSaysSo() async throws {
    let outcome = try await Executable.run(["--demo"], environment: ["TERM": "xterm-256color"])

    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("pokedex: pokedex needs a terminal"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func showPrintsPlainText() async throws {
    let outcome = try await Executable.run(["show", "Farfetch’d", "--demo"])

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("#0083  Farfetch’d"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func listHasEveryVariety() async throws {
    let outcome = try await Executable.run(["list", "--demo", "--json"])

    let items =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    #expect(items?.count == Counts.varieties)
    #expect(items?.last?["name"] as? String == "pecharunt")
  }

  @Test(
    arguments: [
      (["show", "bulbasuar", "--demo"], 1, "there is no Pokémon “bulbasuar”; closest: bulbasaur"),
      (
        ["show", "9999", "--demo"], 1,
        "there is no Pokémon number 9999; they go from 1 to \(Counts.species)"
      ),
      (["--colour"], 2, "unknown option “--colour”; did you mean --color?"),
      (["--jso"], 2, "unknown option “--jso”; did you mean --json?"),
      (
        ["--api", "ftp://host", "list"], 2,
        "“ftp://host” is not the address of a server: it needs http:// or https:// and a host."
      ),
    ] as [([String], Int32, String)])
  func mistakesAreOneLineOnStandardError(
    arguments: [String], code: Int32, sentence: String
  ) async throws {
    let outcome = try await Executable.run(arguments)

    #expect(outcome.code == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "pokedex: \(sentence)\n")
  }

  @Test(arguments: [
    ("tpye:fire", "There is no term “tpye”. Closest: type."),
    ("is:megga", "There is no property “megga”. Closest: mega."),
    ("fire xyzzyq", "“xyzzyq” is no name and no term."),
  ])
  func mistakeInAQueryIsNamedAndMarked(query: String, sentence: String) async throws {
    let outcome = try await Executable.run(["list", query, "--demo"])

    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(lines.first == "pokedex: \(sentence)")
    #expect(lines.dropFirst().first == "  \(query)")
    #expect(lines.last?.contains("^^^^") == true)
  }

  /// Nothing listens on port 1 of the loopback.
  @Test func unreachableServerIsASentence() async throws {
    let outcome = try await Executable.run([
      "show", "25", "--live", "--api", "http://127.0.0.1:1/api/v2",
    ])

    #expect(outcome.code == 1)
    #expect(outcome.errors == "pokedex: Can't reach PokéAPI.\n")
  }
}

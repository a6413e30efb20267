import Foundation
import PokedexTestSupport
import TestSupport
import Testing

/// Tests of the executable when it has no terminal.
@Suite(.timeLimit(.minutes(5)))
struct ScriptTests {
  @Test func missingTerminalIsReported() async throws {
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
      (["show", "bulba", "--demo"], 1, "there is no Pokémon “bulba”; closest: bulbasaur"),
      (
        ["show", "9999", "--demo"], 1,
        "there is no Pokémon number 9999; numbers go from 1 to \(Counts.species)"
      ),
      (["--colour"], 2, "unknown option “--colour”; did you mean --color?"),
      (["--jso"], 2, "unknown option “--jso”; did you mean --json?"),
      (
        ["--api", "ftp://host", "list"], 2,
        "“ftp://host” is not a server's address. Start it with http:// or https:// and name a host."
      ),
    ] as [([String], Int32, String)])
  func usageErrorsAreOneLineOnStandardError(
    arguments: [String], code: Int32, sentence: String
  ) async throws {
    let outcome = try await Executable.run(arguments)

    #expect(outcome.code == code)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "pokedex: \(sentence)\n")
  }

  @Test(arguments: [[], ["--language", "ja"], ["--game", "sword"], ["--generation", "3"]])
  func nameAloneInPipePrintsSameAsShow(options: [String]) async throws {
    let opened = try await Executable.run(["haunter", "--demo"] + options)
    let shown = try await Executable.run(["show", "haunter", "--demo"] + options)

    #expect(opened == shown)
    #expect(opened.code == 0)
  }

  static let misspellings: [(arguments: [String], note: String, of: [String])] = [
    (["show", "pikchu"], "“pikchu” read as Pikachu", ["show", "pikachu"]),
    (["show", "garchmp"], "“garchmp” read as Garchomp", ["show", "445"]),
    (["show", "charzard", "-l", "ja"], "「charzard」をリザードンと読みました", ["show", "6", "-l", "ja"]),
    (["weak", "pikachuj"], "“pikachuj” read as Pikachu", ["weak", "pikachu"]),
    (["move", "thunderblt"], "“thunderblt” read as Thunderbolt", ["move", "thunderbolt"]),
    (["item", "light-bal"], "“light-bal” read as Light Ball", ["item", "light-ball"]),
    (["ability", "levitte"], "“levitte” read as Levitate", ["ability", "levitate"]),
    (["nature", "adamnt"], "“adamnt” read as Adamant", ["nature", "adamant"]),
    (["type", "fightng"], "“fightng” read as Fighting", ["type", "fighting"]),
  ]

  @Test(arguments: misspellings)
  func misspelledNameIsCorrectedWithANote(
    row: (arguments: [String], note: String, of: [String])
  ) async throws {
    let outcome = try await Executable.run(row.arguments + ["--demo"])
    let meant = try await Executable.run(row.of + ["--demo"])

    #expect(outcome.errors == "pokedex: \(row.note)\n")
    #expect(outcome.output == meant.output && outcome.code == 0)
  }

  @Test(arguments: [["show", "nidorn"], ["type", "fary"], ["marks", "set", "caught", "pikchu"]])
  func misspellingIsRejectedIfAmbiguousShortOrInMarkCommand(arguments: [String]) async throws {
    let outcome = try await Executable.run(arguments)

    #expect(outcome.code != 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("closest: "))
  }

  @Test(arguments: [
    ("tpye:fire", "There is no term “tpye”. Closest: type."),
    ("is:megga", "There is no property “megga”. Closest: mega."),
    ("fire xyzzyq", "“xyzzyq” is neither a name nor a term."),
  ])
  func errorInQueryIsNamedAndUnderlined(query: String, sentence: String) async throws {
    let outcome = try await Executable.run(["list", query, "--demo"])

    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(lines.first == "pokedex: \(sentence)")
    #expect(lines.dropFirst().first == "  \(query)")
    #expect(lines.last?.contains("^^^^") == true)
  }

  /// Nothing listens on port 1 of the loopback interface.
  @Test func unreachableServerIsReportedInOneSentence() async throws {
    let outcome = try await Executable.run([
      "show", "25", "--live", "--api", "http://127.0.0.1:1/api/v2",
    ])

    #expect(outcome.code == 1)
    #expect(outcome.errors == "pokedex: Can't reach PokéAPI.\n")
  }
}

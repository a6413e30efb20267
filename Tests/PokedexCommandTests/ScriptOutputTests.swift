import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// Output for scripts, which depends neither on guesses nor on settings.
@Suite("Output for scripts")
struct ScriptOutputTests {
  @Test(arguments: [
    (["list", "nosuch", "--json"], "“nosuch” is neither a name nor a term. Closest: haunter, "),
    (["list", "nosuch", "--exact"], "“nosuch” is neither a name nor a term. Closest: haunter, "),
    (
      ["list", "nosuch", "--set", "output=tsv"], "“nosuch” is neither a name nor a term. Closest: "
    ),
    (["list", "steelt", "--csv"], "“steelt” is neither a name nor a term. Closest: steel"),
    (["random", "nosuch", "--json"], "“nosuch” is neither a name nor a term. Closest: haunter, "),
    (["moves", "thunderbold", "--tsv"], "Closest: thunderbolt"),
    (["abilities", "levitste", "--json"], "Closest: levitate"),
  ])
  func misspeltWordOfAQueryIsRefused(words: [String], sentence: String) async throws {
    let outcome = try await Executable.run(words)

    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.contains(sentence))
  }

  @Test(arguments: [
    (["show", "pikahcu", "--json"], "there is no Pokémon “pikahcu”; closest: pikachu"),
    (["show", "pikahcu", "--exact"], "there is no Pokémon “pikahcu”; closest: pikachu"),
    (["compare", "pikahcu", "raichu", "--csv"], "there is no Pokémon “pikahcu”; closest: pikachu"),
    (["weak", "pikahcu", "--tsv"], "there is no Pokémon “pikahcu”; closest: pikachu"),
    (["move", "thunderbolf", "--json"], "there is no move “thunderbolf”; closest: thunderbolt"),
    (["item", "lightball1", "--exact"], "there is no item “lightball1”; closest: light-ball"),
  ])
  func misspeltNameIsRefused(words: [String], sentence: String) async throws {
    let outcome = try await Executable.run(words + ["--demo"])

    #expect(outcome.code == 1 && outcome.output == "")
    #expect(outcome.errors == "pokedex: \(sentence)\n")
  }

  @Test(arguments: ["list", "random", "moves"])
  func guessInTextIsReported(command: String) async throws {
    let word = command == "moves" ? "thunderbold" : "nosuch"
    let outcome = try await Executable.run([command, word, "--demo"])

    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("pokedex: “\(word)” is read as "))
  }

  private static let settings = """
    output = "json"
    generation = 1
    game = "platinum"
    [list]
    limit = 3
    columns = ["name"]
    sort = "-spe"
    [show]
    columns = ["name"]
    with = "moves"
    """

  @Test(arguments: [
    ["list", "fire", "--json"], ["list", "fire", "--output", "csv"], ["show", "mew", "--json"],
    ["show", "sprigatito", "--tsv"], ["moves", "--tsv"],
  ])
  func settingsDoNotChangeOutputForScripts(words: [String]) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).toml")
    try Data(Self.settings.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let outcome = try await Executable.run(
      words + ["--demo"], environment: ["POKEDEX_CONFIG": file.path])

    #expect(outcome == (try await Executable.run(words + ["--demo"])))
  }

  @Test func settingsOfTheCommandLineStillApply() async throws {
    let outcome = try await Executable.run(["list", "fire", "--tsv", "--set", "list.limit=1"])

    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func configIsReadFromTheVariableUnlessRefused() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).toml")
    try Data("language = \"ja\"\n[list]\nlimit = 1\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["POKEDEX_CONFIG": file.path]

    let read = try await Executable.run(["list", "pikachu is:default"], environment: environment)
    let ignored = try await Executable.run(
      ["list", "pikachu is:default", "--no-config"], environment: environment)
    let path = try await Executable.run(["config", "path"], environment: environment)

    #expect(read.output.contains("ピカチュウ"))
    #expect(ignored.output.contains("Pikachu"))
    #expect(path.output == file.path + "\n")
  }
}

import PokedexModel
import TestSupport
import Testing

@testable import pokedex

extension RandomDraw {
  func names(in language: Language) throws -> [String] { try drawn(in: language).names }
}

@Suite("Random entries")
struct RandomDrawTests {
  @Test func seedReproducesTheDraw() throws {
    let draw = RandomDraw(query: "fire", count: 5, seed: 7)

    let names = try draw.names(in: .english)

    #expect(names.count == 5 && Set(names).count == 5)
    #expect(try draw.names(in: .japanese) == names)
    #expect(try RandomDraw(query: "fire", count: 5, seed: 8).names(in: .english) != names)
  }

  @Test func drawWithoutQueryCoversEverySpecies() throws {
    let all = try RandomDraw(count: 99_999, seed: 1).names(in: .english)

    #expect(all == (1...1025).map(String.init))
  }

  @Test func queryLimitReducesTheDraw() throws {
    #expect(try RandomDraw(query: "random:2", count: 5, seed: 1).names(in: .english).count == 2)
    #expect(
      try RandomDraw(query: "is:mega limit:3", count: 5, seed: 1).names(in: .english).count == 3)
    #expect(try RandomDraw(query: "fire water limit:1", seed: 1).names(in: .english).count == 1)
  }

  @Test func randomPrintsTheSameAsShow() async throws {
    let drawn = try await Executable.run(["random", "gen:1 is:legendary", "--seed", "4", "--demo"])
    let name = try #require(
      try RandomDraw(query: "gen:1 is:legendary", seed: 4).names(in: .english).first)

    #expect(drawn == (try await Executable.run(["show", name, "--demo"])))
  }

  @Test func emptyResultAndBadQueryAreErrors() async throws {
    let none = try await Executable.run(["random", "bst>=1125 gen:1", "--demo"])
    let bad = try await Executable.run(["random", "spe>>3", "--demo"])

    #expect(none.output == "" && none.code == 1)
    #expect(none.errors == "pokedex: nothing found for “bst>=1125 gen:1”\n")
    #expect(bad.code == 2 && bad.errors.contains("^"))
  }

  @Test(arguments: ["-1", "x", "", "1.5", "18446744073709551616"])
  func invalidSeedIsReported(text: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(["random", "--seed", text], environment: [:])
    }

    #expect(error?.sentence == "“\(text)” is not a seed; give a whole number, 0 or more")
  }
}

@Suite("Command lines for several Pokémon")
struct TeamCommandLineTests {
  @Test(arguments: [
    (["compare", "mew"], "compare needs 2–6 names, as in "),
    (["compare", "1", "2", "3", "4", "5", "6", "7"], "compare needs 2–6 names, as in "),
    (["weak"], "weak needs 1–6 names, as in "),
    (["matchup", "mew"], "matchup needs 2 names, as in "),
    (["matchup", "1", "2", "3"], "matchup needs 2 names, as in "),
    (
      ["matchup", "1", "2", "--csv"],
      "--csv works only with the commands list, moves, abilities, show, random, compare"
    ),
    (
      ["nature", "bold", "--game", "x-y"],
      "--game works only with the commands list, moves, abilities, show, random, compare, weak"
    ),
  ])
  func errorStatesTheRequirement(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(arguments, environment: [:])
    }

    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func optionsSetTheRequest() throws {
    let parse = { try CommandLineParser.parse($0, environment: [:]) }

    #expect(
      try parse(["compare", "mew", "25", "--generation", "1", "-j"]).runs(
        TeamRequest(kind: .compare, names: ["mew", "25"], format: .json, generation: 1)))
    #expect(
      try parse(["matchup", "mew", "25", "-gred-blue"]).runs(
        MatchupCommand(sides: ["mew", "25"], game: "red-blue")))
    #expect(
      try parse(["random", "fire", "is:fe", "-n3", "--seed=9", "--generation", "5"]).runs(
        RandomCommand(
          draw: RandomDraw(query: "fire is:fe", count: 3, generation: 5, seed: 9),
          details: .init(generation: 5))))
  }
}

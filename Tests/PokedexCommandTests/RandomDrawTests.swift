import PokedexModel
import TestSupport
import Testing

@testable import pokedex

extension RandomDraw {
  func names(in language: Language) throws -> [String] { try drawn(in: language).names }
}

@Suite("Random entries")
struct RandomDrawTests {
  @Test func drawWithoutQueryCoversEverySpecies() throws {
    let all = try RandomDraw(count: 99_999, seed: 1).names(in: .english)

    #expect(all == (1...1025).map(String.init))
  }
}

@Suite("Command lines for several Pokémon")
struct TeamCommandLineTests {
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

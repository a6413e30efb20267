import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// Commands that show the facts of a game.
@Suite("Options for a game")
struct GameOptionTests {
  @Test(arguments: [
    (["list", "clefairy", "--tsv", "--columns", "slug,type"], "slug\ttypes\nclefairy\tnormal\n"),
    (["list", "sprigatito", "--tsv", "--columns", "slug"], "slug\n"),
    (
      ["moves", "\"tackle\" !electric", "--tsv", "--columns", "slug,power"],
      "slug\tpower\ntackle\t35\n"
    ),
    (["moves", "learnt-by:pikachu@tutor power>100", "--tsv", "--columns", "slug"], "slug\n"),
    (["abilities", "had-by:gengar", "--tsv", "--columns", "name"], "name\nlevitate\n"),
    (["random", "clefairy", "--tsv", "--fields", "slug,types"], "slug\ttypes\nclefairy\tnormal\n"),
  ])
  func listShowsTheFactsOfTheGame(words: [String], output: String) async throws {
    #expect(try await Executable.run(words + ["--game", "platinum"]).output == output)
  }

  @Test func randomEntryHasTheFiguresOfTheQuery() async throws {
    let drawn = try await Executable.run([
      "random", "clefairy in:platinum", "--tsv", "--fields", "slug,types",
    ])

    #expect(drawn.output == "slug\ttypes\nclefairy\tnormal\n")
  }

  @Test(arguments: ["compare", "weak"])
  func comparisonShowsTheGenerationOfTheGame(command: String) async throws {
    let words = [command, "clefairy", "jigglypuff", "--demo", "--json"]

    let inGame = try await Executable.run(words + ["--game", "diamond-pearl"])

    #expect(inGame == (try await Executable.run(words + ["--generation", "4"])))
    #expect(inGame.output != (try await Executable.run(words)).output)
  }

  @Test(arguments: ["list", "moves", "abilities", "compare", "weak", "show", "move", "item"])
  func variableAndSettingCountLikeTheOption(command: String) throws {
    let words = [command, "pikachu", "pikachu"].prefix(["move", "item"].contains(command) ? 2 : 3)
    var config = Config()
    config.set("game", to: "platinum")

    let byOption = try CommandLineParser.parse(
      words + ["--game", "platinum"], environment: [:])
    let byVariable = try CommandLineParser.parse(
      Array(words), environment: ["POKEDEX_GAME": "platinum"])
    let bySetting = try CommandLineParser.parse(Array(words), environment: [:], config: config)

    for other in [byVariable, bySetting] {
      #expect(String(describing: other.action) == String(describing: byOption.action))
    }
  }

  @Test(arguments: [
    ["marks", "list"], ["move", "tackle"], ["item", "potion"], ["matchup", "mew", "mewtwo"],
    ["show", "mew"], ["list", "mew"], ["team"], [],
  ])
  func pairOfVersionsIsAGameEverywhere(words: [String]) throws {
    let option = try CommandLineParser.parse(words + ["--game", "red-blue"], environment: [:])
    let variable = try CommandLineParser.parse(words, environment: ["POKEDEX_GAME": "red-blue"])
    let setting = try CommandLineParser.parse(words + ["--set", "game=red-blue"], environment: [:])

    let needsVersion = words.isEmpty || words[0] == "marks"
    let note = "“red-blue” has several versions; taking the first, Red"
    #expect(option.gameNote == (needsVersion ? note : nil))
    #expect([variable, setting].allSatisfy { $0.gameNote == (words.isEmpty ? note : nil) })
    if words.isEmpty {
      #expect([option.game, variable.game, setting.game] == ["red", "red", "red"])
    }
  }

  @Test(arguments: [("red", "red-blue"), ("sword-shield", "sword-shield"), ("プラチナ", "platinum")])
  func duelTakesAVersionOrAPair(name: String, group: String) throws {
    let invocation = try CommandLineParser.parse(
      ["matchup", "mew", "mewtwo", "--game", name], environment: [:])

    guard case .run(let command) = invocation.action else { throw UsageError(sentence: "") }
    #expect((command as? MatchupCommand)?.game == group)
  }
}

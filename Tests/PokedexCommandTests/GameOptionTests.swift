import PokedexModel
import TestSupport
import Testing

@testable import pokedex

/// Commands that show the facts of a game.
@Suite("Options for a game")
struct GameOptionTests {
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
}

import DexData
import Foundation
import PokedexApp
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("show --game VERSION")
struct ShellAcquisitionTests {
  private func shell(language: Language = .english, json: Bool = false) -> Shell {
    Shell(api: MockPokemonAPI(), source: .demo, language: language, json: json)
  }

  private func text(
    _ name: String, in version: String, language: Language = .english
  ) async throws -> [String] {
    let game = Dex().versionGroups.game(ofVersion: version)?.group
    let page = try await shell(language: language)
      .show([name], .init(game: game, version: version))
    return page.components(separatedBy: "\n\n").dropFirst().first?.split(separator: "\n")
      .map(String.init) ?? []
  }

  static let texts: [(name: String, version: String, lines: [String])] = [
    ("turtwig", "platinum", ["In Platinum", "Route 201: gift"]),
    ("larvitar", "soulsilver", ["In SoulSilver", "Mount Silver (top): grass, cave, 10 %"]),
    ("larvitar", "platinum", ["In Platinum", "Route 206: grass, cave, 40 % (swarm)"]),
    ("torterra", "platinum", ["In Platinum", "Evolve Grotle (level 32)"]),
    (
      "happiny", "diamond",
      [
        "In Diamond", "Hearthome City (west gate): gift egg",
        "Breed Chansey or Blissey holding Luck Incense",
      ]
    ),
    ("pichu", "gold", ["In Gold", "Breed Pikachu or Raichu"]),
    ("omanyte", "red", ["In Red", "Cinnabar Lab (Cinnabar Island): revive Helix Fossil"]),
    ("farfetchd", "red", ["In Red", "Vermilion City: in-game trade (for Spearow)"]),
    ("magnezone", "diamond", ["In Diamond", "Evolve Magneton (level up at Mt. Coronet)"]),
    ("charizard-mega-x", "x", ["In X", "Charizard with Charizardite X"]),
    ("charizard-mega-x", "legends-za", ["In Legends: Z-A", "Charizard with Charizardite X"]),
    ("growlithe", "leafgreen", ["In LeafGreen", "FireRed only"]),
    ("mew", "red", ["In Red", "No way recorded; by transfer or event"]),
    ("wooloo", "red", ["In Red", "Not in this game"]),
    ("bulbasaur", "blue-japan", ["In Blue", "Not recorded for this game"]),
    ("arceus", "diamond", ["In Diamond", "Hall of Origin: stands there (Azure Flute in bag)"]),
    ("tyrunt", "x", ["In X", "Glittering Cave: gift"]),
    (
      "raikou", "crystal",
      ["In Crystal", "Roaming Johto: roaming, grass, 10 % (beasts awakened)"]
    ),
    (
      "gliscor", "legends-arceus",
      [
        "In Legends: Arceus",
        "Celestica Trail, Clamberclaw Cliffs and 1 more: in the open (Alpha)",
        "Evolve Gligar (use Razor Fang at night)",
      ]
    ),
  ]

  @Test(arguments: texts)
  func acquisitionIsListedUnderTheHeader(name: String, version: String, lines: [String])
    async throws
  {
    #expect(try await text(name, in: version) == lines)
  }

  @Test func gameSelectsItsAbilities() async throws {
    let request = EntryDetails.Request(game: "platinum", version: "platinum")
    let page = try await shell().show(["eevee"], request)

    #expect(page.contains("Adaptability"))
    #expect(!page.contains("Anticipation"))
  }

  @Test(
    arguments: [
      (["show", "eevee"], "platinum", [:], "platinum"),
      (["show", "eevee", "--game", "red"], "platinum", [:], "red"),
      (["show", "eevee"], nil, ["game": "pearl"], "pearl"),
      (["show", "eevee"], "platinum", ["game": "pearl"], "platinum"),
      (["show", "eevee"], nil, ["game": "pearl", "show.game": "red"], "red"),
      (["random"], nil, ["game": "pearl"], "pearl"),
    ] as [([String], String?, [String: String], String)])
  func chosenGameAppliesToShowAndRandom(
    words: [String], variable: String?, settings: [String: String], version: String
  ) throws {
    var environment: Environment = ["LANG": "en_US.UTF-8"]
    environment["POKEDEX_GAME"] = variable
    var config = Config()
    for (key, text) in settings { config.set(key, to: text) }
    let invocation = try CommandLineParser.parse(
      words, environment: environment, config: config)

    guard case .run(let command) = invocation.action else { throw UsageError(sentence: "") }
    let details = (command as? ShowCommand)?.details ?? (command as? RandomCommand)?.details
    #expect(details?.version == version)
  }

  @Test(arguments: [["list"], ["show", "1"], ["marks", "list"], []])
  func unknownGameInTheEnvironmentIsRejected(words: [String]) {
    let environment: Environment = ["LANG": "en_US.UTF-8", "POKEDEX_GAME": "platnum"]

    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(words, environment: environment)
    }
    #expect(error?.sentence == "POKEDEX_GAME: there is no game “platnum”; closest: platinum")
  }

  @Test func acquisitionIsTranslated() async throws {
    let japanese = try await text("torterra", in: "platinum", language: .japanese)
    let wild = try await text("spinarak", in: "gold", language: .japanese)
    let german = try await text("pichu", in: "gold", language: .german)
    let other = try await text("kyogre", in: "ruby", language: .german)

    #expect(japanese == ["プラチナでの入手方法", "ハヤシガメを進化（レベル32）"])
    #expect(wild == ["金での入手方法", "37番道路：草むら・洞窟、40 %（夜）"])
    #expect(german == ["In Gold", "Pikachu oder Raichu züchten"])
    #expect(other == ["In Rubin", "Nur Saphir"])
  }

  @Test func versionGroupShowsNoAcquisition() async throws {
    let request = EntryDetails.Request(game: "red-blue")
    let page = try await shell().show(["mew"], request)
    let json = try await shell(json: true).show(["mew"], request)

    #expect(!page.contains("In Red"))
    #expect(!json.contains("acquisition"))
  }

  static let jsons: [(name: String, version: String, json: String)] = [
    (
      "drifloon", "diamond",
      """
      [{"way": "fixed", "location_areas": ["valley-windworks-area"], "method": "static",
        "conditions": [["story-progress-defeat-mars"], ["weekday-friday"]],
        "min_level": 22, "max_level": 22, "chance": null}]
      """
    ),
    (
      "azurill", "ruby",
      """
      [{"way": "breed", "parents": ["marill", "azumarill"], "holding": "sea-incense"}]
      """
    ),
    (
      "gengar", "red",
      """
      [{"way": "evolve", "from": "haunter", "steps": [{"from": "haunter", "to": "gengar",
        "trigger": "trade", "is_default": true, "version_group": "red-blue"}]}]
      """
    ),
    ("ekans", "blue", #"[{"way": "other-version", "versions": ["red"]}]"#),
    ("mew", "red", #"[{"way": "transfer"}]"#),
    ("pichu", "yellow", #"[{"way": "not-in-game"}]"#),
    ("bulbasaur", "blue-japan", #"[{"way": "not-recorded"}]"#),
    ("deoxys", "firered", #"[{"way": "other-form", "form": "deoxys-attack"}]"#),
    (
      "charizard-mega-x", "x",
      #"[{"way": "change", "from": "charizard", "items": ["charizardite-x"]}]"#
    ),
  ]

  @Test(arguments: jsons)
  func jsonListsAcquisitionMethods(name: String, version: String, json: String) async throws {
    let text = try await shell(json: true).show([name], .init(version: version))

    let entry = try #require(try JSON.objects(in: text).first)
    #expect(try JSON.member("acquisition", of: entry) == JSON.value(of: json))
  }
}

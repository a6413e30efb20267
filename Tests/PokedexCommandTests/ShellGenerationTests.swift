import Foundation
import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("Entries in a generation")
struct ShellGenerationTests {
  typealias Request = EntryDetails.Request

  static let facts: [(name: String, generation: Int, key: String, json: String)] = [
    ("magnemite", 1, "types", #"["electric"]"#),
    ("magnemite", 2, "types", #"["electric", "steel"]"#),
    ("jigglypuff", 5, "types", #"["normal"]"#),
    ("jigglypuff", 6, "types", #"["normal", "fairy"]"#),
    ("pikachu", 1, "stats", stats(35, 55, 30, 50, 50, 90)),
    ("pikachu", 5, "stats", stats(35, 55, 30, 50, 40, 90)),
    ("pikachu", 6, "stats", stats(35, 55, 40, 50, 50, 90)),
    ("charmander", 1, "stats", stats(39, 52, 43, 50, 50, 65)),
    ("pikachu", 2, "abilities", "[]"),
    ("pikachu", 4, "abilities", #"[{"name": "static", "is_hidden": false}]"#),
    (
      "pikachu", 5, "abilities",
      #"[{"name": "static", "is_hidden": false}, {"name": "lightning-rod", "is_hidden": true}]"#
    ),
    ("jigglypuff", 5, "abilities", hidden("friend-guard", with: "cute-charm")),
  ]

  @Test(arguments: facts)
  func generationSelectsTypesStatsAndAbilities(
    name: String, generation: Int, key: String, json: String
  ) async throws {
    let entry = try #require(try await show([name], Request(generation: generation)).first)

    #expect(try JSON.member(key, of: entry) == JSON.value(of: json))
  }

  @Test func newestGenerationEqualsTheDefault() async throws {
    let today = try await shell(json: true).show(["pikachu", "raichu-alola"], Request())
    let newest = try await shell(json: true)
      .show(["pikachu", "raichu-alola"], Request(generation: 9))

    #expect(today == newest)
  }

  @Test func generationSelectsMatchups() async throws {
    let request = Request(parts: [.matchups], generation: 1)

    let entry = try #require(try await show(["magnemite"], request).first)

    // In generation I, neither Magnemite nor the type chart had the Steel type, so Ice damage isn't
    // halved.
    #expect(
      try JSON.member("matchups", of: entry)
        == JSON.value(
          of: """
            {"generation": 1, "with_ability": {}, "takes": {
              "normal": 1, "fighting": 1, "flying": 0.5, "poison": 1, "ground": 2, "rock": 1,
              "bug": 1, "ghost": 1, "fire": 1, "water": 1, "grass": 1, "electric": 0.5,
              "psychic": 1, "ice": 1, "dragon": 1}}
            """))
  }

  static let abilities: [(name: String, generation: Int?, json: String)] = [
    ("bronzong", nil, #"{"levitate": {"ground": 0}, "heatproof": {"fire": 1}}"#),
    ("pikachu", nil, #"{"lightning-rod": {"electric": 0}}"#), ("pikachu", 4, "{}"),
    ("shedinja", 3, shedinja), ("eevee", nil, "{}"),
  ]

  @Test(arguments: abilities)
  func matchupsWithAbilityListOnlyChanges(
    name: String, generation: Int?, json: String
  ) async throws {
    let request = Request(parts: [.matchups], generation: generation)
    let entry = try #require(try await show([name], request).first)
    let matchups = try #require(entry["matchups"] as? [String: Any])

    #expect(matchups["generation"] as? Int == generation ?? 9)
    #expect(try JSON.member("with_ability", of: matchups) == JSON.value(of: json))
  }

  static let laterPokemon: [(name: String, generation: Int, language: Language, sentence: String)] =
    [
      (
        "magnezone", 3, .english,
        "Magnezone did not exist in generation 3; it came with generation 4"
      ),
      (
        "raichu-alola", 6, .english,
        "Alolan Raichu did not exist in generation 6; it came with generation 7"
      ),
      (
        "charizard-mega-x", 5, .french,
        "Méga-Dracaufeu X did not exist in generation 5; it came with generation 6"
      ),
      ("magnezone", 1, .japanese, "ジバコイルは第1世代にはまだ登場していません。第4世代からです"),
    ]

  @Test(arguments: laterPokemon, [false, true])
  func pokemonOfLaterGenerationIsAnError(
    row: (name: String, generation: Int, language: Language, sentence: String), json: Bool
  ) async {
    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell(row.language, json: json)
        .show(["bulbasaur", row.name], Request(generation: row.generation))
    }

    #expect(failure?.sentence == row.sentence)
  }

  @Test func generationSelectsTextOutput() async throws {
    let text = try await shell(json: false).show(["magnemite"], Request(generation: 1))
    let today = try await shell(json: false).show(["magnemite"], Request())

    let types = text.split(separator: "\n")[2].prefix { $0 != "0" }
    #expect(types.trimmingCharacters(in: .whitespaces) == "Electric")
    #expect(today.contains("\nElectric Steel "))
    #expect(text.contains("\nAbilities\n—\n"))
  }

  private static func stats(
    _ hp: Int, _ attack: Int, _ defense: Int, _ special: Int, _ specialDefense: Int, _ speed: Int
  ) -> String {
    """
    {"hp": \(hp), "attack": \(attack), "defense": \(defense), "special_attack": \(special),
     "special_defense": \(specialDefense), "speed": \(speed)}
    """
  }

  private static func hidden(_ hidden: String, with ability: String) -> String {
    """
    [{"name": "\(ability)", "is_hidden": false}, {"name": "\(hidden)", "is_hidden": true}]
    """
  }

  /// The damage factors that Wonder Guard changes for Shedinja, as JSON. Only Fire, Flying, Rock,
  /// Ghost and Dark moves hit Shedinja, so all other factors are 0.
  private static let shedinja: String = {
    let rest = [
      "ground", "poison", "bug", "steel", "water", "grass", "electric", "psychic", "ice", "dragon",
    ]
    return "{\"wonder-guard\": {\(rest.map { "\"\($0)\": 0" }.joined(separator: ","))}}"
  }()

  private func show(_ names: [String], _ request: Request) async throws -> [[String: Any]] {
    try JSON.objects(in: await shell(json: true).show(names, request))
  }

  private func shell(_ language: Language = .english, json: Bool) -> Shell {
    Shell(api: MockPokemonAPI(), source: .demo, language: language, json: json)
  }
}

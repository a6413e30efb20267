import Foundation
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import Testing

@testable import pokedex

@Suite("JSON for scripts")
struct ShellJSONTests {
  private static let entryKeys: Set = [
    "id", "name", "species", "number", "display_name", "types", "stats", "effort", "abilities",
    "height_dm", "weight_hg", "base_experience", "genus", "generation", "egg_groups",
    "capture_rate", "base_happiness", "gender_rate", "growth_rate", "hatch_counter", "is_baby",
    "is_legendary", "is_mythical", "evolves_from", "names", "varieties", "introduced_in", "region",
    "form_triggers", "form",
  ]

  @Test func entryHasExactlyTheDocumentedKeys() async throws {
    for entry in try await show(["pikachu", "charizard-mega-x", "magnemite", "raichu-mega-x"]) {
      #expect(Set(entry.keys) == Self.entryKeys)
    }
  }

  /// Pikachu's row in the dex's table, as JSON.
  static let pikachu: [String: any Sendable] = [
    "id": 25, "name": "pikachu", "species": "pikachu", "number": 25, "display_name": "Pikachu",
    "types": ["electric"], "height_dm": 4, "weight_hg": 60, "base_experience": 112,
    "stats": stats(35, 55, 40, 50, 50, 90), "effort": stats(0, 0, 0, 0, 0, 2),
    "genus": "Mouse Pokémon", "generation": 1, "egg_groups": ["ground", "fairy"],
    "capture_rate": 190, "base_happiness": 50, "gender_rate": 4, "growth_rate": "medium",
    "hatch_counter": 10, "is_baby": false, "is_legendary": false, "is_mythical": false,
    "evolves_from": "pichu", "introduced_in": 1, "region": NSNull(), "form_triggers": [String](),
    "abilities": [
      ["name": "static", "is_hidden": false] as [String: any Sendable],
      ["name": "lightning-rod", "is_hidden": true],
    ],
    "names": [
      "en": "Pikachu", "ja": "ピカチュウ", "ja-hrkt": "ピカチュウ", "ko": "피카츄",
      "zh-hans": "皮卡丘", "zh-hant": "皮卡丘", "fr": "Pikachu", "de": "Pikachu",
      "es": "Pikachu", "it": "Pikachu",
    ],
  ]

  static let megaCharizardX: [String: any Sendable] = [
    "id": 10034, "name": "charizard-mega-x", "species": "charizard", "number": 6,
    "display_name": "Mega Charizard X", "types": ["fire", "dragon"], "height_dm": 17,
    "weight_hg": 1105, "base_experience": 285, "stats": stats(78, 130, 111, 130, 85, 100),
    "effort": stats(0, 0, 0, 3, 0, 0), "gender_rate": 1, "growth_rate": "medium-slow",
    "egg_groups": ["monster", "dragon"], "evolves_from": "charmeleon",
    "generation": 1, "introduced_in": 6, "region": NSNull(),
    "form_triggers": [
      ["kind": "item", "name": "charizardite-x"] as [String: any Sendable]
    ],
    "abilities": [["name": "tough-claws", "is_hidden": false] as [String: any Sendable]],
    "varieties": ["charizard", "charizard-mega-x", "charizard-mega-y", "charizard-gmax"],
  ]

  static let others: [(name: String, facts: [String: any Sendable])] = [
    ("magnemite", ["gender_rate": -1, "evolves_from": NSNull(), "varieties": ["magnemite"]]),
    ("raichu-mega-x", ["base_experience": 293, "id": 10304, "number": 26]),
    ("raichu-alola", ["generation": 1, "introduced_in": 7, "region": "alola"]),
    (
      "golisopod-mega",
      [
        "introduced_in": 9,
        "abilities": [["name": "emergency-exit", "is_hidden": false] as [String: any Sendable]],
      ]
    ),
    ("mewtwo", ["is_legendary": true, "is_mythical": false, "gender_rate": -1]),
    ("mew", ["is_legendary": false, "is_mythical": true]), ("pichu", ["is_baby": true]),
    ("chansey", ["gender_rate": 8]), ("tauros", ["gender_rate": 0]),
  ]

  @Test(arguments: [("pikachu", pikachu), ("charizard-mega-x", megaCharizardX)] + others)
  func entryValuesMatchTheTables(name: String, facts: [String: any Sendable]) async throws {
    let entry = try #require(try await show([name]).first)

    for (key, fact) in facts {
      let value = try #require(entry[key], "\(key)")
      #expect(NSArray(array: [value]).isEqual(to: [fact]), "\(key): \(value)")
    }
  }

  static let spellings: [(typed: String, name: String)] = [
    ("Pikachu", "pikachu"), ("PIKACHU", "pikachu"), ("25", "pikachu"), ("#25", "pikachu"),
    ("0025", "pikachu"), ("ピカチュウ", "pikachu"), ("皮卡丘", "pikachu"), ("10034", "charizard-mega-x"),
    ("Mega Charizard X", "charizard-mega-x"), ("Dracaufeu", "charizard"), ("Mr. Mime", "mr-mime"),
    ("Nidoran♀", "nidoran-f"), ("nidoran-m", "nidoran-m"), ("Flabébé", "flabebe"),
    ("Farfetch’d", "farfetchd"), ("farfetch'd", "farfetchd"), ("Type: Null", "type-null"),
    ("Glurak", "charizard"),
  ]

  @Test(arguments: spellings)
  func entryIsFoundByNumberAndByNameInAnyLanguage(typed: String, name: String) async throws {
    let entries = try await show([typed])

    #expect(entries.map { $0["name"] as? String } == [name])
  }

  @Test func entriesKeepRequestedOrderAndRepetitions() async throws {
    let entries = try await show(["25", "1", "charizard-mega-x", "25"])

    #expect(entries.map { $0["id"] as? Int } == [25, 1, 10034, 25])
  }

  @Test(arguments: [
    (Language.english, "Pikachu", "Mouse Pokémon"), (.japanese, "ピカチュウ", "ねずみポケモン"),
    (.korean, "피카츄", "쥐포켓몬"),
  ])
  func displayNameAndGenusAreTranslated(
    language: Language, name: String, genus: String
  ) async throws {
    let entry = try #require(try await show(["pikachu"], language).first)

    #expect(entry["display_name"] as? String == name)
    #expect(entry["genus"] as? String == genus)
  }

  @Test func listSortsEveryVarietyByNumberThenID() async throws {
    let items = try Self.objects(in: await shell(.english).list())
    let numbersAndIDs = try items.map {
      (try #require($0["number"] as? Int), try #require($0["id"] as? Int))
    }

    #expect(items.count == Counts.varieties)
    #expect(Set(numbersAndIDs.map(\.1)).count == Counts.varieties)
    #expect(zip(numbersAndIDs, numbersAndIDs.dropFirst()).allSatisfy { $0 < $1 })
    for item in items {
      #expect(Set(item.keys) == ["number", "id", "name", "display_name", "types"])
    }
    #expect(items[3]["display_name"] as? String == "Mega Venusaur")
    #expect(items[3]["types"] as? [String] == ["grass", "poison"])
  }

  private static func stats(
    _ hp: Int, _ attack: Int, _ defense: Int, _ specialAttack: Int, _ specialDefense: Int,
    _ speed: Int
  ) -> [String: Int] {
    [
      "hp": hp, "attack": attack, "defense": defense, "special_attack": specialAttack,
      "special_defense": specialDefense, "speed": speed,
    ]
  }

  private func show(
    _ names: [String], _ language: Language = .english
  ) async throws -> [[String: Any]] {
    try Self.objects(in: await shell(language).show(names, .init()))
  }

  private func shell(_ language: Language) -> Shell {
    Shell(api: MockPokemonAPI(), source: .demo, language: language, json: true)
  }

  private static func objects(in json: String) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(value as? [[String: Any]])
  }
}

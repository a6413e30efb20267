import Foundation
import PokedexFeatures
import PokedexModel
import PokedexApp
import PokedexText
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import pokedex

@Suite("Details of show --json --with")
struct ShellDetailsTests {
  typealias Request = EntryDetails.Request

  static let cases: [(name: String, request: Request, part: String, json: String)] = [
    (
      "ditto", Request(parts: [.moves], game: "red-blue"), "moves",
      """
      [{"move": "transform", "way": "level-up", "level": 1, "version_group": "red-blue"}]
      """
    ),
    (
      "ditto", Request(parts: [.moves], showsEffects: true, game: "red-blue"), "moves",
      """
      [{"move": "transform", "way": "level-up", "level": 1, "version_group": "red-blue",
        "effect": "\(MoveWords.line(of: "transform", in: .english) ?? "")"}]
      """
    ),
    (
      "magikarp", Request(parts: [.moves], game: "sword-shield"), "moves",
      """
      [{"move": "splash", "way": "level-up", "level": 1, "version_group": "sword-shield"},
       {"move": "tackle", "way": "level-up", "level": 15, "version_group": "sword-shield"},
       {"move": "flail", "way": "level-up", "level": 25, "version_group": "sword-shield"},
       {"move": "hydro-pump", "way": "machine", "level": null, "version_group": "sword-shield"},
       {"move": "bounce", "way": "machine", "level": null, "version_group": "sword-shield"}]
      """
    ),
    ("ditto", Request(parts: [.moves], game: "legends-za"), "moves", "[]"),
    (
      "metapod", Request(parts: [.moves], game: "red-blue"), "moves",
      """
      [{"move": "harden", "way": "level-up", "level": 1, "version_group": "red-blue"},
       {"move": "tackle", "way": "level-up", "level": 1, "version_group": "red-blue",
        "from": "caterpie"},
       {"move": "string-shot", "way": "level-up", "level": 1, "version_group": "red-blue",
        "from": "caterpie"}]
      """
    ),
    (
      "hitmontop", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "tyrogue", "to": "hitmonlee", "trigger": "level-up", "min_level": 20,
        "relative_physical_stats": 1, "is_default": true, "version_group": "red-blue"},
       {"from": "tyrogue", "to": "hitmonchan", "trigger": "level-up", "min_level": 20,
        "relative_physical_stats": -1, "is_default": true, "version_group": "red-blue"},
       {"from": "tyrogue", "to": "hitmontop", "trigger": "level-up", "min_level": 20,
        "relative_physical_stats": 0, "is_default": true, "version_group": "gold-silver"}]
      """
    ),
    (
      "cubone", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "cubone", "to": "marowak", "trigger": "level-up", "min_level": 28,
        "games": ["red-green-japan", "blue-japan", "red-blue", "yellow", "gold-silver",
          "crystal", "ruby-sapphire", "emerald", "colosseum", "xd", "firered-leafgreen",
          "diamond-pearl", "platinum", "heartgold-soulsilver", "black-white", "black-2-white-2",
          "x-y", "omega-ruby-alpha-sapphire", "lets-go-pikachu-lets-go-eevee", "sword-shield",
          "brilliant-diamond-shining-pearl", "legends-za"],
        "is_default": true, "version_group": "red-blue"},
       {"from": "cubone", "to": "marowak", "trigger": "level-up", "min_level": 28,
        "time_of_day": "night",
        "evolved_form": "marowak-alola", "games": ["sun-moon", "ultra-sun-ultra-moon"],
        "is_default": true, "region": "alola", "version_group": "sun-moon"},
       {"from": "cubone", "to": "marowak", "trigger": "level-up", "min_level": 28,
        "location": "ultra-space", "location_games": ["ultra-sun-ultra-moon"],
        "games": ["ultra-sun-ultra-moon"], "version_group": "ultra-sun-ultra-moon"}]
      """
    ),
    (
      "yamask-galar", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "yamask", "to": "cofagrigus", "trigger": "level-up", "min_level": 34,
        "is_default": true, "version_group": "black-white"},
       {"from": "yamask", "to": "runerigus", "trigger": "take-damage", "min_damage_taken": 49,
        "location": "dusty-bowl", "location_games": ["sword-shield"], "base_form": "yamask-galar",
        "games": ["sword-shield"], "is_default": true, "version_group": "sword-shield"},
       {"from": "yamask", "to": "runerigus", "trigger": "take-damage", "min_damage_taken": 49,
        "base_form": "yamask-galar", "version_group": "legends-za"}]
      """
    ),
    (
      "haunter", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "gastly", "to": "haunter", "trigger": "level-up", "min_level": 25,
        "is_default": true, "version_group": "red-blue"},
       {"from": "haunter", "to": "gengar", "trigger": "trade",
        "is_default": true, "version_group": "red-blue"},
       {"from": "haunter", "to": "gengar", "trigger": "use-item", "item": "linking-cord",
        "games": ["legends-arceus"], "version_group": "legends-arceus"}]
      """
    ),
    (
      "burmy", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "burmy", "to": "wormadam", "trigger": "level-up", "min_level": 20, "gender": 1,
        "cloak": "plant", "evolved_form": "wormadam-plant", "is_default": true,
        "version_group": "diamond-pearl"},
       {"from": "burmy", "to": "wormadam", "trigger": "level-up", "min_level": 20, "gender": 1,
        "cloak": "sandy", "evolved_form": "wormadam-sandy", "is_default": true,
        "version_group": "diamond-pearl"},
       {"from": "burmy", "to": "wormadam", "trigger": "level-up", "min_level": 20, "gender": 1,
        "cloak": "trash", "evolved_form": "wormadam-trash", "is_default": true,
        "version_group": "diamond-pearl"},
       {"from": "burmy", "to": "mothim", "trigger": "level-up", "min_level": 20, "gender": 2,
        "is_default": true, "version_group": "diamond-pearl"}]
      """
    ),
    (
      "toxel", Request(parts: [.evolution]), "evolution",
      """
      [{"from": "toxel", "to": "toxtricity", "trigger": "level-up", "min_level": 30,
        "evolved_form": "toxtricity-amped", "is_default": true,
        "natures": ["adamant", "brave", "docile", "hardy", "hasty", "impish", "jolly", "lax",
          "naive", "naughty", "quirky", "rash", "sassy"], "version_group": "sword-shield"},
       {"from": "toxel", "to": "toxtricity", "trigger": "level-up", "min_level": 30,
        "evolved_form": "toxtricity-low-key", "is_default": true,
        "natures": ["bashful", "bold", "calm", "careful", "gentle", "lonely", "mild", "modest",
          "quiet", "relaxed", "serious", "timid"], "version_group": "sword-shield"}]
      """
    ),
    ("tauros", Request(parts: [.evolution]), "evolution", "[]"),
    (
      "mew", Request(parts: [.encounters]), "encounters",
      """
      [{"version": "emerald", "location_area": "faraway-island-area", "method": "static",
        "conditions": ["item-old-sea-map"], "min_level": 30, "max_level": 30, "chance": 100},
       {"version": "brilliant-diamond", "location_area": "floaroma-town-area", "method": "gift",
        "conditions": ["shiny-locked"], "min_level": 1, "max_level": 1, "chance": null},
       {"version": "shining-pearl", "location_area": "floaroma-town-area", "method": "gift",
        "conditions": ["shiny-locked"], "min_level": 1, "max_level": 1, "chance": null}]
      """
    ),
    ("charizard-mega-x", Request(parts: [.encounters]), "encounters", "[]"),
    (
      "pikachu", Request(parts: [.encounters], game: "red-blue", version: "blue"), "encounters",
      """
      [{"version": "blue", "location_area": "viridian-forest-area", "method": "walk",
        "conditions": [], "min_level": 3, "max_level": 5, "chance": 5},
       {"version": "blue", "location_area": "kanto-power-plant-area", "method": "walk",
        "conditions": [], "min_level": 20, "max_level": 24, "chance": 25}]
      """
    ),
    (
      "charizard-mega-x", Request(parts: [.forms]), "forms",
      """
      [{"name": "charizard-mega-x", "form": "mega-x", "is_default": true, "is_mega": true,
        "is_battle_only": true}]
      """
    ),
    (
      "ditto", Request(parts: [.forms]), "forms",
      """
      [{"name": "ditto", "form": null, "is_default": true, "is_mega": false,
        "is_battle_only": false}]
      """
    ),
    (
      "bayleef", Request(parts: [.held]), "held",
      """
      [{"item": "miracle-seed", "version": "colosseum", "chance": 100}]
      """
    ),
    ("charizard-mega-x", Request(parts: [.held]), "held", "[]"),
  ]

  @Test(arguments: cases)
  func partMatchesTheTables(name: String, request: Request, part: String, json: String)
    async throws
  {
    let entry = try #require(try await show([name], request).first)

    #expect(try JSON.member(part, of: entry) == JSON.value(of: json))
  }

  @Test(arguments: EntryDetails.Part.allCases)
  func jsonHasOnlyTheRequestedParts(part: EntryDetails.Part) async throws {
    let plain = try #require(try await show(["pikachu"], Request()).first)
    let entry = try #require(try await show(["pikachu"], Request(parts: [part])).first)
    let all = try await show(["pikachu"], Request(parts: Set(EntryDetails.Part.allCases))).first

    #expect(Set(entry.keys).subtracting(plain.keys) == [part.rawValue])
    #expect(Set(plain.keys).isSubset(of: entry.keys))
    #expect(all?.count == plain.count + EntryDetails.Part.allCases.count)
  }

  @Test func unownListsAllItsForms() async throws {
    let entry = try #require(try await show(["unown"], Request(parts: [.forms])).first)
    let forms = try #require(entry["forms"] as? [[String: Any]])

    #expect(forms.count == 28)
    #expect(forms.first?["form"] as? String == "a")
    #expect(forms.compactMap { $0["is_default"] as? Bool }.filter(\.self).count == 1)
  }

  @Test func entriesWithPartsKeepTheRequestedOrder() async throws {
    let entries = try await show(["mew", "25", "mew"], Request(parts: [.held]))

    let held = entries.compactMap { ($0["held"] as? [[String: Any]])?.first?["item"] as? String }
    #expect(held == ["miracle-berry", "berry", "miracle-berry"])
  }

  @Test func failedPartFetchReportsItsError() async throws {
    var api = StubPokemonAPI()
    api.learnset = { _ in throw HTTPError.timedOut }
    let shell = Shell(api: api, source: .live, language: .english, json: true)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["mew"], Request(parts: [.moves]))
    }

    #expect(failure?.sentence == "PokéAPI took too long to answer.")
  }

  @Test func textShowsPartsOfSeveralEntries() async throws {
    let shell = Shell(api: MockPokemonAPI(), source: .demo, language: .english, json: false)
    let request = Request(parts: [.moves, .held], game: "x-y", generation: 6)

    let text = try await shell.show(["pikachu", "mew"], request)
    let one = try await shell.show(["mew"], request)

    #expect(text.hasPrefix("#0025  Pikachu"))
    #expect(text.contains("\nMoves\nX / Y "))
    #expect(text.contains("\n\nHeld items\nX / Y\nHolds Light Ball 5 %\n\n#0151  Mew"))
    #expect(text.hasSuffix(one))
  }

  @Test func failedVarietyFetchReportsItsError() async throws {
    var api = StubPokemonAPI()
    api.pokemon = { reference in
      if case .id = reference { throw HTTPError.timedOut }
      return try await MockPokemonAPI().fetch(.pokemon(reference))
    }
    let shell = Shell(api: api, source: .live, language: .english, json: false)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await shell.show(["eevee"], Request(parts: [.forms]))
    }

    #expect(failure?.sentence == "PokéAPI took too long to answer.")
  }

  @Test func failedPictureIsOmitted() async throws {
    var api = StubPokemonAPI()
    api.picture = { _, _ in throw HTTPError.noNetwork }
    let theme = Theme(.dark, on: .dark, depth: .palette)
    var shell = Shell(api: api, source: .live, language: .english, json: false)
    shell.display.card = Display.Card(theme: theme, symbols: .all, pictures: api)

    let text = try await shell.show(["mew"], Request())

    #expect(text.contains("#0151  Mew"))
    #expect(!text.contains("▀"))
  }

  private func show(_ names: [String], _ request: Request) async throws -> [[String: Any]] {
    let shell = Shell(api: MockPokemonAPI(), source: .demo, language: .english, json: true)
    return try JSON.objects(in: await shell.show(names, request))
  }
}

import Foundation
import PokedexModel
import Testing

@testable import pokedex

@Suite("Moves, abilities, types, items and natures as JSON")
struct SubjectJSONTests {
  typealias Kind = SubjectShell.SubjectKind

  static let cases: [(kind: Kind, name: String, json: String)] = [
    (
      .move, "precipice-blades",
      """
      {"name": "precipice-blades", "display_name": "Precipice Blades", "type": "ground",
       "damage_class": "physical", "power": 120, "accuracy": 85, "pp": 10, "priority": 0,
       "generation": 6, "target": "all-opponents", "machines": [], "effect": "Deals damage",
       "flags": ["protect"], "changes": [],
       "effect_figures": {"ailment": null, "ailment_chance": 0, "crit_rate": 0, "drain": 0,
         "healing": 0, "flinch_chance": 0, "min_hits": null, "max_hits": null,
         "min_turns": null, "max_turns": null, "stat_chance": 0, "stat_changes": []},
       "learned_by": [{"pokemon": "groudon", "ways": ["level-up"]},
                      {"pokemon": "groudon-primal", "ways": ["level-up"]}]}
      """
    ),
    (
      .move, "sketch",
      """
      {"name": "sketch", "display_name": "Sketch", "type": "normal", "damage_class": "status",
       "power": null, "accuracy": null, "pp": 1, "priority": 0, "generation": 2,
       "target": "selected-pokemon", "machines": [],
       "effect": "Permanently becomes the target's last move",
       "flags": ["bypasssub"], "changes": [],
       "effect_figures": {"ailment": null, "ailment_chance": 0, "crit_rate": 0, "drain": 0,
         "healing": 0, "flinch_chance": 0, "min_hits": null, "max_hits": null,
         "min_turns": null, "max_turns": null, "stat_chance": 0, "stat_changes": []},
       "learned_by": [{"pokemon": "smeargle", "ways": ["level-up"]}]}
      """
    ),
    (
      .ability, "zero-to-hero",
      """
      {"name": "zero-to-hero", "display_name": "Zero to Hero", "generation": 9, "effect": null,
       "summary": "Hero form after switching out",
       "damage_taken": null,
       "pokemon": [{"name": "palafin-zero", "is_hidden": false},
                   {"name": "palafin-hero", "is_hidden": false}]}
      """
    ),
    (
      .item, "air-balloon",
      """
      {"name": "air-balloon", "display_name": "Air Balloon", "category": "held-items",
       "pocket": "misc", "fling_power": 10, "attributes": [],
       "effect": "Immune to Ground moves; bursts when an attack hits",
       "teaches": [], "evolutions": [], "forms": [], "prices": [],
       "sources": ["held"],
       "held_by": [{"pokemon": "drifblim", "version": "black-2", "chance": 1},
                   {"pokemon": "drifblim", "version": "white-2", "chance": 1}]}
      """
    ),
    (
      .nature, "adamant",
      """
      {"name": "adamant", "display_name": "Adamant", "increased_stat": "attack",
       "decreased_stat": "special-attack", "likes_flavor": "spicy", "hates_flavor": "dry"}
      """
    ),
    (
      .nature, "hardy",
      """
      {"name": "hardy", "display_name": "Hardy", "increased_stat": null, "decreased_stat": null,
       "likes_flavor": null, "hates_flavor": null}
      """
    ),
  ]

  @Test(arguments: cases)
  func jsonMatchesTheDocumentedKeysAndValues(kind: Kind, name: String, json: String) throws {
    var object = try show(kind, name)
    let names = try #require(object.removeValue(forKey: "names") as? [String: String])

    #expect(object as NSDictionary == (try JSON.value(of: json)))
    #expect(names.count == 10)
    #expect(names["en"] == object["display_name"] as? String)
  }

  @Test func typeListsFactorsPokemonAndMoves() throws {
    let ghost = try show(.type, "ghost")
    let attacks = try #require(ghost["attacks"] as? [String: Double])
    let takes = try #require(ghost["takes"] as? [String: Double])
    let pokemon = try #require(ghost["pokemon"] as? [String])
    let moves = try #require(ghost["moves"] as? [String])

    #expect(
      Set(ghost.keys) == [
        "name", "display_name", "names", "generation", "attacks", "takes", "pokemon", "moves",
      ])
    #expect(ghost["generation"] as? Int == 1)
    #expect(attacks.count == 18 && takes.count == 18)
    #expect(
      attacks.filter { $0.value != 1 } == ["ghost": 2, "psychic": 2, "dark": 0.5, "normal": 0])
    #expect(
      takes.filter { $0.value != 1 } == [
        "ghost": 2, "dark": 2, "poison": 0.5, "bug": 0.5, "normal": 0, "fighting": 0,
      ])
    #expect(pokemon.prefix(3) == ["gastly", "haunter", "gengar"])
    #expect(pokemon.contains("marowak-alola"))
    #expect(moves.prefix(2) == ["night-shade", "confuse-ray"])
  }

  @Test func machinesAreInReleaseOrder() throws {
    let machines = try #require(try show(.move, "egg-bomb")["machines"] as? [[String: String]])

    #expect(
      machines.prefix(4).map { $0["version_group"] } == [
        "red-green-japan", "blue-japan", "red-blue", "yellow",
      ])
    #expect(machines.prefix(4).allSatisfy { $0["item"] == "tm37" && $0.count == 2 })
  }

  @Test func moveListsEveryLearnMethod() throws {
    let learners = try #require(try show(.move, "surf")["learned_by"] as? [[String: Any]])
    let pikachu = learners.first { $0["pokemon"] as? String == "pikachu" }

    // Pikachu could once get this move as a prize from a console game. That learn method is
    // reported as `other`.
    #expect(pikachu?["ways"] as? [String] == ["machine", "other"])
  }

  @Test func effectFiguresMatchTheSource() throws {
    let figures = try #require(try show(.move, "double-slap")["effect_figures"] as? [String: Any])
    let crunch = try #require(try show(.move, "crunch")["effect_figures"] as? [String: Any])

    #expect(figures["min_hits"] as? Int == 2 && figures["max_hits"] as? Int == 5)
    #expect(crunch["stat_chance"] as? Int == 20)
    #expect(
      crunch["stat_changes"] as? NSArray == [["stat": "defense", "change": -1]] as NSArray)
  }

  @Test func moveListsOnlyTheValuesThatChanged() throws {
    let changes = try #require(try show(.move, "charm")["changes"] as? NSArray)

    #expect(changes == [["before_version_group": "x-y", "type": "normal"]] as NSArray)
  }

  @Test func itemPricesAreInReleaseOrder() throws {
    let prices = try #require(try show(.item, "ultra-ball")["prices"] as? [[String: Any]])

    #expect(prices.count == 24)
    #expect(prices.first?["version_group"] as? String == "red-green-japan")
    #expect(prices.first?["purchase"] as? Int == 1200)
    #expect(prices.first?["sell"] as? Int == 600)
  }

  @Test func abilityRuleListsItsFactors() throws {
    let dry = try #require(try show(.ability, "dry-skin")["damage_taken"] as? [String: Any])
    let filter = try #require(try show(.ability, "filter")["damage_taken"] as? [String: Any])

    #expect(dry["rule"] as? String == "types" && dry["factor"] is NSNull)
    #expect(dry["factors"] as? [String: Double] == ["water": 0, "fire": 1.25])
    #expect(filter["rule"] as? String == "softens-super-effective")
    #expect(filter["factor"] as? Double == 0.75)
    #expect((filter["factors"] as? [String: Double])?.isEmpty == true)
  }

  @Test func itemListsTaughtMovesAndEvolutions() throws {
    let machine = try #require(try show(.item, "tm37")["teaches"] as? [[String: String]])
    let stone = try #require(try show(.item, "thunder-stone")["evolutions"] as? [[String: String]])

    #expect(machine.first == ["version_group": "red-green-japan", "move": "egg-bomb"])
    #expect(
      stone.prefix(2) == [
        ["from": "pikachu", "to": "raichu"], ["from": "pikachu", "to": "raichu-alola"],
      ])
  }

  @Test func displayNameIsTranslated() throws {
    #expect(try show(.item, "air-balloon", .japanese)["display_name"] as? String == "ふうせん")
    #expect(try show(.type, "fairy", .french)["display_name"] as? String == "Fée")
  }

  private func show(
    _ kind: Kind, _ name: String, _ language: Language = .english
  ) throws -> [String: Any] {
    let text = try SubjectShell(kind: kind, language: language, json: true).show(name)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}

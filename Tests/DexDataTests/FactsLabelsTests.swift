import DexData
import PokedexModel
import TestSupport
import Testing

/// Labels and reverse look-ups, such as the Pokémon with an ability or type, compared with the
/// source tables (see `Facts`).
@Suite(
  .needs(.facts))
struct FactsLabelsTests {
  private let dex = Dex()

  @Test(arguments: [
    ("encounter_condition_value", "condition"), ("encounter_method", "method"),
    ("evolution_trigger", "trigger"), ("generation", "generation"), ("item_category", "category"),
    ("item_pocket", "pocket"), ("move_ailment", "ailment"), ("move_damage_class", "class"),
    ("move_learn_method", "way"), ("move_target", "target"), ("pokedex", "dex"),
    ("pokemon_color", "color"),
    ("pokemon_habitat", "habitat"), ("pokemon_shape", "shape"), ("region", "region"),
    ("stat", "stat"),
  ])
  func everyLabelMatchesFacts(name: String, kind: String) throws {
    let facts = try Facts("\(name)_names").records
    let vocabulary = DexVocabulary()

    let mismatches = facts.filter { fact in
      guard let label = vocabulary.label(kind, fact["slug"] ?? "") else { return true }
      return !Facts.differing(label, from: fact).isEmpty
    }

    #expect(!facts.isEmpty)
    #expect(mismatches == [])
    #expect(vocabulary.label(kind, "missingno") == nil)
  }

  @Test func abilityOwnersMatchFacts() throws {
    let facts = try Facts("pokemon").records
    var owners: [String: [String]] = [:]
    for fact in facts {
      for column in ["ability_1", "ability_2", "hidden_ability"] {
        owners[fact[column] ?? "", default: []].append(
          "\(fact["id"] ?? "") \(column == "hidden_ability")")
      }
    }

    let mismatches = dex.abilitySlugs.filter { slug in
      dex.owners(of: slug).map { "\($0.pokemon.id) \($0.isHidden)" } != owners[slug] ?? []
    }

    #expect(mismatches == [])
  }

  @Test(arguments: PokemonType.allCases)
  func membersAndMovesOfTypeMatchFacts(type: PokemonType) throws {
    let pokemon = try Facts("pokemon").records
      .filter { ($0["types"] ?? "").parts(by: ",").contains(type.rawValue) }
    let moves = try Facts("moves").records.filter { $0["type"] == type.rawValue }

    #expect(dex.members(of: type).map(\.slug) == pokemon.map { $0["slug"] })
    #expect(dex.moves(of: type) == moves.map { $0["slug"] })
  }

  @Test func eggGroupMembersMatchFacts() throws {
    let groups = try Facts("species").map("id", "egg_groups")
    let pokemon = try Facts("pokemon").records

    let mismatches = try Facts("egg_group_names").records.compactMap { $0["slug"] }.filter { slug in
      let members = pokemon.filter {
        $0["is_default"] == "1"
          && (groups[$0["species_id"] ?? ""] ?? "").parts(by: ",").contains(slug)
      }
      return dex.members(ofEggGroup: slug).map(\.slug) != members.map { $0["slug"] ?? "" }
    }

    #expect(mismatches == [])
    #expect(dex.members(ofEggGroup: "missingno") == [])
  }

  @Test(arguments: ["leftovers", "oran-berry", "light-ball", "master-ball", "missingno"])
  func itemHoldersMatchFactsByIDThenRelease(item: String) throws {
    let items = try Facts("items").map("id", "slug")
    let versionIndices = Dictionary(
      uniqueKeysWithValues: zip(dex.versionGroups.flatMap(\.versions), 0...))
    let facts = try Facts("held_items").records.filter { items[$0["item_id"] ?? ""] == item }

    let rows: [(id: Int, versionIndex: Int, cells: [String])] = facts.map { fact in
      let cells = ["pokemon_id", "version", "rarity_percent"].map { fact[$0] ?? "" }
      return (Int(cells[0]) ?? 0, versionIndices[cells[1]] ?? -1, cells)
    }
    let expected = rows.sorted { ($0.id, $0.versionIndex) < ($1.id, $1.versionIndex) }.map(\.cells)

    let holders = dex.holders(of: item).map {
      ["\($0.pokemon.id)", $0.held.version, "\($0.held.chance)"]
    }
    #expect(holders == expected)
    #expect(holders.isEmpty == ["master-ball", "missingno"].contains(item))
  }

  @Test(arguments: ["tackle", "volt-tackle", "fly", "hold-hands"])
  func moveLearnersMatchFacts(slug: String) throws {
    let move = try #require(dex.move(slug))
    let facts = try Facts("learnsets").grouped(by: "pokemon_id")

    let expected = dex.ids.sorted().compactMap { id -> String? in
      let ways = ["level_up", "machine", "egg", "tutor", "reminder", "other"].filter { way in
        let end = way == "level_up" ? ":\(move.id)," : ",\(move.id),"
        return (facts["\(id)"] ?? []).contains { ",\($0[way] ?? ""),".contains(end) }
      }
      return ways.isEmpty ? nil : "\(id) \(ways.map { $0.replacing("_", with: "-") })"
    }

    let learners = dex.learners(of: move).map { "\($0.pokemon.id) \($0.ways.map(\.rawValue))" }
    #expect(learners == expected)
    #expect(learners.isEmpty == (slug == "hold-hands"))
  }
}

import DexData
import Foundation
import PokedexModel
import TestSupport
import Testing

/// Compares the bundled tables with the facts from which they are generated. Runs only if the
/// folder with the facts is beside the package.
@Suite(
  .needs(.facts))
struct FactsTests {
  private let dex = Dex()

  @Test func everySpeciesMatchesFacts() throws {
    let facts = try Facts("species").records
    let slugs = try Facts("species").map("id", "slug")

    #expect(facts.count == dex.speciesCount)
    for fact in facts {
      let number = try #require(Int(fact["id"] ?? ""))
      let species = try #require(dex.pokemon(id: number)).species
      var expected = fact
      expected["evolves_from"] = slugs[fact["evolves_from"] ?? ""] ?? "-"
      // PokeAPI puts Melmetal in a chain of its own, although it evolves from Meltan.
      if species.slug == "melmetal" { expected["evolution_chain"] = "428" }

      #expect(Self.values(of: species).filter { expected[$0.key] != $0.value } == [:])
    }
  }

  @Test func everyVarietyMatchesFacts() throws {
    let facts = try Facts("pokemon").records

    #expect(facts.count == dex.varietyCount)
    for fact in facts {
      let id = try #require(Int(fact["id"] ?? ""))
      let pokemon = try #require(dex.pokemon(id: id))

      #expect(Self.values(of: pokemon).filter { fact[$0.key] != $0.value } == [:])
    }
  }

  @Test func everyNameAndGenusMatchesFacts() throws {
    let names = try Facts("species_names").records
    let genera = try Facts("species_genera").records

    #expect(names.count == dex.speciesCount && genera.count == dex.speciesCount)
    for (fact, text) in names.map({ ($0, \Species.names) }) + genera.map({ ($0, \.genera) }) {
      let species = try #require(dex.pokemon(id: Int(fact["id"] ?? "") ?? 0)).species

      #expect(Facts.differing(species[keyPath: text], from: fact) == [:])
    }
  }

  /// `FormNamesShownTests` covers the names.
  @Test func everyLabelMatchesFirstFormOfVariety() throws {
    let facts = try Facts("forms").grouped(by: "pokemon_id")

    for item in dex.listItems(urlPrefix: "") where item.id > dex.speciesCount {
      let fact = try #require(facts["\(item.id)"]?.first)
      let label = try #require(dex.pokemon(id: item.id)?.label)

      #expect(label.form == fact["form"])
    }
  }

  @Test func everyVocabularyNameMatchesFacts() throws {
    let vocabulary = DexVocabulary()
    let types = try Facts("types").records.map { fact in
      (fact, PokemonType(rawValue: fact["slug"] ?? "").flatMap { vocabulary.type($0) })
    }
    let abilities = try Facts("abilities").records.map {
      ($0, vocabulary.ability($0["slug"] ?? ""))
    }
    let groups = try Facts("egg_group_names").records.map {
      ($0, vocabulary.eggGroup($0["slug"] ?? ""))
    }

    for (fact, text) in types + abilities + groups {
      let names = Facts.languages(try #require(text))

      #expect(names.filter { fact[$0.key] != $0.value } == [:])
    }
  }

  private static func values(of species: Species) -> [String: String] {
    [
      "id": "\(species.number)", "slug": species.slug, "generation": "\(species.generation)",
      "evolves_from": species.evolvesFrom ?? "-",
      "evolution_chain": species.evolutionChain.map { "\($0)" } ?? "-",
      "gender_rate_eighths_female": "\(species.genderRate.eighths)",
      "capture_rate": "\(species.captureRate)",
      "base_happiness": species.baseHappiness.map { "\($0)" } ?? "-",
      "hatch_counter": species.hatchCounter.map { "\($0)" } ?? "-",
      "growth_rate": species.growthRate, "egg_groups": species.eggGroups.joined(separator: ","),
      "is_baby": species.isBaby ? "1" : "0", "is_legendary": species.isLegendary ? "1" : "0",
      "is_mythical": species.isMythical ? "1" : "0",
      "color": species.color ?? "-", "shape": species.shape ?? "-",
      "varieties": species.varieties.map { "\($0.id)" }.joined(separator: ","),
    ]
  }

  /// Returns the placeholder, in hectograms, that PokeAPI has if a Pokémon's weight is unknown.
  private static func placeholder(for pokemon: Pokemon) -> String {
    pokemon.slug.hasSuffix("-gmax") ? "10000" : "0"
  }

  private static func values(of pokemon: Pokemon) -> [String: String] {
    let abilities = pokemon.abilities.filter { !$0.isHidden }.map(\.slug)
    var values = [
      "id": "\(pokemon.id)", "slug": pokemon.slug, "species_id": "\(pokemon.species.number)",
      "is_default": pokemon.isDefault ? "1" : "0", "height_dm": "\(pokemon.heightDecimetres)",
      "base_experience": pokemon.baseExperience.map { "\($0)" } ?? "-",
      "types": pokemon.types.map(\.rawValue).joined(separator: ","),
      "ev_yield": Stat.allCases.map { "\(pokemon.effort[$0])" }.joined(separator: ","),
      "ability_1": abilities.first ?? "-", "ability_2": abilities.dropFirst().first ?? "-",
      "hidden_ability": pokemon.abilities.first(where: \.isHidden)?.slug ?? "-",
    ]
    let weight = pokemon.weightHectograms.map { "\($0)" }
    values["weight_hg"] = weight ?? placeholder(for: pokemon)
    for stat in Stat.allCases { values[stat.rawValue] = "\(pokemon.stats[stat])" }
    return values
  }
}

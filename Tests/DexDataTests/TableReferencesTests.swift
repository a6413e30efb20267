import EmbeddedTables
import PokedexModel
import Testing

struct TableReferencesTests {
  private static let growthRates = [
    "slow", "medium", "fast", "medium-slow", "slow-then-very-fast", "fast-then-very-slow",
  ]

  @Test(
    arguments: [
      (.species, "slug"), (.pokemon, "id"), (.pokemon, "slug"), (.types, "slug"),
      (.abilities, "slug"), (.eggGroups, "slug"), (.evolutionChains, "chain"),
      (.varietyNames, "id"),
    ] as [(TableName, String)])
  func keyIsUnique(name: TableName, column: String) {
    let keys = TableText(name)[column]

    #expect(!keys.isEmpty)
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    arguments: [
      (.species, "evolves_from", .species, "slug"),
      (.species, "evolution_chain", .evolutionChains, "chain"),
      (.species, "egg_groups", .eggGroups, "slug"),
      (.evolutionChains, "members", .species, "number"),
      (.pokemon, "number", .species, "number"),
      (.pokemon, "types", .types, "slug"),
      (.pokemon, "abilities", .abilities, "slug"),
      (.varietyNames, "id", .pokemon, "id"),
      (.varietyNames, "number", .species, "number"),
    ] as [(TableName, String, TableName, String)])
  func everyReferenceHasATarget(
    name: TableName, column: String, target: TableName, key: String
  ) {
    let references = Set(TableText(name).lists(column).joined()).subtracting(["-"])
    let keys = Set(TableText(target)[key])

    #expect(!references.isEmpty)
    #expect(references.subtracting(keys).sorted() == [])
  }

  @Test func typesMatchModel() {
    #expect(Set(TableText(.types)["slug"]) == Set(PokemonType.allCases.map(\.rawValue)))
  }

  @Test func pokemonTypesAreTypesWithMembers() {
    let types = Set(TableText(.pokemon).lists("types").joined())

    #expect(types == Set(PokemonType.allCases.filter(\.hasMembers).map(\.rawValue)))
  }

  @Test func growthRatesAreTheSixKnownOnes() {
    #expect(Set(TableText(.species)["growth_rate"]) == Set(Self.growthRates))
  }

  @Test func everySpeciesHasOneDefaultVarietyWithItsNumberAsID() {
    let defaults = TableText(.pokemon).records.filter { $0["is_default"] == "1" }

    #expect(defaults.compactMap { $0["number"] } == (1...Counts.species).map(String.init))
    #expect(defaults.filter { $0["id"] != $0["number"] } == [])
  }

  @Test func everyNonDefaultVarietyHasANameRow() {
    let others = TableText(.pokemon).records.filter { $0["is_default"] == "0" }
    let named = TableText(.varietyNames).records

    let numbers = Dictionary(
      others.map { ($0["id"] ?? "", $0["number"] ?? "") }, uniquingKeysWith: { first, _ in first })

    #expect(named.count == others.count)
    #expect(named.filter { numbers[$0["id"] ?? ""] != $0["number"] } == [])
  }

  @Test func noSpeciesHasTheSlugOfAnotherSpeciesVariety() {
    let numbers = Dictionary(
      zip(TableText(.species)["slug"], TableText(.species)["number"])
    ) { first, _ in first }

    let violations = TableText(.pokemon).records.filter { variety in
      numbers[variety["slug"] ?? ""].map { $0 != variety["number"] } ?? false
    }

    #expect(violations == [])
  }

  @Test func everyChainHasItsSpeciesInOrderAndOneRoot() {
    let species = TableText(.species).records
    let chains = Dictionary(grouping: species) { $0["evolution_chain"] ?? "" }

    for chain in TableText(.evolutionChains).records {
      let members = chains[chain["chain"] ?? ""] ?? []
      let slugs = Set(members.compactMap { $0["slug"] })
      let roots = members.filter { $0["evolves_from"] == "-" }
      let violations = members.filter {
        $0["evolves_from"] != "-" && !slugs.contains($0["evolves_from"] ?? "")
      }

      #expect(members.compactMap { $0["number"] }.joined(separator: ",") == chain["members"])
      // Phione hatches from Manaphy's eggs. Neither evolves into the other.
      let first =
        chain["members"] == "489,490" ? ["phione", "manaphy"] : roots.prefix(1).map { $0["slug"] }
      #expect(!roots.isEmpty && roots.map { $0["slug"] } == first)
      #expect(violations == [])
    }
  }
}

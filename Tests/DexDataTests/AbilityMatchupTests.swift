import DexData
import PokedexModel
import TestSupport
import Testing

/// Damage to Pokémon whose ability changes type matchups, according to the games' rules.
struct AbilityMatchupTests {
  @Test(arguments: TableFile("AbilityMatchups.tsv").rows)
  func abilityChangesExpectedFactors(row: TableFile.Row) throws {
    let dex = Dex()
    let (ability, owner) = (row["ability"], try #require(row.integer("owner")))
    let generation = try #require(row.integer("generation"))
    let past = try #require(dex.pastValues(ofVariety: owner))
    let pokemon = try #require(
      dex.pokemon(id: owner)?.asOf(dex.edition(generation: generation), past))

    let matchups = Matchups(
      types: pokemon.types, abilities: [ability], chart: dex.typeChart(generation: generation))

    let factors = matchups.changes.first?.factors ?? []
    let changed = Dictionary(uniqueKeysWithValues: factors.map { ($0.type.rawValue, $0.percent) })
    let expected = row.list("percent").map { $0.split(separator: ":").map(String.init) }
    #expect(changed == Dictionary(uniqueKeysWithValues: expected.map { ($0[0], Double($0[1])) }))
    #expect(matchups.changes.map(\.ability) == (changed.isEmpty ? [] : [ability]))
    // Rows without a change have abilities of others, too.
    #expect(changed.isEmpty || pokemon.abilities.map(\.slug).contains(ability))
  }

  @Test func noAbilityChangesAnythingBeforeItsOwnGeneration() {
    let dex = Dex()

    let early = dex.abilitySlugs.filter { slug in
      let first = dex.ability(slug)?.generation ?? 0
      return (0..<first).contains { AbilityDamageRule.of(slug, in: $0) != nil }
    }

    #expect(early == [])
  }

  @Test func twentyFiveAbilitiesHaveDefenseRules() {
    let ruled = Dex().abilitySlugs.filter { AbilityDamageRule.of($0, in: 9) != nil }

    #expect(ruled.count == 25)
  }

  @Test func changesOfSeveralAbilitiesAreListedInOrder() throws {
    let dex = Dex()
    let miltank = try #require(dex.pokemon(id: 241))

    let matchups = Matchups(
      types: miltank.types, abilities: miltank.abilities.map(\.slug),
      chart: dex.typeChart(generation: 9))

    #expect(matchups.changes.map(\.ability) == ["thick-fat", "sap-sipper"])
    #expect(
      matchups.changes.map(\.effect) == [
        .scales([.fire, .ice], percent: 50), .immune(.grass),
      ])
  }
}

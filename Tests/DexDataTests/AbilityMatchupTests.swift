import DexData
import PokedexModel
import Testing

/// Damage to Pokémon whose ability changes type matchups, according to the games' rules.
struct AbilityMatchupTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let ability: String
    let owner: Int
    let generation: Int
    let changed: [PokemonType: Double]

    var testDescription: String { "\(ability) of \(owner) in generation \(generation)" }

    init(_ ability: String, _ owner: Int, _ generation: Int, _ changed: [PokemonType: Double] = [:])
    {
      self.ability = ability
      self.owner = owner
      self.generation = generation
      self.changed = changed
    }
  }

  private static let immunities: [Case] = [
    Case("levitate", 94, 6, [.ground: 0]), Case("levitate", 94, 3, [.ground: 0]),
    Case("levitate", 110, 9, [.ground: 0]),
    Case("volt-absorb", 171, 3, [.electric: 0]), Case("volt-absorb", 135, 9, [.electric: 0]),
    Case("water-absorb", 131, 3, [.water: 0]), Case("water-absorb", 194, 9, [.water: 0]),
    Case("flash-fire", 38, 3, [.fire: 0]), Case("flash-fire", 485, 4, [.fire: 0]),
    Case("motor-drive", 466, 4, [.electric: 0]), Case("motor-drive", 523, 9, [.electric: 0]),
    Case("lightning-rod", 25, 5, [.electric: 0]), Case("lightning-rod", 309, 9, [.electric: 0]),
    Case("storm-drain", 422, 5, [.water: 0]), Case("storm-drain", 978, 9, [.water: 0]),
    Case("sap-sipper", 241, 5, [.grass: 0]), Case("sap-sipper", 184, 9, [.grass: 0]),
    Case("earth-eater", 968, 9, [.ground: 0]), Case("well-baked-body", 927, 9, [.fire: 0]),
    Case("desolate-land", 10078, 6, [.water: 0]), Case("primordial-sea", 10077, 6, [.fire: 0]),
  ]

  private static let scales: [Case] = [
    Case("thick-fat", 143, 3, [.fire: 50, .ice: 50]),
    Case("thick-fat", 143, 9, [.fire: 50, .ice: 50]),
    Case("thick-fat", 184, 9, [.fire: 25, .ice: 25]),
    Case("thick-fat", 87, 9, [.fire: 50, .ice: 12.5]),
    Case("heatproof", 437, 4, [.fire: 100]), Case("heatproof", 1013, 9, [.fire: 100]),
    Case("water-bubble", 752, 7, [.fire: 50]), Case("purifying-salt", 934, 9, [.ghost: 50]),
    Case("fluffy", 760, 7, [.fire: 200]), Case("fluffy", 971, 9, [.fire: 200]),
    Case("dry-skin", 47, 4, [.fire: 500, .water: 0]),
    Case("dry-skin", 124, 9, [.fire: 250, .water: 0]),
    Case("dry-skin", 454, 9, [.fire: 125, .water: 0]),
    Case("filter", 122, 5, [.bug: 150, .ghost: 150, .dark: 150]),
    Case("filter", 122, 6, [.poison: 150, .ghost: 150, .steel: 150]),
    Case("filter", 966, 9, [.ground: 300, .fire: 150]),
    Case(
      "solid-rock", 464, 4,
      [
        .fighting: 150, .ground: 150, .steel: 150, .ice: 150, .water: 300, .grass: 300,
      ]),
    Case("prism-armor", 800, 7, [.bug: 150, .ghost: 150, .dark: 150]),
  ]

  private static let others: [Case] = [
    Case(
      "wonder-guard", 292, 3,
      [
        .poison: 0, .bug: 0, .steel: 0, .water: 0, .grass: 0, .electric: 0, .psychic: 0, .ice: 0,
        .dragon: 0, .ground: 0,
      ]),
    Case(
      "wonder-guard", 292, 9,
      [
        .poison: 0, .bug: 0, .steel: 0, .water: 0, .grass: 0, .electric: 0, .psychic: 0, .ice: 0,
        .dragon: 0, .ground: 0, .fairy: 0,
      ]),
    Case(
      "tera-shell", 10276, 9,
      Dictionary(
        uniqueKeysWithValues: PokemonType.allCases.prefix(18).filter { $0 != .ghost }
          .map { ($0, 50) })),
    Case("delta-stream", 10079, 6, [.ice: 200, .rock: 100, .electric: 50]),
  ]

  /// Abilities that don't change the damage to this Pokémon in this generation.
  private static let idle: [Case] = [
    Case("lightning-rod", 309, 3), Case("lightning-rod", 309, 4), Case("storm-drain", 422, 4),
    Case("lightning-rod", 112, 9), Case("levitate", 10011, 9), Case("solid-rock", 143, 3),
    Case("static", 25, 9), Case("pressure", 150, 9), Case("multiscale", 149, 9),
    Case("overgrow", 1, 9), Case("soundproof", 122, 9), Case("missingno", 1, 9), Case("", 1, 9),
    Case("delta-stream", 25, 9),
  ]

  @Test(arguments: immunities + scales + others + idle)
  func abilityChangesExpectedFactors(of testCase: Case) throws {
    let dex = Dex()
    let past = try #require(dex.pastValues(ofVariety: testCase.owner))
    let pokemon = try #require(dex.pokemon(id: testCase.owner))
    let types = try #require(pokemon.asOf(dex.edition(generation: testCase.generation), past)).types

    let matchups = Matchups(
      types: types, abilities: [testCase.ability],
      chart: dex.typeChart(generation: testCase.generation))

    let changes = matchups.changes.first?.factors ?? []
    let changed = Dictionary(uniqueKeysWithValues: changes.map { ($0.type, $0.percent) })
    #expect(changed == testCase.changed)
    #expect(matchups.changes.map(\.ability) == (testCase.changed.isEmpty ? [] : [testCase.ability]))
  }

  @Test(arguments: immunities + scales + others)
  func ownerHasTheAbilityOfItsCase(testCase: Case) throws {
    let dex = Dex()
    let past = try #require(dex.pastValues(ofVariety: testCase.owner))
    let pokemon = try #require(dex.pokemon(id: testCase.owner))

    let abilities = try #require(pokemon.asOf(dex.edition(generation: testCase.generation), past))
      .abilities

    #expect(abilities.map(\.slug).contains(testCase.ability))
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

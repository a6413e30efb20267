import PokedexModel
import Testing

struct AbilityDamageRuleTests {
  /// A chart for tests. Ice and Rock are ×2 on Flying, and Ice is ×2 on Dragon. Fire is ×½ on Rock,
  /// and Ground is ×½ on Flying. Every other factor is ×1.
  private static let chart = TypeChart(generation: 9) { attacking, defending in
    switch (attacking, defending) {
    case (.ice, .flying), (.rock, .flying), (.ice, .dragon): 200
    case (.fire, .rock), (.ground, .flying): 50
    default: 100
    }
  }

  @Test(
    arguments: [
      (.immune(.ground), .ground, 400, 0), (.immune(.ground), .ground, 25, 0),
      (.immune(.ground), .water, 200, 200),
      (.scales([.fire, .ice], percent: 50), .fire, 200, 100),
      (.scales([.fire, .ice], percent: 50), .ice, 100, 50),
      (.scales([.fire, .ice], percent: 50), .fire, 0, 0),
      (.scales([.fire, .ice], percent: 50), .water, 200, 200),
      (.scales([.fire], percent: 200), .fire, 50, 100),
      (.immuneAndWeak(immune: .water, weak: .fire, percent: 125), .water, 200, 0),
      (.immuneAndWeak(immune: .water, weak: .fire, percent: 125), .fire, 400, 500),
      (.immuneAndWeak(immune: .water, weak: .fire, percent: 125), .fire, 100, 125),
      (.immuneAndWeak(immune: .water, weak: .fire, percent: 125), .ice, 100, 100),
      (.onlySuperEffective, .fire, 200, 200), (.onlySuperEffective, .fire, 400, 400),
      (.onlySuperEffective, .fire, 100, 0), (.onlySuperEffective, .fire, 50, 0),
      (.onlySuperEffective, .fire, 0, 0),
      (.softensSuperEffective(percent: 75), .fire, 200, 150),
      (.softensSuperEffective(percent: 75), .fire, 400, 300),
      (.softensSuperEffective(percent: 75), .fire, 100, 100),
      (.softensSuperEffective(percent: 75), .fire, 50, 50),
      (.alwaysNotVeryEffective, .fire, 400, 50), (.alwaysNotVeryEffective, .fire, 100, 50),
      (.alwaysNotVeryEffective, .fire, 50, 50), (.alwaysNotVeryEffective, .fire, 25, 25),
      (.alwaysNotVeryEffective, .fire, 0, 0),
      (.scales([.fire, .ice], percent: 50), .ice, 25, 12.5),
    ] as [(AbilityDamageRule, PokemonType, Double, Double)])
  func effectChangesTheFactor(
    effect: AbilityDamageRule, attack: PokemonType, factor: Double, changed: Double
  ) {
    #expect(effect.factor(factor, of: attack, on: [.normal], chart: Self.chart) == changed)
  }

  @Test(
    arguments: [
      (.ice, [.dragon, .flying], 400, 200), (.rock, [.dragon, .flying], 200, 100),
      (.ice, [.flying], 200, 100), (.ground, [.flying], 50, 50), (.ice, [.dragon], 200, 200),
      (.fire, [.rock, .flying], 50, 50),
    ] as [(PokemonType, [PokemonType], Double, Double)])
  func guardedFlyingTypeHasNoWeakness(
    attack: PokemonType, types: [PokemonType], factor: Double, changed: Double
  ) {
    let effect = AbilityDamageRule.guardsFlying

    #expect(effect.factor(factor, of: attack, on: types, chart: Self.chart) == changed)
  }

  @Test(arguments: [
    ("levitate", 3), ("flash-fire", 3), ("thick-fat", 3), ("wonder-guard", 3), ("volt-absorb", 3),
    ("water-absorb", 3), ("motor-drive", 4), ("heatproof", 4), ("dry-skin", 4), ("filter", 4),
    ("solid-rock", 4), ("lightning-rod", 5), ("storm-drain", 5), ("sap-sipper", 5),
    ("desolate-land", 6), ("primordial-sea", 6), ("delta-stream", 6), ("water-bubble", 7),
    ("fluffy", 7), ("prism-armor", 7), ("earth-eater", 9), ("well-baked-body", 9),
    ("purifying-salt", 9), ("tera-shell", 9),
  ])
  func effectAppliesFromItsFirstGeneration(ability: String, first: Int) {
    let generations = (1...9).filter { AbilityDamageRule.of(ability, in: $0) != nil }

    #expect(generations == Array(first...9))
  }

  @Test(arguments: ["static", "multiscale", "ice-scales", "soundproof", "", "Levitate"])
  func otherAbilityHasNoDefenseEffect(ability: String) {
    #expect(AbilityDamageRule.of(ability, in: 9) == nil)
  }
}

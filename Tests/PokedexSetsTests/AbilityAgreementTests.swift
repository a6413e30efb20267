import DexData
import PokedexBattle
import PokedexModel
import PokedexText
import Testing

/// The words of an ability, the type chart and the damage calculator must agree on its effect.
struct AbilityAgreementTests {
  private static let dex = Dex()

  /// Abilities with a one-line description.
  private static let described = dex.abilitySlugs.filter { words(of: $0) != nil }

  private static func words(of ability: String) -> String? {
    AbilityWords.line(of: ability, in: .english)
  }

  private static let types = PokemonType.allCases.filter(\.hasMembers)

  /// Returns the damage of a special move without contact, in percent of the damage without the
  /// ability.
  private func percent(_ ability: String, of attack: PokemonType, in generation: Int) -> Double {
    let chart = Self.dex.typeChart(generation: generation)
    var move = BattleMove(slug: "swift", type: attack, damageClass: .special, power: 250)
    if generation < 4 { move.damageClass = .early(attack) }
    let attacker = Combatant(
      variety: "mew", baseStats: StatValues([100, 200, 100, 200, 100, 100]), types: [])
    var defender = Combatant(
      variety: "mew", baseStats: StatValues([250, 100, 50, 100, 50, 100]), types: [.normal])
    // Some abilities protect a Pokémon with full HP. The type chart can't show that.
    defender.currentHP = 500
    func most() -> Double {
      Double(
        Calculator(chart: chart).damage(
          attacker: attacker, defender: defender, move: move, field: Field()
        ).range.upperBound)
    }
    let plain = most()
    defender.equip(ability: ability, item: nil)
    return plain == 0 ? 100 : (100 * most() / plain).rounded()
  }

  /// Abilities that change the damage of moves whatever their type, or depending on a state that the
  /// type chart doesn't know. Callers pass the weather of the last three to the calculator.
  private static let beyondTypes: Set = [
    "dark-aura", "disguise", "fairy-aura", "fur-coat", "ice-scales", "tablets-of-ruin",
    "vessel-of-ruin",
    "tera-shell", "wonder-guard", "filter", "solid-rock", "prism-armor", "desolate-land",
    "primordial-sea", "delta-stream",
  ]

  @Test(arguments: dex.abilitySlugs.filter { !beyondTypes.contains($0) })
  func typeChartAndCalculatorAgree(ability: String) {
    let introduced = Self.dex.ability(ability)?.generation ?? 3
    for generation in max(3, introduced)...TypeChart.newestGeneration {
      let chart = Self.dex.typeChart(generation: generation)
      let rule = AbilityDamageRule.of(ability, in: generation)
      for type in Self.types where chart.factor(of: type, on: [.normal]) > 0 {
        let expected = rule?.factor(100, of: type, on: [.normal], chart: chart) ?? 100
        #expect(
          abs(percent(ability, of: type, in: generation) - expected) <= 1,
          "\(ability) against \(type) in generation \(generation)")
      }
    }
  }

  /// The type of attacks that an ability's words call harmless, such as "Immune to Ground" and
  /// "Ground moves heal 1/4 HP instead".
  private func harmlessType(_ ability: String) throws -> PokemonType? {
    guard let words = Self.words(of: ability) else { return nil }
    let found =
      try /Immune to (\w+)/.firstMatch(in: words) ?? /^(\w+)(?: moves|, \w+) heal/
      .firstMatch(in: words) ?? /^Draws (\w+): immune/.firstMatch(in: words)
    return found.flatMap { PokemonType(rawValue: $0.1.lowercased()) }
  }

  @Test(arguments: described)
  func wordsNameTheTypeThatTheChartCallsHarmless(ability: String) throws {
    let rule = AbilityDamageRule.of(ability, in: TypeChart.newestGeneration)
    let chart = Self.dex.typeChart(generation: TypeChart.newestGeneration)
    let harmless = Self.types.filter {
      rule?.factor(100, of: $0, on: [.normal], chart: chart) == 0
    }
    // Wonder Guard lets only super effective moves through. Two abilities work through weather.
    if ["wonder-guard", "desolate-land", "primordial-sea"].contains(ability) { return }
    #expect(harmless == (try harmlessType(ability).map { [$0] } ?? []))
  }

  /// An ability that the calculator doesn't know is named as not counted. No described ability is.
  @Test(arguments: dex.abilitySlugs)
  func calculatorKnowsEveryDescribedAbility(ability: String) {
    var combatant = Combatant(variety: "mew", baseStats: StatValues([]), types: [.psychic])
    combatant.equip(ability: ability, item: nil)
    let isNamed = combatant.notCounted == [ability]
    #expect(!isNamed || Self.words(of: ability) == nil)
  }

  @Test(arguments: [
    ("dragonize", PokemonType.normal, 9, 120), ("fire-mane", .fire, 9, 150),
    ("fire-mane", .water, 9, 100), ("mega-sol", .fire, 9, 150), ("mega-sol", .water, 9, 50),
  ])
  func newAbilitiesStrengthenTheirMoves(
    ability: String, type: PokemonType, generation: Int, percent: Int
  ) {
    var attacker = Combatant(
      variety: "mew", baseStats: StatValues([100, 200, 100, 200, 100, 100]), types: [])
    let defender = Combatant(
      variety: "mew", baseStats: StatValues([250, 100, 50, 100, 50, 100]), types: [.psychic])
    let move = BattleMove(slug: "pound", type: type, damageClass: .physical, power: 100)
    let calculator = Calculator(chart: Self.dex.typeChart(generation: generation))
    func most() -> Int {
      calculator.damage(attacker: attacker, defender: defender, move: move, field: Field())
        .range.upperBound
    }
    let plain = most()
    attacker.equip(ability: ability, item: nil)
    #expect(abs(100 * Double(most()) / Double(plain) - Double(percent)) < 1)
  }
}

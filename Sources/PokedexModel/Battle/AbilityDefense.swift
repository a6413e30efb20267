/// What an ability does to the damage that its owner takes from attacks of a type. Abilities that look
/// at more than the type (contact, sound, weather's strength, full HP for any type) are left out.
package enum AbilityDefense: Sendable, Equatable {
  /// Attacks of this type do nothing.
  case immune(PokemonType)
  /// Attacks of these types do so many percent.
  case scales([PokemonType], percent: Int)
  /// Attacks of one type do nothing, those of another so many percent.
  case immuneAndWeak(immune: PokemonType, weak: PokemonType, percent: Int)
  /// Only what is super effective does anything.
  case onlySuperEffective
  /// What is super effective does so many percent of that.
  case softensSuperEffective(percent: Int)
  /// At full HP, everything that does anything is not very effective.
  case neverEffective
  /// Its owner's Flying type has no weakness.
  case guardsFlying

  /// The effect of an ability by slug in a generation; nil for one that has none of this kind.
  package static func of(_ ability: String, in generation: Int) -> AbilityDefense? {
    guard let rule = rules[ability], rule.since <= generation else { return nil }
    return rule.effect
  }

  /// - Parameters:
  ///   - factor: without the ability, in percent.
  ///   - attack: the attack's type.
  ///   - types: of the ability's owner.
  /// - Returns: with the ability, in percent.
  package func factor(
    _ factor: Double, of attack: PokemonType, on types: [PokemonType], chart: TypeChart
  ) -> Double {
    switch self {
    case .immune(let type): attack == type ? 0 : factor
    case .scales(let scaled, let percent):
      scaled.contains(attack) ? factor * Double(percent) / 100 : factor
    case .immuneAndWeak(let immune, let weak, let percent):
      attack == immune ? 0 : attack == weak ? factor * Double(percent) / 100 : factor
    case .onlySuperEffective: factor > 100 ? factor : 0
    case .softensSuperEffective(let percent): factor > 100 ? factor * Double(percent) / 100 : factor
    case .neverEffective: min(factor, 50)
    case .guardsFlying:
      types.contains(.flying) && chart.factor(of: attack, on: .flying) > 100
        ? Double(chart.factor(of: attack, on: types.filter { $0 != .flying })) : factor
    }
  }

  private struct Rule {
    let effect: AbilityDefense
    /// The generation from which on it holds.
    let since: Int
  }

  /// The games' rules, by the abilities' slugs. Lightning Rod and Storm Drain only drew attacks before
  /// generation 5.
  private static let rules: [String: Rule] = [
    "levitate": Rule(effect: .immune(.ground), since: 3),
    "volt-absorb": Rule(effect: .immune(.electric), since: 3),
    "water-absorb": Rule(effect: .immune(.water), since: 3),
    "flash-fire": Rule(effect: .immune(.fire), since: 3),
    "motor-drive": Rule(effect: .immune(.electric), since: 4),
    "lightning-rod": Rule(effect: .immune(.electric), since: 5),
    "storm-drain": Rule(effect: .immune(.water), since: 5),
    "sap-sipper": Rule(effect: .immune(.grass), since: 5),
    "earth-eater": Rule(effect: .immune(.ground), since: 9),
    "well-baked-body": Rule(effect: .immune(.fire), since: 9),
    "desolate-land": Rule(effect: .immune(.water), since: 6),
    "primordial-sea": Rule(effect: .immune(.fire), since: 6),
    "thick-fat": Rule(effect: .scales([.fire, .ice], percent: 50), since: 3),
    "heatproof": Rule(effect: .scales([.fire], percent: 50), since: 4),
    "water-bubble": Rule(effect: .scales([.fire], percent: 50), since: 7),
    "fluffy": Rule(effect: .scales([.fire], percent: 200), since: 7),
    "purifying-salt": Rule(effect: .scales([.ghost], percent: 50), since: 9),
    "dry-skin": Rule(
      effect: .immuneAndWeak(immune: .water, weak: .fire, percent: 125), since: 4),
    "wonder-guard": Rule(effect: .onlySuperEffective, since: 3),
    "filter": Rule(effect: .softensSuperEffective(percent: 75), since: 4),
    "solid-rock": Rule(effect: .softensSuperEffective(percent: 75), since: 4),
    "prism-armor": Rule(effect: .softensSuperEffective(percent: 75), since: 7),
    "tera-shell": Rule(effect: .neverEffective, since: 9),
    "delta-stream": Rule(effect: .guardsFlying, since: 6),
  ]
}

/// Effect of an ability on the damage that its owner takes from attacks of a type.
///
/// Abilities that depend on more than the attack's type are left out. Examples are contact, sound,
/// the strength of weather and, except for Tera Shell, full HP.
package enum AbilityDamageRule: Sendable, Equatable {
  /// Attacks of this type do no damage.
  case immune(PokemonType)
  /// Attacks of these types do this percentage of their damage.
  case scales([PokemonType], percent: Int)
  /// Attacks of one type do no damage. Attacks of another type do this percentage of their damage.
  case immuneAndWeak(immune: PokemonType, weak: PokemonType, percent: Int)
  /// Only super effective attacks do damage.
  case onlySuperEffective
  /// Super effective attacks do this percentage of their damage.
  case softensSuperEffective(percent: Int)
  /// At full HP, all damaging attacks are not very effective.
  case alwaysNotVeryEffective
  /// The owner's Flying type has no weaknesses.
  case guardsFlying

  /// Returns the effect of an ability in a generation; nil if it has no such effect.
  ///
  /// - Parameter ability: the ability's slug.
  package static func of(_ ability: String, in generation: Int) -> AbilityDamageRule? {
    guard let rule = rule(of: ability), rule.since <= generation else { return nil }
    return rule.effect
  }

  /// Returns the damage factor after the ability's effect, in percent.
  ///
  /// - Parameters:
  ///   - factor: the factor without the ability, in percent.
  ///   - attack: the attack's type.
  ///   - types: the types of the ability's owner.
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
    case .alwaysNotVeryEffective: min(factor, 50)
    case .guardsFlying:
      types.contains(.flying) && chart.factor(of: attack, on: .flying) > 100
        ? Double(chart.factor(of: attack, on: types.filter { $0 != .flying })) : factor
    }
  }

  private struct Rule {
    let effect: AbilityDamageRule
    /// First generation in which the rule holds.
    let since: Int

    init(_ effect: AbilityDamageRule, since: Int) {
      self.effect = effect
      self.since = since
    }
  }

  /// Returns the rule for an ability's slug, if there is one.
  ///
  /// Lightning Rod and Storm Drain only redirected attacks before generation 5.
  private static func rule(of ability: String) -> Rule? {
    switch ability {
    case "levitate": Rule(.immune(.ground), since: 3)
    case "volt-absorb": Rule(.immune(.electric), since: 3)
    case "water-absorb": Rule(.immune(.water), since: 3)
    case "flash-fire": Rule(.immune(.fire), since: 3)
    case "motor-drive": Rule(.immune(.electric), since: 4)
    case "lightning-rod": Rule(.immune(.electric), since: 5)
    case "storm-drain": Rule(.immune(.water), since: 5)
    case "sap-sipper": Rule(.immune(.grass), since: 5)
    case "earth-eater": Rule(.immune(.ground), since: 9)
    case "well-baked-body": Rule(.immune(.fire), since: 9)
    case "desolate-land": Rule(.immune(.water), since: 6)
    case "primordial-sea": Rule(.immune(.fire), since: 6)
    case "thick-fat": Rule(.scales([.fire, .ice], percent: 50), since: 3)
    case "heatproof": Rule(.scales([.fire], percent: 50), since: 4)
    case "water-bubble": Rule(.scales([.fire], percent: 50), since: 7)
    case "fluffy": Rule(.scales([.fire], percent: 200), since: 7)
    case "purifying-salt": Rule(.scales([.ghost], percent: 50), since: 9)
    case "dry-skin": Rule(.immuneAndWeak(immune: .water, weak: .fire, percent: 125), since: 4)
    case "wonder-guard": Rule(.onlySuperEffective, since: 3)
    case "filter": Rule(.softensSuperEffective(percent: 75), since: 4)
    case "solid-rock": Rule(.softensSuperEffective(percent: 75), since: 4)
    case "prism-armor": Rule(.softensSuperEffective(percent: 75), since: 7)
    case "tera-shell": Rule(.alwaysNotVeryEffective, since: 9)
    case "delta-stream": Rule(.guardsFlying, since: 6)
    default: nil
    }
  }
}

/// An ability with its names.
public struct Ability: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// Names in the languages in which they are known.
  public let names: LocalizedText
  /// Generation in which it first appeared.
  public let generation: Int

  package init(slug: String, names: LocalizedText, generation: Int) {
    self.slug = slug
    self.names = names
    self.generation = generation
  }
}

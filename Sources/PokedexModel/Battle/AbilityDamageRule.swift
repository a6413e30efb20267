/// How an ability changes the damage that its owner takes from attacks of a type.
///
/// Abilities whose effect depends on anything besides the attack's type, such as contact, sound,
/// weather or HP, are left out.
///
/// There are four exceptions: Desolate Land, Primordial Sea and Delta Stream depend on weather, and
/// Tera Shell depends on full HP.
package enum AbilityDamageRule: Sendable, Equatable {
  /// Attacks of this type do no damage to the owner.
  case immune(PokemonType)
  /// Attacks of these types do `percent` of their normal damage.
  case scales([PokemonType], percent: Int)
  /// Attacks of the type `immune` do no damage. Attacks of the type `weak` do `percent` of their
  /// normal damage.
  case immuneAndWeak(immune: PokemonType, weak: PokemonType, percent: Int)
  /// Only super effective attacks do damage to the owner.
  case onlySuperEffective
  /// Super effective attacks do `percent` of their normal damage.
  case softensSuperEffective(percent: Int)
  /// If the owner has full HP, all damaging attacks are not very effective.
  case alwaysNotVeryEffective
  /// If the owner has the Flying type, attacks of types that are super effective against Flying do
  /// damage as if it didn't.
  case guardsFlying

  /// Returns the effect of an ability in a generation. Nil if the ability does not change the
  /// damage taken.
  ///
  /// - Parameter ability: the ability's slug.
  package static func of(_ ability: String, in generation: Int) -> AbilityDamageRule? {
    guard let rule = rule(of: ability), rule.since <= generation else { return nil }
    return rule.effect
  }

  /// Returns the damage factor with the ability, in percent.
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
    /// First generation in which the ability has the effect.
    let since: Int

    init(_ effect: AbilityDamageRule, since: Int) {
      self.effect = effect
      self.since = since
    }
  }

  /// Returns the rule for the ability with this slug. Nil if none exists.
  ///
  /// Before generation 5, Lightning Rod and Storm Drain redirected attacks but gave no immunity.
  private static func rule(of ability: String) -> Rule? {
    switch ability {
    case "levitate": Rule(.immune(.ground), since: 3)
    case "eelevate": Rule(.immune(.ground), since: 9)
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

/// An ability and its name in each language.
public struct Ability: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The ability's name in each language in which it is known.
  public let names: LocalizedText
  /// The generation that introduced the ability.
  public let generation: Int

  package init(slug: String, names: LocalizedText, generation: Int) {
    self.slug = slug
    self.names = names
    self.generation = generation
  }
}

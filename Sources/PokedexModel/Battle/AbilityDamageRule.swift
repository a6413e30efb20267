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
    BattleEffect.ability(ability)?.damageRule(in: generation)
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

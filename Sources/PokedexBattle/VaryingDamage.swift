import PokedexModel

/// Damage of a move that does not follow from the usual rolls of chance. Its rolls are 0, as in players'
/// calculators; this is the damage in the games. Show it instead of the rolls.
public struct VaryingDamage: Sendable, Equatable {
  /// A reason.
  public enum Cause: String, Sendable {
    /// It takes all the HP that the target has, if it hits.
    case oneHitKnockOut = "one-hit-knock-out"
    /// Damage that the user took before.
    case damageTaken = "damage-taken"
    /// Chance, over a wider range than other moves.
    case chance
    /// The HP that the two have left.
    case hp
    /// The move's PP that are left.
    case pp
    /// How often the user stockpiled.
    case stockpile
  }

  /// The reason.
  public let cause: Cause
  /// The least and the most, in HP; nil if it depends on something that the calculator isn't told.
  public let damage: ClosedRange<Int>?
}

extension SpecialMove {
  /// The cause, for a move whose damage varies by more than rolls.
  var varyingCause: VaryingDamage.Cause? {
    switch self {
    case .fissure, .guillotine, .hornDrill, .sheerCold: .oneHitKnockOut
    case .bide, .counter, .mirrorCoat, .metalBurst, .comeuppance: .damageTaken
    case .psywave, .magnitude, .present: .chance
    case .endeavor, .superFang: .hp
    case .trumpCard: .pp
    case .spitUp: .stockpile
    default: nil
    }
  }
}

extension Exchange {
  /// Nil for a move with the usual rolls, and for one that does nothing. Sources: the moves' own entries
  /// on Bulbapedia.
  var varyingDamage: VaryingDamage? {
    guard let special = move.special, let cause = special.varyingCause else { return nil }
    if doesNothing { return nil }
    let hp = currentHP(of: defender, defenderStats)
    let damage: ClosedRange<Int>? =
      switch special {
      case .fissure, .guillotine, .hornDrill, .sheerCold: oneHitFails ? 0...0 : hp...hp
      case .psywave: psywaveDamage
      case .magnitude: damage(fromPower: 10, to: 150)
      case .present: damage(fromPower: 40, to: 120)
      case .trumpCard: damage(fromPower: 40, to: 200)
      case .superFang: max(1, hp / 2)...max(1, hp / 2)
      case .endeavor:
        max(
          0, hp - currentHP(of: attacker, attackerStats))...max(
            0, hp - currentHP(of: attacker, attackerStats))
      default: nil
      }
    return VaryingDamage(cause: cause, damage: damage)
  }

  /// A slower user in generation I or one of a lower level later can't knock out in one hit, nor can
  /// anyone a Pokémon with Sturdy.
  private var oneHitFails: Bool {
    if generation == 1 { return attackerSpeed < defenderSpeed }
    let isIce = move.special == .sheerCold && generation >= 7 && defender.has(.ice)
    return attacker.battleLevel < defender.battleLevel || defenderAbility == .sturdy || isIce
  }

  /// Half the user's level to one and a half times it.
  private var psywaveDamage: ClosedRange<Int> {
    let level = attacker.battleLevel
    if generation < 3 { return 1...max(1, level * 3 / 2 - 1) }
    return max(1, level / 2)...max(1, level * 3 / 2)
  }

  private func damage(fromPower least: Int, to most: Int) -> ClosedRange<Int> {
    func total(_ power: Int, _ roll: ([Int]) -> Int?) -> Int {
      var plain = move
      plain.power = power
      let exchange = Exchange(
        attacker: attacker, defender: defender, move: plain, field: field, chart: chart)
      return exchange.formulaRolls.reduce(0) { $0 + (roll($1) ?? 0) }
    }
    let low = total(least, \.first)
    return low...max(low, total(most, \.last))
  }
}

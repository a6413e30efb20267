import PokedexModel

/// The damage that a move without ordinary rolls does in the games. It is shown instead of the
/// rolls, which are 0 as in players' calculators.
public struct VaryingDamage: Sendable, Equatable {
  /// The reason why the damage varies.
  public enum Cause: String, Sendable {
    /// The move takes all of the target's HP if it hits.
    case oneHitKnockOut = "one-hit-knock-out"
    /// It depends on damage that the user took before.
    case damageTaken = "damage-taken"
    /// It is random, over a wider range than with other moves.
    case chance
    /// It depends on the HP that both have left.
    case hp
    /// It depends on the move's remaining PP.
    case pp
    /// It depends on the number of times that the user stockpiled.
    case stockpile
  }

  /// The reason why the damage varies.
  public let cause: Cause
  /// The least and the most damage, in HP; nil if it depends on data that the calculator lacks.
  public let damage: ClosedRange<Int>?
}

extension SpecialMove {
  /// The reason why the move's damage varies by more than rolls; nil if it doesn't.
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

extension ResolvedAttack {
  /// The move's varying damage; nil for a move with ordinary rolls, and for one that does nothing. Sources:
  /// the moves' own entries on Bulbapedia.
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

  /// Whether a one-hit knock-out move fails. In generation I, it fails if the user is slower.
  /// Later, it fails if the user's level is lower or the target has Sturdy. Ice types are immune to
  /// Sheer Cold since generation VII.
  private var oneHitFails: Bool {
    if generation == 1 { return attackerSpeed < defenderSpeed }
    let isIce = move.special == .sheerCold && generation >= 7 && defender.has(.ice)
    return attacker.battleLevel < defender.battleLevel || defenderAbility == .sturdy || isIce
  }

  /// Damage range of Psywave: 0.5 to 1.5 times the user's level; in generations I and II, from 1.
  private var psywaveDamage: ClosedRange<Int> {
    let level = attacker.battleLevel
    if generation < 3 { return 1...max(1, level * 3 / 2 - 1) }
    return max(1, level / 2)...max(1, level * 3 / 2)
  }

  private func damage(fromPower minimumPower: Int, to maximumPower: Int) -> ClosedRange<Int> {
    func total(_ power: Int, _ roll: ([Int]) -> Int?) -> Int {
      var plain = move
      plain.power = power
      let exchange = ResolvedAttack(
        attacker: attacker, defender: defender, move: plain, field: field, chart: chart)
      return exchange.formulaRolls.reduce(0) { $0 + (roll($1) ?? 0) }
    }
    let low = total(minimumPower, \.first)
    return low...max(low, total(maximumPower, \.last))
  }
}

import PokedexModel

/// The damage that a move without ordinary rolls does in the games. It is shown instead of
/// ``DamageResult/rolls``, which are usually 0 for such a move, as in players' calculators.
public struct VaryingDamage: Sendable, Equatable {
  /// The reason why the damage varies.
  public enum Cause: String, Sendable {
    /// The move takes all of the target's HP if it hits.
    case oneHitKnockOut = "one-hit-knock-out"
    /// The damage depends on the damage that the user took before.
    case damageTaken = "damage-taken"
    /// The damage is random, with a wider range than that of other moves.
    case chance
    /// The damage depends on the HP that the Pokémon have left.
    case hp
    /// The damage depends on the move's remaining PP.
    case pp
    /// The damage depends on how many times the user has used Stockpile.
    case stockpile
  }

  /// The reason why the damage varies.
  public let cause: Cause
  /// The minimum and maximum damage, in HP. Nil if the damage depends on data that the calculator
  /// lacks.
  public let damage: ClosedRange<Int>?
}

extension SpecialMove {
  /// The reason why the move's damage varies beyond ordinary rolls; nil if it doesn't.
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
  /// The move's varying damage. Nil for a move with ordinary rolls, and for one that does nothing.
  /// Sources: Bulbapedia's articles on these moves.
  var varyingDamage: VaryingDamage? {
    guard let special = move.special, let cause = special.varyingCause else { return nil }
    if doesNothing { return nil }
    let hp = currentHP(.defender)
    let damage: ClosedRange<Int>? =
      switch special {
      case .fissure, .guillotine, .hornDrill, .sheerCold: oneHitFails ? 0...0 : hp...hp
      case .psywave: psywaveRolls[0]...psywaveRolls[psywaveRolls.count - 1]
      case .magnitude: damage(fromPower: 10, to: 150)
      case .present: damage(fromPower: 40, to: 120)
      case .trumpCard: damage(fromPower: 40, to: 200)
      case .superFang: max(1, hp / 2)...max(1, hp / 2)
      case .endeavor: max(0, hp - currentHP(.attacker))...max(0, hp - currentHP(.attacker))
      default: nil
      }
    return VaryingDamage(cause: cause, damage: damage)
  }

  /// Whether a one-hit knock-out move fails. In generation I, it fails if the user is slower. Since
  /// generation II, it fails if the user's level is lower or the target has Sturdy. Since
  /// generation VII, Sheer Cold also fails against Ice types.
  private var oneHitFails: Bool {
    if generation == 1 { return speed(.attacker) < speed(.defender) }
    let isIce = move.special == .sheerCold && generation >= 7 && defender.has(.ice)
    return attacker.battleLevel < defender.battleLevel || defenderHas(.sturdy) || isIce
  }

  private func damage(fromPower minimumPower: Int, to maximumPower: Int) -> ClosedRange<Int> {
    func total(_ power: Int, _ roll: ([Int]) -> Int?) -> Int {
      rolls(ofPower: power).reduce(0) { $0 + (roll($1) ?? 0) }
    }
    let low = total(minimumPower, \.first)
    return low...max(low, total(maximumPower, \.last))
  }
}

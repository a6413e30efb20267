public import PokedexModel

/// The damage of one move to the defender.
public struct DamageResult: Sendable, Equatable {
  /// Damage in HP for each roll of each hit, ascending. There are 39 rolls in generations I and II and 16
  /// later, but one for fixed damage and for no damage.
  public var rolls: [[Int]]
  /// The attacker's stats before stages and other modifiers.
  public var attackerStats: StatValues
  /// The defender's stats before stages and other modifiers.
  public var defenderStats: StatValues
  /// PokeAPI's slugs of moves, abilities and items that affect the damage but that the rolls leave out. If
  /// there are any, the rolls are wrong.
  public var notCounted: [String]
  /// The damage in the games of a move without ordinary rolls; nil for other moves. It takes precedence over
  /// `rolls`.
  public var varying: VaryingDamage?

  /// The least and the most damage of all hits together, in HP; for a varying move, that of the games.
  public var range: ClosedRange<Int> {
    if let damage = varying?.damage { return damage }
    let minimum = rolls.reduce(0) { $0 + ($1.first ?? 0) }
    return minimum...max(minimum, rolls.reduce(0) { $0 + ($1.last ?? 0) })
  }
}

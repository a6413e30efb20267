public import PokedexModel

/// The damage of one move to the defender.
public struct DamageResult: Sendable, Equatable {
  /// HP for each roll of chance, rising, for each hit: 39 rolls in generations I and II, 16 later, one
  /// for fixed damage and for none.
  public var rolls: [[Int]]
  /// Before stages and other modifiers.
  public var attackerStats: StatValues
  /// Before stages and other modifiers.
  public var defenderStats: StatValues
  /// PokeAPI's slugs of moves, abilities and items that matter and that the rolls leave out: with any
  /// here, the rolls are wrong.
  public var notCounted: [String]
  /// The games' damage of a move that has no rolls of the plain kind; nil for others. It goes before
  /// `rolls`.
  public var varying: VaryingDamage?

  /// The least and the most of all hits together, in HP; for a varying move, as the games have it.
  public var range: ClosedRange<Int> {
    if let damage = varying?.damage { return damage }
    let least = rolls.reduce(0) { $0 + ($1.first ?? 0) }
    return least...max(least, rolls.reduce(0) { $0 + ($1.last ?? 0) })
  }
}

public import PokedexModel

/// The damage that one use of a move does to the defender.
public struct DamageResult: Sendable, Equatable {
  /// Damage in HP for each roll of each hit, in ascending order. Each hit has 39 rolls in
  /// generations I and II and 16 in later ones. Damage that is not random has one roll.
  public var rolls: [[Int]]
  /// The move's type in this attack, which abilities, items, weather or terastallization may have
  /// changed.
  public var type: PokemonType
  /// The move's class in this attack. Before generation IV, the type decides it.
  public var damageClass: BattleMove.DamageClass
  /// The attacker's stats before stages and other modifiers.
  public var attackerStats: StatValues
  /// The defender's stats before stages and other modifiers.
  public var defenderStats: StatValues
  /// PokeAPI's slugs of moves, abilities and items that affect the damage but that the rolls don't
  /// take into account. If there are any, the rolls are wrong.
  public var notCounted: [String]
  /// The damage of a move that doesn't have ordinary rolls. Nil for other moves. It takes
  /// precedence over `rolls`.
  public var varying: VaryingDamage?

  /// The range of the total damage of all hits, in HP. If `varying` has a known range, that range
  /// is used instead of the rolls.
  public var range: ClosedRange<Int> {
    if let damage = varying?.damage { return damage }
    let minimum = rolls.reduce(0) { $0 + ($1.first ?? 0) }
    return minimum...max(minimum, rolls.reduce(0) { $0 + ($1.last ?? 0) })
  }
}

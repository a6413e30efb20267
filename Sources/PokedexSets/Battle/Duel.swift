public import PokedexBattle
public import PokedexModel

/// A battle between two sets, with the rules of one generation.
public struct Duel: Sendable {
  /// One side of a duel.
  public struct Side: Sendable {
    /// The set and its state in the battle.
    public var fighter: Fighter
    /// Moves of the set, or all moves that its Pokémon learns in a game.
    public var moves: [SetMove]
    /// Field for this side's attacks: screens and hazards are on the other side.
    public var field = Field()
    /// Whether all hits of this side are critical hits.
    public var isCritical = false
    /// Number of times that a multi-hit move hits; nil for the default number.
    public var hits: Int?

    /// Creates a side on an empty field.
    public init(_ fighter: Fighter, moves: [SetMove]) {
      (self.fighter, self.moves) = (fighter, moves)
    }
  }

  /// The side whose attacks `hits(rules:)` returns.
  public var first: Side
  /// The opposing side, which those attacks hit.
  public var second: Side
  /// Generation whose rules apply, from 1.
  public var generation: Int
  /// Level of a set that specifies none, 1 to 100.
  public var level = 100

  /// Creates a duel on an empty field.
  public init(_ first: Side, _ second: Side, generation: Int) {
    (self.first, self.second, self.generation) = (first, second, generation)
  }

  /// The duel with its sides swapped.
  public var swapped: Duel {
    var duel = self
    (duel.first, duel.second) = (second, first)
    return duel
  }
}

/// One use of a move.
public struct DuelHit: Sendable {
  /// The user of the move.
  public let attacker: Fighter
  /// The target of the move.
  public let defender: Fighter
  /// The move as it is in the generation.
  public let move: BattleMove
  /// The user as the damage calculation sees it, with its level, training and stages applied.
  public let attackingCombatant: Combatant
  /// The target as the damage calculation sees it, with its level, training and stages applied.
  public let defendingCombatant: Combatant
  /// The field before the attack, from the attacker's point of view: screens and hazards are on the
  /// target's side.
  public let field: Field
  /// The damage of all rolls, and the effects that the calculation doesn't include.
  public let result: DamageResult
  // The calculated properties below aren't stored, because only a few of a hundred moves are shown.
  let calculator: Calculator

  /// PokeAPI's slugs of abilities, items and moves that changed the damage.
  public var appliedEffects: [String] {
    calculator.countedEffects(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// Chances to knock out the target with several uses of the move.
  public var knockOut: KnockOut {
    calculator.knockOut(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// The attacker's stat and the defender's stat that decide the damage.
  public var stats: (attack: Stat, defense: Stat) {
    calculator.stats(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// Damage in tenths of a percent of the defender's HP, rounded down as other calculators do.
  public var percent: ClosedRange<Int> {
    let health = max(1, result.defenderStats[.hp])
    let range = result.range
    return range.lowerBound * 1000 / health...range.upperBound * 1000 / health
  }
}

extension Duel {
  /// Returns one use of each of the first side's moves against the second side, the one with the
  /// highest damage first. Status moves are left out.
  ///
  /// - Returns: the uses; nil if one of the Pokémon isn't in the generation.
  public func hits(rules: some BattleRules) -> [DuelHit]? {
    let calculator = Calculator(chart: rules.typeChart(generation: generation))
    let moves = first.moves.compactMap { BattleMove($0, in: generation, rules: rules) }
    guard
      let attacker = first.fighter.combatant(in: generation, level: level, rules: rules),
      let defender = second.fighter.combatant(in: generation, level: level, rules: rules)
    else { return nil }
    let hasStageOfMove = first.fighter.stageOfMove != 0 || second.fighter.stageOfMove != 0
    let hits = moves.filter { $0.damageClass != .status }.map { move in
      guard hasStageOfMove else { return hit(with: move, calculator, from: attacker, on: defender) }
      let stats = calculator.possibleStats(
        attacker: attacker, defender: defender, move: move, field: first.field)
      return hit(
        with: move, calculator, from: first.fighter.staged(attacker, stats.attack),
        on: second.fighter.staged(defender, stats.defense))
    }
    // Sorts indices rather than the hits, because hits are large and slow to move.
    let keys = hits.map { ($0.result.range.upperBound, $0.result.range.lowerBound, $0.move.slug) }
    let order = hits.indices.sorted { one, other in
      (keys[one].0, keys[one].1, keys[other].2) > (keys[other].0, keys[other].1, keys[one].2)
    }
    return order.map { hits[$0] }
  }

  private func hit(
    with move: BattleMove, _ calculator: Calculator, from attacker: Combatant,
    on defender: Combatant
  ) -> DuelHit {
    var move = move
    if first.isCritical { move.isCritical = true }
    if move.hits > 1, let hits = first.hits { (move.hits, move.hitRange) = (hits, nil) }
    return DuelHit(
      attacker: first.fighter, defender: second.fighter, move: move,
      attackingCombatant: attacker, defendingCombatant: defender, field: first.field,
      result: calculator.damage(
        attacker: attacker, defender: defender, move: move, field: first.field),
      calculator: calculator)
  }

  /// Returns the Speed of both sides at their levels. It includes stages, status, items, and
  /// abilities that depend on the weather. Returns nil if one of the Pokémon isn't in the
  /// generation.
  public func speeds(rules: some BattleRules) -> (first: Int, second: Int)? {
    guard
      let one = first.fighter.combatant(in: generation, level: level, rules: rules),
      let other = second.fighter.combatant(in: generation, level: level, rules: rules)
    else { return nil }
    return Calculator(chart: rules.typeChart(generation: generation))
      .speeds(one, other, field: first.field)
  }
}

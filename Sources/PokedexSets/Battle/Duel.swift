public import PokedexBattle
public import PokedexModel

/// Two sets against each other, by the rules of one generation.
public struct Duel: Sendable {
  /// One of the two.
  public struct Side: Sendable {
    /// The set and its state.
    public var fighter: Fighter
    /// Moves by PokeAPI's slugs: those of the set, or all that it learns in a game.
    public var moves: [SetMove]
    /// The field as it is when this side attacks: screens and hazards are the other side's.
    public var field = Field()
    /// Whether its hits are critical.
    public var isCritical = false
    /// How often moves of several hits hit; nil for the usual number.
    public var hits: Int?

    /// A side on an empty field.
    public init(_ fighter: Fighter, moves: [SetMove]) {
      (self.fighter, self.moves) = (fighter, moves)
    }
  }

  /// The first is the one that a question begins with.
  public var first: Side
  /// The other one.
  public var second: Side
  /// 1 to 9.
  public var generation: Int
  /// Of sets that have none, 1 to 100.
  public var level = 100

  /// Two sides on an empty field.
  public init(_ first: Side, _ second: Side, generation: Int) {
    (self.first, self.second, self.generation) = (first, second, generation)
  }

  /// The same with the sides changed.
  public var swapped: Duel {
    var duel = self
    (duel.first, duel.second) = (second, first)
    return duel
  }
}

/// One use of a move.
public struct DuelHit: Sendable {
  /// The user.
  public let attacker: Fighter
  /// The target.
  public let defender: Fighter
  /// With its figures in the generation.
  public let move: BattleMove
  /// With stages, level and training.
  public let attackingCombatant: Combatant
  /// With stages, level and training.
  public let defendingCombatant: Combatant
  /// As the attacker has it before it.
  public let field: Field
  /// Every roll, and what is left out.
  public let result: DamageResult
  // The rest is calculated when it is asked for: of a hundred moves few are shown.
  let calculator: Calculator

  /// PokeAPI's slugs of abilities, items and moves that changed the damage.
  public var counted: [String] {
    calculator.countedEffects(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// The chances to knock out in several uses.
  public var knockOut: KnockOut {
    calculator.knockOut(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// The stats that decide it.
  public var stats: (attack: Stat, defense: Stat) {
    calculator.stats(
      attacker: attackingCombatant, defender: defendingCombatant, move: move, field: field)
  }

  /// Tenths of a percent of the defender's HP, rounded down, as calculators show them.
  public var percent: ClosedRange<Int> {
    let health = max(1, result.defenderStats[.hp])
    let range = result.range
    return range.lowerBound * 1000 / health...range.upperBound * 1000 / health
  }
}

extension Duel {
  /// One use of each of the first side's moves on the second, the strongest first; status moves are left out.
  ///
  /// - Returns: nil if one of them is no Pokémon of the generation.
  public func hits(rules: some BattleRules) -> [DuelHit]? {
    let calculator = Calculator(chart: rules.typeChart(generation: generation))
    let moves = first.moves.compactMap { BattleMove($0, in: generation, rules: rules) }
    guard
      let attacker = first.fighter.combatant(in: generation, level: level, rules: rules),
      let defender = second.fighter.combatant(in: generation, level: level, rules: rules)
    else { return nil }
    let hits = moves.filter { $0.damageClass != .status }.map { move in
      // Stages of "the stat that the move takes" are of another stat for each move.
      hit(
        with: move, calculator,
        from: first.fighter.stageOfMove == 0
          ? attacker
          : first.fighter.combatant(in: generation, level: level, rules: rules, move: move)
            ?? attacker,
        on: second.fighter.stageOfMove == 0
          ? defender
          : second.fighter.combatant(
            in: generation, level: level, rules: rules, move: move, isAttacker: false) ?? defender)
    }
    // Hits are large: their order is found without moving them.
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
    if move.hits > 1, let hits = first.hits { move.hits = hits }
    return DuelHit(
      attacker: first.fighter, defender: second.fighter, move: move,
      attackingCombatant: attacker, defendingCombatant: defender, field: first.field,
      result: calculator.damage(
        attacker: attacker, defender: defender, move: move, field: first.field),
      calculator: calculator)
  }

  /// The Speed of both with stages, status, items and abilities of weather, at their levels; nil if one of them is no
  /// Pokémon of the generation.
  public func speeds(rules: some BattleRules) -> (first: Int, second: Int)? {
    guard
      let one = first.fighter.combatant(in: generation, level: level, rules: rules),
      let other = second.fighter.combatant(in: generation, level: level, rules: rules)
    else { return nil }
    return Calculator(chart: rules.typeChart(generation: generation))
      .speeds(one, other, field: first.field)
  }
}

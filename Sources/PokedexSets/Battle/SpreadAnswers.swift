internal import PokedexBattle
public import PokedexModel

/// Effort values that a set needs to survive a hit.
public struct SurvivingEffort: Sendable, Hashable {
  /// In HP, a multiple of 4, 0 to 252.
  public let hp: Int
  /// The stat that the move is defended with.
  public let stat: Stat
  /// In that stat, a multiple of 4, 0 to 252.
  public let defense: Int

  /// In both together.
  public var total: Int { hp + defense }
}

// Effort that a set needs, by the calculator. Values rise in steps of 4, at most 252 in a stat and 510 in all; those
// of the other stats stay as they are.
extension Duel {
  private static let mostOfAll = 510
  private static let mostOfOne = 252
  private static let step = 4

  /// The fewest effort values in HP and in the stat that decides with which the defender of a hit surely survives one
  /// use, with the set's nature; of equal sums the one with most in HP.
  ///
  /// - Parameter hit: one of `hits`, or of those of the swapped duel.
  /// - Returns: nil where no values are enough.
  public func effort(toSurvive hit: DuelHit, rules: some BattleRules) -> SurvivingEffort? {
    let stat = hit.stats.defense
    let room = room(beside: [.hp, stat], of: hit.defender)
    let calculator = Calculator(chart: rules.typeChart(generation: generation))
    for total in stride(from: 0, through: room, by: Self.step) {
      let most = min(total, Self.mostOfOne)
      for hp in stride(from: most, through: max(0, total - Self.mostOfOne), by: -Self.step) {
        let effort = SurvivingEffort(hp: hp, stat: stat, defense: total - hp)
        if survives(hit, with: effort, calculator) { return effort }
      }
    }
    return nil
  }

  /// The fewest effort values in Speed with which the first is faster than the second, both as they stand.
  ///
  /// - Returns: nil where no values are enough, or one of them is no Pokémon of the generation.
  public func effortToOutspeed(rules: some BattleRules) -> Int? {
    let room = min(Self.mostOfOne, room(beside: [.speed], of: first.fighter))
    var duel = self
    for effort in stride(from: 0, through: room, by: Self.step) {
      duel.first.fighter.set.efforts[.speed] = effort
      if let speeds = duel.speeds(rules: rules), speeds.first > speeds.second { return effort }
    }
    return nil
  }

  private func survives(
    _ hit: DuelHit, with effort: SurvivingEffort, _ calculator: Calculator
  ) -> Bool {
    var defender = hit.defendingCombatant
    let others = defender.effort
    defender.effort = StatValues(of: { stat in
      stat == .hp ? effort.hp : stat == effort.stat ? effort.defense : others[stat]
    })
    defender.currentHP = hit.defender.currentHP(of: defender, in: generation)
    let knockOut = calculator.knockOut(
      attacker: hit.attackingCombatant, defender: defender, move: hit.move, field: hit.field,
      uses: 1)
    return knockOut.chance == 0
  }

  /// Effort values that may be given to some stats together; below 0 for none. In the first two generations, all are
  /// full.
  private func room(beside free: [Stat], of fighter: Fighter) -> Int {
    if generation < 3 { return 0 }
    let used = Stat.allCases.reduce(0) { sum, stat in
      free.contains(stat) ? sum : sum + (fighter.set.efforts[stat] ?? 0)
    }
    return min(Self.mostOfAll - used, free.count * Self.mostOfOne)
  }
}

internal import PokedexBattle
public import PokedexModel

/// Effort values that a set needs to survive a hit.
public struct SurvivingEffort: Sendable, Hashable {
  /// Effort values in HP, a multiple of 4, 0 to 252.
  public let hp: Int
  /// The stat with which the Pokémon defends against the move.
  public let stat: Stat
  /// Effort values in `stat`, a multiple of 4, 0 to 252.
  public let defense: Int

  /// Effort values in HP and `stat` together.
  public var total: Int { hp + defense }
}

// Finds the effort values with which a set survives a hit or is faster than its opponent. Tries
// them in steps of 4, up to 252 in a stat and 510 in total. The effort values of other stats don't
// change.
extension Duel {
  private static let maximumTotal = 510
  private static let maximumPerStat = 252
  private static let step = 4

  /// Returns the fewest effort values in HP and the defending stat with which the defender is
  /// certain to survive one use of a move. Keeps the nature of the set.
  ///
  /// If several distributions have the same sum, returns the one with the most effort values in HP.
  ///
  /// - Parameter hit: a result of `hits(rules:)` for this duel or for the swapped duel.
  /// - Returns: the effort values; nil if no effort values are enough.
  public func effort(toSurvive hit: DuelHit, rules: some BattleRules) -> SurvivingEffort? {
    let stat = hit.stats.defense
    let availableEffort = availableEffort(beside: [.hp, stat], of: hit.defender)
    let calculator = Calculator(chart: rules.typeChart(generation: generation))
    for total in stride(from: 0, through: availableEffort, by: Self.step) {
      let maximumHPEffort = min(total, Self.maximumPerStat)
      for hp in stride(
        from: maximumHPEffort, through: max(0, total - Self.maximumPerStat), by: -Self.step)
      {
        let effort = SurvivingEffort(hp: hp, stat: stat, defense: total - hp)
        if survives(hit, with: effort, calculator) { return effort }
      }
    }
    return nil
  }

  /// Returns the fewest effort values in Speed with which the first side is faster than the second.
  /// Both sides keep their stages, status and items.
  ///
  /// - Returns: the effort values; nil if no effort values are enough, or if one of the Pokémon
  ///   isn't in the generation.
  public func effortToOutspeed(rules: some BattleRules) -> Int? {
    let availableEffort = min(
      Self.maximumPerStat, availableEffort(beside: [.speed], of: first.fighter))
    var duel = self
    for effort in stride(from: 0, through: availableEffort, by: Self.step) {
      duel.first.fighter.set.effortValues[.speed] = effort
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

  /// Returns the maximum total of effort values for the stats in `free`, given the effort values of
  /// the other stats. The result is negative if the other stats exceed the total for a Pokémon. It
  /// is 0 in the first two generations, because all stats already have the maximum there.
  private func availableEffort(beside free: [Stat], of fighter: Fighter) -> Int {
    if generation < 3 { return 0 }
    let used = Stat.allCases.reduce(0) { sum, stat in
      free.contains(stat) ? sum : sum + (fighter.set.effortValues[stat] ?? 0)
    }
    return min(Self.maximumTotal - used, free.count * Self.maximumPerStat)
  }
}

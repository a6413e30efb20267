public import PokedexModel

extension Calculator {
  /// Returns the Speed of both Pokémon at the start of the turn.
  ///
  /// Speed includes the effects of stages, paralysis, items, and abilities that depend on weather
  /// or terrain.
  public func speeds(
    _ first: Combatant, _ second: Combatant, field: Field
  ) -> (first: Int, second: Int) {
    let nothing = BattleMove(slug: "splash", type: .normal, damageClass: .status, power: 0)
    let exchange = ResolvedAttack(
      attacker: first, defender: second, move: nothing, field: field, chart: chart)
    return (exchange.speed(.attacker), exchange.speed(.defender))
  }

  /// Returns the attacking stat of the move's user and the defending stat of its target.
  public func stats(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> (attack: Stat, defense: Stat) {
    let exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    return (exchange.attackStat, exchange.defenseStat)
  }

  /// Returns the attacking stats that the move may use and the defending stats that it may hit. Each
  /// list has one stat, or two if the move chooses its class by the stats of the Pokémon, such as
  /// Tera Blast and Photon Geyser.
  public func possibleStats(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> (attack: [Stat], defense: [Stat]) {
    let exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    guard exchange.choosesClass else { return ([exchange.attackStat], [exchange.defenseStat]) }
    return ([.attack, .specialAttack], [.defense, .specialDefense])
  }
}

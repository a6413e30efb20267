public import PokedexModel

extension Calculator {
  /// The Speed of both as the turn begins: with stages, paralysis, items, and abilities that ask for weather or terrain.
  public func speeds(
    _ first: Combatant, _ second: Combatant, field: Field
  ) -> (first: Int, second: Int) {
    let nothing = BattleMove(slug: "splash", type: .normal, damageClass: .status, power: 0)
    let exchange = Exchange(
      attacker: first, defender: second, move: nothing, field: field, chart: chart)
    return (exchange.attackerSpeed, exchange.defenderSpeed)
  }

  /// The stats that decide a move's damage, of its user and of its target.
  public func stats(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> (attack: Stat, defense: Stat) {
    let exchange = Exchange(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    return (exchange.attackStat, exchange.defenseStat)
  }
}

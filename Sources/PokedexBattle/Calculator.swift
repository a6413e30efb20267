public import PokedexModel

/// Exact damage by the rules of one generation.
public struct Calculator: Sendable {
  let chart: TypeChart

  /// - Parameter chart: of the generation whose rules hold.
  public init(chart: TypeChart) { self.chart = chart }

  /// Everything that one use of a move can do.
  public func damage(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> DamageResult {
    let exchange = Exchange(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    let attackerStats = exchange.attackerStats
    let defenderStats = exchange.defenderStats
    let notCounted = exchange.notCounted
    return DamageResult(
      rolls: rolls(consume exchange), attackerStats: attackerStats, defenderStats: defenderStats,
      notCounted: notCounted)
  }

  /// The effects that changed the damage. By itself, as it is shown of few moves and takes its time.
  ///
  /// - Returns: PokeAPI's slugs of abilities, items and moves, without repeats.
  public func countedEffects(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> [String] {
    Exchange(attacker: attacker, defender: defender, move: move, field: field, chart: chart).counted
  }

  private func rolls(_ exchange: consuming Exchange) -> [[Int]] {
    let isNothing =
      exchange.damageClass == .status || exchange.effectiveness == 0 || exchange.isBlocked
      || exchange.move.special?.isNotCounted == true
    if isNothing { return [[0]] }
    if let fixed = exchange.fixedDamage {
      let strikesTwice = exchange.hits.isBond && exchange.generation >= 6
      return Array(repeating: [fixed], count: strikesTwice ? 2 : 1)
    }
    return switch exchange.generation {
    case 5...: ModernFormula(exchange: exchange).rolls()
    case 4: FourthFormula(exchange: exchange).rolls()
    case 3: ThirdFormula(exchange: exchange).rolls()
    default: EarlyFormula(exchange: exchange).rolls()
    }
  }
}

extension Exchange {
  /// Effects that the rolls leave out.
  var notCounted: [String] {
    // Without an item, these fail.
    let doesNothing =
      attackerItem == nil && (move.special == .fling || move.special == .naturalGift)
    let isUnknown =
      damageClass != .status && move.power == 0 && power(ofHit: 0) == 0 && fixedDamage == nil
    let isLeftOut = isUnknown || move.special?.isNotCounted == true
    return (isLeftOut && !doesNothing ? [move.slug] : []) + attacker.notCounted
      + defender.notCounted
  }

  /// The damage of a move that takes no account of stats, in HP; nil for others.
  var fixedDamage: Int? {
    switch move.special {
    case .dragonRage: 40
    case .sonicBoom: 20
    case .seismicToss, .nightShade: attacker.battleLevel
    case .superFang, .naturesMadness, .ruination: max(1, currentHP(of: defender, defenderStats) / 2)
    case .finalGambit: currentHP(of: attacker, attackerStats)
    default: nil
    }
  }
}

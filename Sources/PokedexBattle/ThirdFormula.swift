import PokedexModel

/// The damage formula of generation III. Sources: Bulbapedia, "Damage"; Smogon, "The damage
/// formula" for Ruby and Sapphire.
struct ThirdFormula {
  let exchange: ResolvedAttack

  /// Returns the 16 rolls of each hit.
  func rolls() -> [[Int]] {
    exchange.eachHit(of: exchange.hitCount) { power, _ in rolls(power: power) }
  }

  private func rolls(power plain: Int) -> [Int] {
    let power = exchange.modifiedPower(plain)
    let level = 2 * exchange.attacker.battleLevel / 5 + 2
    var base = attack(plain) * power * level / defense(plain) / 50
    let isBurnt =
      exchange.attacker.status == .burn && exchange.isPhysical
      && !exchange.attackerHas(.ignoresBurn)
    if isBurnt { base /= 2 }
    base = exchange.screened(base)
    // Moves that hit both opponents are weaker, but not moves that also hit the ally.
    if exchange.field.isDoubles, exchange.move.target == .allOpponents { base /= 2 }
    base = exchange.modified(.beforeConstant, of: exchange.weathered(base), power: plain)
    if exchange.isPhysical { base = max(1, base) }
    base += 2
    if exchange.isCritical { base *= 2 }
    if exchange.move.special == .weatherBall, exchange.isWeatherBallStrong { base *= 2 }
    base = exchange.modified(.beforeChance, of: base, power: plain)
    if exchange.sameTypeBonus > FixedPoint.one { base = base * 3 / 2 }
    base = exchange.typeAdjusted(base)
    return (85...100).map { max(1, base * $0 / 100) }
  }

  private func attack(_ power: Int) -> Int {
    let stat = exchange.attackStat
    var attack = exchange.attackerStats[stat]
    for stage in [Modifier.Stage.attack, .lateAttack, .roundedAttack] {
      attack = exchange.modified(stage, of: attack, power: power)
    }
    return FixedPoint.staged(attack, by: exchange.attackingStage(stat))
  }

  private func defense(_ power: Int) -> Int {
    let stat = exchange.defenseStat
    var defense = exchange.modified(.defense, of: exchange.defenderStats[stat], power: power)
    if exchange.isExplosion { defense /= 2 }
    return max(1, FixedPoint.staged(defense, by: exchange.defendingStage(stat)))
  }
}

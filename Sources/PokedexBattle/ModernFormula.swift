import PokedexModel

/// The damage formula since generation V. Sources: Bulbapedia, "Damage"; Smogon, "The complete
/// damage formula for Black and White", with the changes in later games.
struct ModernFormula {
  let exchange: ResolvedAttack

  private var generation: Int { exchange.generation }

  /// Returns the 16 rolls of each hit.
  func rolls() -> [[Int]] {
    let hits = exchange.hits
    return exchange.eachHit(of: hits.count) { power, isFirst in
      rolls(power: power, isFirstHit: isFirst, isSecondStrike: hits.hasParentalBond && !isFirst)
    }
  }

  private func rolls(power: Int, isFirstHit: Bool, isSecondStrike: Bool) -> [Int] {
    let base = base(power: power, isFirstHit: isFirstHit, isSecondStrike: isSecondStrike)
    var final = FixedPoint.one
    for stage in [Modifier.Stage.screens, .final, .lateFinal] {
      final = exchange.chained(stage, onto: final, power: power, isFirstHit: isFirstHit)
    }
    let isBurnt =
      exchange.attacker.status == .burn && exchange.isPhysical
      && !exchange.attackerHas(.ignoresBurn)
      && !(exchange.move.special == .facade && generation >= 6)
    let bonus = exchange.sameTypeBonus
    let effectiveness = exchange.effectiveness
    return (85...100).map { roll in
      var damage = base * roll / 100
      damage = FixedPoint.multiply(damage, by: bonus)
      damage = damage * effectiveness / 64
      if isBurnt { damage /= 2 }
      return max(1, FixedPoint.multiply(damage, by: final))
    }
  }

  /// Returns the damage before the random factor, the type factors and the final modifiers.
  private func base(power: Int, isFirstHit: Bool, isSecondStrike: Bool) -> Int {
    let modified = max(1, FixedPoint.multiply(power, by: exchange.chained(.power, power: power)))
    let strength = exchange.teraPower(modified, plain: power)
    let level = 2 * exchange.attacker.battleLevel / 5 + 2
    var damage = level * strength * attack(power) / defense(power) / 50 + 2
    if exchange.isSpread { damage = FixedPoint.multiply(damage, by: 3072) }
    if isSecondStrike { damage = FixedPoint.multiply(damage, by: generation == 6 ? 2048 : 1024) }
    damage = FixedPoint.multiply(damage, by: exchange.weatherFactor)
    // Before generation VII, only the first hit is treated as critical, as in players' calculators.
    if exchange.isCritical, isFirstHit || generation >= 7 {
      damage = generation == 5 ? damage * 2 : damage * 3 / 2
    }
    return damage
  }

  private func attack(_ power: Int) -> Int {
    let attack = FixedPoint.multiply(
      exchange.stagedAttack, by: exchange.chained(.roundedAttack, power: power))
    return max(1, FixedPoint.multiply(attack, by: exchange.chained(.attack, power: power)))
  }

  private func defense(_ power: Int) -> Int {
    var defense = exchange.stagedDefense
    if exchange.isDefenseRaisedByWeather { defense = FixedPoint.multiply(defense, by: 6144) }
    return max(1, FixedPoint.multiply(defense, by: exchange.chained(.defense, power: power)))
  }
}

extension ResolvedAttack {
  /// Number of hits, and whether Parental Bond adds the second hit.
  var hits: (count: Int, hasParentalBond: Bool) {
    guard hitCount <= 1 else { return (hitCount, false) }
    let hasParentalBond =
      attackerHas(.strikesTwice) && !isSpread && !isExplosion && move.special != .finalGambit
    return hasParentalBond ? (2, true) : (1, false)
  }

  /// Returns the rolls of each hit. From the third hit on, a hit with the same power as the
  /// previous one reuses its rolls. The second hit never does, because some rules apply only to the
  /// first.
  ///
  /// - Parameter rolls: returns the rolls of one hit, given its power and whether it is the first
  ///   hit.
  func eachHit(of count: Int, _ rolls: (_ power: Int, _ isFirst: Bool) -> [Int]) -> [[Int]] {
    var result: [[Int]] = []
    result.reserveCapacity(count)
    var last = 0
    for hit in 0..<count {
      let power = power(ofHit: hit)
      if hit > 1, power == last {
        result.append(result[hit - 1])
      } else {
        result.append(power > 0 ? rolls(power, hit == 0) : [0])
        last = power
      }
    }
    return result
  }

  /// Number of hits in the calculation, at least 1. The second hit of Parental Bond isn't included.
  var hitCount: Int {
    let hits = max(1, move.hits)
    guard let range = move.hitRange, range.lowerBound > 0 else { return hits }
    if attackerHas(.hitsMost) { return range.upperBound }
    return attackerHas(.hitsOften) && range.upperBound > 3 ? max(hits, 4) : hits
  }

  var isSpread: Bool { field.isDoubles && (move.target != .one || isExpanded || isStarstorm) }

  private var isStarstorm: Bool { move.special == .teraStarstorm && isStellarTerapagos }

  /// Whether Expanding Force hits both opponents, because of Psychic Terrain.
  private var isExpanded: Bool {
    move.special == .expandingForce && field.terrain == .psychic && isGrounded(.attacker)
  }

  var attackStat: Stat { move.attackStat ?? (isPhysical ? .attack : .specialAttack) }

  var defenseStat: Stat { move.defenseStat ?? (isPhysical ? .defense : .specialDefense) }

  /// The attacking stat after its stage is applied.
  var stagedAttack: Int {
    let usesDefenderStat = move.flags.contains(.usesTargetsAttack)
    var stage = attackingStage(attackStat, usesDefenderStat: usesDefenderStat)
    if move.special == .spectralThief {
      stage = min(6, stage + max(0, defender.stages[attackStat]))
    }
    if defenderHas(.ignoresStages) { stage = 0 }
    return FixedPoint.staged(
      (usesDefenderStat ? defenderStats : attackerStats)[attackStat], by: stage)
  }

  /// The defending stat after its stage is applied.
  var stagedDefense: Int {
    var stage = defendingStage(defenseStat)
    if move.special == .spectralThief { stage = min(0, stage) }
    if attackerHas(.ignoresStages) || move.flags.contains(.ignoresStages) { stage = 0 }
    return FixedPoint.staged(defenderStats[defenseStat], by: stage)
  }

  /// Whether the weather raises the defending stat. Sand raises the Special Defense of Rock types,
  /// snow the Defense of Ice types.
  var isDefenseRaisedByWeather: Bool {
    weather == .sand && defender.has(.rock) && defenseStat == .specialDefense
      || weather == .snow && defender.has(.ice) && defenseStat == .defense
  }

  /// The factor of the weather for the move's damage, in 4096ths.
  var weatherFactor: Int {
    let isSunny = moveWeather == .sun || moveWeather == .harshSun
    let isRainy = moveWeather == .rain || moveWeather == .heavyRain
    if move.special == .hydroSteam, isSunny { return 6144 }
    switch type {
    case .fire: return isSunny ? 6144 : isRainy ? 2048 : FixedPoint.one
    case .water: return isRainy ? 6144 : isSunny ? 2048 : FixedPoint.one
    default: return FixedPoint.one
    }
  }

  /// Returns the power, raised to at least 60 if the move has the attacker's Tera type. Moves with
  /// several hits, increased priority or varying power are exempt. Source: Bulbapedia, "Terastal
  /// phenomenon".
  func teraPower(_ power: Int, plain: Int) -> Int {
    guard let tera = attacker.teraType, power < 60, move.power > 0, hitCount == 1, priority <= 0
    else { return power }
    // A Stellar Tera type raises the power only of moves of the Pokémon's own types.
    guard tera == type || tera == .stellar && attacker.types.contains(type) else { return power }
    switch move.special {
    case .dragonEnergy, .eruption, .waterSpout: return power
    default: return 60
    }
  }
}

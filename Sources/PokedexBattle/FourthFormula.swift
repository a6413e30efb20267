import PokedexModel

/// Damage in generation IV: Smogon, "The complete damage formula for Diamond, Pearl & Platinum". Each
/// factor rounds down by itself.
struct FourthFormula {
  let exchange: Exchange

  /// The 16 rolls of each hit.
  func rolls() -> [[Int]] {
    (0..<exchange.hitCount).map { hit in
      let power = exchange.power(ofHit: hit)
      guard power > 0 else { return [0] }
      return rolls(power: power, isFirstHit: hit == 0)
    }
  }

  private func rolls(power plain: Int, isFirstHit: Bool) -> [Int] {
    let power = max(1, exchange.floored(.power, plain, power: plain))
    let level = 2 * exchange.attacker.battleLevel / 5 + 2
    var base = level * power * attack(plain) / 50 / defense(plain)
    let isBurnt =
      exchange.attacker.status == .burn && exchange.isPhysical && exchange.attackerAbility != .guts
    if isBurnt { base /= 2 }
    base = exchange.screened(base)
    if exchange.isSpread { base = base * 3 / 4 }
    base = exchange.kindled(exchange.weathered(base)) + 2
    if exchange.isCritical { base *= exchange.attackerAbility == .sniper ? 3 : 2 }
    base = exchange.floored(.beforeChance, base, power: plain)
    let bonus = exchange.sameTypeBonus
    return (85...100).map { roll in
      let own = base * roll / 100 * bonus / FixedPoint.one
      let typed = exchange.typed(own)
      return max(1, exchange.floored(.final, typed, power: plain, isFirstHit: isFirstHit))
    }
  }

  private func attack(_ power: Int) -> Int {
    var attack = exchange.stagedAttack
    if exchange.attackerAbility == .hustle, exchange.isPhysical { attack = attack * 3 / 2 }
    return max(1, exchange.floored(.attack, attack, power: power))
  }

  private func defense(_ power: Int) -> Int {
    var defense = exchange.floored(.defense, exchange.stagedDefense, power: power)
    if exchange.isDefenseRaisedByWeather { defense = defense * 3 / 2 }
    if exchange.isExplosion { defense /= 2 }
    return max(1, defense)
  }
}

extension Exchange {
  /// A value after the modifiers of a stage, each rounded down.
  func floored(
    _ stage: Modifier.Stage, _ value: Int, power: Int, isFirstHit: Bool = true
  ) -> Int {
    var result = value
    forEachFactor(of: stage, power: power, isFirstHit: isFirstHit) {
      result = result * $0.percent / 100
    }
    return result
  }

  /// Damage through Reflect or Light Screen, rounded down.
  func screened(_ damage: Int) -> Int {
    let isHeld = isPhysical ? field.hasReflect : field.hasLightScreen
    guard isHeld, screensHold else { return damage }
    return field.isDoubles ? damage * 2 / 3 : damage / 2
  }

  /// Damage in sun or rain, rounded down.
  func weathered(_ damage: Int) -> Int {
    let isHalved =
      move.special == .solarBeam && (weather == .rain || weather == .sand || weather == .hail)
    return damage * weatherFactor / FixedPoint.one / (isHalved ? 2 : 1)
  }

  /// Damage of a Fire move that Flash Fire raises by half, rounded down.
  func kindled(_ damage: Int) -> Int {
    let isKindled = attackerAbility == .flashFire && attacker.isAbilityActive && type == .fire
    return isKindled ? damage * 3 / 2 : damage
  }

  /// Damage after the type chart, rounded down for each type of the defender.
  func typed(_ damage: Int) -> Int {
    let types = defender.types
    guard types.count == 2, generation > 1 else {
      return types.reduce(damage) { $0 * factor(on: $1) / 100 }
    }
    let isInOrder = typeOrder(types[0]) <= typeOrder(types[1])
    let (first, second) = isInOrder ? (types[0], types[1]) : (types[1], types[0])
    return damage * factor(on: first) / 100 * factor(on: second) / 100
  }

  /// The games go through a list of pairs of types, which is the same for nearly all attacking types.
  private func typeOrder(_ defending: PokemonType) -> Int {
    switch (type, defending) {
    case (.ice, .fire): 20
    default: Self.typeOrder.firstIndex(of: defending) ?? 19
    }
  }

  private static let typeOrder: [PokemonType] = [
    .normal, .fire, .water, .electric, .grass, .ice, .fighting, .poison, .ground, .flying,
    .psychic, .bug, .rock, .ghost, .dragon, .dark, .steel,
  ]

  /// Before generation V, a user that faints halves the target's defense.
  var isExplosion: Bool { move.special == .explosion || move.special == .selfDestruct }
}

import PokedexModel

/// The damage formula of generation IV. The result is rounded down after each factor. Source:
/// Smogon, "The complete damage formula for Diamond, Pearl & Platinum".
struct FourthFormula {
  let exchange: ResolvedAttack

  /// Returns the 16 rolls of each hit.
  func rolls() -> [[Int]] {
    exchange.eachHit(of: exchange.hitCount) { rolls(power: $0, isFirstHit: $1) }
  }

  private func rolls(power plain: Int, isFirstHit: Bool) -> [Int] {
    let power = max(1, exchange.modified(.power, plain, power: plain))
    let level = 2 * exchange.attacker.battleLevel / 5 + 2
    var base = level * power * attack(plain) / 50 / defense(plain)
    let isBurnt =
      exchange.attacker.status == .burn && exchange.isPhysical && exchange.attackerAbility != .guts
    if isBurnt { base /= 2 }
    base = exchange.screened(base)
    if exchange.isSpread { base = base * 3 / 4 }
    base = exchange.boostedByFlashFire(exchange.weathered(base)) + 2
    if exchange.isCritical { base *= exchange.attackerAbility == .sniper ? 3 : 2 }
    base = exchange.modified(.beforeChance, base, power: plain)
    let bonus = exchange.sameTypeBonus
    let factors = exchange.typeFactors
    let last = exchange.percents(.final, power: plain, isFirstHit: isFirstHit)
    return (85...100).map { roll in
      let own = base * roll / 100 * bonus / FixedPoint.one
      let typeAdjusted = own * factors.first / 100 * factors.second / 100
      return max(1, last.reduce(typeAdjusted) { $0 * $1 / 100 })
    }
  }

  private func attack(_ power: Int) -> Int {
    var attack = exchange.stagedAttack
    if exchange.attackerAbility == .hustle, exchange.isPhysical { attack = attack * 3 / 2 }
    return max(1, exchange.modified(.attack, attack, power: power))
  }

  private func defense(_ power: Int) -> Int {
    var defense = exchange.modified(.defense, exchange.stagedDefense, power: power)
    if exchange.isDefenseRaisedByWeather { defense = defense * 3 / 2 }
    if exchange.isExplosion { defense /= 2 }
    return max(1, defense)
  }
}

extension ResolvedAttack {
  /// Applies the modifiers of a calculation stage one by one, rounding down after each.
  func modified(
    _ stage: Modifier.Stage, _ value: Int, power: Int, isFirstHit: Bool = true
  ) -> Int {
    var result = value
    forEachFactor(of: stage, power: power, isFirstHit: isFirstHit) {
      result = result * $0.percent / 100
    }
    return result
  }

  /// Returns the factors, in percent, of a calculation stage's modifiers that apply to this attack.
  func percents(_ stage: Modifier.Stage, power: Int, isFirstHit: Bool) -> [Int] {
    var result: [Int] = []
    forEachFactor(of: stage, power: power, isFirstHit: isFirstHit) { result.append($0.percent) }
    return result
  }

  /// Returns the damage after Reflect or Light Screen, rounded down.
  func screened(_ damage: Int) -> Int {
    let hasScreen = isPhysical ? field.hasReflect : field.hasLightScreen
    guard hasScreen, screensHold else { return damage }
    return field.isDoubles ? damage * 2 / 3 : damage / 2
  }

  /// Returns the damage multiplied by the weather's factor for the move, rounded down. Solar Beam
  /// does half damage in rain, sand and hail.
  func weathered(_ damage: Int) -> Int {
    let isHalved =
      move.special == .solarBeam && (weather == .rain || weather == .sand || weather == .hail)
    return damage * weatherFactor / FixedPoint.one / (isHalved ? 2 : 1)
  }

  /// Returns the damage after Flash Fire, rounded down. If the attacker's Flash Fire is activated,
  /// its Fire moves do 1.5 times the damage.
  func boostedByFlashFire(_ damage: Int) -> Int {
    let isBoosted = attackerAbility == .flashFire && attacker.isAbilityActive && type == .fire
    return isBoosted ? damage * 3 / 2 : damage
  }

  /// Returns the damage after type effectiveness. Rounds down after the factor for each of the
  /// defender's types.
  func typeAdjusted(_ damage: Int) -> Int {
    let factors = typeFactors
    return damage * factors.first / 100 * factors.second / 100
  }

  /// Effectiveness against each of the defender's types, in percent. The factors are in the order
  /// in which the games multiply them. The second is 100 if the defender has only one type.
  var typeFactors: (first: Int, second: Int) {
    let types = defender.types
    guard let first = types.first else { return (100, 100) }
    guard types.count > 1 else { return (factor(on: first), 100) }
    let second = types[1]
    let isInOrder = generation == 1 || typeOrder(first) <= typeOrder(second)
    let factors = (factor(on: first), factor(on: second))
    return isInOrder ? factors : (factors.1, factors.0)
  }

  /// Returns a type's position in the games' list of type matchups, which decides the order of the
  /// factors. The attacking type doesn't matter, except for Ice moves against Fire types.
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

  /// Whether the move is Explosion or Self-Destruct. Before generation V, these moves halve the
  /// target's Defense.
  var isExplosion: Bool { move.special == .explosion || move.special == .selfDestruct }
}

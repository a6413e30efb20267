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
    let power = max(1, exchange.modifiedPower(plain))
    let level = 2 * exchange.attacker.battleLevel / 5 + 2
    var base = level * power * attack(plain) / 50 / defense(plain)
    let isBurnt =
      exchange.attacker.status == .burn && exchange.isPhysical
      && !exchange.attackerHas(.ignoresBurn)
    if isBurnt { base /= 2 }
    base = exchange.screened(base)
    if exchange.isSpread { base = base * 3 / 4 }
    base = exchange.modified(.beforeConstant, of: exchange.weathered(base), power: plain) + 2
    if exchange.isCritical { base *= 2 }
    base = exchange.modified(.beforeChance, of: base, power: plain)
    let bonus = exchange.sameTypeBonus
    let factors = exchange.typeFactors
    var last: [Int] = []
    for stage in [Modifier.Stage.final, .lateFinal] {
      exchange.forEachModifier(of: stage, power: plain, isFirstHit: isFirstHit) {
        last.append($0.percent)
      }
    }
    return (85...100).map { roll in
      let own = base * roll / 100 * bonus / FixedPoint.one
      let typeAdjusted = own * factors.first / 100 * factors.second / 100
      return max(1, last.reduce(typeAdjusted) { $0 * $1 / 100 })
    }
  }

  private func attack(_ power: Int) -> Int {
    let attack = exchange.modified(.roundedAttack, of: exchange.stagedAttack, power: power)
    return max(1, exchange.modified(.attack, of: attack, power: power))
  }

  private func defense(_ power: Int) -> Int {
    var defense = exchange.modified(.defense, of: exchange.stagedDefense, power: power)
    if exchange.isDefenseRaisedByWeather { defense = defense * 3 / 2 }
    if exchange.isExplosion { defense /= 2 }
    return max(1, defense)
  }
}

extension ResolvedAttack {
  /// Returns the power after all modifiers in generations III and IV.
  func modifiedPower(_ power: Int) -> Int {
    modified(.latePower, of: modified(.power, of: power, power: power), power: power)
  }

  /// Applies the modifiers of a stage one by one, rounding down after each.
  func modified(_ stage: Modifier.Stage, of value: Int, power: Int) -> Int {
    var result = value
    forEachModifier(of: stage, power: power, isFirstHit: true) {
      result = result * $0.percent / 100
    }
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

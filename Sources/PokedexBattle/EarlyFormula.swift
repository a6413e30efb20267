import PokedexModel

/// The damage formulas of generations I and II. Sources: Bulbapedia, "Damage", and the
/// disassemblies of Red and Crystal.
struct EarlyFormula {
  let exchange: ResolvedAttack

  private var isGenerationOne: Bool { exchange.generation == 1 }

  /// Returns the 39 rolls of each hit.
  func rolls() -> [[Int]] {
    exchange.eachHit(of: exchange.hitCount) { power, _ in
      isGenerationOne ? generationOneRolls(power: power) : generationTwoRolls(power: power)
    }
  }

  /// Returns the damage before type effectiveness, and without the constant 2 that the formula
  /// adds. Callers limit the result to 997.
  private func base(level: Int, power: Int, _ attack: Int, _ defense: Int) -> Int {
    (2 * level / 5 + 2) * power * attack / defense / 50
  }

  private func generationOneRolls(power: Int) -> [Int] {
    let isCritical = exchange.isCritical
    // A critical hit doubles the level and ignores stages, burn and screens.
    var attack = isCritical ? exchange.attackerStats[exchange.attackStat] : stagedAttack
    var defense = isCritical ? exchange.defenderStats[exchange.defenseStat] : stagedDefense
    if !isCritical, isBurnt { attack /= 2 }
    if exchange.isExplosion { defense = max(1, defense / 2) }
    if !isCritical, isScreened { defense *= 2 }
    (attack, defense) = Self.quartered(attack, defense)
    let level = exchange.attacker.battleLevel * (isCritical ? 2 : 1)
    var damage = min(997, base(level: level, power: power, attack, defense)) + 2
    if exchange.attacker.types.contains(exchange.type) { damage += damage / 2 }
    return Self.rolls(exchange.typeAdjusted(damage))
  }

  private func generationTwoRolls(power: Int) -> [Int] {
    // A critical hit ignores stages, burn and screens unless the attacker's stage is higher than
    // the defender's.
    let ignoresStages =
      exchange.isCritical
      && exchange.attacker.stages[exchange.attackStat]
        <= exchange.defender.stages[exchange.defenseStat]
    var attack = ignoresStages ? exchange.attackerStats[exchange.attackStat] : stagedAttack
    var defense = ignoresStages ? exchange.defenderStats[exchange.defenseStat] : stagedDefense
    if !ignoresStages {
      if isBurnt { attack /= 2 }
      if isScreened { defense *= 2 }
    }
    attack = exchange.modified(.attack, of: attack, power: power)
    (attack, defense) = Self.quartered(attack, defense)
    if exchange.isExplosion { defense = max(1, defense / 2) }
    var level = exchange.attacker.battleLevel
    if exchange.move.special == .present { (level, attack, defense) = presentMoveFigures }
    var damage = base(level: level, power: power, attack, defense)
    if exchange.isCritical { damage *= 2 }
    damage = exchange.modified(.beforeChance, of: damage, power: power)
    damage = exchange.weathered(min(997, damage) + 2)
    if exchange.attacker.types.contains(exchange.type) { damage += damage / 2 }
    damage = exchange.typeAdjusted(damage)
    return exchange.isDeterministic ? [damage] : Self.rolls(damage)
  }

  /// Present's level, Attack and Defense in generation II. Because of a bug, the number of the
  /// defender's last type is used as the level, that of the attacker's last type as Defense, and 10
  /// as Attack. Source: Bulbapedia, "Present (move)".
  private var presentMoveFigures: (level: Int, attack: Int, defense: Int) {
    (
      Self.index(of: exchange.defender.types.last), 10,
      max(1, Self.index(of: exchange.attacker.types.last))
    )
  }

  /// Returns the internal number that the games use for a type. They number the types in the order
  /// of `PokemonType`, with gaps. Source: Bulbapedia, "Type".
  private static func index(of type: PokemonType?) -> Int {
    let ordinal = type?.ordinal ?? 0
    return switch ordinal {
    case ...5: ordinal
    case 6...8: ordinal + 1
    case 9...16: ordinal + 11
    default: 0
    }
  }

  private var stagedAttack: Int {
    let stat = exchange.attackStat
    return FixedPoint.earlyStaged(exchange.attackerStats[stat], by: exchange.attacker.stages[stat])
  }

  private var stagedDefense: Int {
    let stat = exchange.defenseStat
    return FixedPoint.earlyStaged(exchange.defenderStats[stat], by: exchange.defender.stages[stat])
  }

  private var isBurnt: Bool { exchange.isPhysical && exchange.attacker.status == .burn }

  private var isScreened: Bool {
    exchange.isPhysical ? exchange.field.hasReflect : exchange.field.hasLightScreen
  }

  /// Divides both stats by 4 if either is above 255, because the games calculate with single bytes.
  private static func quartered(_ attack: Int, _ defense: Int) -> (Int, Int) {
    guard attack > 255 || defense > 255 else { return (max(1, attack), max(1, defense)) }
    return (max(1, attack / 4 % 256), max(1, defense / 4 % 256))
  }

  private static func rolls(_ damage: Int) -> [Int] {
    (217...255).map { max(1, damage * $0 / 255) }
  }
}

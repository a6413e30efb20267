import PokedexModel

extension ResolvedAttack {
  /// The attacker's Speed after stages, paralysis, abilities and items.
  var attackerSpeed: Int {
    speed(
      of: attacker, attackerStats, attackerAbility, attackerItem,
      hasTailwind: field.hasAttackersTailwind)
  }

  /// The defender's Speed after stages, paralysis, abilities and items.
  var defenderSpeed: Int {
    speed(
      of: defender, defenderStats, defenderAbility, defenderItem,
      hasTailwind: field.hasDefendersTailwind)
  }

  private func speed(
    of combatant: Combatant, _ stats: StatValues, _ ability: BattleAbility?, _ item: BattleItem?,
    hasTailwind: Bool
  ) -> Int {
    var speed = FixedPoint.staged(stats[.speed], by: combatant.stages[.speed])
    if isDoublingSpeed(ability) || ability == .unburden && combatant.isAbilityActive { speed *= 2 }
    if ability == .slowStart, combatant.isAbilityActive { speed /= 2 }
    if hasTailwind { speed *= 2 }
    if ability == .protosynthesis || ability == .quarkDrive,
      hasParadoxBoost(combatant, stats, in: .speed, ability, item)
    {
      speed = FixedPoint.multiply(speed, by: 6144)
    }
    if item == .choiceScarf { speed = FixedPoint.multiply(speed, by: 6144) }
    if item == .quickPowder, combatant.variety == "ditto" { speed *= 2 }
    if Self.halvesSpeed(item) { speed /= 2 }
    if ability == .quickFeet {
      return combatant.status == nil ? speed : FixedPoint.multiply(speed, by: 6144)
    }
    if combatant.status == .paralysis { speed = speed * (generation >= 7 ? 50 : 25) / 100 }
    return speed
  }

  private static func halvesSpeed(_ item: BattleItem?) -> Bool {
    switch item {
    case .ironBall, .machoBrace, .powerAnklet, .powerBand, .powerBelt, .powerBracer, .powerLens,
      .powerWeight:
      true
    default: false
    }
  }

  private func isDoublingSpeed(_ ability: BattleAbility?) -> Bool {
    switch ability {
    case .swiftSwim: weather == .rain || weather == .heavyRain
    case .chlorophyll: weather == .sun || weather == .harshSun
    case .sandRush: weather == .sand
    case .slushRush: weather == .hail || weather == .snow
    case .surgeSurfer: field.terrain == .electric
    default: false
    }
  }

  /// The attacker's weight in hectograms, at least 1.
  var attackerWeight: Int { weight(of: attacker, attackerAbility, attackerItem) }

  /// The defender's weight in hectograms, at least 1.
  var defenderWeight: Int { weight(of: defender, defenderAbility, defenderItem) }

  private func weight(
    of combatant: Combatant, _ ability: BattleAbility?, _ item: BattleItem?
  ) -> Int {
    var weight = combatant.weight
    if ability == .heavyMetal { weight *= 2 }
    if ability == .lightMetal { weight /= 2 }
    if item == .floatStone { weight /= 2 }
    return max(1, weight)
  }

  /// Whether Protosynthesis or Quark Drive is active and raises `stat`. It raises only the
  /// Pokémon's highest stat, after stages. If several stats are equally high, that is the first of
  /// Attack, Defense, Special Attack, Special Defense and Speed.
  func hasParadoxBoost(
    _ combatant: Combatant, _ stats: StatValues, in stat: Stat, _ ability: BattleAbility?,
    _ item: BattleItem?
  ) -> Bool {
    let isActive =
      item == .boosterEnergy
      || (ability == .protosynthesis
        ? weather == .sun || weather == .harshSun : field.terrain == .electric)
    guard isActive else { return false }
    func staged(_ stat: Stat) -> Int {
      FixedPoint.staged(stats[stat], by: combatant.stages[stat])
    }
    let others: [Stat] = [.attack, .defense, .specialAttack, .specialDefense, .speed]
    let best = others.dropFirst().reduce(Stat.attack) { staged($1) > staged($0) ? $1 : $0 }
    return best == stat
  }
}

import PokedexModel

extension ResolvedAttack {
  /// Returns a Pokémon's Speed after stages, paralysis, abilities and items.
  func speed(_ side: Side) -> Int {
    let combatant = combatant(side)
    var speed = FixedPoint.staged(stats(side)[.speed], by: combatant.stages[.speed])
    speed = modified(.speed, speed, of: side)
    if side == .attacker ? field.hasAttackersTailwind : field.hasDefendersTailwind { speed *= 2 }
    speed = modified(.lateSpeed, speed, of: side)
    if has(side, .quickWhenAiling) {
      return combatant.status == nil ? speed : FixedPoint.multiply(speed, by: 6144)
    }
    if combatant.status == .paralysis { speed = speed * (generation >= 7 ? 50 : 25) / 100 }
    return speed
  }

  /// Returns a Pokémon's weight in hectograms, at least 1.
  func weight(_ side: Side) -> Int { max(1, modified(.weight, combatant(side).weight, of: side)) }

  /// Whether Protosynthesis or Quark Drive is active and raises `stat`. It raises only the
  /// Pokémon's highest stat, after stages. If several stats are equally high, that is the first of
  /// Attack, Defense, Special Attack, Special Defense and Speed.
  func hasParadoxBoost(_ side: Side, in stat: Stat) -> Bool {
    let isSunny = weather == .sun || weather == .harshSun
    let isActive =
      has(side, .raisesStat) || isSunny && has(side, .raisesStatInSunlight)
      || field.terrain == .electric && has(side, .raisesStatOnElectricTerrain)
    guard isActive else { return false }
    func staged(_ stat: Stat) -> Int {
      FixedPoint.staged(stats(side)[stat], by: combatant(side).stages[stat])
    }
    let others: [Stat] = [.attack, .defense, .specialAttack, .specialDefense, .speed]
    let best = others.dropFirst().reduce(Stat.attack) { staged($1) > staged($0) ? $1 : $0 }
    return best == stat
  }
}

public import PokedexModel

extension Combatant {
  /// Returns all six stats at the Pokémon's level, before stages.
  public func finalStats(in generation: Int) -> StatValues {
    StatValues(
      hp: finalStat(.hp, in: generation), attack: finalStat(.attack, in: generation),
      defense: finalStat(.defense, in: generation),
      specialAttack: finalStat(.specialAttack, in: generation),
      specialDefense: finalStat(.specialDefense, in: generation),
      speed: finalStat(.speed, in: generation))
  }

  /// Returns one stat at the Pokémon's level, before stages.
  func finalStat(_ stat: Stat, in generation: Int) -> Int {
    guard generation < 3 else {
      return StatFormula.value(
        of: stat, base: baseStats[stat], level: battleLevel, individual: individual[stat],
        effort: effort[stat], percent: naturePercent(of: stat))
    }
    return StatFormula.earlyValue(
      of: stat, base: baseStats[stat], level: battleLevel, determinant: determinant(of: stat))
  }

  /// Returns the determinant value (0 to 15) of a stat in generations I and II. Special Attack and
  /// Special Defense have the same value.
  private func determinant(of stat: Stat) -> Int {
    switch stat {
    case .hp:
      StatFormula.determinantOfHP(
        attack: individual[.attack] / 2, defense: individual[.defense] / 2,
        speed: individual[.speed] / 2, special: individual[.specialAttack] / 2)
    case .specialDefense: individual[.specialAttack] / 2
    default: individual[stat] / 2
    }
  }

  private func naturePercent(of stat: Stat) -> Int {
    100 + (stat == raisedStat ? 10 : 0) - (stat == loweredStat ? 10 : 0)
  }
}

import PokedexBattle
import PokedexModel

/// Quickly calculates an upper bound for the damage that one Pokémon's plain moves
/// (`BattleMove.isPlain`) do to another. The bound is valid only if no ability, item, stage or
/// field affects the damage.
struct DamageBound {
  private let attacker: Combatant
  private let defender: Combatant
  private let attack: StatValues
  private let defense: StatValues
  private let chart: TypeChart

  init(_ attacker: Combatant, on defender: Combatant, chart: TypeChart) {
    (self.attacker, self.defender, self.chart) = (attacker, defender, chart)
    attack = attacker.finalStats(in: chart.generation)
    defense = defender.finalStats(in: chart.generation)
  }

  /// Returns an upper bound for the damage of one use, in HP. It is the result of the basic damage
  /// formula without its intermediate rounding, increased by a tenth because the first generations
  /// round high stats.
  func maximumDamage(of move: BattleMove) -> Int {
    let isPhysical = move.damageClass == .physical
    let strength = attack[isPhysical ? .attack : .specialAttack]
    let defensiveStat = max(1, defense[isPhysical ? .defense : .specialDefense])
    let level = 2 * attacker.level / 5 + 2
    let base = level * move.power * strength / defensiveStat + 100
    let bonus = attacker.types.contains(move.type) ? 3 : 2
    let factor = chart.factor(of: move.type, on: defender.types)
    return base * bonus * factor / 10_000 * 11 / 10 + 4
  }
}

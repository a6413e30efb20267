import PokedexBattle
import PokedexModel

/// A damage calculation with the result that players' calculators give. It involves only stats,
/// stages, burn, critical hits and screens; every type matchup is neutral.
struct DamageCase: Sendable {
  struct Side: Sendable {
    var base: [Int]
    var types: [PokemonType]
    var level: Int
    var raised: Stat?
    var lowered: Stat?
    var effort: [Int]
    var individual: [Int]
    var stages: [Int]
    var isBurnt: Bool

    var combatant: Combatant {
      var combatant = Combatant(variety: "any", baseStats: StatValues(base), types: types)
      combatant.level = level
      combatant.raisedStat = raised
      combatant.loweredStat = lowered
      combatant.effort = StatValues(effort)
      combatant.individual = StatValues(individual)
      combatant.stages = StatValues(stages)
      combatant.status = isBurnt ? .burn : nil
      return combatant
    }
  }

  var generation: Int
  var attacker: Side
  var defender: Side
  var move: BattleMove
  var isCritical: Bool
  var isSpread: Bool
  var isDoubles: Bool
  var hasReflect: Bool
  var hasLightScreen: Bool
  /// The minimum and maximum damage, in HP.
  var damage: ClosedRange<Int>

  init(
    generation: Int, _ attacker: Side, _ defender: Side, move: BattleMove, isCritical: Bool,
    isSpread: Bool, isDoubles: Bool, hasReflect: Bool, hasLightScreen: Bool,
    damage: ClosedRange<Int>
  ) {
    self.generation = generation
    self.attacker = attacker
    self.defender = defender
    self.move = move
    self.isCritical = isCritical
    self.isSpread = isSpread
    self.isDoubles = isDoubles
    self.hasReflect = hasReflect
    self.hasLightScreen = hasLightScreen
    self.damage = damage
  }

  /// The damage that the program calculates for this case.
  var result: DamageResult {
    var move = move
    move.isCritical = isCritical
    move.target = isSpread ? .allOpponents : .one
    var field = Field()
    field.isDoubles = isDoubles
    field.hasReflect = hasReflect
    field.hasLightScreen = hasLightScreen
    return Calculator(chart: TypeChart(generation: generation) { _, _ in 100 }).damage(
      attacker: attacker.combatant, defender: defender.combatant, move: move, field: field)
  }
}

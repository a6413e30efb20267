import PokedexBattle
import PokedexModel
import Testing

/// Damage calculations with one pair of Pokémon and one move. The expected results were compared
/// with players' calculators.
struct CalculatorTests {
  private func garchomp() -> Combatant {
    var attacker = Combatant(
      variety: "garchomp", baseStats: StatValues([108, 130, 95, 80, 85, 102]),
      types: [.dragon, .ground])
    attacker.effort = StatValues([0, 252, 0, 0, 0, 252])
    return attacker
  }

  private func calculator(_ generation: Int) -> Calculator {
    Calculator(chart: TypeChart(generation: generation) { _, _ in 100 })
  }

  private let slash = BattleMove(slug: "slash", type: .normal, damageClass: .physical, power: 70)

  @Test(arguments: DamageCase.all.indices)
  func damageMatchesPlayersCalculators(index: Int) {
    #expect(DamageCase.all[index].result.range == DamageCase.all[index].damage)
  }

  @Test func statsMatchLevel() {
    let result = calculator(9).damage(
      attacker: garchomp(), defender: garchomp(), move: slash, field: Field())
    #expect(result.attackerStats[.attack] == 359)
    #expect(result.attackerStats[.hp] == 357)
  }

  @Test(arguments: [(1, 39), (2, 39), (3, 16), (4, 16), (5, 16), (9, 16)])
  func eachGenerationHasItsNumberOfRolls(generation: Int, count: Int) {
    let result = calculator(generation).damage(
      attacker: garchomp(), defender: garchomp(), move: slash, field: Field())
    #expect(result.rolls.map(\.count) == [count])
  }

  @Test func choiceBandRaisesAttackByHalf() {
    let plain = calculator(9).damage(
      attacker: garchomp(), defender: garchomp(), move: slash, field: Field())
    var banded = garchomp()
    banded.equip(ability: nil, item: "choice-band")
    let result = calculator(9).damage(
      attacker: banded, defender: garchomp(), move: slash, field: Field())
    #expect(result.range.upperBound > plain.range.upperBound * 7 / 5)
  }

  @Test func uncountedMovesAreReported() {
    let fling = BattleMove(slug: "fling", type: .dark, damageClass: .physical, power: 0)
    var attacker = garchomp()
    attacker.equip(ability: nil, item: "leftovers")
    let result = calculator(9).damage(
      attacker: attacker, defender: garchomp(), move: fling, field: Field())
    #expect(result.notCounted == ["fling"])
  }

  @Test func unknownAbilitiesAreReported() {
    var attacker = garchomp()
    attacker.equip(ability: "rough-skin", item: "life-orb")
    #expect(attacker.item?.slug == "life-orb")
    #expect(attacker.notCounted.isEmpty)
    attacker.equip(ability: "no-such-ability", item: nil)
    let result = calculator(9).damage(
      attacker: attacker, defender: garchomp(), move: slash, field: Field())
    #expect(result.notCounted == ["no-such-ability"])
  }

  @Test func abilityIgnoringMoveHasNoCountedEffects() {
    let move = BattleMove(
      slug: "sunsteel-strike", type: .steel, damageClass: .physical, power: 100)
    var defender = garchomp()
    defender.equip(ability: "multiscale", item: nil)
    let counted = calculator(7).countedEffects(
      attacker: garchomp(), defender: defender, move: move, field: Field())
    #expect(counted.isEmpty)
  }

  @Test(arguments: [("multiscale", ["mold-breaker", "life-orb"]), ("static", ["life-orb"])])
  func suppressionIsCountedOnlyIfItMatters(ability: String, expected: [String]) {
    var (attacker, defender) = (garchomp(), garchomp())
    attacker.equip(ability: "mold-breaker", item: "life-orb")
    defender.equip(ability: ability, item: "choice-band")

    let counted = calculator(9).countedEffects(
      attacker: attacker, defender: defender, move: slash, field: Field())

    #expect(counted == expected)
  }
}

import PokedexBattle
import PokedexModel
import Testing

/// Abilities that exist only in these tests. Each is a single row, as a new ability of the games
/// would be.
struct RuleTableTests {
  private func combatant(_ ability: BattleEffect? = nil) -> Combatant {
    var combatant = Combatant(
      variety: "any", baseStats: StatValues([100, 100, 100, 100, 100, 100]), types: [.dark])
    combatant.ability = ability
    return combatant
  }

  /// Damage by a special move. Water is super effective against every type.
  private func damage(
    _ type: PokemonType, flags: MoveFlags = [], generation: Int = 9,
    by ability: BattleEffect? = nil,
    on defendersAbility: BattleEffect? = nil
  ) -> DamageResult {
    let chart = TypeChart(generation: generation) { attacking, _ in attacking == .water ? 200 : 100
    }
    var move = BattleMove(slug: "any", type: type, damageClass: .special, power: 200)
    move.flags = flags
    return Calculator(chart: chart).damage(
      attacker: combatant(ability), defender: combatant(defendersAbility), move: move,
      field: Field())
  }

  @Test func rowStrengthensMovesWithAFlag() {
    let row = BattleEffect("made-up", attacking: [.init(.power, 8192, .flag(.punch))])

    let strong = damage(.fire, flags: .punch, by: row).range.upperBound

    #expect(abs(strong - 2 * damage(.fire, flags: .punch).range.upperBound) <= 4)
    #expect(damage(.fire, by: row).range == damage(.fire).range)
  }

  @Test func rowChangesTypeOfNormalMoves() {
    let row = BattleEffect("made-up", newType: (.water, [.moveType(.normal)]))

    #expect(damage(.normal, by: row).type == .water)
    #expect(damage(.fire, by: row).type == .fire)
    #expect(row.typeOfNormalMoves == .water)
  }

  @Test(
    arguments: [
      (BattleEffect("a", immunity: .moveType(.fire)), .fire, 0, .immune(.fire)),
      (
        BattleEffect("b", defending: [.init(.power, 2048, .moveType(.ice))]), .ice, 50,
        .scales([.ice], percent: 50)
      ),
      (
        BattleEffect("c", defending: [.init(.final, 3072, .superEffective)]), .water, 75,
        .softensSuperEffective(percent: 75)
      ),
      (BattleEffect("d", immunity: .notSuperEffective), .fire, 0, .onlySuperEffective),
    ] as [(BattleEffect, PokemonType, Int, AbilityDamageRule)])
  func rowProtectsItsOwnerAndShowsOnMatchupPages(
    row: BattleEffect, type: PokemonType, percent: Int, rule: AbilityDamageRule
  ) {
    let plain = damage(type).range.upperBound

    let protected = damage(type, on: row).range.upperBound

    #expect(abs(100 * protected - percent * plain) <= 2 * plain)
    #expect(damage(.ghost, on: row).range == damage(.ghost).range || rule == .onlySuperEffective)
    #expect(row.damageRule(in: 9) == rule)
  }

  @Test func rowHasNoEffectBeforeItsGeneration() {
    let row = BattleEffect("made-up", since: 6, immunity: .moveType(.fire))

    #expect(damage(.fire, generation: 5, on: row).range == damage(.fire, generation: 5).range)
    #expect(damage(.fire, generation: 6, on: row).range == 0...0)
  }

  @Test func stageHasNoLimitOfModifiers() {
    let neutral = Array(repeating: Modifier(.power, 4096), count: 200)
    let row = BattleEffect("made-up", attacking: neutral + [Modifier(.power, 8192)])
    let short = BattleEffect("made-up", attacking: [Modifier(.power, 8192)])

    let result = damage(.fire, by: row).range

    #expect(result == damage(.fire, by: short).range)
    #expect(result.lowerBound > damage(.fire).range.upperBound)
  }

  @Test(arguments: ["technician", "pixilate", "multiscale", "levitate", "thick-fat", "sniper"])
  func nextGenerationKeepsRules(ability: String) {
    let row = BattleEffect.ability(ability)
    for type in [PokemonType.normal, .ground, .fire] {
      let next = damage(type, generation: 10, by: row, on: row)

      #expect(next == damage(type, generation: 9, by: row, on: row))
    }
  }
}

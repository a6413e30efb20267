import PokedexBattle
import PokedexModel
import Testing

/// The probabilities of knocking out the target with several uses of a move, and the HP that a move
/// costs its user.
struct KnockOutTests {
  private func combatant(_ types: [PokemonType] = [.normal], hp: Int = 100) -> Combatant {
    Combatant(
      variety: "any", baseStats: StatValues([hp, 100, 100, 100, 100, 100]), types: types)
  }

  private func calculator(_ generation: Int) -> Calculator {
    Calculator(chart: TypeChart(generation: generation) { _, _ in 100 })
  }

  private func knockOut(
    _ slug: String = "slash", power: Int = 70, generation: Int = 9, to defender: Combatant,
    on field: Field = Field(), change: (inout BattleMove) -> Void = { _ in }
  ) -> KnockOut {
    var move = BattleMove(slug: slug, type: .dark, damageClass: .physical, power: power)
    change(&move)
    return calculator(generation).knockOut(
      attacker: combatant(), defender: defender, move: move, field: field)
  }

  /// Returns the result of Seismic Toss at level 100, which always deals 100 HP, against a target
  /// with 341 HP.
  private func seismicToss(to defender: Combatant, on field: Field = Field()) -> KnockOut {
    knockOut("seismic-toss", power: 0, to: defender, on: field)
  }

  @Test func rollsAreConvolved() {
    var target = combatant()
    let damage = calculator(9).damage(
      attacker: combatant(), defender: target,
      move: BattleMove(slug: "slash", type: .dark, damageClass: .physical, power: 70),
      field: Field())
    // The target has twice as many HP as the maximum damage, so only two maximum rolls in a row
    // knock it out.
    target.currentHP = 2 * damage.range.upperBound
    let result = knockOut(to: target)
    let best = Double(damage.rolls[0].filter { $0 == damage.range.upperBound }.count) / 16
    #expect(abs(result.byHit[1] - best * best) < 1e-12)
    #expect(result.minimumUses == 2 && result.guaranteedUses == 3)
  }

  @Test func leftoversAndSandstormAreCounted() {
    var target = combatant()
    #expect(seismicToss(to: target).guaranteedUses == 4)
    target.equip(ability: nil, item: "leftovers")
    #expect(seismicToss(to: target).counted == ["leftovers"])
    target.currentHP = 300
    #expect(seismicToss(to: target).guaranteedUses == 4)
    target.equip(ability: nil, item: nil)
    #expect(seismicToss(to: target).byHit[2] == 1)
    var field = Field()
    field.weather = .sand
    target.currentHP = 242
    let result = seismicToss(to: target, on: field)
    #expect(result.byHit[1] == 0 && result.byTurnEnd[1] == 1)
    #expect(seismicToss(to: combatant([.rock]), on: field).counted.isEmpty)
  }

  @Test func hazardsAreCounted() {
    var field = Field()
    field.hasStealthRock = true
    field.spikes = 3
    let result = seismicToss(to: combatant(), on: field)
    #expect(result.entryDamage == 42 + 85)
    #expect(result.counted == ["stealth-rock", "spikes"])
    #expect(result.guaranteedUses == 3)
    #expect(seismicToss(to: combatant([.flying]), on: field).counted == ["stealth-rock"])
  }

  @Test func badPoisonGetsWorse() {
    var target = combatant()
    target.status = .toxic
    // Each turn costs the target 100 HP of damage and an increasing loss to poison: 100 + 21, 100 +
    // 42, 100 + 63 of its 341 HP.
    #expect(seismicToss(to: target).byTurnEnd.prefix(3) == [0, 0, 1])
    target.status = .poison
    #expect(seismicToss(to: target).byTurnEnd.prefix(3) == [0, 0, 1])
  }

  /// The chance belongs to the number of hits whose damage is shown, even if that number is random.
  @Test(arguments: [2, 3, 5], [1, 4, 9])
  func chanceIsThatOfTheShownNumberOfHits(hits: Int, generation: Int) {
    var target = combatant()
    let least = calculator(generation).damage(
      attacker: combatant(), defender: target,
      move: BattleMove(slug: "rock-blast", type: .dark, damageClass: .physical, power: 25),
      field: Field()
    ).range.lowerBound
    func chance(hp: Int) -> Double {
      target.currentHP = hp
      return knockOut("rock-blast", power: 25, generation: generation, to: target) {
        ($0.hits, $0.hitRange) = (hits, 2...5)
      }.byHit[0]
    }
    #expect(chance(hp: hits * least) > 1 - 1e-9)
    #expect(chance(hp: hits * least + 1) < 1 - 1e-9)
  }

  @Test func sturdyAndFocusSashKeepOneHP() {
    for (ability, item) in [("sturdy", nil), (nil, "focus-sash")] as [(String?, String?)] {
      var target = combatant(hp: 1)
      target.baseStats = StatValues([2, 100, 1, 100, 1, 100])
      target.level = 5
      target.equip(ability: ability, item: item)
      #expect(knockOut(power: 250, to: target).byHit.prefix(2) == [0, 1])
      target.currentHP = 3
      #expect(knockOut(power: 250, to: target).byHit.first == 1)
    }
  }

  @Test func parentalBondsSecondStrikeStaysWeak() {
    var parent = combatant()
    parent.equip(ability: "parental-bond", item: nil)
    var target = combatant()
    let move = BattleMove(slug: "slash", type: .dark, damageClass: .physical, power: 70)
    let damage = calculator(9).damage(
      attacker: parent, defender: target, move: move, field: Field())
    target.currentHP = damage.range.upperBound + 1
    let result = calculator(9).knockOut(
      attacker: parent, defender: target, move: move, field: Field())
    #expect(damage.rolls.count == 2 && result.byHit[0] == 0)
  }

  @Test func oneHitKnockOutMovesTakeAllHP() {
    #expect(knockOut("fissure", power: 0, to: combatant()).byHit.first == 1)
    #expect(knockOut("super-fang", power: 0, to: combatant()).byHit.prefix(3) == [0, 0, 0])
  }

  @Test func uncountedItemAndAbilityAreReported() {
    var target = combatant()
    target.equip(ability: "stamina", item: "sitrus-berry")
    #expect(knockOut(to: target).notCounted == ["sitrus-berry", "stamina"])
  }

  @Test func recoilAndDrainArePartsOfTheDamage() {
    var move = BattleMove(slug: "any", type: .dark, damageClass: .physical, power: 70)
    func result(_ attacker: Combatant) -> RecoilAndDrain {
      var target = combatant()
      target.currentHP = 10
      return calculator(9).recoilAndDrain(
        attacker: attacker, defender: target, move: move, field: Field())
    }
    move.drainPercent = 50
    #expect(result(combatant()).drain == 5...5)
    move.drainPercent = -33
    #expect(result(combatant()).recoil == 3...3)
    var lifeOrbHolder = combatant()
    lifeOrbHolder.equip(ability: "rock-head", item: "life-orb")
    #expect(result(lifeOrbHolder).recoil == 34...34)
    #expect(result(lifeOrbHolder).counted == ["rock-head", "life-orb"])
    #expect(result(lifeOrbHolder).maximum == 341)
  }
}

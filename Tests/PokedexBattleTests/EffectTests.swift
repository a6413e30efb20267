import PokedexBattle
import PokedexModel
import Testing

/// Abilities, items and field conditions that the cases in `DamageCase` don't cover.
struct EffectTests {
  private func combatant(
    _ variety: String = "any", types: [PokemonType] = [.normal], ability: String? = nil,
    item: String? = nil
  ) -> Combatant {
    var combatant = Combatant(
      variety: variety, baseStats: StatValues([100, 100, 100, 100, 100, 100]), types: types)
    combatant.equip(ability: ability, item: item)
    return combatant
  }

  private func damage(
    _ slug: String, _ type: PokemonType = .dark, power: Int = 50, generation: Int = 9,
    by attacker: Combatant? = nil, to defender: Combatant? = nil, on field: Field = Field(),
    hitRange: ClosedRange<Int>? = nil
  ) -> DamageResult {
    var move = BattleMove(slug: slug, type: type, damageClass: .physical, power: power)
    if let hitRange {
      move.hits = 3
      move.hitRange = hitRange
    }
    let chart = TypeChart(generation: generation) { attacking, defending in
      attacking == .ground && defending == .flying ? 0 : 100
    }
    return Calculator(chart: chart).damage(
      attacker: attacker ?? combatant(), defender: defender ?? combatant(), move: move,
      field: field)
  }

  @Test func knockOffIsStrongerAgainstAnyItem() {
    let plain = damage("knock-off").range
    #expect(
      damage("knock-off", to: combatant(item: "leftovers")).range.lowerBound > plain.upperBound)
    let mega = combatant("venusaur-mega", item: "venusaurite")
    #expect(damage("knock-off", to: mega).range == plain)
  }

  @Test func acrobaticsIsWeakerWithAnyItem() {
    let holder = combatant(item: "leftovers")
    #expect(
      damage("acrobatics").range.lowerBound > damage("acrobatics", by: holder).range.upperBound)
  }

  @Test func skillLinkHitsFiveTimes() {
    let linked = combatant(ability: "skill-link")
    #expect(damage("rock-blast", by: linked, hitRange: 2...5).rolls.count == 5)
    #expect(damage("rock-blast", hitRange: 2...5).rolls.count == 3)
    let dice = combatant(item: "loaded-dice")
    #expect(damage("rock-blast", by: dice, hitRange: 2...5).rolls.count == 4)
  }

  @Test func disguiseTakesTheFirstHit() {
    let disguised = combatant("mimikyu-disguised", ability: "disguise")
    #expect(damage("slash", to: disguised).range == 0...0)
    #expect(damage("rock-blast", to: disguised, hitRange: 2...5).rolls.map(\.count) == [1, 16, 16])
    let busted = combatant("mimikyu-busted", ability: "disguise")
    #expect(damage("slash", to: busted).range.lowerBound > 0)
    let breaker = combatant(ability: "mold-breaker")
    #expect(damage("slash", by: breaker, to: disguised).range.lowerBound > 0)
  }

  @Test func gravityBringsFlyersDown() {
    let flyer = combatant(types: [.flying])
    var field = Field()
    #expect(damage("earthquake", .ground, to: flyer).range == 0...0)
    field.isGravity = true
    #expect(damage("earthquake", .ground, to: flyer, on: field).range.lowerBound > 0)
    let balloon = combatant(ability: "levitate", item: "air-balloon")
    #expect(damage("earthquake", .ground, to: balloon, on: field).range.lowerBound > 0)
  }

  @Test func megaSolBringsSunlightForMovesOfItsOwner() {
    let owner = combatant(ability: "mega-sol")
    var (sun, rain) = (Field(), Field())
    (sun.weather, rain.weather) = (.sun, .rain)
    for type in [PokemonType.fire, .water, .dark] {
      let inSun = damage("ember", type, on: sun).range
      #expect(damage("ember", type, by: owner).range == inSun, "\(type)")
      #expect(damage("ember", type, by: owner, on: rain).range == inSun, "\(type)")
    }
    #expect(damage("weather-ball", .normal, by: owner, on: rain).type == .fire)
    #expect(
      damage("solar-beam", by: owner, on: rain).range == damage("solar-beam", on: sun).range)
    // The weather of the field stays the foe's.
    #expect(
      damage("ember", .fire, to: owner, on: rain).range == damage("ember", .fire, on: rain).range)
  }

  @Test func nihilLightHitsImmuneTypes() {
    let flyer = combatant(types: [.flying])
    #expect(damage("nihil-light", .ground, to: flyer).range == damage("slash", .ground).range)
  }

  @Test(arguments: [3, 4, 5, 9])
  func activeFlashFireRaisesFireMoves(generation: Int) {
    var attacker = combatant(ability: "flash-fire")
    let plain = damage("ember", .fire, generation: generation, by: attacker).range
    attacker.isAbilityActive = true
    let boosted = damage("ember", .fire, generation: generation, by: attacker).range
    #expect(boosted.lowerBound > plain.upperBound)
  }

  @Test func battleStateAffectsAbilities() {
    let plain = damage("slash").range
    var overlord = combatant(ability: "supreme-overlord")
    #expect(damage("slash", by: overlord).range == plain)
    overlord.faintedAllies = 5
    #expect(damage("slash", by: overlord).range.lowerBound > plain.upperBound)
    var field = Field()
    field.defenderSwitch = .entering
    let staked = damage("slash", by: combatant(ability: "stakeout"), on: field).range
    #expect(staked.lowerBound > plain.upperBound)
    var rival = combatant(ability: "rivalry")
    var other = combatant()
    (rival.gender, other.gender) = (.male, .male)
    #expect(damage("slash", by: rival, to: other).range.lowerBound > plain.lowerBound)
    other.gender = .female
    #expect(damage("slash", by: rival, to: other).range.upperBound < plain.lowerBound)
  }

  @Test func unnervePreventsEatingBerries() {
    let holder = combatant(item: "chilan-berry")
    let plain = damage("slash", .normal).range
    #expect(damage("slash", .normal, to: holder).range.upperBound < plain.lowerBound)
    let unnerving = combatant(ability: "unnerve")
    #expect(damage("slash", .normal, by: unnerving, to: holder).range == plain)
  }

  @Test func movesWithoutRollsReportTheirRange() {
    let fang = damage("super-fang")
    #expect(fang.rolls == [[0]])
    #expect(fang.varying?.cause == .hp)
    #expect(fang.range == 170...170)
    #expect(damage("max-flare").notCounted == ["max-flare"])
    #expect(damage("psywave", power: 0).range == 50...150)
    #expect(damage("guillotine", power: 0).range == 341...341)
    let sturdy = combatant(ability: "sturdy")
    #expect(damage("guillotine", power: 0, to: sturdy).range == 0...0)
    let counter = damage("counter", power: 0)
    #expect(counter.varying?.cause == .damageTaken && counter.varying?.damage == nil)
    #expect(counter.notCounted.isEmpty)
  }

  @Test func stellarBoostsWeakOwnTypesAndDoublesAgainstTeraTargets() {
    var stellar = combatant(types: [.dark])
    stellar.teraType = .stellar
    let weak = damage("bite", power: 20, by: stellar).range
    #expect(weak == damage("bite", power: 60, by: stellar).range)
    let other = damage("ember", .fire, power: 20, by: stellar).range
    #expect(other.upperBound < damage("ember", .fire, power: 60, by: stellar).range.lowerBound)
    var target = combatant(types: [.dark, .fire])
    let plain = damage("tera-blast", .normal, power: 80, by: stellar, to: target).range
    target.teraType = .stellar
    let strong = damage("tera-blast", .normal, power: 80, by: stellar, to: target).range
    #expect(strong.upperBound == 2 * plain.upperBound)
  }

  @Test func formDeterminesTypeOfItsMove() {
    let full = combatant("morpeko-full-belly", types: [.electric, .dark])
    let hangry = combatant("morpeko-hangry", types: [.electric, .dark])
    #expect(damage("aura-wheel", .electric, by: full).notCounted.isEmpty)
    // A chart in which Dark has no effect on Fairy.
    let chart = TypeChart(generation: 9) { attacking, defending in
      attacking == .dark && defending == .fairy ? 0 : 100
    }
    let wheel = BattleMove(slug: "aura-wheel", type: .electric, damageClass: .physical, power: 110)
    func range(_ attacker: Combatant) -> ClosedRange<Int> {
      Calculator(chart: chart).damage(
        attacker: attacker, defender: combatant(types: [.fairy]), move: wheel, field: Field()
      ).range
    }
    #expect(range(full).lowerBound > 0 && range(hangry) == 0...0)
  }

  @Test func teraStarstormHitsBothOpponentsInStellarForm() {
    var field = Field()
    field.isDoubles = true
    let plain = damage("tera-starstorm", .normal, by: combatant("terapagos-terastal"), on: field)
    let stellar = damage("tera-starstorm", .normal, by: combatant("terapagos-stellar"), on: field)
    #expect(stellar.range.upperBound < plain.range.lowerBound)
  }
}

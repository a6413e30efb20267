/// A move that doesn't follow the plain damage formula, or that other rules mention.
enum SpecialMove: String {
  case acrobatics, auraWheel, barbBarrage, beatUp, bide, bodyPress, boltBeak, brickBreak, brine,
    bulldoze, collisionCourse, comeuppance, counter, crushGrip, doomDesire, dragonDarts,
    dragonEnergy, dragonRage, dreamEater, earthquake, electroBall, electroDrift, endeavor,
    eruption, expandingForce, explosion, facade, finalGambit, fishiousRend, fissure, flail, fling,
    flyingPress, foulPlay, freezeDry, frustration, fusionBolt, fusionFlare, futureSight,
    grassKnot, grassyGlide, gravApple, guardianOfAlola, guillotine, gyroBall, hardPress,
    heatCrash, heavySlam, hex, hornDrill, hydroSteam, infernalParade, ivyCudgel, judgment,
    knockOff, lastResort, lastRespects, lightThatBurnsTheSky, lowKick, magnitude, metalBurst,
    mirrorCoat, mistyExplosion, moongeistBeam, multiAttack, naturalGift, naturesMadness,
    nightShade, nihilLight, payback, photonGeyser, pikaPapow, poltergeist, populationBomb,
    powerTrip, present, psyblade, psychicFangs, psywave, punishment, pursuit, rageFist,
    ragingBull, `return`, revelationDance, reversal, risingVoltage, ruination, seismicToss,
    selfDestruct, sheerCold, shellSideArm, smellingSalts, snore, solarBeam, solarBlade, sonicBoom,
    spectralThief, spitUp, steelRoller, storedPower, struggle, sunsteelStrike, superFang,
    surgingStrikes, synchronoise, technoBlast, teraBlast, teraStarstorm, terrainPulse,
    thousandArrows, tripleAxel, tripleKick, trumpCard, veeveeVolley, venoshock, wakeUpSlap,
    waterSpout, weatherBall, wickedBlow, wringOut

  /// Creates the move with PokeAPI's slug, such as `aura-wheel` for `auraWheel`. Nil if the move has
  /// no special rule.
  init?(slug: String) {
    let words = slug.split(separator: "-")
    self.init(
      rawValue: words.enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined())
  }

  /// Whether the move ignores the target's ability.
  var ignoresAbilities: Bool {
    switch self {
    case .sunsteelStrike, .moongeistBeam, .lightThatBurnsTheSky: true
    default: false
    }
  }

  /// Whether the move's damage can't be calculated, because it depends on data that the calculator
  /// lacks.
  var isNotCounted: Bool {
    switch self {
    case .fling, .naturalGift, .guardianOfAlola: true
    default: false
    }
  }

  /// Whether the move has no damage rolls. It has none if its damage can't be calculated, or if
  /// `VaryingDamage` reports its damage instead. Present is an exception: it has both.
  var isWithoutRolls: Bool { isNotCounted || varyingCause != nil && self != .present }
}

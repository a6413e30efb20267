/// A move that doesn't follow the plain damage formula, or that other rules mention. The raw value
/// is PokeAPI's slug.
enum SpecialMove: String, CaseIterable, Sendable {
  case acrobatics, bide, brine, bulldoze, comeuppance, counter, earthquake, endeavor, eruption,
    explosion, facade, fissure, flail, fling, frustration, guillotine, hex, judgment, magnitude,
    payback, poltergeist, present, psyblade, psywave, punishment, pursuit, `return`, reversal,
    ruination, snore, struggle, synchronoise, venoshock
  case auraWheel = "aura-wheel"
  case barbBarrage = "barb-barrage"
  case beatUp = "beat-up"
  case bodyPress = "body-press"
  case boltBeak = "bolt-beak"
  case brickBreak = "brick-break"
  case collisionCourse = "collision-course"
  case crushGrip = "crush-grip"
  case doomDesire = "doom-desire"
  case dragonDarts = "dragon-darts"
  case dragonEnergy = "dragon-energy"
  case dragonRage = "dragon-rage"
  case dreamEater = "dream-eater"
  case electroBall = "electro-ball"
  case electroDrift = "electro-drift"
  case expandingForce = "expanding-force"
  case finalGambit = "final-gambit"
  case fishiousRend = "fishious-rend"
  case flyingPress = "flying-press"
  case foulPlay = "foul-play"
  case freezeDry = "freeze-dry"
  case fusionBolt = "fusion-bolt"
  case fusionFlare = "fusion-flare"
  case futureSight = "future-sight"
  case gravApple = "grav-apple"
  case grassKnot = "grass-knot"
  case grassyGlide = "grassy-glide"
  case guardianOfAlola = "guardian-of-alola"
  case gyroBall = "gyro-ball"
  case hardPress = "hard-press"
  case heatCrash = "heat-crash"
  case heavySlam = "heavy-slam"
  case hornDrill = "horn-drill"
  case hydroSteam = "hydro-steam"
  case infernalParade = "infernal-parade"
  case ivyCudgel = "ivy-cudgel"
  case knockOff = "knock-off"
  case lastResort = "last-resort"
  case lastRespects = "last-respects"
  case lightThatBurnsTheSky = "light-that-burns-the-sky"
  case lowKick = "low-kick"
  case metalBurst = "metal-burst"
  case mirrorCoat = "mirror-coat"
  case mistyExplosion = "misty-explosion"
  case moongeistBeam = "moongeist-beam"
  case multiAttack = "multi-attack"
  case naturalGift = "natural-gift"
  case naturesMadness = "natures-madness"
  case nightShade = "night-shade"
  case nihilLight = "nihil-light"
  case photonGeyser = "photon-geyser"
  case populationBomb = "population-bomb"
  case powerTrip = "power-trip"
  case psychicFangs = "psychic-fangs"
  case rageFist = "rage-fist"
  case ragingBull = "raging-bull"
  case revelationDance = "revelation-dance"
  case risingVoltage = "rising-voltage"
  case seismicToss = "seismic-toss"
  case selfDestruct = "self-destruct"
  case sheerCold = "sheer-cold"
  case smellingSalts = "smelling-salts"
  case solarBeam = "solar-beam"
  case solarBlade = "solar-blade"
  case sonicBoom = "sonic-boom"
  case spitUp = "spit-up"
  case steelRoller = "steel-roller"
  case storedPower = "stored-power"
  case sunsteelStrike = "sunsteel-strike"
  case superFang = "super-fang"
  case surgingStrikes = "surging-strikes"
  case technoBlast = "techno-blast"
  case teraBlast = "tera-blast"
  case teraStarstorm = "tera-starstorm"
  case terrainPulse = "terrain-pulse"
  case thousandArrows = "thousand-arrows"
  case tripleAxel = "triple-axel"
  case tripleKick = "triple-kick"
  case trumpCard = "trump-card"
  case wakeUpSlap = "wake-up-slap"
  case waterSpout = "water-spout"
  case weatherBall = "weather-ball"
  case wickedBlow = "wicked-blow"
  case wringOut = "wring-out"
  case shellSideArm = "shell-side-arm"
  case spectralThief = "spectral-thief"
  case pikaPapow = "pika-papow"
  case veeveeVolley = "veevee-volley"

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

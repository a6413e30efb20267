import PokedexModel

extension ResolvedAttack {
  /// Returns the move's power before modifiers. It is 0 for a move that does nothing. Source for
  /// each rule: the move's article on Bulbapedia.
  ///
  /// - Parameter hit: zero-based index of the hit, for moves that hit several times.
  func power(ofHit hit: Int) -> Int {
    switch move.special {
    case .present: generation == 2 ? max(40, move.power) : move.power
    case .return, .frustration, .pikaPapow, .veeveeVolley: 102
    case .lowKick, .grassKnot: generation < 3 ? move.power : powerByWeight
    case .heavySlam, .heatCrash: powerByWeightRatio
    case .gyroBall: gyroBallPower
    case .electroBall: electroBallPower
    case .flail, .reversal: powerByMissingHP
    case .eruption, .waterSpout, .dragonEnergy: max(1, 150 * attackerHP / attackerStats[.hp])
    case .crushGrip, .wringOut: crushGripPower(of: 120)
    case .hardPress: crushGripPower(of: 100)
    case .storedPower, .powerTrip: 20 + 20 * raisedStages(of: attacker)
    case .punishment: min(200, 60 + 20 * raisedStages(of: defender))
    case .teraBlast: attacker.teraType == .stellar ? 100 : move.power
    case .tripleAxel, .tripleKick: move.power * (hit + 1)
    case .acrobatics: move.power * (isAttackerWithoutItem || usesGem ? 2 : 1)
    case .hex, .infernalParade:
      move.power * (defender.status != nil || defenderHas(.sleeps) ? 2 : 1)
    // Generation III doubles the damage instead of the power.
    case .weatherBall: move.power * (isWeatherBallStrong && generation > 3 ? 2 : 1)
    case .terrainPulse: move.power * (field.terrain != nil && isGrounded(.attacker) ? 2 : 1)
    case .risingVoltage:
      move.power * (field.terrain == .electric && isGrounded(.defender) ? 2 : 1)
    case .payback, .boltBeak, .fishiousRend, .smellingSalts, .wakeUpSlap, .pursuit:
      powerWhenFavoured
    case .lastRespects: move.power + 50 * min(100, max(0, attacker.faintedAllies))
    case .rageFist: move.power + 50 * min(6, max(0, attacker.timesHit))
    case .steelRoller: field.terrain == nil ? 0 : move.power
    case .poltergeist: defender.holdsItem ? move.power : 0
    // Before generation V, the target is assumed to be asleep, as in players' calculators.
    case .dreamEater: generation < 5 || isDefenderAsleep ? move.power : 0
    case .synchronoise:
      attacker.types.contains(where: defender.types.contains) ? move.power : 0
    default: move.power
    }
  }

  /// Whether the attacker has no usable item.
  private var isAttackerWithoutItem: Bool { !attacker.holdsItem || attackerHas(.disablesItem) }

  private var isDefenderAsleep: Bool {
    defender.status == .sleep || defenderHas(.sleeps)
  }

  private var attackerHP: Int { currentHP(.attacker) }

  /// Whether the move uses up a Gem that strengthens it.
  var usesGem: Bool { attackerItem.has(.gem) && attackerItem?.type == type }

  var isWeatherBallStrong: Bool {
    switch moveWeather {
    case .strongWinds, nil: false
    default: true
    }
  }

  /// The power of a move that depends on the defender's weight (in hectograms).
  private var powerByWeight: Int {
    switch weight(.defender) {
    case 2000...: 120
    case 1000...: 100
    case 500...: 80
    case 250...: 60
    case 100...: 40
    default: 20
    }
  }

  private var powerByWeightRatio: Int {
    switch weight(.attacker) / weight(.defender) {
    case 5...: 120
    case 4: 100
    case 3: 80
    case 2: 60
    default: 40
    }
  }

  private var gyroBallPower: Int {
    guard speed(.attacker) > 0 else { return 1 }
    let quotient = 25 * speed(.defender) / speed(.attacker)
    return min(150, max(1, generation == 4 ? quotient : quotient + 1))
  }

  private var electroBallPower: Int {
    guard speed(.defender) > 0 else { return 40 }
    return switch speed(.attacker) / speed(.defender) {
    case 4...: 150
    case 3: 120
    case 2: 80
    case 1: 60
    default: 40
    }
  }

  /// The power of Flail and Reversal. It depends on the attacker's HP in 48ths of the maximum, or
  /// in 64ths in generation IV.
  private var powerByMissingHP: Int {
    let (parts, limits) = generation == 4 ? (64, [1, 5, 12, 21, 42]) : (48, [1, 4, 9, 16, 32])
    let share = parts * attackerHP / attackerStats[.hp]
    return zip(limits, [200, 150, 100, 80, 40]).first { share <= $0.0 }?.1 ?? 20
  }

  private func crushGripPower(of maximumPower: Int) -> Int {
    let hp = currentHP(.defender)
    guard generation >= 5 else { return maximumPower * hp / defenderStats[.hp] + 1 }
    // The games calculate the share of HP in 4096ths, and round halves down.
    return max(1, FixedPoint.multiply(maximumPower * 100, by: hp * 4096 / defenderStats[.hp]) / 100)
  }

  private func raisedStages(of combatant: Combatant) -> Int {
    Stat.allCases.reduce(0) { $1 == .hp ? $0 : $0 + max(0, combatant.stages[$1]) }
  }

  /// The power of a move whose power doubles in a certain situation.
  private var powerWhenFavoured: Int {
    let isFavoured =
      switch move.special {
      case .payback: speed(.attacker) <= speed(.defender)
      case .boltBeak, .fishiousRend: speed(.attacker) > speed(.defender)
      case .smellingSalts: defender.status == .paralysis
      case .pursuit: field.defenderSwitch == .leaving
      default: isDefenderAsleep
      }
    return move.power * (isFavoured ? 2 : 1)
  }
}

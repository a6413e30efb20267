import PokedexModel

extension ResolvedAttack {
  /// Determines the move's type. The attacker's item, ability and form can change it, as can
  /// weather and terrain.
  func resolveType() {
    switch move.special {
    case .weatherBall: type = weatherBallType ?? type
    case .terrainPulse where isAttackerGrounded: type = terrainType ?? type
    case .judgment, .multiAttack, .technoBlast: type = typeOfItem ?? type
    case .revelationDance: type = attacker.defendingTypes.first ?? type
    case .teraBlast: type = attacker.teraType ?? type
    case .ivyCudgel: type = ivyCudgelType ?? type
    case .struggle where generation > 1: type = .unknown
    case .ragingBull: type = ragingBullType ?? type
    case .auraWheel where attacker.variety.contains("hangry"): type = .dark
    case .teraStarstorm where isStellarTerapagos: type = .stellar
    // These moves were typeless before generation V.
    case .futureSight where generation < 5, .doomDesire where generation < 5: type = .unknown
    default: break
    }
    guard generation >= 4, !isTypeFixed else { return }
    changeTypeByAbility()
  }

  /// Whether the move determines its own type, which abilities then can't change.
  private var isTypeFixed: Bool {
    switch move.special {
    case .weatherBall, .terrainPulse, .judgment, .multiAttack, .technoBlast, .revelationDance,
      .naturalGift, .struggle:
      true
    case .teraBlast: attacker.teraType != nil
    default: false
    }
  }

  private func changeTypeByAbility() {
    if attackerAbility == .normalize {
      isTypeChanged = true
      type = .normal
    } else if attackerAbility == .liquidVoice, move.flags.contains(.sound) {
      type = .water
    } else if type == .normal, let other = attackerAbility?.typeOfNormalMoves {
      isTypeChanged = true
      type = other
    }
  }

  /// The weather for the move. Mega Sol lets its owner use moves as if in sunlight.
  var moveWeather: Field.Weather? { attackerAbility == .megaSol ? .sun : weather }

  private var weatherBallType: PokemonType? {
    switch moveWeather {
    case .sun, .harshSun: .fire
    case .rain, .heavyRain: .water
    case .sand: .rock
    case .hail, .snow: .ice
    case .strongWinds, nil: nil
    }
  }

  private var terrainType: PokemonType? {
    switch field.terrain {
    case .electric: .electric
    case .grassy: .grass
    case .misty: .fairy
    case .psychic: .psychic
    case nil: nil
    }
  }

  private var ivyCudgelType: PokemonType? {
    if attacker.variety.contains("wellspring") { return .water }
    if attacker.variety.contains("hearthflame") { return .fire }
    return attacker.variety.contains("cornerstone") ? .rock : nil
  }

  /// Whether the attacker is Terapagos in its Stellar Form. Its Tera Starstorm has the Stellar
  /// type, hits all opponents and uses the higher attacking stat.
  var isStellarTerapagos: Bool { attacker.variety == "terapagos-stellar" }

  private var ragingBullType: PokemonType? {
    if attacker.variety.contains("combat") { return .fighting }
    if attacker.variety.contains("blaze") { return .fire }
    return attacker.variety.contains("aqua") ? .water : nil
  }

  private var typeOfItem: PokemonType? {
    guard let attackerItem else { return nil }
    return switch move.special {
    case .multiAttack: TypeItems.type(ofMemory: attackerItem)
    case .technoBlast: TypeItems.type(ofDrive: attackerItem)
    default: attackerItem.rawValue.hasSuffix("-plate") ? attackersTypeItem : nil
    }
  }

  /// Determines the move's class. Before generation IV, the type decides the class. Some moves are
  /// physical or special depending on which of the attacker's attacking stats is higher.
  func resolveClass() {
    guard damageClass != .status else { return }
    if move.special == .shellSideArm {
      damageClass = isShellSideArmPhysical ? .physical : .special
    }
    if generation < 4 {
      // Players' calculators treat Weather Ball as special, whatever its type.
      if move.special == .weatherBall {
        damageClass = .special
        return
      }
      damageClass = .early(type == .unknown ? move.type : type)
    }
    guard choosesClass, move.special != .shellSideArm else { return }
    let attack = FixedPoint.staged(attackerStats[.attack], by: attacker.stages[.attack])
    let special = FixedPoint.staged(
      attackerStats[.specialAttack], by: attacker.stages[.specialAttack])
    damageClass = attack > special ? .physical : .special
  }

  /// Whether the move is physical or special depending on the stats of the Pokémon.
  var choosesClass: Bool {
    switch move.special {
    case .photonGeyser, .lightThatBurnsTheSky, .shellSideArm: true
    case .teraBlast: attacker.teraType != nil
    case .teraStarstorm: isStellarTerapagos
    default: false
    }
  }

  /// Whether Shell Side Arm does more damage as a physical move.
  private var isShellSideArmPhysical: Bool {
    func staged(_ stats: StatValues, _ stat: Stat, _ stage: Int) -> Int {
      FixedPoint.staged(stats[stat], by: stage)
    }
    let attack = staged(attackerStats, .attack, attacker.stages[.attack])
    let special = staged(attackerStats, .specialAttack, attacker.stages[.specialAttack])
    let defense = staged(defenderStats, .defense, defender.stages[.defense])
    let specialDefense = staged(
      defenderStats, .specialDefense, defender.stages[.specialDefense])
    return attack * specialDefense > special * defense
  }

  func resolvePriority() {
    switch attackerAbility {
    case .triage where move.flags.contains(.drain): priority += 3
    case .galeWings where type == .flying && (generation < 7 || isAttackerAtFullHP): priority += 1
    default: break
    }
    let glides = move.special == .grassyGlide && field.terrain == .grassy && isAttackerGrounded
    if glides { priority += 1 }
  }

  func resolvedCritical() -> Bool {
    if isDeterministic { return false }
    let isPrevented = defenderAbility == .shellArmor || defenderAbility == .battleArmor
    let isPoisoned = defender.status == .poison || defender.status == .toxic
    let isGuaranteed =
      move.flags.contains(.alwaysCritical) || attackerAbility == .merciless && isPoisoned
    return (move.isCritical || isGuaranteed) && !isPrevented
  }

  /// Whether the damage isn't random. In generation II, Flail and Reversal never land critical hits
  /// and always do the same damage.
  var isDeterministic: Bool {
    generation == 2 && (move.special == .flail || move.special == .reversal)
  }

  /// Returns the effectiveness against the defender's types in 64ths, ignoring abilities that make
  /// the defender immune.
  func resolvedEffectiveness() -> Int {
    if move.special == .struggle, generation > 1 { return 64 }
    if type == .stellar { return defender.teraType == nil ? 64 : 128 }
    let product = defender.defendingTypes.reduce(64) { $0 * factor(on: $1) / 100 }
    guard defenderAbility == .teraShell, isDefenderAtFullHP, product >= 64 else { return product }
    return 32
  }

  /// Returns the effectiveness against one type, in percent.
  func factor(on defending: PokemonType) -> Int {
    if type == .unknown { return 100 }
    if type == .stellar { return defender.teraType == nil ? 100 : 200 }
    var factor = chart.factor(of: type, on: defending)
    let hitsGhosts = attackerAbility == .scrappy || attackerAbility == .mindsEye
    if defending == .ghost, hitsGhosts, type == .normal || type == .fighting { factor = 100 }
    if move.special == .freezeDry, defending == .water { factor = 200 }
    if move.special == .nihilLight, factor == 0 { factor = 100 }
    let losesFlyingImmunity =
      defenderItem == .ironBall || field.isGravity || move.special == .thousandArrows
    if type == .ground, defending == .flying, losesFlyingImmunity { factor = 100 }
    if factor == 0, defenderItem == .ringTarget { factor = 100 }
    if move.special == .flyingPress {
      factor = factor * chart.factor(of: .flying, on: defending) / 100
    }
    if weather == .strongWinds, defending == .flying, factor > 100 { factor = 100 }
    return factor
  }

  /// Whether an ability, an item, weather or terrain stops the move.
  var isBlocked: Bool {
    if moveWeather == .harshSun && type == .water || moveWeather == .heavyRain && type == .fire {
      return true
    }
    let isPriorityBlocked =
      generation >= 7 && field.terrain == .psychic && priority > 0 && isDefenderGrounded
    return isPriorityBlocked || isBlockedByAbility || isBlockedByItem
  }

  private var isBlockedByItem: Bool {
    type == .ground && defenderItem == .airBalloon && !field.isGravity
      && move.special != .thousandArrows
      && generation >= 5
  }

  private var isBlockedByAbility: Bool {
    switch defenderAbility {
    case .levitate, .eelevate:
      type == .ground && defenderItem != .ironBall && !field.isGravity
        && move.special != .thousandArrows
    case .earthEater: type == .ground
    case .voltAbsorb, .motorDrive: type == .electric
    case .lightningRod: type == .electric && generation >= 5
    case .waterAbsorb, .drySkin: type == .water
    case .stormDrain: type == .water && generation >= 5
    case .flashFire, .wellBakedBody: type == .fire
    case .sapSipper: type == .grass
    case .bulletproof: move.flags.contains(.bullet)
    case .dazzling, .queenlyMajesty, .armorTail: priority > 0
    case .damp: isExplosion || move.special == .mistyExplosion
    case .soundproof: move.flags.contains(.sound)
    case .windRider: move.flags.contains(.wind)
    case .wonderGuard: effectiveness <= 64 && type != .unknown
    default: false
    }
  }
}

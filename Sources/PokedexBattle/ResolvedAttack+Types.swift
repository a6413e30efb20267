import PokedexModel

extension ResolvedAttack {
  /// Determines the move's type. The attacker's item, ability and form can change it, as can
  /// weather and terrain.
  func resolveType() {
    switch move.special {
    case .weatherBall: type = weatherBallType ?? type
    case .terrainPulse where isGrounded(.attacker): type = terrainType ?? type
    case .judgment, .multiAttack, .technoBlast: type = typeOfItem ?? type
    case .revelationDance: type = attacker.defendingTypes.first ?? type
    case .teraBlast: type = attacker.teraType ?? type
    case .ivyCudgel, .ragingBull, .auraWheel: type = typeOfForm ?? type
    case .struggle where generation > 1: type = .unknown
    case .teraStarstorm where isStellarTerapagos: type = .stellar
    // These moves were typeless before generation V.
    case .futureSight where generation < 5, .doomDesire where generation < 5: type = .unknown
    default: break
    }
    guard !isTypeFixed, let other = attackerAbility?.newType,
      allHold(other.conditions, for: .attacker)
    else { return }
    type = other.type
    isTypeChanged = true
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

  /// The weather for the move. Mega Sol lets its owner use moves as if in sunlight.
  var moveWeather: Field.Weather? { attackerHas(.bringsSunlight) ? .sun : weather }

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

  /// The type of the moves that depend on the attacker's form.
  private var typeOfForm: PokemonType? {
    let types: KeyValuePairs<String, PokemonType> = [
      "wellspring": .water, "hearthflame": .fire, "cornerstone": .rock, "combat": .fighting,
      "blaze": .fire, "aqua": .water, "hangry": .dark,
    ]
    return types.first { attacker.variety.contains($0.key) }?.value
  }

  /// Whether the attacker is Terapagos in its Stellar Form. Its Tera Starstorm has the Stellar
  /// type, hits all opponents and uses the higher attacking stat.
  var isStellarTerapagos: Bool { attacker.variety == "terapagos-stellar" }

  private var typeOfItem: PokemonType? {
    let kind =
      switch move.special {
      case .multiAttack: "-memory"
      case .technoBlast: "-drive"
      default: "-plate"
      }
    return attackerItem.flatMap { $0.slug.hasSuffix(kind) ? $0.type : nil }
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
    if attackerHas(.hastensHealingMoves), move.flags.contains(.drain) { priority += 3 }
    if attackerHas(.hastensFlyingMoves), type == .flying, generation < 7 || isAttackerAtFullHP {
      priority += 1
    }
    if move.special == .grassyGlide, field.terrain == .grassy, isGrounded(.attacker) {
      priority += 1
    }
  }

  func resolvedCritical() -> Bool {
    if isDeterministic { return false }
    let isGuaranteed =
      move.flags.contains(.alwaysCritical)
      || attackerHas(.criticalOnPoisoned) && defender.isPoisoned
    return (move.isCritical || isGuaranteed) && !defenderHas(.preventsCriticalHits)
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
    guard defenderHas(.resistsAtFullHP), isDefenderAtFullHP, product >= 64 else { return product }
    return 32
  }

  /// Returns the effectiveness against one type, in percent.
  func factor(on defending: PokemonType) -> Int {
    if type == .unknown { return 100 }
    if type == .stellar { return defender.teraType == nil ? 100 : 200 }
    var factor = chart.factor(of: type, on: defending)
    if defending == .ghost, type == .normal || type == .fighting, attackerHas(.hitsGhosts) {
      factor = 100
    }
    if move.special == .freezeDry, defending == .water { factor = 200 }
    if move.special == .nihilLight, factor == 0 { factor = 100 }
    if type == .ground, defending == .flying, hitsFlyers { factor = 100 }
    if factor == 0, defenderHas(.losesImmunities) { factor = 100 }
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
      generation >= 7 && field.terrain == .psychic && priority > 0 && isGrounded(.defender)
    return isPriorityBlocked || isBlocked(by: defenderAbility) || isBlocked(by: defenderItem)
  }

  private func isBlocked(by effect: BattleEffect?) -> Bool {
    guard let effect, let immunity = effect.immunity, allHold([immunity], for: .defender) else {
      return false
    }
    return !(effect.traits.contains(.floats) && hitsFlyers)
  }

  /// Whether Ground moves hit a Pokémon that isn't on the ground.
  private var hitsFlyers: Bool {
    field.isGravity || defenderHas(.sinks) || move.special == .thousandArrows
  }
}

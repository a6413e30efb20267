import PokedexModel

extension ResolvedAttack {
  /// Multiplies a product, in 4096ths, by the factors of a stage's modifiers, and rounds it after
  /// each factor.
  ///
  /// - Parameter power: the move's power before modifiers.
  func chained(
    _ stage: Modifier.Stage, onto product: Int = FixedPoint.one, power: Int,
    isFirstHit: Bool = true
  ) -> Int {
    var product = product
    forEachModifier(of: stage, power: power, isFirstHit: isFirstHit) {
      product = FixedPoint.chain(product, $0.factor)
    }
    return product
  }

  /// Calls a function for each of a stage's modifiers that applies to the attack, in the order in
  /// which the games multiply them.
  func forEachModifier(
    of stage: Modifier.Stage, power: Int, isFirstHit: Bool, _ body: (Modifier) -> Void
  ) {
    for (owner, modifiers) in modifiers {
      for modifier in modifiers where modifier.stage == stage {
        if applies(modifier, for: owner, power: power, isFirstHit: isFirstHit) { body(modifier) }
      }
    }
  }

  /// Returns one of a Pokémon's own figures after the modifiers of its ability and item.
  func modified(_ stage: Modifier.Stage, _ value: Int, of owner: Side) -> Int {
    func modified(_ value: Int, by effect: BattleEffect?) -> Int {
      guard let effect else { return value }
      return effect.always.reduce(value) {
        $1.stage == stage && applies($1, for: owner) ? FixedPoint.multiply($0, by: $1.factor) : $0
      }
    }
    return owner == .attacker
      ? modified(modified(value, by: attackerAbility), by: attackerItem)
      : modified(modified(value, by: defenderAbility), by: defenderItem)
  }

  func applies(
    _ modifier: Modifier, for owner: Side, power: Int = 0, isFirstHit: Bool = true
  ) -> Bool {
    modifier.generations.contains(generation)
      && allHold(modifier.conditions, for: owner, power: power, isFirstHit: isFirstHit)
  }

  func allHold(
    _ conditions: [Modifier.Condition], for owner: Side, power: Int = 0, isFirstHit: Bool = true
  ) -> Bool {
    conditions.allSatisfy {
      holds($0, power: power, isFirstHit: isFirstHit) ?? holds($0, for: owner)
        ?? holdsOnField($0)
    }
  }

  /// Returns whether a condition about the move is met. Nil if the condition is about something
  /// else.
  private func holds(_ condition: Modifier.Condition, power: Int, isFirstHit: Bool) -> Bool? {
    switch condition {
    case .moveType(let other): type == other
    case .earthquake:
      move.special == .earthquake || move.special == .bulldoze || move.special == .magnitude
    case .physical: damageClass == .physical
    case .special: damageClass == .special
    case .onDefense: defenseStat == .defense
    case .onSpecialDefense: defenseStat == .specialDefense
    case .flag(let flags): move.flags.isSuperset(of: flags)
    case .contact: makesContact
    case .superEffective: effectiveness > 64
    case .notVeryEffective: effectiveness < 64
    case .notSuperEffective: effectiveness <= 64 && type != .unknown
    case .fullHP: isDefenderAtFullHP && isFirstHit
    case .power(let most): power <= most
    case .typeChanged: isTypeChanged
    case .critical: isCritical
    case .raisedPriority: priority > 0
    case .explosion: isExplosion || move.special == .mistyExplosion
    case .movesLast: speed(.attacker) <= speed(.defender)
    case .berryEaten: isFirstHit && eatsBerry
    case .screensHold: screensHold
    case .auraBroken: isAuraBroken
    case .auraIntact: !isAuraBroken
    default: nil
    }
  }

  /// Returns whether a condition about the two Pokémon is met. Nil if the condition is about
  /// something else.
  private func holds(_ condition: Modifier.Condition, for owner: Side) -> Bool? {
    switch condition {
    case .pinch: 3 * currentHP(owner) <= stats(owner)[.hp]
    case .halfHP: 2 * currentHP(owner) <= stats(owner)[.hp]
    case .targetHalfHP: 2 * currentHP(.defender) <= defenderStats[.hp]
    case .ailing: combatant(owner).status != nil
    case .burnt: combatant(owner).status == .burn
    case .poisoned: combatant(owner).isPoisoned
    case .targetPoisoned: defender.isPoisoned
    case .active: combatant(owner).isAbilityActive
    case .canEvolve: combatant(owner).canEvolve
    case .paradoxBoost: hasParadoxBoost(owner, in: owner == .attacker ? attackStat : defenseStat)
    case .paradoxSpeedBoost: hasParadoxBoost(owner, in: .speed)
    case .onlyOwner: attackerAbility != defenderAbility
    case .sameGender: attacker.gender != nil && attacker.gender == defender.gender
    case .oppositeGender:
      attacker.gender != nil && defender.gender != nil && attacker.gender != defender.gender
    case .faintedAllies(let count): min(5, attacker.faintedAllies) == count
    case .targetEntering: field.defenderSwitch == .entering
    case .targetHoldsRemovableItem: isDefendersItemRemovable
    case .ripened: defenderHas(.ripens)
    case .charged: attacker.isCharged
    case .attackerGrounded: isGrounded(.attacker)
    case .defenderGrounded: isGrounded(.defender)
    default: nil
    }
  }

  private func holdsOnField(_ condition: Modifier.Condition) -> Bool {
    switch condition {
    case .sunny: weather == .sun || weather == .harshSun
    case .rainy: weather == .rain || weather == .heavyRain
    case .sandy: weather == .sand
    case .snowy: weather == .hail || weather == .snow
    case .dimWeather:
      moveWeather != nil && moveWeather != .sun && moveWeather != .harshSun
        && moveWeather != .strongWinds
    case .electricTerrain: field.terrain == .electric
    case .grassyTerrain: field.terrain == .grassy
    case .mistyTerrain: field.terrain == .misty
    case .psychicTerrain: field.terrain == .psychic
    case .gravity: field.isGravity
    case .singles: !field.isDoubles
    case .doubles: field.isDoubles
    case .reflect: field.hasReflect
    case .lightScreen: field.hasLightScreen
    case .auroraVeil: field.hasAuroraVeil
    case .noOtherScreen: isPhysical ? !field.hasReflect : !field.hasLightScreen
    case .friendGuard: field.hasFriendGuard
    case .helpingHand: field.hasHelpingHand
    case .battery: field.hasBattery
    case .powerSpot: field.hasPowerSpot
    case .steelySpirit: field.hasSteelySpirit
    default: false
    }
  }

  private var makesContact: Bool {
    move.flags.contains(.contact) && !attackerHas(.avoidsContact)
      && !(attackerHas(.avoidsContactOfPunches) && move.flags.contains(.punch))
  }

  private var isAuraBroken: Bool { attackerHas(.breaksAuras) || defenderHas(.breaksAuras) }

  /// Whether the defender eats the berry that weakens the move. It does so only against super
  /// effective and Normal moves.
  var eatsBerry: Bool {
    defenderItem.has(.berry) && defenderItem?.type == type && !attackerHas(.preventsBerries)
      && (effectiveness > 64 || type == .normal)
  }

  var screensHold: Bool {
    let breaks =
      switch move.special {
      case .brickBreak, .psychicFangs, .ragingBull: true
      default: false
      }
    return !isCritical && !breaks && !attackerHas(.ignoresScreens)
  }

  /// Whether Knock Off can remove the defender's item. It can't remove an item that is tied to its
  /// holder's form.
  var isDefendersItemRemovable: Bool {
    guard let item = defender.item?.slug ?? defender.otherItem else { return false }
    let needsItem =
      defender.ability.has(.raisesStatInSunlight)
      || defender.ability.has(.raisesStatOnElectricTerrain)
    return !Self.belongs(item, to: defender.variety)
      && !(defender.item.has(.raisesStat) && needsItem)
  }

  /// Whether an item is tied to its holder's form: a matching Mega Stone, orb, mask, plate or
  /// rusted weapon, for example, or any Z-Crystal.
  private static func belongs(_ item: String, to variety: String) -> Bool {
    switch item {
    case "griseous-orb", "griseous-core": return variety.hasPrefix("giratina")
    case "lustrous-globe": return variety == "palkia-origin"
    case "adamant-crystal": return variety == "dialga-origin"
    case "wellspring-mask", "hearthflame-mask", "cornerstone-mask":
      return variety.hasPrefix("ogerpon")
    case "red-orb": return variety.hasPrefix("groudon")
    case "blue-orb": return variety.hasPrefix("kyogre")
    case "rusted-sword": return variety.hasPrefix("zacian")
    case "rusted-shield": return variety.hasPrefix("zamazenta")
    default: break
    }
    let holders = ["-plate": "arceus", "-memory": "silvally", "-drive": "genesect"]
    if holders.contains(where: { item.hasSuffix($0) && variety.hasPrefix($1) }) { return true }
    if item.contains("ium-z") { return true }
    let isStone = item.hasSuffix("ite") || item.hasSuffix("ite-x") || item.hasSuffix("ite-y")
    return isStone && item.prefix(4) == variety.prefix(4)
  }
}

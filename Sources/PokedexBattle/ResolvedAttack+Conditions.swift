import PokedexModel

extension ResolvedAttack {
  /// Multiplies the factors of a calculation stage's modifiers whose conditions are met, and rounds
  /// the product after each factor. Returns the product in 4096ths.
  ///
  /// - Parameter power: the move's power before modifiers.
  func chained(_ stage: Modifier.Stage, power: Int, isFirstHit: Bool = true) -> Int {
    var product = FixedPoint.one
    forEachFactor(of: stage, power: power, isFirstHit: isFirstHit) {
      product = FixedPoint.chain(product, $0.factor)
    }
    return product
  }

  /// Calls `body` for each modifier of a calculation stage that applies to this attack, in the
  /// order of the table.
  func forEachFactor(
    of stage: Modifier.Stage, power: Int, isFirstHit: Bool,
    _ body: (ModifierRows.ModifierRow) -> Void
  ) {
    let rows = modifierRows[stage.rawValue]
    var positions = rows.positions(for: owners)
    while positions != 0 {
      let row = rows.rows[positions.trailingZeroBitCount]
      positions &= positions - 1
      let applies =
        isOwned(row.owner, isFirstHit: isFirstHit)
        && row.conditions.allSatisfy {
          holds(rows.conditions[$0], power: power, isFirstHit: isFirstHit)
        }
      if applies { body(row) }
    }
  }

  private func isOwned(_ owner: Modifier.Owner, isFirstHit: Bool) -> Bool {
    switch owner {
    case .attackersAbility(let ability): attackerAbility == ability
    case .defendersAbility(let ability): defenderAbility == ability
    case .anyonesAbility(let ability):
      attackerAbility == ability || defenderAbility == ability
    case .attackersItem(let item): attackerItem == item
    case .defendersItem(let item): defenderItem == item
    case .attackersTypeItem: attackersTypeItem == type
    case .attackersGem: attackersGem == type
    // A berry is eaten at the first hit. It works only against super-effective moves, except for
    // the berry against Normal moves.
    case .defendersBerry:
      isFirstHit && defendersBerry == type && (effectiveness > 64 || type == .normal)
    case .move(let special): move.special == special
    case .terrain(let terrain): field.terrain == terrain
    case .charge: attacker.isCharged
    case .battery: field.hasBattery
    case .powerSpot: field.hasPowerSpot
    case .steelySpirit: field.hasSteelySpirit
    case .helpingHand: field.hasHelpingHand
    case .reflect: field.hasReflect
    case .lightScreen: field.hasLightScreen
    case .auroraVeil: field.hasAuroraVeil
    case .friendGuard: field.hasFriendGuard
    }
  }

  private func holds(_ condition: Modifier.ModifierCondition, power: Int, isFirstHit: Bool) -> Bool
  {
    switch condition {
    case .moveType(let other): type == other
    case .move(let special): move.special == special
    case .physical: damageClass == .physical
    case .special: damageClass == .special
    case .onDefense: defenseStat == .defense
    case .onSpecialDefense: defenseStat == .specialDefense
    case .flag(let flags): move.flags.isSuperset(of: flags)
    case .contact: makesContact
    case .superEffective: effectiveness > 64
    case .notVeryEffective: effectiveness < 64
    case .fullHP: isDefenderAtFullHP && isFirstHit
    case .power(let most): power <= most
    case .typeChanged: isTypeChanged
    case .critical: isCritical
    case .movesLast: attackerSpeed <= defenderSpeed
    case .screensHold: screensHold
    case .noOtherScreen: isPhysical ? !field.hasReflect : !field.hasLightScreen
    case .auraBroken: isAuraBroken
    case .auraIntact: !isAuraBroken
    default: holds(ofCombatants: condition) ?? holdsOnField(condition)
    }
  }

  /// Returns whether a condition about the two Pokémon is met. Nil if the condition is about
  /// something else.
  private func holds(ofCombatants condition: Modifier.ModifierCondition) -> Bool? {
    switch condition {
    case .pinch: 3 * currentHP(of: attacker, attackerStats) <= attackerStats[.hp]
    case .attackerHalfHP: 2 * currentHP(of: attacker, attackerStats) <= attackerStats[.hp]
    case .defenderHalfHP: 2 * currentHP(of: defender, defenderStats) <= defenderStats[.hp]
    case .attackerStatus(let status): attacker.status == status
    case .attackerAiling: attacker.status != nil
    case .defenderAiling: isDefenderAiling
    case .attackerPoisoned: attacker.status == .poison || attacker.status == .toxic
    case .defenderPoisoned: defender.status == .poison || defender.status == .toxic
    case .attackerIs(let species): species.contains(attacker.variety)
    case .defenderIs(let species): species.contains(defender.variety)
    case .attackerParadoxBoost:
      hasParadoxBoost(attacker, attackerStats, in: attackStat, attackerAbility, attackerItem)
    case .defenderParadoxBoost:
      hasParadoxBoost(defender, defenderStats, in: defenseStat, defenderAbility, defenderItem)
    case .defenderCanEvolve: defender.canEvolve
    case .defenderHoldsRemovableItem: isDefendersItemRemovable
    case .attackerLacks(let ability): attackerAbility != ability
    case .defenderLacks(let ability): defenderAbility != ability
    case .defenderHas(let ability): defenderAbility == ability
    case .abilityActive: attacker.isAbilityActive
    case .sameGender: attacker.gender != nil && attacker.gender == defender.gender
    case .oppositeGender:
      attacker.gender != nil && defender.gender != nil && attacker.gender != defender.gender
    case .faintedAllies(let count): min(5, attacker.faintedAllies) == count
    default: nil
    }
  }

  private func holdsOnField(_ condition: Modifier.ModifierCondition) -> Bool {
    switch condition {
    case .weather(let other): weather == other
    case .sunny: weather == .sun || weather == .harshSun
    case .dimWeather:
      moveWeather != nil && moveWeather != .sun && moveWeather != .harshSun
        && moveWeather != .strongWinds
    case .terrain(let terrain): field.terrain == terrain
    case .attackerGrounded: isAttackerGrounded
    case .defenderGrounded: isDefenderGrounded
    case .singles: !field.isDoubles
    case .doubles: field.isDoubles
    case .defenderEntering: field.defenderSwitch == .entering
    case .gravity: field.isGravity
    default: false
    }
  }

  private var makesContact: Bool {
    move.flags.contains(.contact) && attackerAbility != .longReach
      && attackerItem != .protectivePads
      && !(attackerItem == .punchingGlove && move.flags.contains(.punch))
  }

  private var isAuraBroken: Bool {
    attackerAbility == .auraBreak || defenderAbility == .auraBreak
  }

  var screensHold: Bool {
    let breaks =
      switch move.special {
      case .brickBreak, .psychicFangs, .ragingBull: true
      default: false
      }
    return !isCritical && !breaks && attackerAbility != .infiltrator
  }

  /// Whether Knock Off can remove the defender's item. It can't remove an item that is tied to its
  /// holder's form.
  var isDefendersItemRemovable: Bool {
    let variety = defender.variety
    guard let item = defender.item else {
      return defender.otherItem.map { !Self.belongs($0, to: variety) } ?? false
    }
    switch item {
    case .griseousOrb, .griseousCore: return !variety.hasPrefix("giratina")
    case .lustrousGlobe: return variety != "palkia-origin"
    case .adamantCrystal: return variety != "dialga-origin"
    case .boosterEnergy:
      return defender.ability != .protosynthesis && defender.ability != .quarkDrive
    case .wellspringMask, .hearthflameMask, .cornerstoneMask: return !variety.hasPrefix("ogerpon")
    default: break
    }
    if variety.hasPrefix("arceus") { return !item.rawValue.hasSuffix("-plate") }
    if variety.hasPrefix("silvally") { return !item.rawValue.hasSuffix("-memory") }
    return !(variety.hasPrefix("genesect") && item.rawValue.hasSuffix("-drive"))
  }
}

extension ResolvedAttack {
  /// Whether an item that doesn't affect damage is tied to its holder's form: a matching Mega
  /// Stone, orb or rusted weapon, or any Z-Crystal.
  private static func belongs(_ item: String, to variety: String) -> Bool {
    switch item {
    case "red-orb": return variety.hasPrefix("groudon")
    case "blue-orb": return variety.hasPrefix("kyogre")
    case "rusted-sword": return variety.hasPrefix("zacian")
    case "rusted-shield": return variety.hasPrefix("zamazenta")
    default: break
    }
    if item.contains("ium-z") { return true }
    let isStone = item.hasSuffix("ite") || item.hasSuffix("ite-x") || item.hasSuffix("ite-y")
    return isStone && item.prefix(4) == variety.prefix(4)
  }
}

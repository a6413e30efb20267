import PokedexModel

extension Exchange {
  /// The modifiers of a stage, chained, in 4096ths.
  ///
  /// - Parameter power: the move's power before modifiers.
  func chained(_ stage: Modifier.Stage, power: Int, isFirstHit: Bool = true) -> Int {
    factors(of: stage, power: power, isFirstHit: isFirstHit).reduce(FixedPoint.one) {
      FixedPoint.chain($0, $1.factor)
    }
  }

  /// The modifiers of a stage that apply, in the table's order.
  func factors(of stage: Modifier.Stage, power: Int, isFirstHit: Bool) -> [Modifier] {
    ModifierIndex.rows(of: stage, in: generation).filter { row in
      isOwned(row.owner, isFirstHit: isFirstHit)
        && row.conditions.allSatisfy { holds($0, power: power, isFirstHit: isFirstHit) }
    }
  }

  private func isOwned(_ owner: Modifier.Owner, isFirstHit: Bool) -> Bool {
    switch owner {
    case .attackersAbility(let ability): attackerAbility == ability
    case .defendersAbility(let ability): defenderAbility == ability
    case .anyonesAbility(let ability):
      attackerAbility == ability || defenderAbility == ability
    case .attackersItem(let item): attackerItem == item
    // Of the defender's items, berries are eaten at the first hit.
    case .defendersItem(let item):
      defenderItem == item && (isFirstHit || !item.rawValue.hasSuffix("-berry"))
    case .move(let special): move.special == special
    case .terrain(let terrain): field.terrain == terrain
    case .helpingHand: field.hasHelpingHand
    case .reflect: field.hasReflect
    case .lightScreen: field.hasLightScreen
    case .auroraVeil: field.hasAuroraVeil
    case .friendGuard: field.hasFriendGuard
    }
  }

  private func holds(_ condition: Modifier.Condition, power: Int, isFirstHit: Bool) -> Bool {
    switch condition {
    case .moveType(let other): type == other
    case .move(let special): move.special == special
    case .physical, .physicalDefended: damageClass == .physical
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
    case .auraWhole: !isAuraBroken
    default: holds(ofCombatants: condition) ?? holdsOnField(condition)
    }
  }

  /// Nil for conditions that ask for something else.
  private func holds(ofCombatants condition: Modifier.Condition) -> Bool? {
    switch condition {
    case .pinch: 3 * currentHP(of: attacker, attackerStats) <= attackerStats[.hp]
    case .attackerHalfHP: 2 * currentHP(of: attacker, attackerStats) <= attackerStats[.hp]
    case .defenderHalfHP: 2 * currentHP(of: defender, defenderStats) <= defenderStats[.hp]
    case .attackerStatus(let status): attacker.status == status
    case .attackerAiling: attacker.status != nil
    case .defenderAiling: defender.status != nil
    case .attackerPoisoned: attacker.status == .poison || attacker.status == .toxic
    case .defenderPoisoned: defender.status == .poison || defender.status == .toxic
    case .attackerIs(let varieties): varieties.contains(attacker.variety)
    case .defenderIs(let varieties): varieties.contains(defender.variety)
    case .attackerIsPikachu: attacker.variety.hasPrefix("pikachu")
    case .defenderCanEvolve: defender.canEvolve
    case .defenderHoldsRemovableItem: isDefendersItemRemovable
    case .attackerLacks(let ability): attackerAbility != ability
    case .defenderLacks(let ability): defenderAbility != ability
    default: nil
    }
  }

  private func holdsOnField(_ condition: Modifier.Condition) -> Bool {
    switch condition {
    case .weather(let other): weather == other
    case .sunny: weather == .sun || weather == .harshSun
    case .dimWeather:
      weather != nil && weather != .sun && weather != .harshSun && weather != .strongWinds
    case .terrain(let terrain): field.terrain == terrain
    case .attackerGrounded: isAttackerGrounded
    case .defenderGrounded: isDefenderGrounded
    case .singles: !field.isDoubles
    case .doubles: field.isDoubles
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

  /// Whether Knock Off can take the defender's item: not one that belongs to its form.
  private var isDefendersItemRemovable: Bool {
    guard let item = defender.item else { return false }
    let variety = defender.variety
    switch item {
    case .griseousOrb, .griseousCore: return !variety.hasPrefix("giratina")
    case .lustrousGlobe: return variety != "palkia-origin"
    case .adamantCrystal: return variety != "dialga-origin"
    case .wellspringMask, .hearthflameMask, .cornerstoneMask: return !variety.hasPrefix("ogerpon")
    default: break
    }
    if variety.hasPrefix("arceus") { return !item.rawValue.hasSuffix("-plate") }
    if variety.hasPrefix("silvally") { return !item.rawValue.hasSuffix("-memory") }
    return !(variety.hasPrefix("genesect") && item.rawValue.hasSuffix("-drive"))
  }
}

/// The table's rows by stage and generation.
enum ModifierIndex {
  private static let byGeneration: [[[Modifier]]] = (0...9).map { generation in
    [Modifier.Stage.power, .attack, .defense, .final, .beforeChance].map { stage in
      ModifierTable.rows.filter { $0.stage == stage && $0.generations.contains(generation) }
    }
  }

  static func rows(of stage: Modifier.Stage, in generation: Int) -> [Modifier] {
    let index =
      switch stage {
      case .power: 0
      case .attack: 1
      case .defense: 2
      case .final: 3
      case .beforeChance: 4
      }
    return byGeneration[generation][index]
  }
}

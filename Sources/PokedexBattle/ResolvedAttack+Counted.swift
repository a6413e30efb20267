import PokedexModel

extension ResolvedAttack {
  /// PokeAPI's slugs of abilities, items and moves whose effects changed the damage, without
  /// repeats.
  var counted: [String] {
    var found: [String] = []
    func note(_ slug: String?) {
      if let slug, !found.contains(slug) { found.append(slug) }
    }
    note(countedSuppressor)
    guard effectiveness > 0 else { return found }
    if isBlocked {
      note(countedBlock)
      return found
    }
    noteAttackerAbility(note)
    noteDefenderAbility(note)
    noteMove(note)
    let power = power(ofHit: 0)
    for stage in Modifier.Stage.allCases {
      forEachFactor(of: stage, power: power, isFirstHit: true) { note(slug(of: $0.owner)) }
    }
    return found
  }

  /// Returns the slug of the ability, item or move that owns a modifier; nil for other owners.
  private func slug(of owner: Modifier.Owner) -> String? {
    switch owner {
    case .attackersAbility(let ability), .defendersAbility(let ability),
      .anyonesAbility(let ability):
      ability.rawValue
    case .attackersItem(let item), .defendersItem(let item): item.rawValue
    case .attackersTypeItem, .attackersGem: attackerItem?.rawValue
    case .defendersBerry: defenderItem?.rawValue
    case .move(let special): special.rawValue
    default: nil
    }
  }

  /// PokeAPI's slug of an ability that suppresses others; nil if none exists. Neutralizing Gas
  /// always counts. An ability like Mold Breaker counts only if the suppressed ability would have
  /// changed the damage.
  private var countedSuppressor: String? {
    if attacker.ability == .neutralizingGas || defender.ability == .neutralizingGas {
      return BattleAbility.neutralizingGas.rawValue
    }
    guard let suppressed = defender.ability, defenderAbility == nil, generation >= 3,
      Self.hasMoldBreakerEffect(attackerAbility)
    else { return nil }
    var plain = attacker
    plain.ability = nil
    let exchange = ResolvedAttack(
      attacker: plain, defender: defender, move: move, field: field, chart: chart)
    return exchange.counted.contains(suppressed.rawValue) ? attackerAbility?.rawValue : nil
  }

  private var countedBlock: String? {
    if type == .ground, defenderItem == .airBalloon { return defenderItem?.rawValue }
    return defenderAbility?.rawValue
  }

  private func noteAttackerAbility(_ note: (String?) -> Void) {
    let isCounted =
      switch attackerAbility {
      case .hustle: isPhysical
      case .parentalBond: hits.hasParentalBond
      case .skillLink: hitCount > max(1, move.hits)
      case .flashFire: generation < 5 && attacker.isAbilityActive && type == .fire
      case .protean, .libero: sameTypeBonus > FixedPoint.one && !attacker.types.contains(type)
      case .adaptability: sameTypeBonus > 6144
      case .normalize, .pixilate, .aerilate, .refrigerate, .galvanize, .dragonize, .liquidVoice:
        type != move.type
      case .megaSol:
        weather != .sun && weather != .harshSun
          && (weatherFactor != FixedPoint.one || move.special == .solarBeam && weather != nil)
      case .unaware: defender.stages[defenseStat] != 0
      case .simple: generation == 4 && attacker.stages[attackStat] != 0
      case .scrappy, .mindsEye: defender.has(.ghost) && (type == .normal || type == .fighting)
      case .sniper: isCritical && generation == 4
      case .infiltrator: field.hasReflect || field.hasLightScreen || field.hasAuroraVeil
      default: false
      }
    if isCounted { note(attackerAbility?.rawValue) }
  }

  private func noteDefenderAbility(_ note: (String?) -> Void) {
    let isCounted =
      switch defenderAbility {
      case .unaware: attacker.stages[attackStat] != 0
      case .simple: generation == 4 && defender.stages[defenseStat] != 0
      case .teraShell: isDefenderAtFullHP && effectiveness == 32
      case .shellArmor, .battleArmor: move.isCritical
      case .disguise, .iceFace: isFirstHitAbsorbed
      default: false
      }
    if isCounted { note(defenderAbility?.rawValue) }
  }

  private func noteMove(_ note: (String?) -> Void) {
    if move.hits > 1 || move.special != nil && power(ofHit: 0) != move.power { note(move.slug) }
  }
}

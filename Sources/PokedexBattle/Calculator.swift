public import PokedexModel

/// Calculates exact damage by the rules of one generation.
public struct Calculator: Sendable {
  let chart: TypeChart

  /// Creates a calculator.
  ///
  /// - Parameter chart: the type chart of the generation whose rules apply.
  public init(chart: TypeChart) { self.chart = chart }

  /// Returns the damage of one use of a move.
  public func damage(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> DamageResult {
    let exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    return DamageResult(
      rolls: exchange.rolls, type: exchange.type, damageClass: exchange.damageClass,
      attackerStats: exchange.attackerStats, defenderStats: exchange.defenderStats,
      notCounted: exchange.notCounted,
      varying: exchange.varyingDamage)
  }

  /// Returns the abilities and items that have a factor in the calculation or change a stage, or
  /// without which the move's type, its bonus for the user's own type or its damage would be different,
  /// and the move if its own rules change its power or number of hits.
  ///
  /// This is separate from `damage`, because it is slow and needed for few moves.
  ///
  /// - Returns: PokeAPI's slugs, without repeats.
  public func countedEffects(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> [String] {
    func attack(_ attacker: Combatant, on defender: Combatant) -> ResolvedAttack {
      ResolvedAttack(
        attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    }
    let plain = attack(attacker, on: defender)
    let (rolls, varying) = (plain.rolls, plain.varyingDamage)
    var counted: [String] = []
    func count(
      _ slug: String?, _ effect: BattleEffect?, of owner: ResolvedAttack.Side,
      without other: ResolvedAttack
    ) {
      let modifiers = owner == .attacker ? effect?.attacking : effect?.defending
      let isCounted =
        plain.appliesAny(of: modifiers, for: owner) || plain.changesStage(effect, of: owner)
        || other.type != plain.type || other.sameTypeBonus != plain.sameTypeBonus
        || other.rolls != rolls || other.varyingDamage != varying
      if isCounted, let slug, !counted.contains(slug) { counted.append(slug) }
    }
    // An ability that suppresses all others also suppresses itself. It always counts.
    for case let gas? in [attacker.ability, defender.ability]
    where gas.traits.contains(.suppressesAbilities) && counted.isEmpty { counted.append(gas.slug) }
    count(
      attacker.ability?.slug, plain.attackerAbility, of: .attacker,
      without: attack(attacker.withoutAbility, on: defender))
    count(
      defender.ability?.slug, plain.defenderAbility, of: .defender,
      without: attack(attacker, on: defender.withoutAbility))
    count(
      attacker.item?.slug, plain.attackerItem, of: .attacker,
      without: attack(attacker.withoutItem, on: defender))
    count(
      defender.item?.slug, plain.defenderItem, of: .defender,
      without: attack(attacker, on: defender.withoutItem))
    return (plain.isMoveCounted ? [move.slug] : []) + counted
  }
}

extension Combatant {
  /// The Pokémon with an ability that doesn't affect damage instead of its own.
  fileprivate var withoutAbility: Combatant {
    var other = self
    (other.ability, other.otherAbility) = (nil, abilitySlug)
    return other
  }

  /// The Pokémon with an item that doesn't affect damage instead of its own.
  fileprivate var withoutItem: Combatant {
    var other = self
    (other.item, other.otherItem) = (nil, item?.slug ?? otherItem)
    return other
  }
}

extension ResolvedAttack {
  /// Whether the move hits several times, or its own rules change its power or damage.
  fileprivate var isMoveCounted: Bool {
    !doesNothing && (move.hits > 1 || power(ofHit: 0) != move.power)
      || appliesAny(of: move.special?.modifiers, for: .attacker)
  }

  /// Whether an ability changes the stage of a stat that the attack uses.
  fileprivate func changesStage(_ effect: BattleEffect?, of owner: Side) -> Bool {
    let stages = (attacker.stages[attackStat], defender.stages[defenseStat])
    let (own, foes) = owner == .attacker ? stages : (stages.1, stages.0)
    let changes =
      effect.has(.ignoresStages) && foes != 0
      || effect.has(.doublesStages) && generation == 4 && own != 0
    return changes && !doesNothing
  }

  /// Whether any of the modifiers of an ability, an item or the move applies to the first hit.
  fileprivate func appliesAny(of modifiers: [Modifier]?, for owner: Side) -> Bool {
    guard let modifiers, !doesNothing else { return false }
    let power = power(ofHit: 0)
    return modifiers.contains { applies($0, for: owner, power: power) }
  }

  /// Whether the move can't harm the defender at all.
  var doesNothing: Bool {
    damageClass == .status || isBlocked || effectiveness == 0 && !ignoresImmunity
  }

  /// Whether the move ignores type immunity. In generation I, moves with fixed damage do: Seismic
  /// Toss, for example, hits Ghost types.
  private var ignoresImmunity: Bool { generation == 1 && fixedDamage != nil }

  /// Damage in HP for each roll of each hit.
  var rolls: [[Int]] {
    if doesNothing || move.special?.isWithoutRolls == true { return [[0]] }
    if let fixed = fixedDamage {
      let strikesTwice = hits.hasParentalBond && generation >= 6
      return Array(repeating: [fixed], count: strikesTwice ? 2 : 1)
    }
    var rolls = formulaRolls
    if isFirstHitAbsorbed { rolls[0] = [0] }
    return rolls
  }

  /// Whether Disguise or Ice Face absorbs the first hit.
  var isFirstHitAbsorbed: Bool {
    defenderHas(.absorbsHit) && !defender.variety.contains("busted")
      || defenderHas(.absorbsPhysicalHit) && isPhysical && !defender.variety.contains("noice")
  }

  /// The rolls of the generation's damage formula. They are calculated even for a move with fixed
  /// or varying damage.
  var formulaRolls: [[Int]] {
    switch generation {
    case 5...: ModernFormula(exchange: self).rolls()
    case 4: FourthFormula(exchange: self).rolls()
    case 3: ThirdFormula(exchange: self).rolls()
    default: EarlyFormula(exchange: self).rolls()
    }
  }

  /// PokeAPI's slugs of effects that the rolls don't take into account.
  var notCounted: [String] {
    // Fling and Natural Gift fail if their user holds no item.
    let fails =
      !attacker.holdsItem && (move.special == .fling || move.special == .naturalGift)
    let isUnknown =
      damageClass != .status && move.power == 0 && move.special?.varyingCause == nil
      && power(ofHit: 0) == 0 && fixedDamage == nil
    let isLeftOut = isUnknown || move.isLeftOut || move.special?.isNotCounted == true
    guard isLeftOut && !fails || !attacker.notCounted.isEmpty || !defender.notCounted.isEmpty
    else { return [] }
    return (isLeftOut && !fails ? [move.slug] : []) + attacker.notCounted + defender.notCounted
  }

  /// The damage, in HP, of a move with fixed damage, such as Seismic Toss; nil for other moves.
  var fixedDamage: Int? {
    switch move.special {
    case .dragonRage: 40
    case .sonicBoom: 20
    case .seismicToss, .nightShade: attacker.battleLevel
    case .naturesMadness, .ruination: max(1, currentHP(.defender) / 2)
    case .finalGambit: currentHP(.attacker)
    default: nil
    }
  }
}

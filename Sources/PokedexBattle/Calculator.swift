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

  /// Returns the effects that changed the damage. This is separate from `damage`, because it is
  /// slow and needed for few moves.
  ///
  /// - Returns: PokeAPI's slugs of abilities, items and moves, without repeats.
  public func countedEffects(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> [String] {
    ResolvedAttack(attacker: attacker, defender: defender, move: move, field: field, chart: chart)
      .counted
  }
}

extension ResolvedAttack {
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
    switch defenderAbility {
    case .disguise: generation >= 7 && !defender.variety.contains("busted")
    case .iceFace: generation >= 8 && isPhysical && !defender.variety.contains("noice")
    default: false
    }
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
    case .naturesMadness, .ruination: max(1, currentHP(of: defender, defenderStats) / 2)
    case .finalGambit: currentHP(of: attacker, attackerStats)
    default: nil
    }
  }
}

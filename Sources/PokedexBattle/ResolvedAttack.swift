import PokedexModel

/// One attack for which everything that isn't random has been determined, such as the active
/// abilities and items, the move's final type and its effectiveness. It is a class so that the
/// formulas share one instance.
final class ResolvedAttack {
  let generation: Int
  let chart: TypeChart
  let attacker: Combatant
  let defender: Combatant
  let field: Field
  let move: BattleMove
  /// The attacker's ability; nil if it is suppressed.
  let attackerAbility: BattleAbility?
  /// The defender's ability; nil if it is suppressed or the move ignores it.
  let defenderAbility: BattleAbility?
  let attackerItem: BattleItem?
  let defenderItem: BattleItem?
  /// The type of moves that the attacker's item strengthens, if any.
  let attackersTypeItem: PokemonType?
  let attackersGem: PokemonType?
  /// The type of moves that the defender's berry weakens, if any.
  let defendersBerry: PokemonType?
  /// Case numbers of the abilities, the items and the move, used to find their rows in the modifier
  /// table.
  let owners: ModifierOwners
  /// The generation's modifier rows, indexed by `Modifier.Stage`.
  let modifierRows: [ModifierRows]
  /// The weather; nil if an ability negates it.
  let weather: Field.Weather?
  let attackerStats: StatValues
  let defenderStats: StatValues
  var type: PokemonType
  /// Whether the attacker has an ability that changed the move's type and also strengthens the
  /// move. False for Liquid Voice, which only changes the type.
  var isTypeChanged = false
  var damageClass: BattleMove.DamageClass
  var priority: Int
  var isCritical = false
  /// Effectiveness of the move's type against the defender, in 64ths; 64 is neutral.
  var effectiveness = 64

  init(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field, chart: TypeChart
  ) {
    generation = min(TypeChart.newestGeneration, max(1, chart.generation))
    self.chart = chart
    modifierRows = ModifierRows.rows(in: generation)
    self.attacker = attacker
    self.defender = defender
    self.move = move
    self.field = field
    let abilities = Self.abilities(attacker, defender, move, generation)
    (attackerAbility, defenderAbility) = abilities
    attackerItem = abilities.0 == .klutz ? nil : attacker.item
    defenderItem = abilities.1 == .klutz ? nil : defender.item
    attackersTypeItem = attackerItem.flatMap { TypeItems.type(boostedBy: $0, in: chart.generation) }
    attackersGem = attackerItem.flatMap { TypeItems.type(ofGem: $0) }
    // The defender's berry doesn't work against an attacker with Unnerve.
    let isUnnerved =
      abilities.0 == .unnerve || abilities.0 == .asOneGlastrier || abilities.0 == .asOneSpectrier
    defendersBerry =
      isUnnerved ? nil : defenderItem.flatMap { TypeItems.type(resistedBy: $0) }
    owners = ModifierOwners(
      attackersAbility: attackerAbility == nil ? 0 : attacker.abilityCaseNumber,
      defendersAbility: defenderAbility == nil ? 0 : defender.abilityCaseNumber,
      attackersItem: attackerItem == nil ? 0 : attacker.itemCaseNumber,
      defendersItem: defenderItem == nil ? 0 : defender.itemCaseNumber,
      move: move.specialCaseNumber,
      hasTypeItem: attackersTypeItem != nil || attackersGem != nil || defendersBerry != nil,
      hasFieldEffect: attacker.isCharged || field.hasModifiers)
    func negates(_ ability: BattleAbility?) -> Bool { ability == .airLock || ability == .cloudNine }
    weather = negates(abilities.0) || negates(abilities.1) ? nil : field.weather
    attackerStats = attacker.finalStats(in: generation)
    defenderStats = defender.finalStats(in: generation)
    type = move.type
    damageClass = move.damageClass
    priority = move.priority
    resolveType()
    resolveClass()
    resolvePriority()
    isCritical = resolvedCritical()
    effectiveness = resolvedEffectiveness()
  }

  /// Returns the abilities of the attacker and the defender. An ability is nil if it is suppressed
  /// or ignored.
  private static func abilities(
    _ attacker: Combatant, _ defender: Combatant, _ move: BattleMove, _ generation: Int
  ) -> (BattleAbility?, BattleAbility?) {
    guard generation >= 3 else { return (nil, nil) }
    if attacker.ability == .neutralizingGas || defender.ability == .neutralizingGas {
      // An Ability Shield protects its holder's ability.
      return (
        attacker.item == .abilityShield ? attacker.ability : nil,
        defender.item == .abilityShield ? defender.ability : nil
      )
    }
    let ignores =
      hasMoldBreakerEffect(attacker.ability) || move.special == .sunsteelStrike
      || move.special == .moongeistBeam || move.special == .lightThatBurnsTheSky
    let cannotBeIgnored =
      switch defender.ability {
      case .shadowShield, .prismArmor, .neutralizingGas, .beadsOfRuin, .swordOfRuin, .darkAura,
        .fairyAura, .airLock, .cloudNine:
        true
      default: false
      }
    let isProtected = cannotBeIgnored || defender.item == .abilityShield
    return (attacker.ability, ignores && !isProtected ? nil : defender.ability)
  }

  /// Whether an ability makes its owner's moves ignore the defender's ability.
  static func hasMoldBreakerEffect(_ ability: BattleAbility?) -> Bool {
    ability == .moldBreaker || ability == .teravolt || ability == .turboblaze
  }

  /// Whether Neutralizing Gas suppresses the defender's ability. Also true before generation III,
  /// which has no abilities.
  var isDefenderAbilitySuppressed: Bool {
    let hasNeutralizingGas =
      attacker.ability == .neutralizingGas || defender.ability == .neutralizingGas
    return generation < 3 || hasNeutralizingGas && defender.item != .abilityShield
  }

  var isPhysical: Bool { damageClass == .physical }

  /// Whether the attacker is on the ground. Flying type, Levitate or Air Balloon lifts it unless
  /// Gravity or an Iron Ball keeps it down.
  var isAttackerGrounded: Bool {
    field.isGravity
      || Self.isGrounded(attacker, ability: attackerAbility, item: attackerItem)
  }

  var isDefenderGrounded: Bool {
    field.isGravity
      || Self.isGrounded(defender, ability: defenderAbility, item: defenderItem)
  }

  private static func isGrounded(
    _ combatant: Combatant, ability: BattleAbility?, item: BattleItem?
  ) -> Bool {
    item == .ironBall
      || !combatant.has(.flying) && ability?.liftsOwner != true && item != .airBalloon
  }

  /// Returns the current HP, limited to the range from 0 to the maximum.
  func currentHP(of combatant: Combatant, _ stats: StatValues) -> Int {
    max(0, min(combatant.currentHP ?? stats[.hp], stats[.hp]))
  }

  /// Whether the defender has full HP. False if hazards hurt it when it entered.
  var isDefenderAtFullHP: Bool {
    guard currentHP(of: defender, defenderStats) == defenderStats[.hp] else { return false }
    return defenderItem == .heavyDutyBoots
      || !field.hasStealthRock
        && (field.spikes <= 0 || !isDefenderGrounded)
  }

  var isAttackerAtFullHP: Bool { currentHP(of: attacker, attackerStats) == attackerStats[.hp] }

  /// Returns the stage of the attacking stat. A critical hit ignores a negative stage.
  ///
  /// - Parameter usesDefenderStat: whether the attacking stat is that of the defender.
  func attackingStage(_ stat: Stat, usesDefenderStat: Bool = false) -> Int {
    let stage = usesDefenderStat ? defender.stages[stat] : attacker.stages[stat]
    let ability = usesDefenderStat ? defenderAbility : attackerAbility
    if let doubled = doubledStage(stage, ability) { return doubled }
    return isCritical ? max(0, stage) : stage
  }

  /// Returns the stage of the defending stat. A critical hit ignores a positive stage.
  func defendingStage(_ stat: Stat) -> Int {
    if let doubled = doubledStage(defender.stages[stat], defenderAbility) { return doubled }
    return isCritical ? min(0, defender.stages[stat]) : defender.stages[stat]
  }

  /// Returns the doubled stage if the ability is Simple in generation IV, otherwise nil. Generation
  /// IV doubles stages when they are used; later games double them when they are gained. Critical
  /// hits don't ignore doubled stages, as in players' calculators.
  private func doubledStage(_ stage: Int, _ ability: BattleAbility?) -> Int? {
    ability == .simple && generation == 4 ? min(6, max(-6, 2 * stage)) : nil
  }

  /// The attacker's same-type attack bonus, in 4096ths.
  var sameTypeBonus: Int {
    let isAdaptable = attackerAbility == .adaptability
    let changesType = attackerAbility == .protean || attackerAbility == .libero
    let isOwn =
      attacker.types.contains(type)
      || changesType && attacker.teraType == nil && type != .unknown
    // A Stellar Tera type strengthens only one move of each type. The calculation assumes that it
    // is this one.
    if attacker.teraType == .stellar { return attacker.types.contains(type) ? 8192 : 4915 }
    guard let tera = attacker.teraType else {
      return isOwn ? (isAdaptable ? 8192 : 6144) : FixedPoint.one
    }
    guard tera == type else { return isOwn ? 6144 : FixedPoint.one }
    return isOwn ? (isAdaptable ? 9216 : 8192) : (isAdaptable ? 8192 : 6144)
  }
}

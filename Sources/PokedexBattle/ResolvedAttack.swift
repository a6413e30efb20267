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
  let attackerAbility: BattleEffect?
  /// The defender's ability; nil if it is suppressed or the move ignores it.
  let defenderAbility: BattleEffect?
  /// The defender's ability after the attack; nil if it is suppressed.
  let defendersLastingAbility: BattleEffect?
  let attackerItem: BattleEffect?
  let defenderItem: BattleEffect?
  private let attackersTraits, defendersTraits: [BattleEffect.Trait]
  /// The modifiers of abilities, items, the move and the field, with the Pokémon that owns them, in
  /// the order in which the games multiply them.
  let modifiers: [(owner: Side, modifiers: [Modifier])]
  /// The weather; nil if an ability negates it.
  let weather: Field.Weather?
  let attackerStats: StatValues
  let defenderStats: StatValues
  var type: PokemonType
  /// Whether the attacker's ability determined the move's type.
  var isTypeChanged = false
  var damageClass: BattleMove.DamageClass
  var priority: Int
  var isCritical = false
  /// Effectiveness of the move's type against the defender, in 64ths; 64 is neutral.
  var effectiveness = 64

  init(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field, chart: TypeChart
  ) {
    let generation = chart.generation
    var own = attacker.ability.working(for: attacker, in: generation)
    var foes = defender.ability.working(for: defender, in: generation)
    if own.has(.suppressesAbilities) || foes.has(.suppressesAbilities) {
      if !attacker.item.has(.shieldsAbility) { own = nil }
      if !defender.item.has(.shieldsAbility) { foes = nil }
    }
    attackerAbility = own
    defendersLastingAbility = foes
    let isProtected = foes.has(.cannotBeIgnored) || defender.item.has(.shieldsAbility)
    if own.has(.ignoresAbilities) || move.special?.ignoresAbilities == true, !isProtected {
      foes = nil
    }
    defenderAbility = foes
    attackerItem =
      own.has(.disablesItem) ? nil : attacker.item.working(for: attacker, in: generation)
    defenderItem =
      foes.has(.disablesItem) ? nil : defender.item.working(for: defender, in: generation)
    self.generation = generation
    self.chart = chart
    self.attacker = attacker
    self.defender = defender
    self.move = move
    self.field = field
    weather = own.has(.negatesWeather) || foes.has(.negatesWeather) ? nil : field.weather
    attackersTraits = (own?.traits ?? []) + (attackerItem?.traits ?? [])
    defendersTraits = (foes?.traits ?? []) + (defenderItem?.traits ?? [])
    modifiers = [
      (owner: .attacker, modifiers: own?.attacking ?? []), (.defender, foes?.defending ?? []),
      (.attacker, attackerItem?.attacking ?? []), (.defender, defenderItem?.defending ?? []),
      (.attacker, move.special?.modifiers ?? []),
      (.attacker, attacker.isCharged || field.hasModifiers ? Field.modifiers : []),
    ].filter { !$0.modifiers.isEmpty }
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

  /// One of the two Pokémon.
  enum Side { case attacker, defender }

  func combatant(_ side: Side) -> Combatant { side == .attacker ? attacker : defender }

  func stats(_ side: Side) -> StatValues { side == .attacker ? attackerStats : defenderStats }

  /// Whether a working ability or item of a Pokémon has a trait.
  func has(_ side: Side, _ trait: BattleEffect.Trait) -> Bool {
    side == .attacker ? attackerHas(trait) : defenderHas(trait)
  }

  func attackerHas(_ trait: BattleEffect.Trait) -> Bool { attackersTraits.contains(trait) }

  func defenderHas(_ trait: BattleEffect.Trait) -> Bool { defendersTraits.contains(trait) }

  var isPhysical: Bool { damageClass == .physical }

  /// Whether a Pokémon is on the ground. Flying type, Levitate or Air Balloon lifts it unless
  /// Gravity or an Iron Ball keeps it down.
  func isGrounded(_ side: Side) -> Bool {
    field.isGravity || has(side, .sinks) || !combatant(side).has(.flying) && !has(side, .floats)
  }

  /// Returns the current HP, limited to the range from 0 to the maximum.
  func currentHP(_ side: Side) -> Int {
    let maximum = stats(side)[.hp]
    return max(0, min(combatant(side).currentHP ?? maximum, maximum))
  }

  /// Whether the defender has full HP. False if hazards hurt it when it entered.
  var isDefenderAtFullHP: Bool {
    guard currentHP(.defender) == defenderStats[.hp] else { return false }
    return defenderHas(.safeFromHazards)
      || !field.hasStealthRock && (field.spikes <= 0 || !isGrounded(.defender))
  }

  var isAttackerAtFullHP: Bool { currentHP(.attacker) == attackerStats[.hp] }

  /// Returns the stage of the attacking stat. A critical hit ignores a negative stage.
  ///
  /// - Parameter usesDefenderStat: whether the attacking stat is that of the defender.
  func attackingStage(_ stat: Stat, usesDefenderStat: Bool = false) -> Int {
    let side = usesDefenderStat ? Side.defender : .attacker
    let stage = combatant(side).stages[stat]
    if let doubled = doubledStage(stage, of: side) { return doubled }
    return isCritical ? max(0, stage) : stage
  }

  /// Returns the stage of the defending stat. A critical hit ignores a positive stage.
  func defendingStage(_ stat: Stat) -> Int {
    if let doubled = doubledStage(defender.stages[stat], of: .defender) { return doubled }
    return isCritical ? min(0, defender.stages[stat]) : defender.stages[stat]
  }

  /// Returns the doubled stage if the ability is Simple in generation IV, otherwise nil. Generation
  /// IV doubles stages when they are used; later games double them when they are gained. Critical
  /// hits don't ignore doubled stages, as in players' calculators.
  private func doubledStage(_ stage: Int, of side: Side) -> Int? {
    generation == 4 && has(side, .doublesStages) ? min(6, max(-6, 2 * stage)) : nil
  }

  /// The attacker's same-type attack bonus, in 4096ths.
  var sameTypeBonus: Int {
    let isAdaptable = attackerHas(.adaptable)
    let isOwn =
      attacker.types.contains(type)
      || attackerHas(.takesMoveType) && attacker.teraType == nil && type != .unknown
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

extension BattleEffect? {
  /// Returns the effect if it exists in the generation and works for its owner's variety.
  fileprivate func working(for owner: Combatant, in generation: Int) -> BattleEffect? {
    guard let effect = self, effect.since <= generation else { return nil }
    let works =
      effect.species.isEmpty || effect.species.contains(where: owner.variety.hasPrefix)
    return works ? effect : nil
  }
}

public import PokedexBattle
public import PokedexModel

/// The figures that a calculation takes from a dex.
public protocol BattleRules: Sendable {
  /// A move with the figures of a generation; nil for an unknown one and for one that came later.
  func battleMove(_ slug: String, in generation: Int) -> BattleMove?

  /// A variety as it is in a generation, without training, with its ability if it has only one; nil for an
  /// unknown one and for one that came later.
  func combatant(_ slug: String, in generation: Int) -> Combatant?

  /// Nil for an unknown one.
  func nature(_ slug: String) -> Nature?

  /// The chart of a generation, 1 to 9.
  func typeChart(generation: Int) -> TypeChart
}

/// A set as it stands in a battle.
public struct Fighter: Sendable, Hashable {
  /// Its training; what it doesn't say is as `Fighter.combatant` has it.
  public var set: PokemonSet
  /// -6 to 6; a stat that is not there has none.
  public var stages: [Stat: Int] = [:]
  /// Stages of the stat that the move takes, whichever that is: "+2" before a phrase.
  public var stageOfMove = 0
  /// Nil for none.
  public var status: Combatant.Status?
  /// Whether it has turned into its Tera type.
  public var isTerastallized = false
  /// Percent of its HP that are left, 1 to 100.
  public var remainingPercent = 100
  /// HP that are left, instead of a percentage; nil for all.
  public var remainingHP: Int?

  /// A set that is fresh in battle.
  public init(_ set: PokemonSet) { self.set = set }

  /// The figures of the calculation. Unsaid are no effort, the best individual values, a neutral nature and no item.
  ///
  /// - Parameters:
  ///   - level: that of a set that has none, 1 to 100.
  ///   - move: the move that `stageOfMove` is about; nil for no move.
  ///   - isAttacker: whether the set uses that move.
  /// - Returns: nil without a Pokémon that is known and was there in the generation.
  public func combatant(
    in generation: Int, level: Int, rules: some BattleRules, move: BattleMove? = nil,
    isAttacker: Bool = true
  ) -> Combatant? {
    guard let slug = set.pokemon?.slug, var combatant = rules.combatant(slug, in: generation) else {
      return nil
    }
    combatant.level = set.level ?? level
    if generation >= Nature.firstGeneration,
      let nature = set.nature?.slug.flatMap(rules.nature)
    {
      (combatant.raisedStat, combatant.loweredStat) = (nature.increased, nature.decreased)
    }
    combatant.effort = StatValues(of: { set.efforts[$0] ?? 0 })
    combatant.individual = StatValues(of: { set.individuals[$0] ?? 31 })
    var stages = stages
    if stageOfMove != 0, let stat = move?.stat(isAttacker: isAttacker) {
      stages[stat, default: 0] += stageOfMove
    }
    combatant.stages = StatValues(of: { stages[$0] ?? 0 })
    combatant.status = status
    combatant.teraType = isTerastallized ? set.teraType : nil
    if set.ability != nil || set.item != nil {
      combatant.equip(
        ability: set.ability.map(\.slug) ?? combatant.abilitySlug, item: set.item?.slug)
    }
    combatant.currentHP = currentHP(of: combatant, in: generation)
    return combatant
  }

  /// HP that are left of those that a combatant has; nil for all.
  func currentHP(of combatant: Combatant, in generation: Int) -> Int? {
    guard remainingHP == nil, remainingPercent < 100 else { return remainingHP }
    return max(1, combatant.finalStats(in: generation)[.hp] * remainingPercent / 100)
  }
}

extension BattleMove {
  /// The stat that counts of the side that uses it, or of the one that takes it.
  func stat(isAttacker: Bool) -> Stat {
    let own = isAttacker ? attackStat : defenseStat
    return own
      ?? (damageClass == .special
        ? (isAttacker ? .specialAttack : .specialDefense) : (isAttacker ? .attack : .defense))
  }
}

extension BattleMove {
  /// The move of a set, with the type that its Hidden Power has.
  public init?(_ move: SetMove, in generation: Int, rules: some BattleRules) {
    guard let slug = move.name.slug, var known = rules.battleMove(slug, in: generation) else {
      return nil
    }
    if slug == SetMove.hiddenPower, let type = move.hiddenPowerType {
      known.type = type
      if generation < 6 { known.power = 70 }
    }
    self = known
  }
}

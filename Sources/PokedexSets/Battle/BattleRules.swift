public import PokedexBattle
public import PokedexModel

/// Provides the data that a damage calculation needs.
public protocol BattleRules: Sendable {
  /// Returns a move as it is in a generation. Nil if the move is unknown or was introduced later.
  func battleMove(_ slug: String, in generation: Int) -> BattleMove?

  /// Returns a variety as it is in a generation, without training. Its ability is set only if the
  /// variety has just one possible ability. Returns nil if the variety is unknown or was introduced
  /// later.
  func combatant(_ slug: String, in generation: Int) -> Combatant?

  /// Returns the form that a Pokémon has while it holds an item, such as `arceus-fire` for `arceus`
  /// with a Flame Plate. Returns the slug itself if the item doesn't change the form.
  func form(of slug: String, holding item: String?) -> String

  /// Whether a Pokémon can learn a move in any game, itself or before it evolved.
  func canLearn(_ move: String, _ pokemon: String) -> Bool

  /// Returns a nature, or nil if it is unknown.
  func nature(_ slug: String) -> Nature?

  /// Returns the type chart of a generation, from 1.
  func typeChart(generation: Int) -> TypeChart
}

/// A set and its state in a battle.
public struct Fighter: Sendable, Hashable {
  /// The Pokémon and its training. The method `combatant` of this type fills in defaults for
  /// properties that the set doesn't specify.
  public var set: PokemonSet
  /// Stat stages, -6 to 6. A missing stat has stage 0.
  public var stages: [Stat: Int] = [:]
  /// Number that is added to the stage of the stat that the move uses. Players write it before a
  /// phrase, such as "+2".
  public var stageOfMove = 0
  /// Status condition, if any.
  public var status: Combatant.Status?
  /// Whether the Pokémon has terastallized.
  public var isTerastallized = false
  /// Remaining HP as a percentage of the maximum, 1 to 100.
  public var remainingPercent = 100
  /// Remaining HP, which takes precedence over `remainingPercent`; nil to use the percentage.
  public var remainingHP: Int?

  /// Creates a fighter with full HP and no stages or status.
  public init(_ set: PokemonSet) { self.set = set }

  /// The slug of the Pokémon in the form that its item gives it; nil if it is unknown.
  public func form(rules: any BattleRules) -> String? {
    set.pokemon?.slug.map { rules.form(of: $0, holding: set.item?.slug) }
  }

  /// Returns the Pokémon for a damage calculation. Where the set specifies nothing, the Pokémon
  /// gets no effort values, the best individual values, a neutral nature and no item.
  ///
  /// - Parameters:
  ///   - level: the level of a set that specifies none, 1 to 100.
  /// - Returns: the Pokémon; nil if it is unknown or isn't in the generation.
  public func combatant(
    in generation: Int, level: Int, rules: some BattleRules
  ) -> Combatant? {
    guard let slug = form(rules: rules), var combatant = rules.combatant(slug, in: generation)
    else { return nil }
    combatant.level = set.level ?? level
    if generation >= Nature.firstGeneration,
      let nature = set.nature?.slug.flatMap(rules.nature)
    {
      (combatant.raisedStat, combatant.loweredStat) = (nature.increased, nature.decreased)
    }
    combatant.effort = StatValues(of: { set.effortValues[$0] ?? 0 })
    combatant.individual = StatValues(of: { set.individualValues[$0] ?? 31 })
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

  /// Returns a combatant with `stageOfMove` added to the stats that a move may use.
  ///
  /// - Parameter stats: one stat, or several if it depends on the Pokémon which of them the move
  ///   uses. If the set has effort values in only one of several, as in "+2 252 Atk Garchomp Tera
  ///   Blast", that is the stat that was meant. Otherwise, each of them gets the stage.
  func staged(_ combatant: Combatant, _ stats: [Stat]) -> Combatant {
    let named = stats.filter { set.effortValues[$0] != nil }
    let raised = named.count == 1 ? named : stats
    var combatant = combatant
    combatant.stages = StatValues(of: {
      raised.contains($0)
        ? min(6, max(-6, combatant.stages[$0] + stageOfMove)) : combatant.stages[$0]
    })
    return combatant
  }

  /// Returns the remaining HP of a combatant. Nil if the fighter specifies no remaining HP, which
  /// means full HP.
  func currentHP(of combatant: Combatant, in generation: Int) -> Int? {
    guard remainingHP == nil, remainingPercent < 100 else { return remainingHP }
    return max(1, combatant.finalStats(in: generation)[.hp] * remainingPercent / 100)
  }
}

extension BattleMove {
  /// Creates the move that a set names. Hidden Power gets the type that the set specifies. Nil if
  /// the move is unknown or isn't in the generation.
  public init?(_ move: SetMove, in generation: Int, rules: some BattleRules) {
    guard let slug = move.name.slug, var known = rules.battleMove(slug, in: generation) else {
      return nil
    }
    if slug == SetMove.hiddenPower, let type = move.hiddenPowerType {
      known.type = type
      if generation < 6 { known.power = 70 }
      if generation < 4 { known.damageClass = .early(type) }
    }
    self = known
  }
}

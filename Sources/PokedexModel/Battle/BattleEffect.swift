/// An ability or a held item, with the rules by which it changes damage.
///
/// It is a class so that copies of its owner are cheap.
public final class BattleEffect: Sendable, Equatable {
  /// An effect that neither a factor nor an immunity can express.
  package enum Trait: Sendable {
    /// The owner's item has no effect.
    case disablesItem
    /// The foe can't eat berries.
    case preventsBerries
    case negatesWeather
    /// All abilities have no effect.
    case suppressesAbilities
    /// The foe's ability has no effect on the owner's moves.
    case ignoresAbilities
    /// Moves and abilities that ignore the foe's ability don't ignore this one.
    case cannotBeIgnored
    /// The ability works even if something suppresses or ignores it.
    case shieldsAbility
    /// `floats`: the owner isn't on the ground. `sinks`: it is, even if it flies.
    case floats, sinks
    /// The bonus for moves of the owner's types is larger.
    case adaptable
    /// The owner takes on the type of its move.
    case takesMoveType
    /// The owner's moves work as if in sunlight.
    case bringsSunlight
    case hastensHealingMoves, hastensFlyingMoves
    case preventsCriticalHits
    /// Hits on poisoned targets are critical.
    case criticalOnPoisoned
    /// At full HP, the owner resists all types.
    case resistsAtFullHP
    /// The owner's Normal and Fighting moves hit Ghost types.
    case hitsGhosts
    /// Types that can't hit the owner do.
    case losesImmunities
    /// The owner's moves don't make contact. `avoidsContactOfPunches`: its punches don't.
    case avoidsContact, avoidsContactOfPunches
    case breaksAuras
    case ignoresScreens
    /// Moves treat the owner as asleep.
    case sleeps
    /// Berries have twice the effect.
    case ripens
    /// The owner's highest stat rises: in sunlight, on Electric Terrain, or always.
    case raisesStatInSunlight, raisesStatOnElectricTerrain, raisesStat
    /// Moves have no other effects than damage. If they lose one, Life Orb costs no HP.
    case removesSecondaryEffects
    case hurtsDrainers
    case preventsRecoil
    /// Only moves hurt the owner.
    case preventsIndirectDamage
    case healedByPoison
    case halvesBurn
    case safeInSandstorm, safeInHail
    case safeFromHazards
    /// The owner survives any hit at full HP.
    case sturdy
    /// The first hit does nothing: any hit, or a physical one.
    case absorbsHit, absorbsPhysicalHit
    case strikesTwice
    /// Moves hit as often as possible, or at least four times.
    case hitsMost, hitsOften
    /// The foe's stages don't count.
    case ignoresStages
    /// The owner's stages count twice.
    case doublesStages
    /// A burn doesn't halve damage.
    case ignoresBurn
    /// A status condition raises Speed, and paralysis doesn't lower it.
    case quickWhenAiling
    /// `gem`: the item strengthens one move and is used up. `berry`: it weakens one foe's move.
    case gem, berry
    /// The item costs HP with each attack.
    case costsHP
  }

  /// PokeAPI's slug.
  public let slug: String
  /// First generation in which the effect exists.
  package let since: Int
  /// The varieties that have the effect, as beginnings of slugs. Empty if all do.
  package let species: [String]
  /// The type of moves to which an item is tied.
  package let type: PokemonType?
  /// The type that moves of the owner get if they meet the conditions.
  package let newType: (type: PokemonType, conditions: [Modifier.Condition])?
  /// The condition under which attacks have no effect on the owner.
  package let immunity: Modifier.Condition?
  /// Modifiers while the owner attacks.
  package let attacking: [Modifier]
  /// Modifiers while the owner is attacked.
  package let defending: [Modifier]
  /// Modifiers of the owner's Speed, weight and HP.
  package let always: [Modifier]
  package let traits: [Trait]
  /// The rule on matchup pages, if it can't be derived from the other rules.
  private let matchup: AbilityDamageRule?

  package init(
    _ slug: String, since: Int = 3, species: [String] = [], type: PokemonType? = nil,
    newType: (type: PokemonType, conditions: [Modifier.Condition])? = nil,
    immunity: Modifier.Condition? = nil, attacking: [Modifier] = [], defending: [Modifier] = [],
    always: [Modifier] = [], _ traits: Trait..., matchup: AbilityDamageRule? = nil
  ) {
    self.slug = slug
    self.since = since
    self.species = species
    self.type = type
    self.newType = newType
    self.immunity = immunity
    self.attacking = attacking
    self.defending = defending
    self.always = always
    self.traits = traits
    self.matchup = matchup
  }

  /// Whether the effect has any rule for damage calculations. Rules on matchup pages don't count.
  package var affectsDamage: Bool {
    type != nil || newType != nil || immunity != nil || !traits.isEmpty
      || !(attacking.isEmpty && defending.isEmpty && always.isEmpty)
  }

  /// The type that the ability gives to Normal moves, if any.
  public var typeOfNormalMoves: PokemonType? {
    guard let newType, newType.conditions.allSatisfy({ $0 == .moveType(.normal) }) else {
      return nil
    }
    return newType.type
  }

  /// Whether two effects have the same slug.
  public static func == (one: BattleEffect, other: BattleEffect) -> Bool {
    one === other || one.slug == other.slug
  }
}

extension BattleEffect {
  /// The rule on matchup pages in a generation. Nil if the damage taken doesn't depend on the
  /// attack's type.
  package func damageRule(in generation: Int) -> AbilityDamageRule? {
    guard since <= generation else { return nil }
    if let matchup { return matchup }
    if immunity == .notSuperEffective { return .onlySuperEffective }
    let modifiers = defending.filter { $0.generations.contains(generation) }
    if let soft = modifiers.first(where: { $0.conditions == [.superEffective] }) {
      return .softensSuperEffective(percent: soft.percent)
    }
    var immune: PokemonType?
    if case .moveType(let type) = immunity { immune = type }
    let scales = modifiers.compactMap { modifier -> (type: PokemonType, percent: Int)? in
      guard modifier.conditions.count == 1, case .moveType(let type) = modifier.conditions[0]
      else { return nil }
      return (type, modifier.percent)
    }
    guard let weak = scales.first else { return immune.map { .immune($0) } }
    return immune.map { .immuneAndWeak(immune: $0, weak: weak.type, percent: weak.percent) }
      ?? .scales(scales.map(\.type), percent: weak.percent)
  }
}

extension BattleEffect? {
  /// Whether there is an effect, and it has a trait.
  package func has(_ trait: BattleEffect.Trait) -> Bool { self?.traits.contains(trait) == true }
}

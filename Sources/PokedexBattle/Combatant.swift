public import PokedexModel

/// A Pokémon in battle, with everything that damage can depend on.
public struct Combatant: Sendable, Equatable {
  /// A lasting status condition.
  public enum Status: String, Sendable {
    case burn, freeze, paralysis, poison, sleep
    /// Poison that gets worse each turn.
    case toxic
  }

  /// A gender, which matters for Rivalry.
  public enum Gender: String, Sendable {
    case female, male
  }

  /// PokeAPI's slug of the variety.
  public var variety: String {
    get { details.variety }
    set { details = details.with { $0.variety = newValue } }
  }
  /// Base stats in the calculator's generation. In generation I, both special stats have the value
  /// of Special.
  public var baseStats: StatValues
  /// One or two types, as of the calculator's generation.
  public var types: [PokemonType] {
    get { details.types }
    set { details = details.with { $0.types = newValue } }
  }
  /// The level, 1 to 100.
  public var level = 100
  /// The stat that the Pokémon's nature raises by a tenth, if any.
  public var raisedStat: Stat?
  /// The stat that the Pokémon's nature lowers by a tenth, if any.
  public var loweredStat: Stat?
  /// Effort values, 0 to 252 each. Ignored in generations I and II, where full stat experience is
  /// assumed.
  public var effort = StatValues([])
  /// Individual values, 0 to 31 each. In generations I and II, half of each, rounded down, is the
  /// determinant value.
  public var individual = StatValues([31, 31, 31, 31, 31, 31])
  /// Stat stages, -6 to 6 each. The stage of HP is ignored.
  public var stages = StatValues([])
  /// The status condition, if any.
  public var status: Status?
  /// The remaining HP; nil for full HP.
  public var currentHP: Int?
  /// The Tera type; nil unless the Pokémon is terastallized.
  public var teraType: PokemonType?
  /// The ability; nil if it doesn't affect damage. To set it by slug, use `equip`.
  public var ability: BattleEffect?
  /// The held item; nil if it doesn't affect damage. To set it by slug, use `equip`.
  public var item: BattleEffect?
  /// PokeAPI's slug of a held item that doesn't affect damage directly. Set by `equip`. Knock Off
  /// and Acrobatics depend on whether any item is held.
  public var otherItem: String? {
    get { details.otherItem }
    set { details = details.with { $0.otherItem = newValue } }
  }
  /// PokeAPI's slug of an ability that doesn't affect damage directly. Set by `equip`.
  public var otherAbility: String? {
    get { details.otherAbility }
    set { details = details.with { $0.otherAbility = newValue } }
  }
  /// Whether the Pokémon is seeded by Leech Seed.
  public var isSeeded = false
  /// Number of turns for which bad poison has already hurt the Pokémon.
  public var toxicTurns = 0
  /// The gender. Nil if the Pokémon is genderless or its gender is unknown.
  public var gender: Gender?
  /// Whether something outside the calculation has activated the ability.
  ///
  /// Flash Fire is activated by a Fire move, Plus and Minus by an ally, and Unburden by the loss of
  /// an item. Slow Start is active for the first five turns.
  public var isAbilityActive = false
  /// Number of fainted members of the Pokémon's team, 0 to 5. Supreme Overlord and Last Respects
  /// depend on it.
  public var faintedAllies = 0
  /// Number of times that the Pokémon has been hit, 0 to 6. Rage Fist depends on it.
  public var timesHit = 0
  /// Whether the Pokémon used Charge on the previous turn.
  public var isCharged = false
  /// The weight in hectograms.
  public var weight = 0
  /// Whether the Pokémon can still evolve. Eviolite depends on it.
  public var canEvolve = false

  /// PokeAPI's slugs of the ability and the item, if they affect damage but the calculator doesn't
  /// support them.
  public private(set) var notCounted: [String] {
    get { details.notCounted }
    set { details = details.with { $0.notCounted = newValue } }
  }

  private var details: Details

  /// Creates a Pokémon without effort values, from the data that every variety has.
  public init(variety: String, baseStats: StatValues, types: [PokemonType]) {
    details = Details(variety: variety, types: types)
    self.baseStats = baseStats
  }

  /// The types that decide how effective a move is against the Pokémon: its Tera type, or its own
  /// types if it isn't terastallized or its Tera type is Stellar.
  var defendingTypes: [PokemonType] {
    guard let teraType, teraType != .stellar else { return types }
    return [teraType]
  }

  /// The level, clamped to the range from 1 to 100.
  var battleLevel: Int { min(100, max(1, level)) }

  var holdsItem: Bool { item != nil || otherItem != nil }

  var isPoisoned: Bool { status == .poison || status == .toxic }

  func has(_ type: PokemonType) -> Bool {
    guard let teraType, teraType != .stellar else { return types.contains(type) }
    return teraType == type
  }
}

extension Combatant {
  /// PokeAPI's slug of the ability, even if the ability doesn't affect damage. Nil if no ability is
  /// set.
  public var abilitySlug: String? { ability?.slug ?? otherAbility }

  /// Sets the ability and the item by PokeAPI's slugs. Adds to `notCounted` those that affect
  /// damage but that the calculator doesn't support.
  public mutating func equip(ability: String?, item: String?) {
    let known = ability.flatMap(BattleEffect.ability)
    self.ability = known.flatMap { $0.affectsDamage ? $0 : nil }
    self.item = item.flatMap { BattleEffect.items[$0] }
    otherAbility = self.ability == nil ? ability : nil
    otherItem = self.item == nil ? item : nil
    notCounted = []
    if let ability, known == nil { notCounted.append(ability) }
    if let item, BattleEffect.notImplementedItems.contains(item) { notCounted.append(item) }
  }
}

/// Strings and lists of a combatant, stored in a class so that copies of a combatant are cheap.
private final class Details: Sendable, Equatable {
  struct Values: Equatable {
    var variety: String
    var types: [PokemonType]
    var otherItem: String?
    var otherAbility: String?
    var notCounted: [String] = []
  }

  private let values: Values

  var variety: String { values.variety }
  var types: [PokemonType] { values.types }
  var otherItem: String? { values.otherItem }
  var otherAbility: String? { values.otherAbility }
  var notCounted: [String] { values.notCounted }

  init(variety: String, types: [PokemonType]) {
    values = Values(variety: variety, types: types)
  }

  private init(_ values: Values) { self.values = values }

  /// Returns a copy with the change applied.
  func with(_ change: (inout Values) -> Void) -> Details {
    var values = values
    change(&values)
    return Details(values)
  }

  static func == (one: Details, other: Details) -> Bool { one.values == other.values }
}

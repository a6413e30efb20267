public import PokedexModel

/// A Pokémon in battle, with everything that damage can depend on.
public struct Combatant: Sendable, Equatable {
  /// A lasting status condition.
  public enum Status: String, Sendable {
    case burn, freeze, paralysis, poison, sleep
    /// Poison that gets worse each turn.
    case toxic
  }

  /// A gender, for Rivalry.
  public enum Gender: String, Sendable {
    case female, male
  }

  /// PokeAPI's slug of the variety.
  public var variety: String {
    get { details.variety }
    set { details = details.with { $0.variety = newValue } }
  }
  /// Base stats in the calculator's generation. In generation I, both special stats hold Special.
  public var baseStats: StatValues
  /// One or two types, as in the calculator's generation.
  public var types: [PokemonType] {
    get { details.types }
    set { details = details.with { $0.types = newValue } }
  }
  /// The level, 1 to 100.
  public var level = 100
  /// The stat that its nature raises by a tenth, if any.
  public var raisedStat: Stat?
  /// The stat that its nature lowers by a tenth, if any.
  public var loweredStat: Stat?
  /// Effort values, 0 to 252 each. Ignored in generations I and II, where stat experience is full.
  public var effort = StatValues([])
  /// Individual values, 0 to 31 each. In generations I and II, half of each is the determinant value.
  public var individual = StatValues([31, 31, 31, 31, 31, 31])
  /// Stat stages, -6 to 6 each. That of HP is ignored.
  public var stages = StatValues([])
  /// The status condition, if any.
  public var status: Status?
  /// HP left; nil for full HP.
  public var currentHP: Int?
  /// The Tera type; nil unless the Pokémon is terastallized.
  public var teraType: PokemonType?
  /// The ability; nil for one that changes no damage. `equip` sets it by slug.
  public var ability: BattleAbility? { didSet { abilityCaseNumber = CaseNumber.of(ability) } }
  /// The held item; nil for one that changes no damage. `equip` sets it by slug.
  public var item: BattleItem? { didSet { itemCaseNumber = CaseNumber.of(item) } }
  /// PokeAPI's slug of a held item that changes no damage directly; `equip` sets it. Knock Off and
  /// Acrobatics depend on whether there is one.
  public var otherItem: String? {
    get { details.otherItem }
    set { details = details.with { $0.otherItem = newValue } }
  }
  /// PokeAPI's slug of an ability that changes no damage directly; `equip` sets it.
  public var otherAbility: String? {
    get { details.otherAbility }
    set { details = details.with { $0.otherAbility = newValue } }
  }
  /// Whether Leech Seed is on it.
  public var isSeeded = false
  /// Number of turns for which bad poison has hurt it.
  public var toxicTurns = 0
  /// The gender; nil for genderless and for unknown.
  public var gender: Gender?
  /// Whether something outside the calculation has activated its ability.
  ///
  /// That is a Fire move for Flash Fire, an ally for Plus or Minus, a lost item for Unburden, and the first
  /// five turns for Slow Start.
  public var isAbilityActive = false
  /// Number of fainted members of its team, 0 to 5, for Supreme Overlord and Last Respects.
  public var faintedAllies = 0
  /// Number of hits that it took, 0 to 6, for Rage Fist.
  public var timesHit = 0
  /// Whether it used Charge on the turn before.
  public var isCharged = false
  /// The weight in hectograms.
  public var weight = 0
  /// Whether it can still evolve, for Eviolite.
  public var canEvolve = false

  /// The ability's number in ``CaseNumber``, used to find modifier rows; 0 for none.
  private(set) var abilityCaseNumber = 0
  /// The item's number in ``CaseNumber``, used to find modifier rows; 0 for none.
  private(set) var itemCaseNumber = 0

  /// PokeAPI's slugs of its ability and item, if they affect damage and the calculator leaves them out.
  public private(set) var notCounted: [String] {
    get { details.notCounted }
    set { details = details.with { $0.notCounted = newValue } }
  }

  private var details: Details

  /// Creates an untrained Pokémon, with the data that every variety has.
  public init(variety: String, baseStats: StatValues, types: [PokemonType]) {
    details = Details(variety: variety, types: types)
    self.baseStats = baseStats
  }

  /// The types that decide how effective a move against it is: its Tera type, otherwise its own types.
  var defendingTypes: [PokemonType] {
    guard let teraType, teraType != .stellar else { return types }
    return [teraType]
  }

  /// The level, clamped to 1 to 100.
  var battleLevel: Int { min(100, max(1, level)) }

  var holdsItem: Bool { item != nil || otherItem != nil }

  func has(_ type: PokemonType) -> Bool {
    guard let teraType, teraType != .stellar else { return types.contains(type) }
    return teraType == type
  }
}

extension Combatant {
  /// PokeAPI's slug of its ability, including one that changes no damage; nil for none.
  public var abilitySlug: String? { ability?.rawValue ?? otherAbility }

  /// Sets the ability and item by PokeAPI's slugs, and records those that the calculator leaves out.
  public mutating func equip(ability: String?, item: String?) {
    self.ability = ability.flatMap(BattleAbility.init)
    self.item = item.flatMap(BattleItem.init)
    otherAbility = self.ability == nil ? ability : nil
    otherItem = self.item == nil ? item : nil
    notCounted = []
    if let ability, self.ability == nil, !BattleAbility.withoutDamageEffect.contains(ability) {
      notCounted.append(ability)
    }
    if let item, self.item == nil, BattleItem.notImplemented.contains(item) {
      notCounted.append(item)
    }
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

  /// Returns a changed copy.
  func with(_ change: (inout Values) -> Void) -> Details {
    var values = values
    change(&values)
    return Details(values)
  }

  static func == (one: Details, other: Details) -> Bool { one.values == other.values }
}

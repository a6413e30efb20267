public import PokedexModel

/// A Pokémon in battle: everything about it that damage can depend on.
public struct Combatant: Sendable, Equatable {
  /// A lasting condition.
  public enum Status: String, Sendable {
    case burn, freeze, paralysis, poison, sleep
    /// Poison that gets worse each turn.
    case toxic
  }

  /// A gender that Rivalry looks at.
  public enum Gender: String, Sendable {
    case female, male
  }

  /// PokeAPI's slug of the variety.
  public var variety: String {
    get { details.variety }
    set { details = details.with { $0.variety = newValue } }
  }
  /// The base stats of the calculator's generation; in the first, Special is both special ones.
  public var baseStats: StatValues
  /// One or two types, those of the calculator's generation.
  public var types: [PokemonType] {
    get { details.types }
    set { details = details.with { $0.types = newValue } }
  }
  /// 1 to 100.
  public var level = 100
  /// The stat that its nature raises by a tenth, if any.
  public var raisedStat: Stat?
  /// The stat that its nature lowers by a tenth, if any.
  public var loweredStat: Stat?
  /// 0 to 252 each; without effect in generations I and II, where stat experience is full.
  public var effort = StatValues([])
  /// 0 to 31 each; half of it is the determinant value of generations I and II.
  public var individual = StatValues([31, 31, 31, 31, 31, 31])
  /// -6 to 6 each; that of HP is without effect.
  public var stages = StatValues([])
  /// Nil for none.
  public var status: Status?
  /// Nil for full HP.
  public var currentHP: Int?
  /// The type of its terastallization; nil while it is not terastallized.
  public var teraType: PokemonType?
  /// Nil for one that changes no damage; `equip` sets it by slug.
  public var ability: BattleAbility? { didSet { abilityPosition = CasePosition.of(ability) } }
  /// Nil for none and for one that changes no damage; `equip` sets it by slug.
  public var item: BattleItem? { didSet { itemPosition = CasePosition.of(item) } }
  /// PokeAPI's slug of a held item that changes no damage by itself; `equip` sets it. That it holds
  /// one counts for Knock Off and Acrobatics.
  public var otherItem: String? {
    get { details.otherItem }
    set { details = details.with { $0.otherItem = newValue } }
  }
  /// PokeAPI's slug of an ability that changes no damage by itself; `equip` sets it.
  public var otherAbility: String? {
    get { details.otherAbility }
    set { details = details.with { $0.otherAbility = newValue } }
  }
  /// Whether Leech Seed was planted on it.
  public var isSeeded = false
  /// Turns that bad poison has hurt it already, from 0.
  public var toxicTurns = 0
  /// Nil for none and for unknown.
  public var gender: Gender?
  /// Whether something that the calculator isn't told has set its ability off: a Fire move Flash Fire,
  /// an ally Plus or Minus, a lost item Unburden, the first five turns Slow Start.
  public var isAbilityActive = false
  /// 0 to 5: members of its team that have fainted, for Supreme Overlord and Last Respects.
  public var faintedAllies = 0
  /// 0 to 6: hits that it took, for Rage Fist.
  public var timesHit = 0
  /// Whether it used Charge the turn before.
  public var isCharged = false
  /// In hectograms.
  public var weight = 0
  /// Whether it can still evolve, as Eviolite asks.
  public var canEvolve = false

  /// The ability's position, for the modifiers' rows.
  private(set) var abilityPosition = 0
  /// The item's position, for the modifiers' rows.
  private(set) var itemPosition = 0

  /// PokeAPI's slugs of its ability and item, if they matter and the calculator leaves them out.
  public private(set) var notCounted: [String] {
    get { details.notCounted }
    set { details = details.with { $0.notCounted = newValue } }
  }

  private var details: Details

  /// Takes what every variety has; the rest is as without training.
  public init(variety: String, baseStats: StatValues, types: [PokemonType]) {
    details = Details(variety: variety, types: types)
    self.baseStats = baseStats
  }

  /// The types that count for what it takes: the Tera type instead of its own, if it is terastallized.
  var defendingTypes: [PokemonType] {
    guard let teraType, teraType != .stellar else { return types }
    return [teraType]
  }

  /// The level, kept within 1 to 100.
  var battleLevel: Int { min(100, max(1, level)) }

  /// Whether it holds any item.
  var holdsItem: Bool { item != nil || otherItem != nil }

  func has(_ type: PokemonType) -> Bool {
    guard let teraType, teraType != .stellar else { return types.contains(type) }
    return teraType == type
  }
}

extension Combatant {
  /// PokeAPI's slug of its ability, whether or not that changes damage; nil for none.
  public var abilitySlug: String? { ability?.rawValue ?? otherAbility }

  /// Sets ability and item by PokeAPI's slugs, and notes those that the calculator leaves out.
  public mutating func equip(ability: String?, item: String?) {
    self.ability = ability.flatMap(BattleAbility.init)
    self.item = item.flatMap(BattleItem.init)
    otherAbility = self.ability == nil ? ability : nil
    otherItem = self.item == nil ? item : nil
    notCounted = []
    if let ability, self.ability == nil, !BattleAbility.harmless.contains(ability) {
      notCounted.append(ability)
    }
    if let item, self.item == nil, BattleItem.notImplemented.contains(item) {
      notCounted.append(item)
    }
  }
}

/// Strings and lists of a combatant. Apart, so that copies of a combatant are cheap.
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

  /// A changed copy.
  func with(_ change: (inout Values) -> Void) -> Details {
    var values = values
    change(&values)
    return Details(values)
  }

  static func == (one: Details, other: Details) -> Bool { one.values == other.values }
}

/// Conditions for an evolution; nil and false mean that a condition does not matter.
public struct EvolutionConditions: Sendable, Equatable {
  /// A gender. The raw value is PokeAPI's id.
  public enum Gender: Int, Sendable {
    case female = 1
    case male = 2
  }

  /// Comparison of Attack with Defense. The raw value is PokeAPI's number.
  public enum PhysicalStats: Int, Sendable {
    case attackLower = -1
    case equal = 0
    case attackHigher = 1
  }

  /// The cloak that Burmy has worn since its last battle.
  public enum Cloak: String, Sendable {
    case plant, sandy, trash
  }

  /// A part of the day, identified by its slug.
  public enum TimeOfDay: Sendable, Equatable {
    case day, night, dusk, fullMoon
    /// A value that PokeAPI added after this list was written.
    case other(String)

    package init(slug: String) {
      switch slug {
      case "day": self = .day
      case "night": self = .night
      case "dusk": self = .dusk
      case "full-moon": self = .fullMoon
      default: self = .other(slug)
      }
    }

    /// PokeAPI's slug.
    public var slug: String {
      switch self {
      case .day: "day"
      case .night: "night"
      case .dusk: "dusk"
      case .fullMoon: "full-moon"
      case .other(let slug): slug
      }
    }
  }

  /// Minimum level.
  public var minLevel: Int?
  /// Slug of the item that is used.
  public var item: String?
  /// Slug of the item that it has to hold.
  public var heldItem: String?
  /// Slug of the move that it has to know.
  public var knownMove: String?
  /// Slug of a type; it has to know a move of that type.
  public var knownMoveType: String?
  /// Slug of the location.
  public var location: String?
  /// Minimum friendship.
  public var minHappiness: Int?
  /// Minimum beauty.
  public var minBeauty: Int?
  /// Minimum affection.
  public var minAffection: Int?
  /// The only gender that evolves this way.
  public var gender: Gender?
  /// The only time of day at which it evolves this way.
  public var timeOfDay: TimeOfDay?
  /// Whether it has to rain.
  public var needsOverworldRain = false
  /// Slug of a species that has to be in the party.
  public var partySpecies: String?
  /// Slug of a type that has to be in the party.
  public var partyType: String?
  /// Required comparison of Attack with Defense.
  public var relativePhysicalStats: PhysicalStats?
  /// Slug of the species that it is traded for.
  public var tradeSpecies: String?
  /// Whether the console has to be held upside down.
  public var turnUpsideDown = false

  /// Slug of the variety that evolves, if the species has several.
  public var baseForm: String?
  /// The cloak that it has to wear.
  public var cloak: Cloak?
  /// Slug of the form that it becomes.
  public var evolvedForm: String?
  /// Number of its candies that Pokémon GO takes for the evolution.
  public var candies: Int?
  /// Whether this is the way that the source lists first.
  public var isDefault = false
  /// Minimum damage to have taken without fainting.
  public var minDamageTaken: Int?
  /// Number of times that the move has to be used.
  public var minMoveCount: Int?
  /// Minimum number of steps to walk.
  public var minSteps: Int?
  /// Slugs of the natures that evolve this way; empty for any.
  public var natures: [String] = []
  /// Whether it has to be near a special rock.
  public var nearSpecialRock = false
  /// Whether it needs a multiplayer connection.
  public var needsMultiplayer = false
  /// Slug of the only version group with this way; nil for all since `versionGroup`.
  public var onlyIn: String?
  /// Slug of the region.
  public var region: String?
  /// Slug of a move that it has to have used.
  public var usedMove: String?
  /// Slug of the first version group with this way.
  public var versionGroup: String?

  package init() {}
}

extension EvolutionConditions {
  /// A condition's value in PokeAPI's data.
  public enum ConditionValue: Sendable, Equatable {
    case number(Int)
    case slug(String)
    case slugs([String])
    case flag
  }

  /// Conditions that are set, with PokeAPI's names.
  public var main: [(name: String, value: ConditionValue)] {
    [
      ("min_level", .of(minLevel)), ("item", .of(item)), ("held_item", .of(heldItem)),
      ("known_move", .of(knownMove)), ("known_move_type", .of(knownMoveType)),
      ("location", .of(location)), ("min_happiness", .of(minHappiness)),
      ("min_beauty", .of(minBeauty)), ("min_affection", .of(minAffection)),
      ("gender", .of(gender?.rawValue)), ("time_of_day", .of(timeOfDay?.slug)),
      ("needs_overworld_rain", .of(needsOverworldRain)), ("party_species", .of(partySpecies)),
      ("party_type", .of(partyType)),
      ("relative_physical_stats", .of(relativePhysicalStats?.rawValue)),
      ("trade_species", .of(tradeSpecies)), ("turn_upside_down", .of(turnUpsideDown)),
    ].set
  }

  /// Further conditions that are set, in alphabetical order. PokeAPI added them later or lacks
  /// them.
  public var more: [(name: String, value: ConditionValue)] {
    [
      ("base_form", .of(baseForm)), ("candies", .of(candies)), ("cloak", .of(cloak?.rawValue)),
      ("evolved_form", .of(evolvedForm)),
      ("is_default", .of(isDefault)), ("min_damage_taken", .of(minDamageTaken)),
      ("min_move_count", .of(minMoveCount)), ("min_steps", .of(minSteps)),
      ("natures", natures.isEmpty ? nil : .slugs(natures)),
      ("near_special_rock", .of(nearSpecialRock)), ("needs_multiplayer", .of(needsMultiplayer)),
      ("only_in", .of(onlyIn)), ("region", .of(region)), ("used_move", .of(usedMove)),
      ("version_group", .of(versionGroup)),
    ].set
  }
}

extension EvolutionConditions.ConditionValue? {
  fileprivate static func of(_ number: Int?) -> Self { number.map { .number($0) } }
  fileprivate static func of(_ slug: String?) -> Self { slug.map { .slug($0) } }
  fileprivate static func of(_ flag: Bool) -> Self { flag ? .flag : nil }
}

extension [(String, EvolutionConditions.ConditionValue?)] {
  fileprivate var set: [(name: String, value: EvolutionConditions.ConditionValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}

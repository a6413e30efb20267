/// Conditions for an evolution. Nil or false means that a condition is not required.
public struct EvolutionConditions: Sendable, Equatable {
  /// A gender. The raw value is PokeAPI's id.
  public enum Gender: Int, Sendable {
    case female = 1
    case male = 2
  }

  /// How Attack compares with Defense. The raw value is PokeAPI's number.
  public enum PhysicalStats: Int, Sendable {
    case attackLower = -1
    case equal = 0
    case attackHigher = 1
  }

  /// The cloak that Burmy has worn since its last battle, which determines what it evolves into.
  public enum Cloak: String, Sendable {
    case plant, sandy, trash
  }

  /// A time of day.
  public enum TimeOfDay: Sendable, Equatable {
    case day, night, dusk, fullMoon
    /// A time of day that PokeAPI added after this list was written.
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
  /// Slug of the item to use.
  public var item: String?
  /// Slug of the item that the Pokémon has to hold.
  public var heldItem: String?
  /// Slug of the move that the Pokémon has to know.
  public var knownMove: String?
  /// Slug of a type. The Pokémon has to know a move of this type.
  public var knownMoveType: String?
  /// Slug of the location where the Pokémon has to be.
  public var location: String?
  /// Minimum friendship.
  public var minHappiness: Int?
  /// Minimum beauty.
  public var minBeauty: Int?
  /// Minimum affection.
  public var minAffection: Int?
  /// The only gender that can evolve under these conditions.
  public var gender: Gender?
  /// The only time of day at which the Pokémon can evolve under these conditions.
  public var timeOfDay: TimeOfDay?
  /// Whether it has to rain in the overworld.
  public var needsOverworldRain = false
  /// Slug of the species that another Pokémon in the party must belong to.
  public var partySpecies: String?
  /// Slug of the type that another Pokémon in the party must have.
  public var partyType: String?
  /// How the Pokémon's Attack must compare with its Defense.
  public var relativePhysicalStats: PhysicalStats?
  /// Slug of the species that the Pokémon must be traded for.
  public var tradeSpecies: String?
  /// Whether the console has to be held upside down.
  public var turnUpsideDown = false

  /// Slug of the variety that evolves, if the species has several varieties.
  public var baseForm: String?
  /// The cloak that the Pokémon has to wear.
  public var cloak: Cloak?
  /// Slug of the form that the Pokémon evolves into.
  public var evolvedForm: String?
  /// Number of the species' candies that the evolution costs in Pokémon GO.
  public var candies: Int?
  /// Whether the data source lists these conditions first.
  public var isDefault = false
  /// Minimum damage that the Pokémon must have taken without fainting.
  public var minDamageTaken: Int?
  /// Number of times that `usedMove` has to be used.
  public var minMoveCount: Int?
  /// Minimum number of steps that the player has to walk with the Pokémon.
  public var minSteps: Int?
  /// Slugs of the natures that can evolve under these conditions. Empty if any nature can.
  public var natures: [String] = []
  /// Whether the Pokémon has to be near a special rock, such as a Moss Rock.
  public var nearSpecialRock = false
  /// Whether a multiplayer connection is required.
  public var needsMultiplayer = false
  /// Slugs of the version groups in which these conditions apply, or of single versions if they
  /// don't apply in the others of the group. Empty if they apply in all games since `versionGroup`.
  public var games: [String] = []
  /// Slug of the region where the Pokémon has to be.
  public var region: String?
  /// Slug of the move that the Pokémon must have used.
  public var usedMove: String?
  /// Slug of the first version group in which these conditions apply.
  public var versionGroup: String?

  package init() {}
}

extension EvolutionConditions {
  /// The value of a condition in PokeAPI's data.
  public enum ConditionValue: Sendable, Equatable {
    case number(Int)
    case slug(String)
    case slugs([String])
    case flag
  }

  /// The conditions that are set, with PokeAPI's names for them. Those in `more` are left out.
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

  /// Further conditions that are set, in alphabetical order. PokeAPI added these later or does not
  /// have them.
  public var more: [(name: String, value: ConditionValue)] {
    [
      ("base_form", .of(baseForm)), ("candies", .of(candies)), ("cloak", .of(cloak?.rawValue)),
      ("evolved_form", .of(evolvedForm)), ("games", .of(games)),
      ("is_default", .of(isDefault)), ("min_damage_taken", .of(minDamageTaken)),
      ("min_move_count", .of(minMoveCount)), ("min_steps", .of(minSteps)),
      ("natures", .of(natures)),
      ("near_special_rock", .of(nearSpecialRock)), ("needs_multiplayer", .of(needsMultiplayer)),
      ("region", .of(region)), ("used_move", .of(usedMove)),
      ("version_group", .of(versionGroup)),
    ].set
  }
}

extension EvolutionConditions.ConditionValue? {
  fileprivate static func of(_ number: Int?) -> Self { number.map { .number($0) } }
  fileprivate static func of(_ slug: String?) -> Self { slug.map { .slug($0) } }
  fileprivate static func of(_ slugs: [String]) -> Self { slugs.isEmpty ? nil : .slugs(slugs) }
  fileprivate static func of(_ flag: Bool) -> Self { flag ? .flag : nil }
}

extension [(String, EvolutionConditions.ConditionValue?)] {
  fileprivate var set: [(name: String, value: EvolutionConditions.ConditionValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}

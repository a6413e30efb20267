/// What has to hold for a species to evolve; nil and false for what does not matter.
public struct EvolutionConditions: Sendable, Equatable {
  /// The raw value is PokéAPI's id.
  public enum Gender: Int, Sendable {
    case female = 1
    case male = 2
  }

  /// Attack against Defense; the raw value is PokéAPI's figure.
  public enum PhysicalStats: Int, Sendable {
    case attackLower = -1
    case equal = 0
    case attackHigher = 1
  }

  /// The cloak that Burmy wears since its last battle.
  public enum Cloak: String, Sendable {
    case plant, sandy, trash
  }

  /// A part of the day, named by its slug.
  public enum TimeOfDay: Sendable, Equatable {
    case day, night, dusk, fullMoon
    /// One that came out since.
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

    /// PokeAPI's word for it.
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

  /// The lowest level.
  public var minLevel: Int?
  /// The slug of the item that is used, and of that which is held.
  public var item: String?
  /// The slug of an item that it holds.
  public var heldItem: String?
  /// The slug of a move it knows, and that of the type of any.
  public var knownMove: String?
  /// A type of which it knows a move.
  public var knownMoveType: String?
  /// The slug of the place.
  public var location: String?
  /// The least friendship.
  public var minHappiness: Int?
  /// The least beauty.
  public var minBeauty: Int?
  /// The least affection.
  public var minAffection: Int?
  /// The only gender that evolves so.
  public var gender: Gender?
  /// The only time of day.
  public var timeOfDay: TimeOfDay?
  /// Whether it has to rain.
  public var needsOverworldRain = false
  /// The slugs of a species and of a type that is in the party.
  public var partySpecies: String?
  /// A type that has to be in the party.
  public var partyType: String?
  /// How Attack and Defense have to compare.
  public var relativePhysicalStats: PhysicalStats?
  /// The slug of the species it is traded for.
  public var tradeSpecies: String?
  /// Whether the console is held upside down.
  public var turnUpsideDown = false

  /// The slugs of the varieties that it is about, where the species has several.
  public var baseForm: String?
  /// The cloak that it wears.
  public var cloak: Cloak?
  /// The slug of the form that it becomes.
  public var evolvedForm: String?
  /// How many candies of its kind it takes in Pokémon GO.
  public var candies: Int?
  /// Whether this is the way that the source names first.
  public var isDefault = false
  /// The least damage to have taken without fainting.
  public var minDamageTaken: Int?
  /// How often the move has to be used.
  public var minMoveCount: Int?
  /// The least steps to walk.
  public var minSteps: Int?
  /// The slugs of the natures with which it evolves so; empty for any.
  public var natures: [String] = []
  /// Whether it has to be near a special rock.
  public var nearSpecialRock = false
  /// Whether it takes a multiplayer connection.
  public var needsMultiplayer = false
  /// The slug of the only version group with this way; nil for all since `versionGroup`.
  public var onlyIn: String?
  /// The slug of a region.
  public var region: String?
  /// The slug of a move to have used.
  public var usedMove: String?
  /// The slug of the first version group with this way.
  public var versionGroup: String?

  package init() {}
}

extension EvolutionConditions {
  /// A condition's value as PokéAPI's data has it.
  public enum Value: Sendable, Equatable {
    case number(Int)
    case slug(String)
    case slugs([String])
    case flag
  }

  /// Those that are set, under PokéAPI's names for them.
  public var main: [(name: String, value: Value)] {
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

  /// The same of what PokéAPI added with the years and what it lacks, in alphabetical order.
  public var more: [(name: String, value: Value)] {
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

extension EvolutionConditions.Value? {
  fileprivate static func of(_ number: Int?) -> Self { number.map { .number($0) } }
  fileprivate static func of(_ slug: String?) -> Self { slug.map { .slug($0) } }
  fileprivate static func of(_ flag: Bool) -> Self { flag ? .flag : nil }
}

extension [(String, EvolutionConditions.Value?)] {
  fileprivate var set: [(name: String, value: EvolutionConditions.Value)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}

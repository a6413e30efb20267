public import PokedexModel

/// A move's data for a damage calculation, as of the calculator's generation.
public struct BattleMove: Sendable, Equatable {
  /// A move's damage class, which decides the stats used for damage. The raw value is PokeAPI's
  /// slug.
  public enum DamageClass: String, Sendable {
    case physical, special, status

    /// The class of damaging moves of a type in generations I to III.
    public static func early(_ type: PokemonType) -> DamageClass {
      switch type {
      case .fire, .water, .grass, .electric, .psychic, .ice, .dragon, .dark: .special
      default: .physical
      }
    }
  }

  /// The Pokémon that a move targets. A move that hits several is weaker in double battles.
  public enum Target: Sendable {
    case one, allOpponents, allOthers
  }

  /// PokeAPI's slug of the move.
  public let slug: String
  /// The move as a case of `SpecialMove`, if a special rule mentions it.
  let special: SpecialMove?
  /// Whether calculations leave the move out. True for Max Moves, and for the Shadow moves of
  /// Colosseum and XD.
  let isLeftOut: Bool
  /// The move's type before abilities, items and weather change it.
  public var type: PokemonType
  /// The move's class in current games. Before generation IV, the move's type decides the class
  /// instead.
  public var damageClass: DamageClass
  /// The listed power. It is 0 for a move whose power varies and for a move without power.
  public var power: Int
  /// The Pokémon that the move targets.
  public var target = Target.one
  /// Properties that abilities, items and the damage formulas depend on.
  public var flags: MoveFlags = []
  /// Number of hits in a calculation, at least 1. It is 3 for most moves that hit 2 to 5 times.
  /// Skill Link and Loaded Dice raise it within `hitRange`.
  public var hits = 1
  /// Possible numbers of hits if the number is random. Nil if the move always hits `hits` times.
  public var hitRange: ClosedRange<Int>?
  /// The HP that the move's user gains, in percent of the damage. Negative for recoil.
  public var drainPercent = 0
  /// The move's priority. Moves with a priority above 0 go first.
  public var priority = 0
  /// Whether this is a critical hit. In generations V and VI, only the first of several hits is
  /// critical, as in players' calculators. In generation I, it is set for Crabhammer, Razor Leaf
  /// and Slash, because those calculators treat these moves as critical.
  public var isCritical = false
  /// The attacking stat, if it differs from the usual stat of the move's class.
  public var attackStat: Stat?
  /// The defending stat, if it differs from the usual stat of the move's class.
  public var defenseStat: Stat?

  /// Creates a move with one target and no special properties.
  public init(slug: String, type: PokemonType, damageClass: DamageClass, power: Int) {
    self.slug = slug
    self.type = type
    self.damageClass = damageClass
    self.power = power
    special = SpecialMove(slug: slug)
    isLeftOut = type == .shadow || slug.hasPrefix("max-")
  }
}

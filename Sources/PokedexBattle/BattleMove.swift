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

  /// Properties of a move that abilities, items and the damage formulas depend on.
  public struct Flags: OptionSet, Sendable {
    /// One bit for each flag.
    public let rawValue: Int

    /// Creates flags from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The move touches the target.
    public static let contact = Flags(rawValue: 1)
    /// The move is a sound, so Soundproof stops it.
    public static let sound = Flags(rawValue: 2)
    /// The move is a punch, so Iron Fist makes it stronger.
    public static let punch = Flags(rawValue: 4)
    /// The move is a bite, so Strong Jaw makes it stronger.
    public static let bite = Flags(rawValue: 8)
    /// The move is a ball or bomb, so Bulletproof stops it.
    public static let bullet = Flags(rawValue: 16)
    /// The move slices, so Sharpness makes it stronger.
    public static let slicing = Flags(rawValue: 32)
    /// The move is a wind, so Wind Rider stops it.
    public static let wind = Flags(rawValue: 64)
    /// The move is a pulse, so Mega Launcher makes it stronger.
    public static let pulse = Flags(rawValue: 128)
    /// Besides damage, the move has an effect that Sheer Force removes.
    public static let secondaryEffect = Flags(rawValue: 256)
    /// The move costs the user HP, through recoil or by a crash when it misses.
    public static let recoil = Flags(rawValue: 512)
    /// The move's hits are critical unless something prevents critical hits.
    public static let alwaysCritical = Flags(rawValue: 1024)
    /// The move ignores the stages of the target's defending stat.
    public static let ignoresStages = Flags(rawValue: 2048)
    /// The move uses the target's Attack instead of the user's.
    public static let usesTargetsAttack = Flags(rawValue: 4096)
    /// The move restores HP to the user.
    public static let drain = Flags(rawValue: 8192)
    /// The move charges for a turn before it hits.
    public static let charges = Flags(rawValue: 16384)
    /// The move's user must recharge on the next turn.
    public static let recharges = Flags(rawValue: 32768)
    /// The move costs the user half its HP.
    public static let costsHalfHP = Flags(rawValue: 65536)

    /// Creates flags from PokeAPI's names. Names that do not affect damage are ignored.
    public init(names: some Sequence<some StringProtocol>) {
      self = names.reduce(into: []) { flags, name in
        switch name {
        case "contact": flags.insert(.contact)
        case "sound": flags.insert(.sound)
        case "punch": flags.insert(.punch)
        case "bite": flags.insert(.bite)
        case "bullet": flags.insert(.bullet)
        case "slicing": flags.insert(.slicing)
        case "wind": flags.insert(.wind)
        case "pulse": flags.insert(.pulse)
        case "charge": flags.insert(.charges)
        case "recharge": flags.insert(.recharges)
        default: break
        }
      }
    }
  }

  /// PokeAPI's slug of the move.
  public let slug: String
  /// The move as a case of `SpecialMove`, if a special rule mentions it.
  let special: SpecialMove?
  /// The number of `special` in ``CaseNumber``, used to find the move's rows in the modifier table;
  /// 0 if `special` is nil.
  let specialCaseNumber: Int
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
  public var flags: Flags = []
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
    special = SpecialMove(rawValue: slug)
    specialCaseNumber = CaseNumber.of(special)
    isLeftOut = type == .shadow || slug.hasPrefix("max-")
  }
}

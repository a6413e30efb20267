public import PokedexModel

/// A move's data for a calculation, with the figures of the calculator's generation.
public struct BattleMove: Sendable, Equatable {
  /// A class of moves, by PokeAPI's slug. It decides the stats that the damage depends on.
  public enum DamageClass: String, Sendable {
    case physical, special, status
  }

  /// The targets of a move. Hitting several weakens it in double battles.
  public enum Target: Sendable {
    case one, allOpponents, allOthers
  }

  /// Properties that abilities and items depend on.
  public struct Flags: OptionSet, Sendable {
    /// One bit for each flag.
    public let rawValue: Int

    /// Creates flags from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It touches the target.
    public static let contact = Flags(rawValue: 1)
    /// It is a sound: Soundproof stops it.
    public static let sound = Flags(rawValue: 2)
    /// Iron Fist makes it stronger.
    public static let punch = Flags(rawValue: 4)
    /// Strong Jaw makes it stronger.
    public static let bite = Flags(rawValue: 8)
    /// Bulletproof stops it.
    public static let bullet = Flags(rawValue: 16)
    /// Sharpness makes it stronger.
    public static let slicing = Flags(rawValue: 32)
    /// Wind Rider stops it.
    public static let wind = Flags(rawValue: 64)
    /// Mega Launcher makes it stronger.
    public static let pulse = Flags(rawValue: 128)
    /// It has an effect in addition to damage that Sheer Force removes.
    public static let secondaryEffect = Flags(rawValue: 256)
    /// It costs the user HP: recoil, or a crash when it misses.
    public static let recoil = Flags(rawValue: 512)
    /// Its hits are critical unless something prevents critical hits.
    public static let alwaysCritical = Flags(rawValue: 1024)
    /// It ignores the target's defensive stages.
    public static let ignoresStages = Flags(rawValue: 2048)
    /// It uses the target's own Attack.
    public static let usesTargetsAttack = Flags(rawValue: 4096)
    /// It gives the user HP.
    public static let drain = Flags(rawValue: 8192)
    /// It charges for a turn before it hits.
    public static let charges = Flags(rawValue: 16384)
    /// Its user must recharge on the next turn.
    public static let recharges = Flags(rawValue: 32768)
    /// It costs the user half its HP.
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

  /// PokeAPI's slug.
  public let slug: String
  /// The move as a special case; nil if no rule mentions it.
  let special: SpecialMove?
  /// The number of `special` in ``CaseNumber``, used to find modifier rows; 0 if `special` is nil.
  let specialCaseNumber: Int
  /// Whether calculations leave it out. True for Max Moves, and for the Shadow moves of two games.
  let isLeftOut: Bool
  /// The move's type before abilities, items and weather change it.
  public var type: PokemonType
  /// The move's class in current games. Before generation IV the type decides.
  public var damageClass: DamageClass
  /// The listed power; 0 for a move whose power varies, and for one without power.
  public var power: Int
  /// The targets that it hits.
  public var target = Target.one
  /// Properties that abilities and items depend on.
  public var flags: Flags = []
  /// Number of hits that the rolls count, from 1; 3 for most moves that hit 2 to 5 times. Skill Link and
  /// Loaded Dice raise it within `hitRange`.
  public var hits = 1
  /// Possible numbers of hits, if they are random; nil if it always hits `hits` times.
  public var hitRange: ClosedRange<Int>?
  /// The share of the damage that its user gains, in percent; negative for recoil.
  public var drainPercent = 0
  /// The move's priority; above 0 for moves that go first.
  public var priority = 0
  /// Whether this is a critical hit. In generations V and VI, only the first of several hits is
  /// critical, as in players' calculators. In generation I, those calculators treat Crabhammer,
  /// Razor Leaf and Slash as critical.
  public var isCritical = false
  /// The attacking stat, if it is not that of its class.
  public var attackStat: Stat?
  /// The defending stat, if it is not that of its class.
  public var defenseStat: Stat?

  /// Creates a plain move at one target, with the data that every move has.
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

public import PokedexModel

/// A move as a calculation needs it, with the figures of the calculator's generation.
public struct BattleMove: Sendable, Equatable {
  /// The pair of stats that it uses, by PokeAPI's slugs.
  public enum DamageClass: String, Sendable {
    case physical, special, status
  }

  /// The targets of a move, as far as they weaken it in doubles.
  public enum Target: Sendable {
    case one, allOpponents, allOthers
  }

  /// Marks that abilities and items look at.
  public struct Flags: OptionSet, Sendable {
    /// A bit for each flag.
    public let rawValue: Int

    /// Takes a bit for each flag.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It touches the target.
    public static let contact = Flags(rawValue: 1)
    /// Sound: Soundproof stops it.
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
    /// It has an effect besides damage that Sheer Force removes.
    public static let secondaryEffect = Flags(rawValue: 256)
    /// It costs the user HP: recoil, or a crash when it misses.
    public static let recoil = Flags(rawValue: 512)
    /// It is a critical hit whenever it can be one.
    public static let alwaysCritical = Flags(rawValue: 1024)
    /// It takes no account of the target's stages of defence.
    public static let ignoresStages = Flags(rawValue: 2048)
    /// It uses the target's own Attack.
    public static let usesTargetsAttack = Flags(rawValue: 4096)
    /// It gives the user HP.
    public static let drain = Flags(rawValue: 8192)
    /// It takes a turn before it hits.
    public static let charges = Flags(rawValue: 16384)
    /// It costs the turn after it.
    public static let recharges = Flags(rawValue: 32768)
    /// It costs the user half its HP.
    public static let costsHalfHP = Flags(rawValue: 65536)

    /// PokeAPI's names of the flags that matter here.
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
  /// The move, where it does not follow the plain formula.
  let special: SpecialMove?
  /// The position of `special`, for the modifiers' rows.
  let specialPosition: Int
  /// Whether it is left out of calculations: Max Moves, and the Shadow moves of two games.
  let isLeftOut: Bool
  /// Before abilities, items and weather change it.
  public var type: PokemonType
  /// Its class today; before generation IV the type decides.
  public var damageClass: DamageClass
  /// 0 for a move whose power varies, and for one that has none.
  public var power: Int
  /// Its targets.
  public var target = Target.one
  /// The facts that abilities and items look at.
  public var flags: Flags = []
  /// From 1: how often it hits, as rolls count it; usually 3 of 2 to 5 times. Skill Link and Loaded Dice
  /// raise it within `hitRange`.
  public var hits = 1
  /// How often it can hit, where chance decides; nil where it hits `hits` times for certain.
  public var hitRange: ClosedRange<Int>?
  /// The share of the damage that its user gains, in percent; below 0 for recoil.
  public var drainPercent = 0
  /// Above 0 for moves that go first.
  public var priority = 0
  /// Whether this is a critical hit. Of a move that hits several times, in generations V and VI only
  /// the first hit, as players' calculators count; in generation I, they take Crabhammer, Razor Leaf and
  /// Slash for critical.
  public var isCritical = false
  /// The stat that it attacks with, if that is not its class's.
  public var attackStat: Stat?
  /// The stat that it is defended with, if that is not its class's.
  public var defenseStat: Stat?

  /// Takes what every move has; the rest is as in a plain move at one target.
  public init(slug: String, type: PokemonType, damageClass: DamageClass, power: Int) {
    self.slug = slug
    self.type = type
    self.damageClass = damageClass
    self.power = power
    special = SpecialMove(rawValue: slug)
    specialPosition = CasePosition.of(special)
    isLeftOut = type == .shadow || slug.hasPrefix("max-")
  }
}

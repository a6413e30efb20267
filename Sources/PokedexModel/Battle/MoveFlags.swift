/// Properties of a move that abilities, items and the damage formulas depend on.
public struct MoveFlags: OptionSet, Sendable {
  /// One bit for each flag.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The move touches the target.
  public static let contact = MoveFlags(rawValue: 1)
  /// The move is a sound, so Soundproof stops it.
  public static let sound = MoveFlags(rawValue: 2)
  /// The move is a punch, so Iron Fist makes it stronger.
  public static let punch = MoveFlags(rawValue: 4)
  /// The move is a bite, so Strong Jaw makes it stronger.
  public static let bite = MoveFlags(rawValue: 8)
  /// The move is a ball or bomb, so Bulletproof stops it.
  public static let bullet = MoveFlags(rawValue: 16)
  /// The move slices, so Sharpness makes it stronger.
  public static let slicing = MoveFlags(rawValue: 32)
  /// The move is a wind, so Wind Rider stops it.
  public static let wind = MoveFlags(rawValue: 64)
  /// The move is a pulse, so Mega Launcher makes it stronger.
  public static let pulse = MoveFlags(rawValue: 128)
  /// Besides damage, the move has an effect that Sheer Force removes.
  public static let secondaryEffect = MoveFlags(rawValue: 256)
  /// The move costs the user HP, through recoil or by a crash when it misses.
  public static let recoil = MoveFlags(rawValue: 512)
  /// The move's hits are critical unless something prevents critical hits.
  public static let alwaysCritical = MoveFlags(rawValue: 1024)
  /// The move ignores the stages of the target's defending stat.
  public static let ignoresStages = MoveFlags(rawValue: 2048)
  /// The move uses the target's Attack instead of the user's.
  public static let usesTargetsAttack = MoveFlags(rawValue: 4096)
  /// The move restores HP to the user.
  public static let drain = MoveFlags(rawValue: 8192)
  /// The move charges for a turn before it hits.
  public static let charges = MoveFlags(rawValue: 16384)
  /// The move's user must recharge on the next turn.
  public static let recharges = MoveFlags(rawValue: 32768)
  /// The move costs the user half its HP.
  public static let costsHalfHP = MoveFlags(rawValue: 65536)

  /// Flags by PokeAPI's names.
  private static let named: [String: MoveFlags] = [
    "contact": .contact, "sound": .sound, "punch": .punch, "bite": .bite, "bullet": .bullet,
    "slicing": .slicing, "wind": .wind, "pulse": .pulse, "charge": .charges,
    "recharge": .recharges,
  ]

  /// Creates flags from PokeAPI's names. Names that do not affect damage are ignored.
  public init(names: some Sequence<some StringProtocol>) {
    self.init(names.compactMap { Self.named[String($0)] })
  }
}

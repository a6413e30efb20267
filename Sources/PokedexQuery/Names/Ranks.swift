/// How well each entry fits, as found so far.
struct Ranks {
  /// Twice `NameQuality`, and one more where it is not the name shown; `none` for those that do not fit.
  private(set) var best: [UInt8]
  /// The name that fits best: its place in its section.
  private(set) var names: [UInt32]
  /// The section of that name.
  private(set) var scripts: [UInt8]
  private(set) var isEmpty = true

  static let none = UInt8.max

  init(count: Int) {
    best = [UInt8](repeating: Self.none, count: count)
    names = [UInt32](repeating: 0, count: count)
    scripts = [UInt8](repeating: 0, count: count)
  }

  static func rank(_ quality: NameQuality, isShown: Bool) -> UInt8 {
    quality.rawValue << 1 | (isShown ? 0 : 1)
  }

  static func quality(_ rank: UInt8) -> NameQuality { NameQuality(rawValue: rank >> 1) ?? .inside }

  @inline(__always)
  mutating func note(
    _ quality: NameQuality, isShown: Bool, entry: Int, name: Int, _ script: NameScript
  ) {
    let rank = Self.rank(quality, isShown: isShown)
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = UInt32(name)
    scripts[entry] = UInt8(script.rawValue)
    isEmpty = false
  }

  /// Makes each as bad as it is in others, where it is worse there; none of them is a new one there.
  mutating func worsen(to others: Ranks) {
    for entry in best.indices where best[entry] != Self.none && others.best[entry] > best[entry] {
      best[entry] = others.best[entry]
      names[entry] = others.names[entry]
      scripts[entry] = others.scripts[entry]
    }
  }

  /// Takes over where another is better.
  mutating func note(rank: UInt8, entry: Int, of other: Ranks) {
    guard rank < best[entry] else { return }
    best[entry] = rank
    names[entry] = other.names[entry]
    scripts[entry] = other.scripts[entry]
    isEmpty = false
  }
}

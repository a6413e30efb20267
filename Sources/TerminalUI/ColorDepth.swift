/// How many colours text may have, from the fewest.
package enum ColorDepth: Int, Sendable, CaseIterable, Comparable {
  /// The terminal's own look, bold, underlined and reversed.
  case none
  case eight, sixteen
  /// Xterm's palette of 256.
  case palette
  /// 24 bits.
  case exact

  /// That of a terminal with so many colours.
  package init(colorCount: Int) {
    switch colorCount {
    case (1 << 24)...: self = .exact
    case 256...: self = .palette
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }

  package static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

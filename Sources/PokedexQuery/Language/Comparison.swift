/// A sign between a figure and what it is compared with.
package enum Comparison: String, CaseIterable, Sendable {
  case equal = "="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case more = ">"
  case moreOrEqual = ">="

  /// The whole numbers that satisfy it against a number, which may be no whole one; nil for none. For
  /// `!=` those that do not.
  func range(against number: Double) -> ClosedRange<Int32>? {
    let (down, up) = (Self.clamped(number.rounded(.down)), Self.clamped(number.rounded(.up)))
    switch self {
    case .equal, .unequal: return down == up ? down...up : nil
    case .less: return Int32.min + 1...max(Int32.min + 1, up - 1)
    case .lessOrEqual: return Int32.min + 1...down
    case .more: return down + 1...Int32.max
    case .moreOrEqual: return up...Int32.max
    }
  }

  /// What lies within a thousand million on either side.
  static func clamped(_ number: Double) -> Int32 {
    Int32(max(-1e9, min(1e9, number.isNaN ? 0 : number)))
  }
}

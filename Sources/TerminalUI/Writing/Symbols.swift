/// Which characters are written to a terminal.
package enum Symbols: Sendable, CaseIterable {
  /// Any.
  case all
  /// Those of ASCII, and those that are two columns wide everywhere: where a terminal takes two columns
  /// for others too, ASCII stands for these.
  case sureOfWidth
  case ascii

  /// What is written for a scalar.
  ///
  /// - Parameter isWide: whether it takes two columns.
  /// - Returns: nil for the scalar itself.
  func substitute(for scalar: UInt32, isWide: Bool) -> UInt8? {
    switch self {
    case .all: return nil
    case .sureOfWidth:
      if isWide { return nil }
      let substitute = ASCII.substitute(for: scalar)
      return substitute == UInt8(ascii: "?") ? nil : substitute
    case .ascii: return ASCII.substitute(for: scalar)
    }
  }
}

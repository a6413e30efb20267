/// Which characters are written to a terminal.
package struct Symbols: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Any.
  package static let all: Symbols = []
  /// Nothing but ASCII.
  package static let ascii = Symbols(rawValue: 1)
  /// ASCII instead of what may take two columns: of all that is beyond ASCII only what is that wide
  /// everywhere.
  package static let sureOfWidth = Symbols(rawValue: 2)
  /// No rules, bars and marks, which say nothing when they are read out.
  package static let plain = Symbols(rawValue: 4)

  /// What is written for a scalar.
  ///
  /// - Parameter isWide: whether it takes two columns.
  /// - Returns: nil for the scalar itself.
  func substitute(for scalar: UInt32, isWide: Bool) -> UInt8? {
    if self == .all { return nil }
    if contains(.plain), 0x2500...0x25FF ~= scalar { return UInt8(ascii: " ") }
    if contains(.ascii) { return ASCII.substitute(for: scalar) }
    guard contains(.sureOfWidth), !isWide else { return nil }
    let substitute = ASCII.substitute(for: scalar)
    return substitute == UInt8(ascii: "?") ? nil : substitute
  }
}

/// The content of one column in one row: a grapheme of at most three scalars, and its style.
///
/// A wide grapheme takes two cells; the second cell is a `continuation`. Three scalars are enough
/// for a base letter with two marks. Further marks are dropped, so that a cell needs no memory
/// allocation.
package struct Cell: Sendable, Equatable {
  /// Up to three scalars of 21 bits each, with the first in the lowest bits. 0 in the second cell
  /// of a wide grapheme.
  private var packed: UInt64
  package var style: Style

  /// A space in the terminal's default style.
  package static let blank = Cell(scalar: " ", style: .plain)

  /// Returns the second cell of a wide grapheme.
  package static func continuation(style: Style) -> Cell { Cell(packed: 0, style: style) }

  /// Creates a cell that shows one scalar.
  package init(scalar: Unicode.Scalar, style: Style) {
    self.init(packed: UInt64(scalar.value), style: style)
  }

  /// Creates a cell that shows a grapheme.
  package init(grapheme: Character, style: Style) {
    var packed: UInt64 = 0
    for (index, scalar) in grapheme.unicodeScalars.prefix(3).enumerated() {
      packed |= UInt64(scalar.value) << UInt64(index * 21)
    }
    self.init(packed: packed, style: style)
  }

  package static func == (a: Cell, b: Cell) -> Bool {
    a.packed == b.packed && a.style == b.style
  }

  private init(packed: UInt64, style: Style) {
    self.packed = packed
    self.style = style
  }

  /// Whether the cell shows a space, in any style.
  package var isSpace: Bool { packed == 0x20 }

  /// Whether the cell shows a single printable ASCII character other than a space.
  package var isVisibleASCII: Bool { packed &- 0x21 < 0x5E }

  /// The lowest byte of the first scalar. If the cell is ASCII, this is its character.
  package var ascii: UInt8 { UInt8(truncatingIfNeeded: packed) }

  /// Whether the cell is the second cell of a wide grapheme.
  package var isContinuation: Bool { packed == 0 }

  /// The values of the three scalars. The value of a missing scalar is 0.
  package var scalars: (UInt32, UInt32, UInt32) {
    let mask: UInt64 = 0x1F_FFFF
    return (
      UInt32(packed & mask), UInt32(packed >> 21 & mask), UInt32(packed >> 42 & mask)
    )
  }

  /// The cell's text. Empty in the second cell of a wide grapheme.
  package var text: String {
    var text = String.UnicodeScalarView()
    for value in [scalars.0, scalars.1, scalars.2] where value != 0 {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

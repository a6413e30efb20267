/// A colour as a terminal may have it.
package struct Color: Sendable, Equatable, Hashable {
  /// -1 the terminal's own, 0 to 255 its palette's entry, from `firstExact` on an exact colour: red,
  /// green and blue above it, eight bits each.
  package let index: Int32

  static let firstExact: Int32 = 1 << 24

  /// The terminal's own colour.
  package static let standard = Color(index: -1)

  /// An entry of the palette, 0 to 255.
  package static func palette(_ index: UInt8) -> Color { Color(index: Int32(index)) }

  /// An exact colour; the driver takes the nearest that its terminal has.
  package static func rgb(red: UInt8, green: UInt8, blue: UInt8) -> Color {
    Color(index: firstExact | Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }

  /// An exact colour, written as designers do: red, green and blue, eight bits each.
  package init(exact: UInt32) {
    self.init(index: Self.firstExact | Int32(exact & 0xFF_FFFF))
  }

  fileprivate init(index: Int32) {
    self.index = index
  }
}

/// What a cell looks like besides its text. One word, so that frames are compared fast.
package struct Style: Sendable, Equatable, Hashable {
  package struct Attributes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  /// From the lowest: each colour's index plus one in 26 bits, foreground first; then the attributes.
  private var word: UInt64

  /// A number that no other style has.
  package var key: Int { Int(word) }

  package var foreground: Color {
    get { color(at: 0) }
    set { set(newValue, at: 0) }
  }

  package var background: Color {
    get { color(at: Self.colorBits) }
    set { set(newValue, at: Self.colorBits) }
  }

  package var attributes: Attributes {
    get { Attributes(rawValue: UInt32(word >> (2 * Self.colorBits))) }
    set {
      word &= 1 << (2 * Self.colorBits) - 1
      word |= UInt64(newValue.rawValue) << (2 * Self.colorBits)
    }
  }

  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    word =
      Self.bits(of: foreground) | Self.bits(of: background) << Self.colorBits
      | UInt64(attributes.rawValue) << (2 * Self.colorBits)
  }

  /// The terminal's own look.
  package static let plain = Style()

  private static let colorBits: UInt64 = 26
  private static let colorMask: UInt64 = 1 << colorBits - 1

  private static func bits(of color: Color) -> UInt64 { UInt64(color.index + 1) }

  private func color(at place: UInt64) -> Color {
    Color(index: Int32(word >> place & Self.colorMask) - 1)
  }

  private mutating func set(_ color: Color, at place: UInt64) {
    word &= ~(Self.colorMask << place)
    word |= Self.bits(of: color) << place
  }
}

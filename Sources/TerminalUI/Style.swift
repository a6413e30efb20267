/// A colour on the terminal: the terminal's default colour, an entry of its palette, or an exact
/// colour.
package struct Color: Sendable, Equatable, Hashable {
  /// The colour as a number. -1 is the terminal's default colour; 0 to 255 are palette entries.
  ///
  /// Numbers from `firstExact` on are exact colours, with red, green and blue in the lower 24 bits.
  package let index: Int32

  static let firstExact: Int32 = 1 << 24

  /// The terminal's default colour.
  package static let standard = Color(index: -1)

  /// Returns an entry of the terminal's palette.
  package static func palette(_ index: UInt8) -> Color { Color(index: Int32(index)) }

  /// Returns an exact colour. A terminal that can't show it shows the nearest colour that it has.
  package static func rgb(red: UInt8, green: UInt8, blue: UInt8) -> Color {
    Color(index: firstExact | Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }

  /// Creates an exact colour from a number of the form 0xRRGGBB.
  package init(exact: UInt32) {
    self.init(index: Self.firstExact | Int32(exact & 0xFF_FFFF))
  }

  fileprivate init(index: Int32) {
    self.index = index
  }
}

/// The colours and attributes of a cell, packed into one integer so that frames can be compared
/// fast.
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

  /// The packed style. Starting with the lowest bit, it has 26 bits for the foreground colour's
  /// index plus one, 26 bits for the background colour's index plus one, and the attributes.
  private var word: UInt64

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

  /// The terminal's default style.
  package static let plain = Style()

  private static let colorBits: UInt64 = 26
  private static let colorMask: UInt64 = 1 << colorBits - 1

  private static func bits(of color: Color) -> UInt64 { UInt64(color.index + 1) }

  private func color(at index: UInt64) -> Color {
    Color(index: Int32(word >> index & Self.colorMask) - 1)
  }

  private mutating func set(_ color: Color, at index: UInt64) {
    word &= ~(Self.colorMask << index)
    word |= Self.bits(of: color) << index
  }
}

extension Color {
  /// The red, green and blue components of an exact colour. Nil for the default colour or a palette
  /// entry.
  package var exact: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard index >= Self.firstExact else { return nil }
    return (
      UInt8(truncatingIfNeeded: index >> 16), UInt8(truncatingIfNeeded: index >> 8),
      UInt8(truncatingIfNeeded: index)
    )
  }

  /// For an exact colour, the entry of xterm's 256-colour palette that is nearest to it. Any other
  /// colour is returned unchanged.
  ///
  /// The first 16 entries are never returned, because users can change their colours.
  package var nearestInPalette: Color {
    guard let exact else { return self }
    let (red, green, blue) = (Int(exact.red), Int(exact.green), Int(exact.blue))
    let (r, g, b) = (Self.cubeStep(red), Self.cubeStep(green), Self.cubeStep(blue))
    let fromCube =
      Self.square(red - Self.level(r)) + Self.square(green - Self.level(g))
      + Self.square(blue - Self.level(b))
    let grey = max(0, min(((red + green + blue) / 3 - 3) / 10, 23))
    let light = 8 + 10 * grey
    let fromGrey =
      Self.square(red - light) + Self.square(green - light) + Self.square(blue - light)
    return .palette(UInt8(fromGrey < fromCube ? 232 + grey : 16 + 36 * r + 6 * g + b))
  }

  /// The red, green and blue components of a palette entry in the colour cube or the grey ramp (16
  /// to 255). Nil for any other colour.
  ///
  /// These are xterm's values.
  package var paletteRGB: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard 16...255 ~= index else { return nil }
    let offset = Int(index) - 16
    if offset >= 216 {
      let grey = UInt8(8 + 10 * (offset - 216))
      return (grey, grey, grey)
    }
    return (
      UInt8(Self.level(offset / 36)), UInt8(Self.level(offset / 6 % 6)),
      UInt8(Self.level(offset % 6))
    )
  }

  /// Returns the value of a colour component at a step, from 0 to 5, of the 6×6×6 colour cube: 0,
  /// 95, 135, 175, 215 or 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func cubeStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func square(_ number: Int) -> Int { number * number }
}

/// The number of colours that text can have. The cases are ordered from the fewest to the most
/// colours.
package enum ColorDepth: Int, Sendable, CaseIterable, Comparable {
  /// Only the terminal's default colours. Text may be bold, underlined or reversed.
  case none
  case eight, sixteen
  /// The 256 colours of xterm's palette.
  case palette
  /// All colours, with 24 bits each.
  case exact

  /// Creates the colour depth of a terminal that has this many colours.
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

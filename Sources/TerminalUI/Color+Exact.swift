extension Color {
  /// Red, green and blue of an exact colour; nil for the terminal's own and those of its palette.
  package var exact: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard index >= Self.firstExact else { return nil }
    return (
      UInt8(truncatingIfNeeded: index >> 16), UInt8(truncatingIfNeeded: index >> 8),
      UInt8(truncatingIfNeeded: index)
    )
  }

  /// The entry of xterm's palette of 256 that is nearest to an exact colour; any other is itself. The
  /// first 16 are never taken: their look is the user's choice.
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

  /// Red, green and blue of an entry of the palette's cube or greys, which xterm fixes; nil for any
  /// other colour.
  package var inPaletteCube: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard 16...255 ~= index else { return nil }
    let place = Int(index) - 16
    if place >= 216 {
      let grey = UInt8(8 + 10 * (place - 216))
      return (grey, grey, grey)
    }
    return (
      UInt8(Self.level(place / 36)), UInt8(Self.level(place / 6 % 6)), UInt8(Self.level(place % 6))
    )
  }

  /// What each channel of the palette's cube of 6×6×6 colours may be: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func cubeStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func square(_ number: Int) -> Int { number * number }
}

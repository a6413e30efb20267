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
    let channels = [exact.red, exact.green, exact.blue].map(Int.init)
    let steps = channels.map(Self.cubeStep)
    let cube = (index: 16 + 36 * steps[0] + 6 * steps[1] + steps[2], steps.map { Self.cube[$0] })
    let mean = channels.reduce(0, +) / 3
    let grey = max(0, min((mean - 3) / 10, 23))
    let ramp = (index: 232 + grey, Array(repeating: 8 + 10 * grey, count: 3))
    let nearest = Self.distance(ramp.1, channels) < Self.distance(cube.1, channels) ? ramp : cube
    return .palette(UInt8(nearest.index))
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
    let levels = [place / 36, place / 6 % 6, place % 6].map { UInt8(Self.cube[$0]) }
    return (levels[0], levels[1], levels[2])
  }

  /// What each channel of the palette's cube of 6×6×6 colours may be.
  private static let cube = [0, 95, 135, 175, 215, 255]

  private static func cubeStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func distance(_ a: [Int], _ b: [Int]) -> Int {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}

internal import Pictures

/// Placeholder drawings that come with the program. A drawing has the colour of the Pokémon that it
/// stands for.
enum Drawing {
  /// The middle tone of a drawing, keyed by the slug of the Pokémon's colour in PokeAPI. Grey is
  /// used for any other colour.
  private static let tints: [String: Picture.Pixel] = [
    "black": Picture.Pixel(red: 104, green: 104, blue: 120),
    "blue": Picture.Pixel(red: 80, green: 136, blue: 216),
    "brown": Picture.Pixel(red: 168, green: 120, blue: 80),
    "gray": Picture.Pixel(red: 150, green: 150, blue: 158),
    "green": Picture.Pixel(red: 88, green: 176, blue: 96),
    "pink": Picture.Pixel(red: 240, green: 144, blue: 176),
    "purple": Picture.Pixel(red: 150, green: 100, blue: 190),
    "red": Picture.Pixel(red: 220, green: 88, blue: 80),
    "white": Picture.Pixel(red: 226, green: 226, blue: 220),
    "yellow": Picture.Pixel(red: 236, green: 200, blue: 72),
  ]

  /// Returns a drawing in a colour.
  ///
  /// - Parameters:
  ///   - rows: rows of pixels. Resources/Drawings/README.md explains the characters.
  ///   - color: slug of a colour. Nil if the colour is unknown.
  static func picture(of rows: [String], color: String?) -> Picture {
    let tint =
      color.flatMap { tints[$0] } ?? tints["gray"] ?? Picture.Pixel(red: 150, green: 150, blue: 158)
    let tones = Tones(of: tint)
    return Picture(
      width: rows.first?.utf8.count ?? 0, height: rows.count,
      pixels: rows.flatMap { $0.utf8.map(tones.pixel) })
  }

  /// The lighter and darker tones of a drawing in one colour.
  private struct Tones {
    let middle, outline, dark, lit: Picture.Pixel
    let eye = Picture.Pixel(red: 20, green: 20, blue: 28)
    let white = Picture.Pixel(red: 250, green: 250, blue: 250)

    init(of tint: Picture.Pixel) {
      (middle, outline, dark, lit) = (tint, tint.shaded(38), tint.shaded(68), tint.lit)
    }

    func pixel(_ character: UInt8) -> Picture.Pixel {
      switch character {
      case UInt8(ascii: "#"): outline
      case UInt8(ascii: "d"): dark
      case UInt8(ascii: "m"): middle
      case UInt8(ascii: "l"): lit
      case UInt8(ascii: "e"): eye
      case UInt8(ascii: "w"): white
      default: .transparent
      }
    }
  }
}

extension Picture.Pixel {
  /// Returns the colour with its brightness reduced to the given percentage.
  fileprivate func shaded(_ percent: Int) -> Picture.Pixel {
    map { $0 * percent / 100 }
  }

  /// The colour, lightened by 35 % of its distance to white.
  fileprivate var lit: Picture.Pixel { map { $0 + (255 - $0) * 35 / 100 } }

  private func map(_ change: (Int) -> Int) -> Picture.Pixel {
    Picture.Pixel(
      red: UInt8(change(Int(red))), green: UInt8(change(Int(green))),
      blue: UInt8(change(Int(blue))))
  }
}

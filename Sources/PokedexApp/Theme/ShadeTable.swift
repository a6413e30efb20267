internal import PokedexModel
internal import TerminalUI

/// The colour of a role for each number of colours that a terminal may have.
struct Shade: Sendable {
  /// Red, green and blue.
  let exact: UInt32
  /// The entry of the palette of 256, of 16 and of 8 colours; 0 for the terminal's own colour.
  let palette, sixteen, eight: UInt8

  init(_ exact: UInt32, _ palette: UInt8, _ sixteen: UInt8, _ eight: UInt8) {
    self.exact = exact
    self.palette = palette
    self.sixteen = sixteen
    self.eight = eight
  }

  func color(_ depth: ColorDepth) -> Color {
    switch depth {
    case .none: .standard
    case .eight: Self.entry(eight)
    case .sixteen: Self.entry(sixteen)
    case .palette: Self.entry(palette)
    case .exact: Color(exact: exact)
    }
  }

  private static func entry(_ index: UInt8) -> Color { index == 0 ? .standard : .palette(index) }
}

/// The colours of the roles that have any, of a theme on a ground.
///
/// Each has a contrast (WCAG 2) of at least 4.5 with every ground that the table is for, with few colours
/// by the palettes of xterm and of the Linux console; a test computes it. The exact ones are chosen in
/// OKLCH: a hue for each meaning, and the lightness that the contrast asks for.
struct ShadeTable: Sendable {
  /// What is said beside the text, what stands out, what is bad, good, and nothing at all.
  let secondary, accent, bad, good, nothing: Shade
  /// By their ordinals, the last of them of all that follow; empty where types have the text's colour.
  let types: [Shade]
  /// From poor to superb; empty as above.
  let bands: [Shade]

  func shade(of type: PokemonType) -> Shade? {
    types.isEmpty ? nil : types[min(type.ordinal, types.count - 1)]
  }

  func shade(of band: StatBand) -> Shade? { bands.isEmpty ? nil : bands[band.place] }
}

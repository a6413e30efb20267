internal import PokedexModel
internal import TerminalUI

/// The colour of a role for each colour depth: red, green and blue as 0xRRGGBB, then a palette
/// index each for 256, 16 and 8 colours. An index of 0 stands for the terminal's own colour.
typealias Shade = (exact: UInt32, palette: UInt8, sixteen: UInt8, eight: UInt8)

/// Colours of the roles that have one, for each terminal background.
///
/// Each colour has a contrast (WCAG 2) of at least 4.5 with all backgrounds that it is meant for.
/// With 16 and 8 colours, the contrast is calculated with the palettes of xterm and of the Linux
/// console. A test checks these contrasts. The exact colours are chosen in OKLCH: a hue for each
/// meaning, and the lightness that gives the contrast.
enum ShadeTable {
  /// The default colours: for backgrounds from black to dark grey, for backgrounds from white to
  /// light grey, and for unknown backgrounds. A colour for an unknown background must be readable
  /// on black and on white. Few of the 256 palette colours are, and none of the 16.
  private static let defaultShades: [(role: Role, dark: Shade, light: Shade, either: Shade)] = [
    (.secondary, (0xA4A4A4, 248, 0, 0), (0x636363, 241, 0, 0), (0x757575, 243, 0, 0)),
    (.mark(.seen), (0xA4A4A4, 248, 0, 0), (0x636363, 241, 0, 0), (0x757575, 243, 0, 0)),
    (.heading, (0x73B5FF, 75, 14, 6), (0x0864B3, 25, 4, 4), (0x2277CA, 63, 0, 0)),
    (.match, (0x73B5FF, 75, 14, 6), (0x0864B3, 25, 4, 4), (0x2277CA, 63, 0, 0)),
    (.error, (0xFF7E77, 210, 9, 0), (0xB71824, 124, 1, 1), (0xD63D3D, 131, 0, 0)),
    (.mistake, (0xFF7E77, 210, 9, 0), (0xB71824, 124, 1, 1), (0xD63D3D, 131, 0, 0)),
    (.worse, (0xFF7E77, 210, 9, 0), (0xB71824, 124, 1, 1), (0xD63D3D, 131, 0, 0)),
    (.better, (0x65DB7C, 78, 10, 2), (0x02712B, 22, 0, 0), (0x028835, 29, 0, 0)),
    (.none, (0xE088E5, 176, 13, 0), (0x822E88, 90, 5, 5), (0xA954AF, 163, 0, 0)),
    (.mark(.shiny), (0xF2CF3B, 220, 11, 0), (0x756208, 94, 0, 0), (0x8A740D, 0, 0, 0)),
    (.stat(.poor), (0xFF7E77, 210, 9, 0), (0xB71824, 124, 1, 1), (0xD63D3D, 131, 0, 0)),
    (.stat(.low), (0xFF9B52, 215, 11, 0), (0x964D09, 94, 1, 1), (0xB65E07, 131, 0, 0)),
    (.stat(.fair), (0xF2CF3B, 220, 11, 0), (0x756208, 94, 0, 0), (0x8A740D, 0, 0, 0)),
    (.stat(.good), (0x6FE276, 113, 10, 2), (0x07721E, 22, 0, 0), (0x0B8826, 29, 0, 0)),
    (.stat(.superb), (0x5BDEFB, 81, 14, 6), (0x016F82, 24, 4, 4), (0x0B8196, 63, 0, 0)),
    (.type(.normal), (0xBCB7A9, 250, 0, 0), (0x686357, 241, 0, 0), (0x7A7569, 243, 0, 0)),
    (.type(.fighting), (0xFD7777, 210, 9, 0), (0xA50B25, 124, 1, 1), (0xD14249, 131, 0, 0)),
    (.type(.flying), (0xB0B7FF, 147, 14, 6), (0x52559A, 60, 4, 4), (0x6B6FB7, 63, 0, 0)),
    (.type(.poison), (0xDC83EA, 177, 13, 0), (0x852F92, 90, 5, 5), (0xA953B6, 163, 0, 0)),
    (.type(.ground), (0xDDAE6C, 179, 11, 0), (0x7E5403, 94, 0, 0), (0x996D29, 131, 0, 0)),
    (.type(.rock), (0xC1B176, 144, 11, 0), (0x66571B, 58, 0, 0), (0x84753B, 243, 0, 0)),
    (.type(.bug), (0xB7D341, 149, 10, 2), (0x5B6C02, 58, 0, 0), (0x6A7E07, 29, 0, 0)),
    (.type(.ghost), (0xBC9BF5, 147, 13, 0), (0x614092, 60, 5, 5), (0x8665BA, 98, 0, 0)),
    (.type(.steel), (0xA6C3D4, 250, 0, 0), (0x4D6777, 241, 0, 0), (0x5E7989, 243, 0, 0)),
    (.type(.fire), (0xFD9658, 209, 9, 0), (0x9A4702, 94, 1, 1), (0xBD5907, 131, 0, 0)),
    (.type(.water), (0x61B0FE, 75, 14, 6), (0x0865AE, 25, 12, 4), (0x1778C9, 63, 0, 0)),
    (.type(.grass), (0x6FE276, 113, 10, 2), (0x07721E, 22, 0, 0), (0x0B8826, 29, 0, 0)),
    (.type(.electric), (0xF2D935, 220, 11, 0), (0x716406, 58, 0, 0), (0x85760A, 0, 0, 0)),
    (.type(.psychic), (0xFE7FA0, 211, 13, 0), (0xBA1F5A, 125, 5, 5), (0xD23B6D, 163, 0, 0)),
    (.type(.ice), (0x7BE3F5, 117, 14, 6), (0x0B707E, 23, 4, 4), (0x128190, 29, 0, 0)),
    (.type(.dragon), (0xA19CFE, 147, 13, 0), (0x482FA6, 55, 12, 4), (0x7363DE, 98, 0, 0)),
    (.type(.dark), (0xC0A593, 248, 0, 0), (0x5F4738, 239, 0, 0), (0x8A7160, 243, 0, 0)),
    (.type(.fairy), (0xFE97D3, 212, 13, 0), (0x922F6E, 89, 5, 5), (0xB7518F, 163, 0, 0)),
    (.type(.stellar), (0x6FE2CD, 80, 14, 6), (0x05675A, 23, 4, 4), (0x0B8474, 29, 0, 0)),
    (.type(.shadow), (0xB3A4BE, 146, 0, 0), (0x5F5269, 240, 0, 0), (0x7E7089, 243, 0, 0)),
    (.type(.unknown), (0xB3A4BE, 146, 0, 0), (0x5F5269, 240, 0, 0), (0x7E7089, 243, 0, 0)),
  ]

  /// High-contrast colours for dark and for light backgrounds, with a contrast of at least 7. There
  /// are none for unknown backgrounds, because no colour has that contrast with both black and
  /// white.
  private static let high: [(role: Role, dark: Shade, light: Shade)] = [
    (.secondary, (0xD1D1D1, 252, 0, 0), (0x484848, 238, 0, 0)),
    (.mark(.seen), (0xD1D1D1, 252, 0, 0), (0x484848, 238, 0, 0)),
    (.heading, (0xB0D5FE, 153, 14, 6), (0x012F5A, 236, 4, 4)),
    (.match, (0xB0D5FE, 153, 14, 6), (0x012F5A, 236, 4, 4)),
    (.error, (0xFEC5BF, 224, 9, 0), (0x8A0013, 88, 1, 1)),
    (.mistake, (0xFEC5BF, 224, 9, 0), (0x8A0013, 88, 1, 1)),
    (.worse, (0xFEC5BF, 224, 9, 0), (0x8A0013, 88, 1, 1)),
    (.better, (0x79EF8F, 85, 10, 2), (0x033B14, 236, 0, 0)),
    (.none, (0xFAB5FE, 219, 13, 0), (0x6F1A76, 53, 5, 5)),
  ]

  /// Returns the roles that have a colour, with that colour. All other roles use the terminal's own
  /// colour.
  static func colors(
    _ choice: ThemeChoice, on background: TerminalBackground, _ depth: ColorDepth
  ) -> [(role: Role, color: Color)] {
    let shades: [(role: Role, shade: Shade)] =
      switch (choice, background) {
      case (.dark, _), (.auto, .dark): defaultShades.map { ($0.role, $0.dark) }
      case (.light, _), (.auto, .light): defaultShades.map { ($0.role, $0.light) }
      case (.auto, .unknown): defaultShades.map { ($0.role, $0.either) }
      case (.highContrast, .dark): high.map { ($0.role, $0.dark) }
      case (.highContrast, .light): high.map { ($0.role, $0.light) }
      case (.highContrast, .unknown), (.mono, _): []
      }
    return shades.map { ($0.role, color($0.shade, depth)) }
  }

  private static func color(_ shade: Shade, _ depth: ColorDepth) -> Color {
    let entry: UInt8
    switch depth {
    case .none: return .standard
    case .eight: entry = shade.eight
    case .sixteen: entry = shade.sixteen
    case .palette: entry = shade.palette
    case .exact: return Color(exact: shade.exact)
    }
    return entry == 0 ? .standard : .palette(entry)
  }
}

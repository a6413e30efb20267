extension ShadeTable {
  /// On grounds from black to a dark grey.
  static let dark = ShadeTable(
    secondary: Shade(0xA4A4A4, 248, 0, 0),
    accent: Shade(0x73B5FF, 75, 14, 6),
    bad: Shade(0xFF7E77, 210, 9, 0),
    good: Shade(0x65DB7C, 78, 10, 2),
    nothing: Shade(0xE088E5, 176, 13, 0),
    types: [
      Shade(0xBCB7A9, 250, 0, 0),  // normal
      Shade(0xFD7777, 210, 9, 0),  // fighting
      Shade(0xB0B7FF, 147, 14, 6),  // flying
      Shade(0xDC83EA, 177, 13, 0),  // poison
      Shade(0xDDAE6C, 179, 11, 0),  // ground
      Shade(0xC1B176, 144, 11, 0),  // rock
      Shade(0xB7D341, 149, 10, 2),  // bug
      Shade(0xBC9BF5, 147, 13, 0),  // ghost
      Shade(0xA6C3D4, 250, 0, 0),  // steel
      Shade(0xFD9658, 209, 9, 0),  // fire
      Shade(0x61B0FE, 75, 14, 6),  // water
      Shade(0x6FE276, 113, 10, 2),  // grass
      Shade(0xF2D935, 220, 11, 0),  // electric
      Shade(0xFE7FA0, 211, 13, 0),  // psychic
      Shade(0x7BE3F5, 117, 14, 6),  // ice
      Shade(0xA19CFE, 147, 13, 0),  // dragon
      Shade(0xC0A593, 248, 0, 0),  // dark
      Shade(0xFE97D3, 212, 13, 0),  // fairy
      Shade(0x6FE2CD, 80, 14, 6),  // stellar
      Shade(0xB3A4BE, 146, 0, 0),  // shadow, unknown
    ],
    bands: [
      Shade(0xFF7E77, 210, 9, 0),  // poor
      Shade(0xFF9B52, 215, 11, 0),  // low
      Shade(0xF2CF3B, 220, 11, 0),  // fair
      Shade(0x6FE276, 113, 10, 2),  // good
      Shade(0x5BDEFB, 81, 14, 6),  // superb
    ])

  /// On grounds from white to a light grey.
  static let light = ShadeTable(
    secondary: Shade(0x636363, 241, 0, 0),
    accent: Shade(0x0864B3, 25, 4, 4),
    bad: Shade(0xB71824, 124, 1, 1),
    good: Shade(0x02712B, 22, 0, 0),
    nothing: Shade(0x822E88, 90, 5, 5),
    types: [
      Shade(0x686357, 241, 0, 0),  // normal
      Shade(0xA50B25, 124, 1, 1),  // fighting
      Shade(0x52559A, 60, 4, 4),  // flying
      Shade(0x852F92, 90, 5, 5),  // poison
      Shade(0x7E5403, 94, 0, 0),  // ground
      Shade(0x66571B, 58, 0, 0),  // rock
      Shade(0x5B6C02, 58, 0, 0),  // bug
      Shade(0x614092, 60, 5, 5),  // ghost
      Shade(0x4D6777, 241, 0, 0),  // steel
      Shade(0x9A4702, 94, 1, 1),  // fire
      Shade(0x0865AE, 25, 12, 4),  // water
      Shade(0x07721E, 22, 0, 0),  // grass
      Shade(0x716406, 58, 0, 0),  // electric
      Shade(0xBA1F5A, 125, 5, 5),  // psychic
      Shade(0x0B707E, 23, 4, 4),  // ice
      Shade(0x482FA6, 55, 12, 4),  // dragon
      Shade(0x5F4738, 239, 0, 0),  // dark
      Shade(0x922F6E, 89, 5, 5),  // fairy
      Shade(0x05675A, 23, 4, 4),  // stellar
      Shade(0x5F5269, 240, 0, 0),  // shadow, unknown
    ],
    bands: [
      Shade(0xB71824, 124, 1, 1),  // poor
      Shade(0x964D09, 94, 1, 1),  // low
      Shade(0x756208, 94, 0, 0),  // fair
      Shade(0x07721E, 22, 0, 0),  // good
      Shade(0x016F82, 24, 4, 4),  // superb
    ])

  /// On a ground that is not known: on black as on white. Few colours can do that, of 16 none.
  static let either = ShadeTable(
    secondary: Shade(0x757575, 243, 0, 0),
    accent: Shade(0x2277CA, 63, 0, 0),
    bad: Shade(0xD63D3D, 131, 0, 0),
    good: Shade(0x028835, 29, 0, 0),
    nothing: Shade(0xA954AF, 163, 0, 0),
    types: [
      Shade(0x7A7569, 243, 0, 0),  // normal
      Shade(0xD14249, 131, 0, 0),  // fighting
      Shade(0x6B6FB7, 63, 0, 0),  // flying
      Shade(0xA953B6, 163, 0, 0),  // poison
      Shade(0x996D29, 131, 0, 0),  // ground
      Shade(0x84753B, 243, 0, 0),  // rock
      Shade(0x6A7E07, 29, 0, 0),  // bug
      Shade(0x8665BA, 98, 0, 0),  // ghost
      Shade(0x5E7989, 243, 0, 0),  // steel
      Shade(0xBD5907, 131, 0, 0),  // fire
      Shade(0x1778C9, 63, 0, 0),  // water
      Shade(0x0B8826, 29, 0, 0),  // grass
      Shade(0x85760A, 0, 0, 0),  // electric
      Shade(0xD23B6D, 163, 0, 0),  // psychic
      Shade(0x128190, 29, 0, 0),  // ice
      Shade(0x7363DE, 98, 0, 0),  // dragon
      Shade(0x8A7160, 243, 0, 0),  // dark
      Shade(0xB7518F, 163, 0, 0),  // fairy
      Shade(0x0B8474, 29, 0, 0),  // stellar
      Shade(0x7E7089, 243, 0, 0),  // shadow, unknown
    ],
    bands: [
      Shade(0xD63D3D, 131, 0, 0),  // poor
      Shade(0xB65E07, 131, 0, 0),  // low
      Shade(0x8A740D, 0, 0, 0),  // fair
      Shade(0x0B8826, 29, 0, 0),  // good
      Shade(0x0B8196, 63, 0, 0),  // superb
    ])

  /// On grounds from black to a dark grey, with a contrast of 7.
  static let highOnDark = ShadeTable(
    secondary: Shade(0xD1D1D1, 252, 0, 0),
    accent: Shade(0xB0D5FE, 153, 14, 6),
    bad: Shade(0xFEC5BF, 224, 9, 0),
    good: Shade(0x79EF8F, 85, 10, 2),
    nothing: Shade(0xFAB5FE, 219, 13, 0),
    types: [], bands: [])

  /// On grounds from white to a light grey, with a contrast of 7.
  static let highOnLight = ShadeTable(
    secondary: Shade(0x484848, 238, 0, 0),
    accent: Shade(0x012F5A, 236, 4, 4),
    bad: Shade(0x8A0013, 88, 1, 1),
    good: Shade(0x033B14, 236, 0, 0),
    nothing: Shade(0x6F1A76, 53, 5, 5),
    types: [], bands: [])
}

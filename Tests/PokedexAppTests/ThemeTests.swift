import PokedexModel
import PokedexApp
import TerminalUI
import Testing

@Suite("Theme")
struct ThemeTests {
  /// Black, and the backgrounds of popular dark themes.
  static let dark: [UInt32] = [0x000000, 0x1E1E1E, 0x282C34, 0x002B36, 0x2E3440, 0x383838]
  /// White, and the backgrounds of popular light themes.
  static let light: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xFDF6E3, 0xEFF1F5, 0xEEE8D5, 0xE4E4E4]

  struct Legible: Sendable {
    let choice: ThemeChoice
    let ground: TerminalBackground
    let grounds: [UInt32]
    let minimumContrast: Double
  }

  static let legible = [
    Legible(choice: .dark, ground: .unknown, grounds: dark, minimumContrast: 4.5),
    Legible(choice: .auto, ground: .dark, grounds: dark, minimumContrast: 4.5),
    Legible(choice: .light, ground: .unknown, grounds: light, minimumContrast: 4.5),
    Legible(choice: .auto, ground: .light, grounds: light, minimumContrast: 4.5),
    Legible(choice: .auto, ground: .unknown, grounds: [0x000000, 0xFFFFFF], minimumContrast: 4.5),
    Legible(choice: .highContrast, ground: .dark, grounds: dark, minimumContrast: 7),
    Legible(choice: .highContrast, ground: .light, grounds: light, minimumContrast: 7),
  ]

  @Test(arguments: legible, [ColorDepth.palette, .exact])
  func everyColourIsLegibleOnItsBackgrounds(theme: Legible, depth: ColorDepth) {
    for role in Role.all {
      let style = Theme(theme.choice, on: theme.ground, depth: depth).style(role)
      guard let seen = style.foreground.seen(with: .xterm) else { continue }

      let contrasts = theme.grounds.map { Contrast.of(seen, with: $0) }

      #expect((contrasts.min() ?? 0) >= theme.minimumContrast, "\(role) \(contrasts)")
      #expect(!(0..<16 ~= style.foreground.index), "\(role): the first 16 are the user's own")
    }
  }

  /// The user may have changed the terminal's first 16 colours. With the defaults of xterm and of
  /// the Linux console, text in these colours must be legible.
  @Test(arguments: legible, [ColorDepth.eight, .sixteen])
  func basicColoursAreLegibleWithDefaultPalettes(theme: Legible, depth: ColorDepth) {
    for role in Role.all {
      let color = Theme(theme.choice, on: theme.ground, depth: depth).style(role).foreground
      #expect(color.index < (depth == .eight ? 8 : 16))
      for palette in ReferencePalette.allCases {
        guard let seen = color.seen(with: palette) else { continue }
        let ground = theme.grounds[0]
        #expect(Contrast.of(seen, with: ground) >= 4.5, "\(role) \(color.index) \(palette)")
      }
    }
  }

  @Test(arguments: [ThemeChoice.dark, .light, .auto], [ColorDepth.palette, .exact])
  func typesHaveDistinctColours(choice: ThemeChoice, depth: ColorDepth) {
    let theme = Theme(choice, on: .unknown, depth: depth)

    let colors = Set(PokemonType.allCases.map { theme.style(.type($0)).foreground })

    #expect(colors.count >= (depth == .exact ? 20 : choice == .auto ? 7 : 12))
  }

  @Test(arguments: TerminalBackground.allCases, ColorDepth.allCases)
  func monoHasNoColour(ground: TerminalBackground, depth: ColorDepth) {
    for theme in [Theme(.mono, on: ground, depth: depth), Theme(.dark, on: ground, depth: .none)] {
      #expect(Role.all.allSatisfy { theme.style($0).foreground == .standard })
      #expect(!theme.showsPictures)
    }
  }

  @Test(arguments: ThemeChoice.allCases, ColorDepth.allCases)
  func stylesKeepTerminalBackgroundAndReverseSelection(
    choice: ThemeChoice, depth: ColorDepth
  ) {
    let theme = Theme(choice, on: .unknown, depth: depth)

    #expect(Role.all.allSatisfy { theme.style($0).background == .standard })
    #expect(theme.style(.selection).attributes == .reverse)
    #expect(theme.style(.error).attributes == .bold)
    #expect(theme.style(.mistake).attributes == .underline)
  }

  @Test func everyRoleHasUniqueNumberAndName() {
    #expect(Role.all.map(\.number) == Array(Role.all.indices))
    #expect(Set(Role.all.map(\.configName)).count == Role.all.count)
  }

  @Test(arguments: [
    (colors: 1 << 24, depth: ColorDepth.exact), (32767, .palette), (256, .palette),
    (255, .sixteen), (88, .sixteen), (16, .sixteen), (15, .eight), (8, .eight), (7, .none),
    (0, .none), (-1, .none),
  ])
  func colourDepthFollowsTerminalColourCount(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colorCount: colors) == depth)
  }

  @Test(arguments: dark + light + [0x5E5E5E, 0x9E9E9E, 0x0000FF, 0x00FF00, 0xFF0000, 0x804040])
  func backgroundOfColourFollowsTextContrast(color: UInt32) {
    let isDark = Contrast.of(color, with: 0xFFFFFF) > Contrast.of(color, with: 0x000000)

    #expect(TerminalBackground(of: Color(exact: color)) == (isDark ? .dark : .light))
  }

  @Test func knownBackgroundChangesAutoTheme() {
    let theme = Theme(.auto, on: .unknown, depth: .exact)

    #expect(theme.needsBackground)
    for role in Role.all {
      let light = Theme(.light, on: .light, depth: .exact)
      #expect(theme.on(.light).style(role) == light.style(role))
    }
    #expect(!theme.choosing(.dark).needsBackground)
    #expect(!Theme(.auto, on: .unknown, depth: .none).needsBackground)
  }

  @Test(arguments: [(0.0, TerminalBackground.dark), (0.17, .dark), (0.19, .light), (1, .light)])
  func backgroundOfLuminanceFollowsTextContrast(luminance: Double, ground: TerminalBackground) {
    #expect(TerminalBackground(luminance: luminance) == ground)
  }
}

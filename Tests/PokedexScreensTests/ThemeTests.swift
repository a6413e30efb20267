import Foundation
import PokedexModel
import PokedexScreens
import TerminalUI
import Testing

@Suite("Theme")
struct ThemeTests {
  static let roles: [Role] =
    [.text, .secondary, .heading, .name, .selection, .error, .key, .better, .worse, .none]
    + PokemonType.allCases.map(Role.type) + StatBand.allCases.map(Role.stat)

  @Test(arguments: roles)
  func everyColourOf256IsLegibleOnBlackAndOnWhite(role: Role) {
    let index = Int(Theme.full.style(role).foreground.index)
    guard index >= 0 else { return }

    let luminance = Self.luminance(ofPaletteEntry: index)

    #expect(index >= 16, "the first 16 are the user's own")
    #expect((luminance + 0.05) / 0.05 >= 3, "on black")
    #expect(1.05 / (luminance + 0.05) >= 3, "on white")
  }

  @Test(arguments: [Theme.eight, .sixteen], roles)
  func fewColoursAreNeverBlackBlueOrWhite(theme: Theme, role: Role) {
    let color = theme.style(role).foreground

    #expect(![0, 4, 7, 15].contains(color.index))
    #expect(color.index < (theme == .eight ? 8 : 16))
  }

  @Test(arguments: roles)
  func monochromeHasNoColour(role: Role) {
    #expect(Theme.monochrome.style(role).foreground == .standard)
  }

  @Test(arguments: Theme.allCases, roles)
  func backgroundIsTheTerminalsOwn(theme: Theme, role: Role) {
    #expect(theme.style(role).background == .standard)
  }

  @Test(arguments: [
    (colors: 1 << 24, theme: Theme.full), (256, .full), (255, .sixteen), (88, .sixteen),
    (16, .sixteen), (15, .eight), (8, .eight), (7, .monochrome), (0, .monochrome),
    (-1, .monochrome),
  ])
  func themeFollowsTheTerminalsColours(colors: Int, theme: Theme) {
    #expect(Theme(colorCount: colors, allowsColor: true) == theme)
    #expect(Theme(colorCount: colors, allowsColor: false) == .monochrome)
  }

  /// WCAG's relative luminance of an entry of xterm's cube of 6×6×6 colours or its 24 greys.
  private static func luminance(ofPaletteEntry index: Int) -> Double {
    let levels = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    let channels =
      index >= 232
      ? Array(repeating: 8 + 10 * (index - 232), count: 3)
      : [levels[place / 36], levels[place / 6 % 6], levels[place % 6]]
    let linear = channels.map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

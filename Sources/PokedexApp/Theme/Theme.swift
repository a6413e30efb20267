package import PokedexModel
package import TerminalUI

/// The style of each role for the chosen theme, the terminal's background and the available
/// colours.
///
/// The selection is visible without colours, and every colour accompanies words with the same
/// meaning.
package struct Theme: Sendable, Equatable {
  package let choice: ThemeChoice
  package let terminalBackground: TerminalBackground
  package let depth: ColorDepth
  /// The user's changes to the theme, if any.
  package let colors: UserColors?
  package let styles: RoleStyles

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - terminalBackground: the terminal's background. The choices `dark`, `light` and `mono`
  ///     ignore it.
  ///   - colors: the user's changes, if any.
  package init(
    _ choice: ThemeChoice, on terminalBackground: TerminalBackground, depth: ColorDepth,
    colors: UserColors? = nil
  ) {
    (self.choice, self.terminalBackground, self.depth, self.colors) = (
      choice, terminalBackground, depth, colors
    )
    let depth = choice == .mono ? .none : depth
    var styles = RoleStyles(count: Role.all.count)
    for (role, attributes) in Role.attributed { styles[role].attributes = attributes }
    for (role, color) in ShadeTable.colors(choice, on: terminalBackground, depth) {
      styles[role].foreground = color
    }
    for change in colors?.changes ?? [] {
      styles[change.role] = change.changed(styles[change.role], depth)
    }
    self.styles = styles
  }

  /// A theme without colours.
  package static let mono = Theme(.mono, on: .unknown, depth: .none)

  /// Whether pictures drawn in half blocks are recognizable, which takes more than 16 colours.
  package var showsPictures: Bool { depth >= .palette && choice != .mono }

  /// Whether the theme depends on the background, so that the terminal must be queried for it.
  package var needsBackground: Bool {
    depth > .none && (choice == .auto || choice == .highContrast)
  }

  /// Returns a theme with another choice for the same terminal.
  package func choosing(_ choice: ThemeChoice) -> Theme {
    Theme(choice, on: terminalBackground, depth: depth, colors: colors)
  }

  /// Returns the same theme, adapted to a terminal background that has become known.
  package func on(_ terminalBackground: TerminalBackground) -> Theme {
    Theme(choice, on: terminalBackground, depth: depth, colors: colors)
  }

  /// Returns the style of a role.
  package func style(_ role: Role) -> Style { styles[role] }
}

extension Role {
  /// The roles that have text attributes in every theme.
  fileprivate static let attributed: [(role: Role, attributes: Style.Attributes)] = [
    (.heading, .bold), (.name, .bold), (.error, .bold), (.key, .bold), (.worse, .bold),
    (.none, .bold), (.mark(.caught), .bold), (.mark(.shiny), .bold), (.mark(.wanted), .bold),
    (.match, .underline), (.mistake, .underline), (.pageControl, .underline),
    (.selection, .reverse),
  ]
}

/// A theme's name in options, in the config file and in the menu.
package enum ThemeChoice: String, Sendable, CaseIterable {
  /// Dark or light, depending on the terminal's background.
  case auto
  case dark, light
  /// Few colours, with a contrast of at least 7, for a dark or a light background.
  case highContrast = "high-contrast"
  /// Bold, underlined and reversed text in the terminal's own colours.
  case mono

  /// All names, separated by commas.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The brightness of the terminal's background.
package enum TerminalBackground: Sendable, CaseIterable {
  case dark, light
  /// Neither the terminal nor its environment has reported the background.
  case unknown

  /// Classifies a background: dark if white has the greater contrast with it, light if black has.
  ///
  /// - Parameter luminance: WCAG's relative luminance, 0 to 1.
  package init(luminance: Double) {
    // White and black have equal contrast where (x + 0.05) / 0.05 = 1.05 / (x + 0.05).
    self = luminance < 0.1791 ? .dark : .light
  }

  /// Classifies a background colour. The result is `unknown` if the exact red, green and blue
  /// values of the colour are unknown.
  package init(of color: Color) {
    guard let (red, green, blue) = color.exact else {
      self = .unknown
      return
    }
    self.init(
      luminance: 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722
        * Self.linear(blue))
  }

  /// Converts an sRGB channel to linear light, using a polynomial that is accurate to 0.01.
  private static func linear(_ channel: UInt8) -> Double {
    let part = Double(channel) / 255
    return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
  }
}

// Roles that this program adds to those of TerminalUI: bands of stats, types, and marks. Their
// numbers follow those of TerminalUI's roles.
extension Role {
  /// Role of a base stat's bar, whose colour shows the stat's band.
  package static func stat(_ band: StatBand) -> Role { Role(number: firstStat + band.rawValue) }

  /// Role of a type's name.
  package static func type(_ type: PokemonType) -> Role { Role(number: firstType + type.ordinal) }

  /// Role of a mark that the user has set.
  package static func mark(_ mark: Mark) -> Role { Role(number: firstMark + mark.rawValue) }

  private static let firstStat = firstCustom
  private static let firstType = firstStat + 5
  private static let firstMark = firstType + 21

  /// Names in the config file, indexed by role number. Users' files contain them, so they must
  /// never change.
  private static let names = [
    "text", "secondary", "heading", "name", "selection", "error", "match", "mistake", "key", "dial",
    "worse", "better", "none",
    "stat-poor", "stat-low", "stat-fair", "stat-good", "stat-superb",
    "type-normal", "type-fighting", "type-flying", "type-poison", "type-ground", "type-rock",
    "type-bug", "type-ghost", "type-steel", "type-fire", "type-water", "type-grass",
    "type-electric", "type-psychic", "type-ice", "type-dragon", "type-dark", "type-fairy",
    "type-stellar", "type-shadow", "type-unknown",
    "mark-seen", "mark-caught", "mark-shiny", "mark-wanted",
  ]

  /// Every role, by number.
  package static let all: [Role] = names.indices.map(Role.init(number:))

  /// Name in the config file.
  package var configName: String { Self.names[number] }
}

/// Bands of base stats, the worst first.
package enum StatBand: Int, Sendable, CaseIterable {
  /// `poor` is below 50, `low` below 80, `fair` below 100, `good` below 130; `superb` is 130 or
  /// more.
  case poor, low, fair, good, superb

  package init(_ base: Int) {
    self =
      switch base {
      case ..<50: .poor
      case ..<80: .low
      case ..<100: .fair
      case ..<130: .good
      default: .superb
      }
  }
}

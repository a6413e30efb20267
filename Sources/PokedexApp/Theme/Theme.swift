package import PokedexModel
package import TerminalUI

/// What each role looks like: a choice of the user's on a ground, in as many colours as there may be.
///
/// The selection is seen without any colour, and every colour stands beside words that say the same.
package struct Theme: Sendable, Equatable {
  package let choice: ThemeChoice
  package let ground: Ground
  package let depth: ColorDepth
  /// What the user has changed of it.
  package let colors: UserColors?
  package let styles: RoleStyles

  /// - Parameters:
  ///   - ground: what the terminal has behind its text; no choice but `dark` and `light` goes without.
  ///   - colors: what the user has changed; nil for nothing.
  package init(
    _ choice: ThemeChoice, on ground: Ground, depth: ColorDepth, colors: UserColors? = nil
  ) {
    (self.choice, self.ground, self.depth, self.colors) = (choice, ground, depth, colors)
    let depth = choice == .mono ? .none : depth
    var styles = RoleStyles(count: Role.all.count)
    for (role, attributes) in Role.attributed { styles[role].attributes = attributes }
    for (role, color) in ShadeTable.colors(choice, on: ground, depth) {
      styles[role].foreground = color
    }
    for change in colors?.changes ?? [] {
      styles[change.role] = change.changed(styles[change.role], depth)
    }
    self.styles = styles
  }

  /// No colours at all.
  package static let mono = Theme(.mono, on: .unknown, depth: .none)

  /// Whether pictures in half blocks look like anything: they take more colours than 16.
  package var showsPictures: Bool { depth >= .palette && choice != .mono }

  /// Whether it depends on the ground, which is to be asked for.
  package var needsGround: Bool {
    depth > .none && (choice == .auto || choice == .highContrast)
  }

  /// Another choice for the same terminal.
  package func choosing(_ choice: ThemeChoice) -> Theme {
    Theme(choice, on: ground, depth: depth, colors: colors)
  }

  /// The same choice on a ground that has become known.
  package func on(_ ground: Ground) -> Theme {
    Theme(choice, on: ground, depth: depth, colors: colors)
  }

  /// The look of a role.
  package func style(_ role: Role) -> Style { styles[role] }
}

extension Role {
  /// The roles that have attributes.
  fileprivate static let attributed: [(role: Role, attributes: Style.Attributes)] = [
    (.heading, .bold), (.name, .bold), (.error, .bold), (.key, .bold), (.worse, .bold),
    (.none, .bold), (.mark(.caught), .bold), (.mark(.shiny), .bold), (.mark(.wanted), .bold),
    (.match, .underline), (.mistake, .underline), (.dial, .underline), (.selection, .reverse),
  ]
}

/// A theme by its name, as options, the config file and the menu have it.
package enum ThemeChoice: String, Sendable, CaseIterable {
  /// Dark or light, as the terminal's ground is.
  case auto
  case dark, light
  /// Few colours, of a contrast of 7 at least, for a dark ground or a light one.
  case highContrast = "high-contrast"
  /// Bold, underlined and reversed text in the terminal's own colours.
  case mono

  /// All names with commas between.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// What text stands on.
package enum Ground: Sendable, CaseIterable {
  case dark, light
  /// Neither the terminal nor its environment has said.
  case unknown

  /// Of a background, by which of black and white has the greater contrast with it.
  ///
  /// - Parameter luminance: WCAG's relative luminance, 0 to 1.
  package init(luminance: Double) {
    // Where both contrasts are alike: (x + 0.05) / 0.05 = 1.05 / (x + 0.05).
    self = luminance < 0.1791 ? .dark : .light
  }

  /// That of a colour; unknown for one that is not exact.
  package init(of color: Color) {
    guard let (red, green, blue) = color.exact else {
      self = .unknown
      return
    }
    self.init(
      luminance: 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722
        * Self.linear(blue))
  }

  /// A channel of sRGB as a part of its light, by a polynomial that is right to 0.01.
  private static func linear(_ channel: UInt8) -> Double {
    let part = Double(channel) / 255
    return part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
  }
}

// Roles of this program, after the general ones: stat bands, types, marks.
extension Role {
  /// A bar that shows how good a base stat is.
  package static func stat(_ band: StatBand) -> Role { Role(number: firstStat + band.rawValue) }

  /// The name of a type.
  package static func type(_ type: PokemonType) -> Role { Role(number: firstType + type.ordinal) }

  /// A mark that the user has set.
  package static func mark(_ mark: Mark) -> Role { Role(number: firstMark + mark.rawValue) }

  private static let firstStat = firstOwn
  private static let firstType = firstStat + 5
  private static let firstMark = firstType + 21

  /// Names in the config file, by the numbers of the roles. Users' files have them, so they never change.
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

/// How good a base stat is, the worst first.
package enum StatBand: Int, Sendable, CaseIterable {
  /// Under 50, 80, 100 and 130, and from there on.
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

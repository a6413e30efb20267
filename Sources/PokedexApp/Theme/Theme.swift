private import PokedexModel
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
    let table = choice.table(on: ground)
    (self.choice, self.ground, self.depth, self.colors) = (choice, ground, depth, colors)
    let depth = choice == .mono ? .none : depth
    var styles = RoleStyles(count: Role.all.count)
    for (role, attributes) in Role.attributed { styles[role].attributes = attributes }
    for (role, shade) in table?.shades ?? [] {
      styles[role].foreground = shade?.color(depth) ?? .standard
    }
    for change in colors?.changes ?? [] {
      styles[change.role] = change.changed(styles[change.role], depth)
    }
    self.styles = styles
  }

  /// No colours at all.
  package static let mono = Theme(.mono, on: .unknown, depth: .none)

  /// Whether pictures look like anything: they take more colours than 16.
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

extension ThemeChoice {
  /// The colours; nil for none.
  fileprivate func table(on ground: Ground) -> ShadeTable? {
    switch (self, ground) {
    case (.dark, _), (.auto, .dark): .dark
    case (.light, _), (.auto, .light): .light
    case (.auto, .unknown): .either
    case (.highContrast, .dark): .highOnDark
    case (.highContrast, .light): .highOnLight
    // No colour has that contrast on black and on white.
    case (.highContrast, .unknown), (.mono, _): nil
    }
  }
}

extension ShadeTable {
  /// The roles that have a colour; nil for the terminal's own.
  fileprivate var shades: [(role: Role, shade: Shade?)] {
    [
      (.secondary, secondary), (.heading, accent), (.match, accent), (.error, bad),
      (.mistake, bad), (.worse, bad), (.better, good), (.none, nothing),
      (.mark(.seen), secondary), (.mark(.shiny), shade(of: .fair)),
    ] + StatBand.allCases.map { (.stat($0), shade(of: $0)) }
      + PokemonType.allCases.map { (.type($0), shade(of: $0)) }
  }
}

extension Role {
  /// The roles that have attributes.
  fileprivate static let attributed: [(role: Role, attributes: Style.Attributes)] = [
    (.heading, .bold), (.name, .bold), (.error, .bold), (.key, .bold), (.worse, .bold),
    (.none, .bold), (.mark(.caught), .bold), (.mark(.shiny), .bold), (.mark(.wanted), .bold),
    (.match, .underline), (.mistake, .underline), (.dial, .underline), (.selection, .reverse),
  ]
}

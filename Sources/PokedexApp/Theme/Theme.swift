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

extension Role {
  /// The roles that have attributes.
  fileprivate static let attributed: [(role: Role, attributes: Style.Attributes)] = [
    (.heading, .bold), (.name, .bold), (.error, .bold), (.key, .bold), (.worse, .bold),
    (.none, .bold), (.mark(.caught), .bold), (.mark(.shiny), .bold), (.mark(.wanted), .bold),
    (.match, .underline), (.mistake, .underline), (.dial, .underline), (.selection, .reverse),
  ]
}

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
  /// By the places of their roles.
  private var styles: [Style]

  /// - Parameters:
  ///   - ground: what the terminal has behind its text; no choice but `dark` and `light` goes without.
  ///   - colors: what the user has changed; nil for nothing.
  package init(
    _ choice: ThemeChoice, on ground: Ground, depth: ColorDepth, colors: UserColors? = nil
  ) {
    let table = choice.table(on: ground)
    (self.choice, self.ground, self.depth, self.colors) = (choice, ground, depth, colors)
    let depth = choice == .mono ? .none : depth
    styles = Role.all.map { role in
      Style(
        foreground: table?.shade(of: role)?.color(depth) ?? .standard, attributes: role.attributes)
    }
    for change in colors?.changes ?? [] {
      styles[change.role.place] = change.changed(styles[change.role.place], depth)
    }
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
  package func style(_ role: Role) -> Style { styles[role.place] }
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
  /// Nil for the terminal's own.
  fileprivate func shade(of role: Role) -> Shade? {
    switch role {
    case .text, .name, .selection, .key, .dial, .mark(.caught), .mark(.wanted): nil
    case .secondary, .mark(.seen): secondary
    case .heading, .match: accent
    case .error, .mistake, .worse: bad
    case .better: good
    case .mark(.shiny): shade(of: .fair)
    case .none: nothing
    case .type(let type): shade(of: type)
    case .stat(let band): shade(of: band)
    }
  }
}

extension Role {
  fileprivate var attributes: Style.Attributes {
    switch self {
    case .text, .secondary, .better, .type, .stat, .mark(.seen): Style.Attributes()
    case .heading, .name, .error, .key, .worse, .none, .mark: .bold
    case .match, .mistake, .dial: .underline
    case .selection: .reverse
    }
  }
}

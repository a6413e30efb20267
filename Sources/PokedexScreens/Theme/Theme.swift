private import PokedexModel
package import TerminalUI

/// What each role looks like, for as many colours as a terminal has.
///
/// Every colour chosen from the palette of 256 has a contrast of at least 3 with black and with white,
/// so it can be read on a dark ground and on a light one. With fewer colours the terminal's own red to
/// cyan are used, whose exact look is its user's choice; its blue, black and white never are.
package enum Theme: Sendable, CaseIterable {
  case monochrome, eight, sixteen, full

  /// The theme for a terminal with so many colours; `NO_COLOR` allows none.
  package init(colorCount: Int, allowsColor: Bool) {
    switch allowsColor ? colorCount : 0 {
    case 256...: self = .full
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .monochrome
    }
  }

  /// Whether pictures look like anything: they take more colours than 16.
  package var showsPictures: Bool { self == .full }

  /// The look of a role.
  package func style(_ role: Role) -> Style {
    switch role {
    case .text: .plain
    case .secondary: Style(foreground: color(full: 244, few: nil))
    case .heading: Style(foreground: color(full: 33, few: 6), attributes: .bold)
    case .name: Style(attributes: .bold)
    case .selection: Style(attributes: .reverse)
    case .error: Style(foreground: color(full: 160, few: 1), attributes: .bold)
    case .match: Style(foreground: color(full: 33, few: 6), attributes: .underline)
    case .mistake: Style(foreground: color(full: 160, few: 1), attributes: .underline)
    case .key: Style(attributes: .bold)
    case .dial: Style(attributes: .underline)
    case .worse: Style(foreground: color(full: 160, few: 1), attributes: .bold)
    case .better: Style(foreground: color(full: 28, few: 2))
    case .type(let type): Style(foreground: color(of: type))
    case .mark(.seen): Style(foreground: color(full: 244, few: nil))
    case .mark(.shiny): Style(foreground: color(full: 136, few: 3), attributes: .bold)
    case .mark: Style(attributes: .bold)
    case .stat(let band): Style(foreground: color(of: band))
    case .none: Style(foreground: color(full: 133, few: 5), attributes: .bold)
    }
  }

  private func color(full: UInt8, few: UInt8?) -> Color {
    switch self {
    case .monochrome: .standard
    case .eight, .sixteen: few.map(Color.palette) ?? .standard
    case .full: .palette(full)
    }
  }

  private func color(of band: StatBand) -> Color {
    switch band {
    case .poor: color(full: 160, few: 1)
    case .low: color(full: 166, few: 3)
    case .fair: color(full: 136, few: 3)
    case .good: color(full: 28, few: 2)
    case .superb: color(full: 31, few: 6)
    }
  }

  private func color(of type: PokemonType) -> Color {
    let (full, sixteen, eight) = Self.colors(of: type)
    return switch self {
    case .monochrome: .standard
    case .eight: eight == 0 ? .standard : .palette(eight)
    case .sixteen: sixteen == 0 ? .standard : .palette(sixteen)
    case .full: .palette(full)
    }
  }

  /// Entries of the palettes of 256, 16 and 8 colours; 0 is the terminal's own.
  private static func colors(of type: PokemonType) -> (UInt8, UInt8, UInt8) {
    switch type {
    case .normal: (245, 0, 0)
    case .fighting: (160, 1, 1)
    case .flying: (104, 12, 6)
    case .poison: (133, 5, 5)
    case .ground: (137, 3, 3)
    case .rock: (94, 3, 3)
    case .bug: (100, 2, 2)
    case .ghost: (61, 5, 5)
    case .steel: (103, 0, 0)
    case .fire: (166, 9, 1)
    case .water: (69, 12, 6)
    case .grass: (28, 2, 2)
    case .electric: (136, 3, 3)
    case .psychic: (198, 13, 5)
    case .ice: (31, 6, 6)
    case .dragon: (63, 12, 5)
    case .dark: (95, 0, 0)
    case .fairy: (169, 13, 5)
    case .stellar: (30, 6, 6)
    case .shadow, .unknown: (245, 0, 0)
    }
  }
}

package import PokedexModel
package import TerminalUI

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

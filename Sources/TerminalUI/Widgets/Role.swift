/// The purpose of a piece of text. The theme determines how each role looks.
///
/// Roles are numbered from 0. General roles are defined here. A program can define more roles, with
/// numbers from `firstCustom` on:
///
///     extension Role {
///       static let warning = Role(number: Role.firstCustom)
///     }
package struct Role: Hashable, Sendable {
  private let byte: UInt8

  /// The role's number, which is the index of its style in a theme.
  package var number: Int { Int(byte) }

  /// Creates a role.
  ///
  /// - Parameter number: The role's number, from 0 to 255.
  package init(number: Int) {
    byte = UInt8(truncatingIfNeeded: number)
  }

  package static let text = Role(number: 0)
  /// Text that readers may skip, such as units, separators and hints.
  package static let secondary = Role(number: 1)
  /// The program's title and the headings of sections.
  package static let heading = Role(number: 2)
  /// The name of the Pokémon or other subject that a page describes.
  package static let name = Role(number: 3)
  /// The selected row or link.
  package static let selection = Role(number: 4)
  package static let error = Role(number: 5)
  /// The part of a name that matches a search.
  package static let match = Role(number: 6)
  /// The part of a query that can't be understood.
  package static let mistake = Role(number: 7)
  /// The name of a key in the key bar or in the help.
  package static let key = Role(number: 8)
  /// A value that the user can change with keys.
  package static let pageControl = Role(number: 9)
  /// A value that is worse than average.
  package static let worse = Role(number: 10)
  /// A value that is better than average.
  package static let better = Role(number: 11)
  /// A type matchup without any effect.
  package static let none = Role(number: 12)

  /// The first number that a program can use for its own roles.
  package static let firstCustom = 13
}

/// The styles of all roles in a theme.
package struct RoleStyles: Sendable, Equatable {
  /// The styles, indexed by role number.
  private var styles: [Style]

  /// Creates plain styles for all roles.
  ///
  /// - Parameter count: The number of roles.
  package init(count: Int) {
    styles = Array(repeating: .plain, count: count)
  }

  package subscript(role: Role) -> Style {
    get { styles[role.number] }
    set { styles[role.number] = newValue }
  }
}

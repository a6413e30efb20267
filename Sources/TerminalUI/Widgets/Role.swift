/// The purpose of a piece of text. A theme decides its appearance.
///
/// Roles are numbered from 0. The general ones are defined here; a program adds its own from
/// `firstCustom` on:
///
///     extension Role {
///       static let warning = Role(number: Role.firstCustom)
///     }
package struct Role: Hashable, Sendable {
  private let byte: UInt8

  /// Index into a theme's styles.
  package var number: Int { Int(byte) }

  /// Creates a role.
  ///
  /// - Parameter number: 0 to 255.
  package init(number: Int) {
    byte = UInt8(truncatingIfNeeded: number)
  }

  package static let text = Role(number: 0)
  /// Units, dots, divisions, hints: text that readers may skip.
  package static let secondary = Role(number: 1)
  /// The program's title and the headings of sections.
  package static let heading = Role(number: 2)
  /// The name of the subject of a page.
  package static let name = Role(number: 3)
  /// The selected row or link.
  package static let selection = Role(number: 4)
  package static let error = Role(number: 5)
  /// The part of a name that matches a search.
  package static let match = Role(number: 6)
  /// The part of a query that can't be understood.
  package static let mistake = Role(number: 7)
  /// A key in the key bar and in the help.
  package static let key = Role(number: 8)
  /// A value that keys change.
  package static let pageControl = Role(number: 9)
  /// Worse than average.
  package static let worse = Role(number: 10)
  /// Better than average.
  package static let better = Role(number: 11)
  /// No effect at all.
  package static let none = Role(number: 12)

  /// First number that is free for a program's own roles.
  package static let firstCustom = 13
}

/// The style of each role in a theme.
package struct RoleStyles: Sendable, Equatable {
  /// The styles, indexed by role number.
  private var styles: [Style]

  /// Creates the styles of a number of roles.
  ///
  /// - Parameter count: Number of roles. All styles begin plain.
  package init(count: Int) {
    styles = Array(repeating: .plain, count: count)
  }

  package subscript(role: Role) -> Style {
    get { styles[role.number] }
    set { styles[role.number] = newValue }
  }
}

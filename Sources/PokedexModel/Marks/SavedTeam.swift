/// A team that the user has saved under a name.
package struct SavedTeam: Sendable, Hashable {
  /// Maximum number of saved teams.
  package static let maximumCount = 1_000
  /// Maximum length of a name in Unicode scalars.
  package static let longestName = 60
  /// Maximum size of a team's text in bytes of UTF-8.
  package static let largestText = 64 << 10
  /// Maximum size of all teams and notes together in bytes of UTF-8.
  package static let largestTotal = 18 << 20

  /// Name of the team. Case is ignored when names are compared.
  package let name: String
  /// The sets of the team's members in Showdown's export format, with English names.
  package let text: String

  /// Creates a team. Returns nil if the name is invalid, or if the text is empty, too large or
  /// contains control characters.
  package init?(name: String, text: String) {
    guard let name = Self.name(name), 1...Self.largestText ~= text.utf8.count,
      text.unicodeScalars.allSatisfy({
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)
      })
    else { return nil }
    (self.name, self.text) = (name, text)
  }

  /// Returns a name without leading and trailing white space. Nil if it is empty, too long or not a
  /// single line.
  package static func name(_ typed: String) -> String? {
    guard typed.utf8.count <= 1 << 12 else { return nil }
    let start = typed.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let name = start[...end]
    guard name.unicodeScalars.count <= longestName,
      name.unicodeScalars.allSatisfy(\.isAllowedInLine)
    else { return nil }
    return String(name)
  }

  /// Key for comparing names. Names that differ only in case have the same key.
  package var key: String { Self.key(name) }

  package static func key(_ name: String) -> String { name.lowercased() }
}

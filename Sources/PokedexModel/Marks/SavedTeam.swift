/// A team that a person has saved under a name.
package struct SavedTeam: Sendable, Hashable {
  /// Teams that a person can have.
  package static let most = 1_000
  /// Of a name, in Unicode scalars.
  package static let longestName = 60
  /// Of a text, in bytes of UTF-8.
  package static let largestText = 64 << 10

  /// Compared without case.
  package let name: String
  /// Its sets in Showdown's export format, with English names.
  package let text: String

  /// Nil for a name that is none, and for a text that is empty, too large or has control characters in it.
  package init?(name: String, text: String) {
    guard let name = Self.name(name), 1...Self.largestText ~= text.utf8.count,
      text.unicodeScalars.allSatisfy({
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)
      })
    else { return nil }
    (self.name, self.text) = (name, text)
  }

  /// A name without white space around it; nil for one that is empty, too long, or no line.
  package static func name(_ typed: String) -> String? {
    guard typed.utf8.count <= 1 << 12 else { return nil }
    let start = typed.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    let name = start[...end]
    guard name.unicodeScalars.count <= longestName, name.unicodeScalars.allSatisfy(\.isOfLine)
    else { return nil }
    return String(name)
  }

  /// The same for names that differ in case only.
  package var key: String { Self.key(name) }

  package static func key(_ name: String) -> String { name.lowercased() }
}

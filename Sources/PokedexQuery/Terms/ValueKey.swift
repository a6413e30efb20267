internal import PokedexModel

/// Words made comparable: `FoldedName`'s letters, whatever words they are parts of. "Will-O-Wisp",
/// `will o wisp` and `willowisp` are the same.
package enum ValueKey {
  /// The comparable letters of a text, as UTF-16 units.
  package static func letters(_ text: String) -> [UInt16] { FoldedName(text).letters }

  /// One number for the comparable letters of a text.
  package static func hash(_ text: String) -> UInt64 { hash(letters(text)[...]) }

  /// At 64 bits the tens of thousands of names that there are do not meet.
  static func hash(_ letters: ArraySlice<UInt16>) -> UInt64 {
    var hash = FNV1a()
    for letter in letters { hash.add(UInt64(letter)) }
    return hash.value
  }

  /// The hash of a text without letters.
  static let emptyHash = hash([])
}

package import PokedexModel

/// An entry that a typed text means, and how well the text fits it.
package struct NameMatch: Sendable, Equatable {
  package let kind: NameKind
  /// What the entry was made with: PokeAPI's id of a variety; of other kinds a place in their table.
  package let id: Int
  package let quality: NameQuality
  /// The language whose name fits; nil for a slug or number.
  package let language: Language?
  /// Whether what fits is the name that is shown in the language that was asked for.
  package let isShown: Bool
}

/// How well a text fits a name, the best first.
package enum NameQuality: UInt8, Comparable, Sendable {
  /// The whole name.
  case exact
  /// The whole name but for long vowel marks.
  case exactButLength
  /// The national number.
  case number
  /// The whole name that is shown but for its last letter, or for one before.
  case almost, gap
  /// The beginning of a name.
  case prefix
  /// The beginning but for long vowel marks.
  case prefixButLength
  /// One or more whole words of a name.
  case word
  /// The beginnings of words.
  case wordPrefix
  /// Letters inside a word.
  case inside
  /// One slip in a whole name, in the beginning of one, in that of a word; then two slips.
  case slip, slipPrefix, slipWord, twoSlips, twoSlipsPrefix, twoSlipsWord

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the text differs from the name by slips of the typist.
  package var isGuess: Bool { self > .inside || self == .almost || self == .gap }
}

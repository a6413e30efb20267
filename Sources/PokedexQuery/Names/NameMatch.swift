package import PokedexModel

/// An entry that a typed text may mean, and how well the text matches it.
package struct NameMatch: Sendable, Equatable {
  package let kind: NameKind
  /// Id of the entry. For a variety, it is PokeAPI's id. For any other entry, it is the entry's
  /// index in the table for its kind.
  package let id: Int
  package let quality: NameQuality
  /// Language of the matched name; nil for a slug or number.
  package let language: Language?
  /// Whether the match is the displayed name in the requested language.
  package let isShown: Bool
}

/// The quality of a match, from best to worst.
package enum NameQuality: UInt8, Comparable, Sendable {
  /// The text is a whole name.
  case exact
  /// The text is a whole name, apart from long vowel marks.
  case exactExceptVowelLength
  /// The text is a National Dex number.
  case number
  /// The text is a displayed name that lacks its last letter (`missingLastLetter`) or an earlier
  /// letter (`gap`).
  case missingLastLetter, gap
  /// The text is the beginning of a name.
  case prefix
  /// The text is the beginning of a name, apart from long vowel marks.
  case prefixExceptVowelLength
  /// The text is one or more whole words of a name.
  case word
  /// The text consists of beginnings of words in a name.
  case wordPrefix
  /// The text occurs inside a word of a name.
  case inside
  /// The text matches with one typo (`slip…`) or two typos (`twoSlips…`). It matches a whole name,
  /// the beginning of a name (`…Prefix`), or the beginning of a word in it (`…Word`).
  case slip, slipPrefix, slipWord, twoSlips, twoSlipsPrefix, twoSlipsWord

  /// Whether the name contains the text, or would equal it without one of its letters. Also true if
  /// the text is the National Dex number.
  package var fits: Bool { self <= .inside }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the text matches the name only with typos.
  package var isGuess: Bool { self > .inside || self == .missingLastLetter || self == .gap }
}

/// The kind of an entry. If entries of several kinds match equally well, they are found in the
/// order of these cases.
package enum NameKind: UInt8, CaseIterable, Sendable {
  case pokemon, type, move, ability, item, nature, eggGroup, place, trainer
  case version, generation, region, reference, page, sortOrder, language, command
}

/// A set of entry kinds.
package struct NameKinds: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of one kind.
  package init(_ kind: NameKind) { rawValue = 1 << UInt32(kind.rawValue) }

  /// All kinds.
  package static let all = NameKinds(rawValue: .max)

  /// Whether a kind is in the set.
  package func contains(_ kind: NameKind) -> Bool { rawValue & 1 << UInt32(kind.rawValue) != 0 }
}

/// An entry that can be found by its names. To add names as bytes of a table rather than as
/// strings, use `NameIndexBuilder`.
package struct NameEntry: Sendable {
  package let kind: NameKind
  /// Id that a `NameMatch` reports.
  package let id: Int
  /// National Dex number, or 0 if the entry has none.
  package let number: Int
  package let names: LocalizedText
  /// Slugs and any other names that belong to no language.
  package let others: [String]

  package init(
    kind: NameKind, id: Int, number: Int = 0, names: LocalizedText, others: [String] = []
  ) {
    self.kind = kind
    self.id = id
    self.number = number
    self.names = names
    self.others = others
  }
}

/// A set of languages. The raw value of a `Language` is the index of its bit.
package struct NameLanguages: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(_ language: Language) { rawValue = 1 << UInt16(language.rawValue) }

  /// The empty set of languages, which is used for slugs.
  package static let none: NameLanguages = []

  /// The first language in the set; nil if the set is empty.
  var first: Language? { Language(rawValue: rawValue.trailingZeroBitCount) }
}

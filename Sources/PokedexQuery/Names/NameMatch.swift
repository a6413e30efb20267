package import PokedexModel

/// An entry that a typed text may mean, and how well the text matches it.
package struct NameMatch: Sendable, Equatable {
  package let kind: NameKind
  /// Id of the entry: PokeAPI's id for a variety, an index into the table of its kind for others.
  package let id: Int
  package let quality: NameQuality
  /// Language of the matched name; nil for a slug or number.
  package let language: Language?
  /// Whether the match is the displayed name in the requested language.
  package let isShown: Bool
}

/// The quality of a match, from best to worst.
package enum NameQuality: UInt8, Comparable, Sendable {
  /// Whole name.
  case exact
  /// Whole name apart from long vowel marks.
  case exactExceptVowelLength
  /// National Dex number.
  case number
  /// Whole displayed name without its last letter; whole displayed name without an earlier letter.
  case missingLastLetter, gap
  /// Beginning of a name.
  case prefix
  /// Beginning of a name apart from long vowel marks.
  case prefixExceptVowelLength
  /// One or more whole words of a name.
  case word
  /// Beginnings of words.
  case wordPrefix
  /// Letters inside a word.
  case inside
  /// One slip in a whole name, in the beginning of a name, in the beginning of a word; then two
  /// slips.
  case slip, slipPrefix, slipWord, twoSlips, twoSlipsPrefix, twoSlipsWord

  /// Whether the whole text is in the name, with at most one letter missing.
  package var fits: Bool { self <= .inside }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the text differs from the name by typing slips.
  package var isGuess: Bool { self > .inside || self == .missingLastLetter || self == .gap }
}

/// The kind of an entry. Equally good matches of several kinds come in this order.
package enum NameKind: UInt8, CaseIterable, Sendable {
  case pokemon, type, move, ability, item, nature, eggGroup, place
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

/// An entry to search by name, with its names as texts. `NameIndexBuilder` also takes the bytes of
/// tables.
package struct NameEntry: Sendable {
  package let kind: NameKind
  /// Id that a `NameMatch` reports.
  package let id: Int
  /// National Dex number, or 0.
  package let number: Int
  package let names: LocalizedText
  /// Slugs and other names.
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

/// A set of languages, with a bit for each in the order of the cases of `Language`.
package struct NameLanguages: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(_ language: Language) { rawValue = 1 << UInt16(language.rawValue) }

  /// No languages, for slugs.
  package static let none: NameLanguages = []

  /// The first language in the set.
  var first: Language? { Language(rawValue: rawValue.trailingZeroBitCount) }
}

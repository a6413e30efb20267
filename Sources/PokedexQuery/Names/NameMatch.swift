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

  /// Whether all of the text is in the name, but for one letter at most.
  package var fits: Bool { self <= .inside }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the text differs from the name by slips of the typist.
  package var isGuess: Bool { self > .inside || self == .almost || self == .gap }
}

/// What kind of thing a name leads to. Where several kinds are searched at once, those that match as
/// well come in this order.
package enum NameKind: UInt8, CaseIterable, Sendable {
  case pokemon, type, move, ability, item, nature, eggGroup, place
  case version, generation, region, reference, page, sortOrder, language, command
}

/// Some kinds of names.
package struct NameKinds: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Only this kind.
  package init(_ kind: NameKind) { rawValue = 1 << UInt32(kind.rawValue) }

  /// Every kind.
  package static let all = NameKinds(rawValue: .max)

  /// Whether a kind is among them.
  package func contains(_ kind: NameKind) -> Bool { rawValue & 1 << UInt32(kind.rawValue) != 0 }
}

/// A thing to search by name, where its names are texts. `NameIndexBuilder` takes bytes of tables.
package struct NameEntry: Sendable {
  package let kind: NameKind
  /// What a match tells it by.
  package let id: Int
  /// The national number; 0 for what has none.
  package let number: Int
  package let names: LocalizedText
  /// Slugs and what else it goes by.
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

/// Languages as bits, in the order of their cases.
package struct NameLanguages: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(_ language: Language) { rawValue = 1 << UInt16(language.rawValue) }

  /// No language: of slugs.
  package static let none: NameLanguages = []

  /// The first of them; nil for none.
  var first: Language? { Language(rawValue: rawValue.trailingZeroBitCount) }
}

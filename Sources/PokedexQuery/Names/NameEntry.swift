package import PokedexModel

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

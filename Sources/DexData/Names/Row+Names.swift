internal import EmbeddedTables
internal import PokedexModel
internal import PokedexQuery

extension Row where Columns: NamedColumns {
  /// The cell with the name in a language.
  mutating func name(in language: Language) -> Cell {
    line.cell(at: Columns.names.rawValue + language.rawValue)
  }

  /// The languages that the row has a name in.
  mutating func namedLanguages() -> NameLanguages {
    var languages = NameLanguages.none
    for language in Language.allCases where !name(in: language).isNone {
      languages.insert(NameLanguages(language))
    }
    return languages
  }
}

extension NameLanguages {
  /// Every language.
  static let everyone = NameLanguages(rawValue: 1 << UInt16(Language.allCases.count) - 1)

  /// The languages in which a name in one of these is shown: itself, and those that it stands in for.
  func shown(for language: Language) -> NameLanguages {
    if self == .everyone { return NameLanguages(language) }
    var shown = NameLanguages.none
    for reader in Language.allCases {
      let found = Self.fallbacks[reader.rawValue].first { contains(NameLanguages($0)) }
      if found == language { shown.insert(NameLanguages(reader)) }
    }
    return shown
  }

  /// The languages whose readers are shown none of these.
  var unshown: [Language] {
    if self == .everyone { return [] }
    return Language.allCases.filter { reader in
      !Self.fallbacks[reader.rawValue].contains { contains(NameLanguages($0)) }
    }
  }

  private static let fallbacks = Language.allCases.map(\.fallbacks)
}

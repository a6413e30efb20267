internal import EmbeddedTables
package import PokedexModel

/// Words of the query language in all languages of the interface: Resources/Text/query_words.tsv.
package enum QueryWordTable {
  /// Returns the words of all languages for a key, such as `link`.
  package static func words(_ key: String) -> Set<String> { Set(list(key)) }

  /// Returns the entries of a family, such as `count`, in the order of the table.
  ///
  /// An entry is the rest of its key and the words for it.
  package static func family(_ name: String) -> [(key: String, words: [String])] {
    table.family(name)
  }

  /// Returns the words for a key, by language in the order of the table's columns. The list is
  /// empty for an unknown key.
  package static func list(_ key: String) -> [String] { table.list(key) }

  /// Returns the words for a key in the interface language that a reader of a language sees.
  package static func list(_ key: String, in language: Language) -> [String] {
    table.list(key, in: language)
  }

  private static let table = LanguageColumns(.queryWords)
}

/// Descriptions of abilities, at most 36 columns each: Resources/Text/ability_words.tsv.
package enum AbilityWords {
  /// Returns the description of an ability in today's games by PokeAPI's slug, or nil if it has
  /// none.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = LanguageColumns(.abilityWords)
}

/// Descriptions of moves whose data does not cover their whole effect:
/// Resources/Text/move_words.tsv.
///
/// Each has at most 100 columns.
package enum MoveWords {
  /// Returns the description of a move in today's games by PokeAPI's slug, or nil if it has none.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = LanguageColumns(.moveWords)
}

/// Descriptions of items, at most 100 columns each: Resources/Text/item_words.tsv.
package enum ItemWords {
  /// Returns the description of an item in today's games by PokeAPI's slug, or nil if it has none.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language)
  }

  /// Returns the description of all items of a category by its slug, or nil if it has none.
  package static func line(ofCategory slug: String, in language: Language) -> String? {
    table.text(of: "category/" + slug, for: language)
  }

  private static let table = LanguageColumns(.itemWords)
}

/// A table of words with a column for each language.
///
/// The languages are listed only in the table's header, not in code.
struct LanguageColumns: Sendable {
  /// Languages in the order of the columns.
  let languages: [Language]
  private let table: HashedLines
  /// Lines in the order of the table.
  var lines: TableLines { table.lines }
  /// Column for a reader of each language, by the language's raw value.
  private let columns: [Int]

  init(_ name: TableName) {
    let codes = name.header
    table = HashedLines(name)
    languages = codes.compactMap(Language.init(code:))
    columns = Language.allCases.map { reader in
      codes.firstIndex(where: reader.matchesCode) ?? 1
    }
  }

  /// Returns the cell of a key for a reader of a language. It is nil for an unknown key, and empty
  /// for a `-` in the table.
  func text(of key: String, for reader: Language) -> String? {
    table.line(of: key).map { index in
      var line = table.lines[index]
      return line.cell(at: columns[reader.rawValue]).optionalText ?? ""
    }
  }
}

// Cells that are lists, separated by `|`.
extension LanguageColumns {
  /// Returns the entries of a family, such as `count`, in the order of the table.
  ///
  /// An entry is the rest of its key and the words for it in all languages.
  func family(_ name: String) -> [(key: String, words: [String])] {
    (0..<lines.count).compactMap { index in
      var line = lines[index]
      let key = line.cell(at: 0).text
      guard key.hasPrefix(name + "/") else { return nil }
      return (String(key.dropFirst(name.count + 1)), list(key))
    }
  }

  /// Returns the words for a key in all languages; empty for an unknown key.
  func list(_ key: String) -> [String] { languages.flatMap { list(key, in: $0) } }

  /// Returns the words for a key for a reader of a language, or an empty list for an unknown key.
  func list(_ key: String, in language: Language) -> [String] {
    (text(of: key, for: language) ?? "").split(separator: "|").map(String.init)
  }
}

extension Language {
  /// Languages of the interface: the columns of Resources/Text/sentences.tsv, English first.
  package static var interfaceLanguages: [Language] { Sentence.table.languages }

  /// Language of the program's own sentences for a reader of this language.
  ///
  /// It is the same language in any script, or English if the interface does not have that
  /// language.
  package var interface: Language {
    Self.interfaceLanguages.first { matchesCode($0.code) } ?? .english
  }

  /// Whether the interface has this language itself, not another one in its place.
  package var isInterfaceLanguage: Bool { matchesCode(interface.code) }

  /// Whether the language has a code, or is another script of the language with that code:
  /// `ja-hrkt` belongs to `ja`.
  fileprivate func matchesCode(_ other: String) -> Bool {
    code == other || code.hasPrefix(other + "-")
  }
}

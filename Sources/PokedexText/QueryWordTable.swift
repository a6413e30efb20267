internal import EmbeddedTables
package import PokedexModel

/// Words of the query language in all languages of the interface. Source:
/// Resources/Text/query_words.tsv.
package enum QueryWordTable {
  /// Returns the words for a key, such as `link`, in all languages.
  package static func words(_ key: String) -> Set<String> { Set(list(key)) }

  /// Returns the entries of a family, such as `count`, in the order of the table.
  ///
  /// In the table, the keys have the form `family/key`. Each entry consists of the part after the
  /// slash and the words in all languages.
  package static func family(_ name: String) -> [(key: String, words: [String])] {
    table.family(name)
  }

  /// Returns the words for a key in all languages, in the order of the table's columns. Empty if
  /// the key is unknown.
  package static func list(_ key: String) -> [String] { table.list(key) }

  /// Returns the words for a key in one language. If the interface isn't available in that
  /// language, returns the words in the language in which it is shown instead.
  package static func list(_ key: String, in language: Language) -> [String] {
    table.list(key, in: language)
  }

  /// Whether a word is in English or in a language of the interface, or a name in the query language.
  package static func isWord(_ word: String, in language: Language) -> Bool {
    !foreignWords[language.interface.rawValue].contains(word)
  }

  /// For each language, the words that are only in the columns of other languages than English.
  private static let foreignWords: [Set<String>] = Language.allCases.map { language in
    var own: Set<String> = []
    var others: Set<String> = []
    for key in table.keys {
      for other in Language.interfaceLanguages {
        let words = table.list(key, in: other)
        if other == language || other == .english {
          own.formUnion(words)
        } else {
          others.formUnion(words)
        }
      }
    }
    return others.subtracting(own)
  }

  private static let table = WordTable(.queryWords)
}

/// Descriptions of abilities, each at most 36 columns wide. Source:
/// Resources/Text/ability_words.tsv.
package enum AbilityWords {
  /// Returns the description of an ability in today's games. Nil if it has none.
  ///
  /// - Parameter slug: PokeAPI's slug of the ability.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = WordTable(.abilityWords)
}

/// Descriptions of moves whose data doesn't cover their whole effect. Source:
/// Resources/Text/move_words.tsv.
///
/// Each description is at most 100 columns wide.
package enum MoveWords {
  /// Returns the description of a move in today's games. Nil if it has none.
  ///
  /// - Parameter slug: PokeAPI's slug of the move.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = WordTable(.moveWords)
}

/// Descriptions of items, each at most 100 columns wide. Source: Resources/Text/item_words.tsv.
package enum ItemWords {
  /// Returns the description of an item in today's games. Nil if it has none.
  ///
  /// - Parameter slug: PokeAPI's slug of the item.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language)
  }

  /// Returns the description of all items whose slugs match a pattern with one star, such as
  /// `*-treat`, and the part of the slug that the star matches. Nil if no pattern matches.
  ///
  /// - Parameter slug: PokeAPI's slug of the item.
  package static func pattern(of slug: String, in language: Language) -> (
    text: String, part: String
  )? {
    for (key, prefix, suffix) in patterns
    where slug.hasPrefix(prefix) && slug.hasSuffix(suffix) && slug.utf8.count >= key.utf8.count {
      return table.text(of: key, for: language).map {
        ($0, String(slug.dropFirst(prefix.count).dropLast(suffix.count)))
      }
    }
    return nil
  }

  private static let patterns = table.keys.compactMap {
    key -> (key: String, prefix: String, suffix: String)? in
    let parts = key.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 ? (key, parts[0], parts[1]) : nil
  }

  /// Returns the shared description of all items in a category. Nil if none exists.
  ///
  /// - Parameter slug: the category's slug.
  package static func line(ofCategory slug: String, in language: Language) -> String? {
    table.text(of: "category/" + slug, for: language)
  }

  private static let table = WordTable(.itemWords)
}

/// A table with a column for each language, whose rows are found by their keys.
struct WordTable: Sendable {
  /// Keys in the order of the table.
  let keys: [String]
  private let columns: LanguageColumns
  /// Index of each key's row.
  private let indices: [String: Int]

  init(_ name: TableName) {
    columns = LanguageColumns(name)
    keys = columns.lines.map { $0[0].text }
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
  }

  /// Returns the text that readers of a language see for a key. Nil if the key is unknown; empty if
  /// the cell is `-`.
  func text(of key: String, for reader: Language) -> String? {
    indices[key].map { columns.text(inRow: $0, for: reader) }
  }

  // MARK: - Cells that are lists separated by `|`

  /// Returns the entries of a family, such as `count`, in the order of the table.
  ///
  /// In the table, the keys have the form `family/key`. Each entry consists of the part after the
  /// slash and the words in all languages.
  func family(_ name: String) -> [(key: String, words: [String])] {
    keys.filter { $0.hasPrefix(name + "/") }.map { key in
      (String(key.dropFirst(name.count + 1)), list(key))
    }
  }

  /// Returns the words for a key in all languages. Empty if the key is unknown.
  func list(_ key: String) -> [String] { columns.languages.flatMap { list(key, in: $0) } }

  /// Returns the words that readers of a language see for a key. Empty if the key is unknown.
  func list(_ key: String, in language: Language) -> [String] {
    (text(of: key, for: language) ?? "").split(separator: "|").map(String.init)
  }
}

/// The rows of a table that has a key and then a column for each language. The languages are listed
/// only in the table's header, not in code.
struct LanguageColumns: Sendable {
  /// Languages in the order of the columns.
  let languages: [Language]
  let lines: TableLines
  /// Index of the column to show to readers of each language. The array is indexed by the raw value
  /// of that language.
  private let columns: [Int]

  init(_ name: TableName) {
    let codes = name.header
    lines = TableLines(name)
    languages = codes.compactMap(Language.init(code:))
    columns = Language.allCases.map { reader in
      codes.firstIndex(where: reader.matchesCode) ?? 1
    }
  }

  /// Returns the text that readers of a language see in a row; empty if the cell is `-`.
  func text(inRow row: Int, for reader: Language) -> String {
    lines[row][columns[reader.rawValue]].optionalText ?? ""
  }
}

extension Language {
  /// Languages of the interface, which are the columns of Resources/Text/sentences.tsv. English
  /// comes first.
  package static var interfaceLanguages: [Language] { Sentence.table.languages }

  /// Interface language that a reader of this language sees.
  ///
  /// This is the same language, possibly in a different script. If the interface doesn't have the
  /// language, it is English.
  package var interface: Language {
    Self.interfaceLanguages.first { matchesCode($0.code) } ?? .english
  }

  /// Whether the interface is available in this language. If not, its readers see English.
  package var isInterfaceLanguage: Bool { matchesCode(interface.code) }

  /// Whether a code belongs to this language or to the same language in another script. For
  /// example, the code `ja` matches the language `ja-hrkt`.
  fileprivate func matchesCode(_ other: String) -> Bool {
    code == other || code.hasPrefix(other + "-")
  }
}

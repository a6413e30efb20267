internal import EmbeddedTables
package import PokedexModel

/// The words that a query may be said in, in all languages of the interface: Resources/Text/query_words.tsv.
package enum QueryWordTable {
  /// The words of all languages for a key, such as `link`.
  package static func words(_ key: String) -> Set<String> { Set(list(key)) }

  /// The rest of each key of a family, such as `finds`, and the words for it, in the order of the table.
  package static func family(_ name: String) -> [(key: String, words: [String])] {
    table.family(name)
  }

  /// The words for a key, those of one language after those of another in the order of the table's columns;
  /// none for an unknown key.
  package static func list(_ key: String) -> [String] { table.list(key) }

  /// The words for a key in the interface's language for a reader of one.
  package static func list(_ key: String, in language: Language) -> [String] {
    table.list(key, in: language)
  }

  private static let table = LanguageColumns(.queryWords)
}

/// What an ability does, in a line of 36 columns at the most: Resources/Text/ability_words.tsv.
package enum AbilityWords {
  /// Of today's games, by PokeAPI's slug; nil for an ability without words.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = LanguageColumns(.abilityWords)
}

/// Lines on moves, of 100 columns at the most, where their facts don't say all of it:
/// Resources/Text/move_words.tsv.
package enum MoveWords {
  /// In today's games, by PokeAPI's slug; nil for a move without words.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = LanguageColumns(.moveWords)
}

/// Lines on items, of 100 columns at the most: Resources/Text/item_words.tsv.
package enum ItemWords {
  /// Of today's games, by PokeAPI's slug; nil for an item without words of its own.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language)
  }

  /// Of all items of a category, by its slug; nil for one without words.
  package static func line(ofCategory slug: String, in language: Language) -> String? {
    table.text(of: "category/" + slug, for: language)
  }

  private static let table = LanguageColumns(.itemWords)
}

/// A table of words: its header names the languages that it speaks, a column each, and no code does.
struct LanguageColumns: Sendable {
  /// In the order of the columns.
  let languages: [Language]
  private let table: KeyedLines
  /// In the order of the table.
  var lines: TableLines { table.lines }
  /// The place of the column for a reader of each language.
  private let columns: [Int]

  init(_ name: TableName) {
    let codes = name.header
    table = KeyedLines(name)
    languages = codes.compactMap(Language.init(code:))
    columns = Language.allCases.map { reader in
      codes.firstIndex(where: reader.isOfTongue) ?? 1
    }
  }

  /// The cell of a key for the readers of a language; nil for an unknown key, empty for `-`.
  func text(of key: String, for reader: Language) -> String? {
    table.line(of: key).map { index in
      var line = table.lines[index]
      return line.cell(at: columns[reader.rawValue]).optionalText ?? ""
    }
  }
}

// Cells that are lists, apart by `|`.
extension LanguageColumns {
  /// The rest of each key of a family, such as `finds`, and the words for it in all languages, in the order of
  /// the table.
  func family(_ name: String) -> [(key: String, words: [String])] {
    (0..<lines.count).compactMap { index in
      var line = lines[index]
      let key = line.cell(at: 0).text
      guard key.hasPrefix(name + "/") else { return nil }
      return (String(key.dropFirst(name.count + 1)), list(key))
    }
  }

  /// The words for a key in all languages; none for an unknown key.
  func list(_ key: String) -> [String] { languages.flatMap { list(key, in: $0) } }

  /// The words for a key for the readers of a language; none for an unknown key.
  func list(_ key: String, in language: Language) -> [String] {
    (text(of: key, for: language) ?? "").split(separator: "|").map(String.init)
  }
}

extension Language {
  /// The languages that the interface speaks: the columns of Resources/Text/sentences.tsv, English first.
  package static var interfaces: [Language] { Sentence.table.languages }

  /// The language of the program's own sentences for a reader of this one: that of the same tongue, in
  /// whichever script; English for those that there is none of.
  package var interface: Language {
    Self.interfaces.first { isOfTongue($0.code) } ?? .english
  }

  /// Whether the interface speaks this very tongue, and no other stands in.
  package var isOfInterface: Bool { isOfTongue(interface.code) }

  /// Whether it is a language with a code, or that one in another script: `ja-hrkt` is of `ja`.
  fileprivate func isOfTongue(_ other: String) -> Bool {
    code == other || code.hasPrefix(other + "-")
  }
}

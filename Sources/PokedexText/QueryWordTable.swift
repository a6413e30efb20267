internal import EmbeddedTables
package import PokedexModel

/// The words that a query may be said in, in all languages of the interface: Resources/Text/query_words.tsv.
package enum QueryWordTable {
  /// The words of all languages for a key, such as `link`.
  package static func words(_ key: String) -> Set<String> { Set(list(key)) }

  /// The rest of each key of a family, such as `finds`, and the words for it, in the order of the table.
  package static func family(_ name: String) -> [(key: String, words: [String])] {
    (0..<table.lines.count).compactMap { index in
      var line = table.lines[index]
      let key = line.cell(at: 0).text
      guard key.hasPrefix(name + "/") else { return nil }
      return (String(key.dropFirst(name.count + 1)), list(key))
    }
  }

  /// The words for a key, those of one language after those of another in the order of the table's columns;
  /// none for an unknown key.
  package static func list(_ key: String) -> [String] {
    table.languages.flatMap { list(key, in: $0) }
  }

  /// The words for a key in the interface's language for a reader of one.
  package static func list(_ key: String, in language: Language) -> [String] {
    (table.text(of: key, for: language) ?? "").split(separator: "|").map(String.init)
  }

  private static let table = LanguageColumns(.queryWords)
}

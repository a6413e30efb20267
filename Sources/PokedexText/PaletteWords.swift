internal import EmbeddedTables
package import PokedexModel

/// Words that the palette accepts in addition to names: Resources/Text/palette_words.tsv.
package enum PaletteWords {
  /// Patterns of questions in all languages by the subject of the question, such as `evolution`.
  /// They are in the order of the table.
  package static var questions: [(key: String, patterns: [String])] {
    table.family("question").map { (key: $0.key, patterns: $0.words) }
  }

  /// Patterns of a question that names a game.
  package static var questionsInGame: [String] { table.list("asked-in") }

  /// Returns other words for a command, by its name in the table of keys.
  package static func synonyms(ofCommand name: String, in language: Language) -> [String] {
    table.list("command/" + name, in: language)
  }

  private static let table = LanguageColumns(.paletteWords)
}

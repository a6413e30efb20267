internal import EmbeddedTables
package import PokedexModel

/// What one may type into the palette besides names: Resources/Text/palette_words.tsv.
package enum PaletteWords {
  /// The patterns of questions in all languages by what they ask for, such as `evolution`, in the order of the table.
  package static var questions: [(key: String, patterns: [String])] {
    table.family("question").map { (key: $0.key, patterns: $0.words) }
  }

  /// The patterns of a question that names a game.
  package static var questionsInGame: [String] { table.list("asked-in") }

  /// Other words for a command, by its name in the table of keys.
  package static func synonyms(ofCommand name: String, in language: Language) -> [String] {
    table.list("command/" + name, in: language)
  }

  private static let table = LanguageColumns(.paletteWords)
}

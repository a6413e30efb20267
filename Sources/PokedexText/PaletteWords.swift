internal import EmbeddedTables
package import PokedexModel

/// Words that the palette accepts in addition to names. Source: Resources/Text/palette_words.tsv.
package enum PaletteWords {
  /// Patterns of questions in all languages, grouped by what the question asks about, such as
  /// `evolution`. The groups are in the order of the table.
  package static var questions: [(key: String, patterns: [String])] {
    table.family("question").map { (key: $0.key, patterns: $0.words) }
  }

  /// Patterns that combine a question with a game, such as `{question} in {game}`.
  package static var questionsInGame: [String] { table.list("asked-in") }

  /// Returns synonyms for a command.
  ///
  /// - Parameter name: the command's name, which is the part of its key after `command/` in the
  ///   table.
  package static func synonyms(ofCommand name: String, in language: Language) -> [String] {
    table.list("command/" + name, in: language)
  }

  private static let table = WordTable(.paletteWords)
}

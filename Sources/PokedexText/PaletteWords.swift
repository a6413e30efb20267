internal import EmbeddedTables
package import PokedexModel

/// Words that the palette accepts in addition to names. Source: Resources/Text/palette_words.tsv.
package enum PaletteWords {
  /// Returns synonyms for a command.
  ///
  /// - Parameter name: the command's name, which is the part of its key after `command/` in the
  ///   table.
  package static func synonyms(ofCommand name: String, in language: Language) -> [String] {
    table.list("command/" + name, in: language)
  }

  private static let table = WordTable(.paletteWords)
}

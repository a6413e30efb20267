internal import EmbeddedTables
package import PokedexModel

/// What an ability does, in a line of 36 columns at the most: Resources/Text/ability_words.tsv.
package enum AbilityWords {
  /// Of today's games, by PokeAPI's slug; nil for an ability without words.
  package static func line(of slug: String, in language: Language) -> String? {
    table.text(of: slug, for: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let table = LanguageColumns(.abilityWords)
}

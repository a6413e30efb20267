package import PokedexModel
public import PokedexQuery

/// Finds the rows of `DexQuerySource` by their names in all languages.
package struct DexNameFinder: NameFinder {
  package init() {}

  package func matches(
    _ words: String, in language: Language
  ) -> (rows: [Int32], fits: Bool) {
    let (ids, best) = Dex().pokemonNames.ids(matching: words, language: language)
    let rows = ids.compactMap { QueryRows.row(ofID: Int($0)).map(Int32.init) }
    return (rows, best.map { $0 <= .inside } ?? false)
  }

  package func names(
    beginningWith words: String, in language: Language, most: Int
  ) -> [String] {
    let dex = Dex()
    let matches = dex.pokemonNames.matches(words, language: language)
    let beginning = matches.filter { $0.quality <= .prefixButLength && !$0.quality.isGuess }
    return beginning.prefix(most).compactMap { match in
      dex.pokemon(id: match.id).map { pokemon in
        language == .english ? pokemon.slug : pokemon.displayName(in: language)
      }
    }
  }

  package func isName(_ text: String) -> Bool {
    Dex().pokemonNames.hasName(text)
  }
}

extension QueryEngine {
  /// Answers queries about the bundled dex. Keep one: it remembers what it has read.
  public static func ofDex() -> QueryEngine { ofDex { [] } }

  /// The same with what a person has said.
  ///
  /// - Parameter records: asked for whenever a query is about that.
  package static func ofDex(records: @escaping @Sendable () -> [MarkRecord]) -> QueryEngine {
    QueryEngine(source: DexQuerySource(), names: DexNameFinder(), records: records)
  }
}

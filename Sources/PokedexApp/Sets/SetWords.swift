internal import PokedexModel
package import PokedexSets
internal import PokedexText

/// Provides the names of the Pokémon, moves and other contents of sets.
package struct SetWords: Sendable {
  package let words: Words
  package let gameData: any SetGameData

  package init(_ words: Words, _ gameData: any SetGameData) {
    (self.words, self.gameData) = (words, gameData)
  }

  /// Returns the name of a set's Pokémon. A name that isn't recognized is returned as it was
  /// written.
  package func name(of set: PokemonSet) -> String {
    set.pokemon.map { name($0, as: .pokemon) } ?? set.nickname ?? "—"
  }

  /// Returns a name in the user's language. A name that isn't recognized is returned as it was
  /// written.
  package func name(_ name: SetName, as kind: SetNameKind) -> String {
    switch name {
    case .slug(let slug): self.name(ofSlug: slug, as: kind)
    case .unrecognized(let text): text
    }
  }

  /// Returns the name for a slug. If the slug is unknown, returns its words as a title.
  package func name(ofSlug slug: String, as kind: SetNameKind) -> String {
    switch kind {
    case .pokemon: pokemon(slug) ?? slug
    case .ability: words.name(ofAbility: slug)
    case .move: words.name(ofMove: slug)
    case .item: words.vocabulary.item(slug)?[words.language] ?? SlugWords.title(slug)
    case .nature: words.name(ofNature: slug)
    case .type: words.name(ofTypeSlug: slug)
    }
  }

  /// Returns a Pokémon's name. A form that isn't a separate variety only has a name in Showdown's
  /// spelling.
  private func pokemon(_ slug: String) -> String? {
    guard let id = gameData.variety(ofSet: slug) else { return nil }
    let isForm = words.vocabulary.variety(slug) == nil
    return isForm
      ? gameData.names(in: .english).spelling(of: slug, as: .pokemon) : words.name(of: .pokemon(id))
  }
}

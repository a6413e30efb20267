internal import PokedexModel
package import PokedexSets
internal import PokedexText

/// The parts of sets in words.
package struct SetWords: Sendable {
  package let words: Words
  package let book: any SetBook

  package init(_ words: Words, _ book: any SetBook) {
    (self.words, self.book) = (words, book)
  }

  /// The Pokémon of a set, as written where its name is unknown.
  package func name(of set: PokemonSet) -> String {
    set.pokemon.map { name($0, as: .pokemon) } ?? set.nickname ?? "—"
  }

  /// A name of a set in the reader's language, as written where it is unknown.
  package func name(_ name: SetName, as kind: SetNameKind) -> String {
    switch name {
    case .slug(let slug): self.name(ofSlug: slug, as: kind)
    case .unread(let text): text
    }
  }

  /// The name of a thing by its slug; words from the slug for an unknown one.
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

  /// A form that is no variety has a name in Showdown's spelling only.
  private func pokemon(_ slug: String) -> String? {
    guard let id = book.variety(ofSet: slug) else { return nil }
    let isForm = words.vocabulary.variety(slug) == nil
    return isForm
      ? book.names(in: .english).spelling(of: slug, as: .pokemon) : words.name(of: .pokemon(id))
  }
}

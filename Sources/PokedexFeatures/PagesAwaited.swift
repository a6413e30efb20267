internal import PokedexModel

/// How far a list has come that arrives page by page.
package struct PagesAwaited: Sendable, Equatable {
  /// Rows that are here.
  package let here: Int
  /// Rows in all.
  package let total: Int

  package init(here: Int, of total: Int) {
    self.here = here
    self.total = total
  }
}

extension PokemonListViewModel {
  /// How far it has come while more is awaited; nil where nothing is, and before its length is known.
  package var pagesAwaited: PagesAwaited? {
    guard phase.isLoading, let count = pokemonList?.count, fetchedCount < count else { return nil }
    return PagesAwaited(here: fetchedCount, of: count)
  }
}

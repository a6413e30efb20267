internal import PokedexModel

/// The progress of a list that is fetched page by page.
package struct ListProgress: Sendable, Equatable {
  /// Number of rows fetched so far.
  package let here: Int
  /// Total number of rows.
  package let total: Int

  package init(here: Int, of total: Int) {
    self.here = here
    self.total = total
  }
}

extension PokemonListViewModel {
  /// Progress while more is pending; nil if nothing is, and until the length is known.
  package var pagesAwaited: ListProgress? {
    guard phase.isLoading, let count = pokemonList?.count, fetchedCount < count else { return nil }
    return ListProgress(here: fetchedCount, of: count)
  }
}

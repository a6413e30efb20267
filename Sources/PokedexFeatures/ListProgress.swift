internal import PokedexModel

/// The progress of a list that is fetched page by page.
package struct ListProgress: Sendable, Equatable {
  /// Number of rows fetched so far.
  package let loadedCount: Int
  /// Total number of rows.
  package let total: Int

  package init(loadedCount: Int, of total: Int) {
    self.loadedCount = loadedCount
    self.total = total
  }
}

extension PokemonListViewModel {
  /// Progress of the pending fetch. Nil if no rows are pending or the total number of rows is not
  /// known yet.
  package var listProgress: ListProgress? {
    guard phase.isLoading, let count = pokemonList?.count, fetchedCount < count else { return nil }
    return ListProgress(loadedCount: fetchedCount, of: count)
  }
}

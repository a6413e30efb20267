package import Pictures
internal import PokedexModel
internal import PokemonAPI

/// The sprites of a family, fetched one after the other while they are to be seen. What can't be had is
/// silence.
@MainActor
package final class FamilyPictures {
  private typealias Key = PictureStore.Key

  /// Those that have come, by PokeAPI's ids.
  package private(set) var files: [Int: PictureFile] = [:] {
    didSet { connectivity.changes.note() }
  }
  private var ids: [Int] = []
  private var kind = PictureKind()
  private let api: any PokemonAPIProtocol
  private let store: PictureStore
  private let connectivity: Connectivity
  private let loader: Loader<Void>

  init(
    api: any PokemonAPIProtocol, store: PictureStore, clock: any Clock<Duration>,
    connectivity: Connectivity
  ) {
    self.api = api
    self.store = store
    self.connectivity = connectivity
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  /// The picture of a variety by PokeAPI's id; nil until it is here.
  package func file(of id: Int) -> PictureFile? { files[id] }

  /// Shows varieties, unless they are shown already; none for nothing.
  ///
  /// - Parameter generation: whose sprites are wanted; nil for today's.
  package func show(_ ids: [Int], asOf generation: Int? = nil) {
    let kind = PictureKind(generation: generation)
    if ids == self.ids, kind == self.kind { return }
    (self.ids, self.kind) = (ids, kind)
    loader.reset()
    files = [:]
    for id in ids { files[id] = store[Key(id: id, kind: kind)] }
    if files.count == ids.count || ids.isEmpty { return }
    loader.load { [weak self] urgency in
      await Task.yield()
      for id in ids { try await self?.fetch(Key(id: id, kind: kind), urgency) }
      return Fetched((), .bundled)
    }
  }

  /// Drops what is under way; what is there stays.
  package func cancel() {
    loader.cancel()
  }

  /// Waits until all have come, or can't be had.
  package func settle() async {
    await loader.settle()
  }

  private func fetch(_ key: Key, _ urgency: Urgency) async throws {
    if Task.isCancelled { throw HTTPError.cancelled }
    if file(of: key.id) != nil { return }
    do {
      if let file = try await store.fetch(key, from: api.serving(urgency), connectivity) {
        files[key.id] = file
      }
    } catch is PokemonAPIError {
      // What can't be read has no picture in it; the next may have.
    }
  }
}

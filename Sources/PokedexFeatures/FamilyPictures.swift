package import Pictures
internal import PokedexModel
internal import PokemonAPI

/// The sprites of a family, fetched one after another while they are visible. Failures are not
/// reported.
@MainActor
package final class FamilyPictures {
  private typealias Key = PictureStore.PictureKey

  /// Pictures fetched so far, keyed by PokeAPI's id.
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

  /// Returns the picture of the variety with this PokeAPI id; nil until it is fetched.
  package func file(of id: Int) -> PictureFile? { files[id] }

  /// Shows the pictures of these varieties, unless they are shown already. An empty list shows
  /// nothing.
  ///
  /// - Parameter generation: generation of the sprites; nil for the newest.
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

  /// Cancels pending requests, but keeps the pictures.
  package func cancel() {
    loader.cancel()
  }

  /// Waits until all pictures are fetched or have failed.
  package func settle() async {
    await loader.settle()
  }

  private func fetch(_ key: Key, _ urgency: Urgency) async throws {
    if Task.isCancelled { throw HTTPError.cancelled }
    if file(of: key.id) != nil { return }
    do {
      if let file = try await store.fetch(key, from: api.withUrgency(urgency), connectivity) {
        files[key.id] = file
      }
    } catch is PokemonAPIError {
      // An unreadable picture is skipped, because the next one may be readable.
    }
  }
}

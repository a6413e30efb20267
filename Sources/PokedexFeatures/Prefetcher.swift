internal import PokemonAPI

/// Fetches entries near the selection ahead, one after the other, once the selection has rested. What
/// fails is said by whoever opens it; here it is asked for again in silence.
@MainActor
final class Prefetcher {
  private static let rest = Duration.milliseconds(400)

  private var ids: [Int] = []
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let loader: Loader<Void>

  init(api: any PokemonAPIProtocol, shelf: EntryShelf, clock: any Clock<Duration>) {
    self.api = api
    self.shelf = shelf
    loader = Loader(clock: clock, connectivity: shelf.connectivity)
  }

  /// Sets what is near, the nearest first. What was near before and is no longer wanted is dropped.
  func follow(_ ids: [Int]) {
    guard ids != self.ids else { return }
    self.ids = ids
    loader.load(after: Self.rest) { [shelf, api] _ in
      for id in ids where !shelf.isComplete(id, with: EntryPart.whole) {
        _ = try await shelf.complete(id, with: EntryPart.whole, from: api, .ahead)
      }
      // Old answers are left to whoever opens the entry.
      return Fetched((), .bundled)
    }
  }

  /// Drops what is under way.
  func cancel() {
    loader.reset()
    ids = []
  }
}

internal import Observation
internal import PokedexModel
internal import PokemonAPI

/// Fetches entries near the selection ahead, one after the other, once the selection has rested. What
/// fails is left to whoever opens it.
@MainActor @Observable
final class Prefetcher {
  private static let rest = Duration.milliseconds(400)

  /// Whether the last word from the network was that there is none.
  private(set) var isOffline = false

  @ObservationIgnored private var ids: [Int] = []
  @ObservationIgnored private var fetch: Task<Void, Never>?
  private let api: any PokemonAPIProtocol
  private let shelf: EntryShelf
  private let clock: any Clock<Duration>

  init(api: any PokemonAPIProtocol, shelf: EntryShelf, clock: any Clock<Duration>) {
    self.api = api
    self.shelf = shelf
    self.clock = clock
  }

  /// Sets what is near, the nearest first. What was near before and is no longer wanted is dropped.
  func follow(_ ids: [Int]) {
    guard ids != self.ids else { return }
    cancel()
    self.ids = ids
    fetch = Task { await fetchAhead(ids) }
  }

  /// Drops what is under way.
  func cancel() {
    fetch?.cancel()
    fetch = nil
    ids = []
  }

  private func fetchAhead(_ ids: [Int]) async {
    do {
      try await clock.sleep(for: Self.rest)
      for id in ids where shelf[id]?.has(.all) != true {
        try await shelf.complete(id, from: api.serving(.ahead), with: .all)
        if isOffline { isOffline = false }
      }
    } catch {
      // Whoever opens the entry is told; here it only says whether there is a network.
      if !Task.isCancelled, HTTPError.isNoNetwork(error), !isOffline { isOffline = true }
    }
  }
}

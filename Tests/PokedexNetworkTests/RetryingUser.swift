import CurlTransport
import Foundation
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PokemonAPI

/// A user of the program who presses `r` until everything has loaded.
@MainActor
final class RetryingUser {
  /// The maximum number of times that the user presses `r` before giving up.
  private static let maxPresses = 200

  /// The running program; `restart()` replaces it.
  var model: Fetcher { walk.model }
  var list: ScrolledList { walk.list }
  private var walk: PageWalk
  private let api: LivePokemonAPI
  private let time: ChaosTime
  private var presses = 0

  init(_ server: RecordedServer, _ folder: CacheFolder) throws {
    let time = ChaosTime()
    self.time = time
    api = try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(),
      cache: folder.cache(), clock: SkippingClock(), now: { time.now }, random: { 0.5 })
    walk = PageWalk(Self.model(api))
  }

  private static func model(_ api: LivePokemonAPI) -> Fetcher {
    Fetcher(api: api, source: .live, language: .english, clock: SkippingClock())
  }

  /// Restarts the program, which keeps its cache but loses its data in memory. Also resets the
  /// count of the user's key presses.
  func restart() {
    presses = 0
    model.quit()
    walk = PageWalk(Self.model(api))
  }

  func leave() {
    model.quit()
  }

  /// Advances the time of day.
  func wait(seconds: Int) {
    time.advance(by: seconds)
  }

  /// Fetches every page of the list.
  func readList() async throws {
    try await repeatUntilComplete { await self.model.list.fetchPokemonList() }
  }

  /// Jumps to the end of the list, and loads it completely.
  func jumpToTheEnd() async throws {
    try await repeatUntilComplete {
      self.walk.list.selectLast()
      await self.model.list.fetchPokemonList()
    }
    walk.list.selectLast()
  }

  /// Opens an entry from the list, and goes back to the list once the entry is complete.
  ///
  /// - Returns: The entry as the program showed it.
  func read(_ id: Int) async throws -> EntryCache.Entry {
    walk.list.select(row: try #require(walk.list.row(ofID: id)))
    walk.followSelection()
    walk.open()
    defer { walk.goBack() }
    let detail = try #require(model.entry?.detail)
    await detail.fetchPokemon()
    while detail.problem != nil {
      try press()
      await detail.fetchPokemon()
    }
    return try #require(model.entryCache[id])
  }

  private var hasWholeList: Bool {
    model.list.pokemonList.map { $0.next == nil } ?? false
  }

  /// Repeats `fetch`, or presses `r` after a problem, until the list is complete and none of its
  /// pages is stale.
  private func repeatUntilComplete(_ fetch: () async -> Void) async throws {
    while !hasWholeList || model.list.problem != nil {
      if model.list.problem == nil {
        await fetch()
      } else {
        try press()
        await model.list.fetchPokemonList()
      }
    }
  }

  private func press() throws {
    presses += 1
    try #require(presses <= Self.maxPresses)
    model.retry()
  }
}

/// The current time, in seconds since 1970. It changes only when a test advances it.
private final class ChaosTime: Sendable {
  private let seconds = Mutex(1_800_000_000)

  var now: Int { seconds.withLock { $0 } }

  func advance(by more: Int) {
    seconds.withLock { $0 += more }
  }
}

import CurlTransport
import Foundation
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PokemonAPI

/// A person at the program, who presses `r` as often as it takes.
@MainActor
final class ChaosVisitor {
  /// Who has pressed so often in vain gives up.
  private static let mostPresses = 200

  /// The program, which `restart()` starts anew.
  var model: PokedexViewModel { walk.model }
  private var walk: PageWalk
  private let api: LivePokemonAPI
  private let time: ChaosTime
  private var presses = 0

  init(_ server: SharedServer, _ folder: CacheFolder) throws {
    let time = ChaosTime()
    self.time = time
    api = try LivePokemonAPI(
      baseURL: server.baseURL, transport: CurlTransport(),
      cache: folder.cache(), clock: SkippingClock(), now: { time.now }, random: { 0.5 })
    walk = PageWalk(Self.model(api))
  }

  private static func model(_ api: LivePokemonAPI) -> PokedexViewModel {
    PokedexViewModel(api: api, source: .live, language: .english, clock: SkippingClock())
  }

  /// The same cache, but nothing in memory; who sits down again is rested.
  func restart() {
    presses = 0
    model.quit()
    walk = PageWalk(Self.model(api))
  }

  func leave() {
    model.quit()
  }

  /// Sets the time of day forward.
  func wait(seconds: Int) {
    time.advance(by: seconds)
  }

  /// Fetches page after page to the end of the list.
  func readList() async throws {
    try await insist { await self.model.list.fetchPokemonList() }
  }

  /// Goes to the end of the list at once.
  func jumpToTheEnd() async throws {
    try await insist {
      self.model.list.selectLast()
      await self.model.list.fetchPokemonList()
    }
    model.list.selectLast()
  }

  /// Opens an entry from the list and goes back once all of it is there.
  ///
  /// - Returns: what was to be seen of it.
  func read(_ id: Int) async throws -> EntryShelf.Entry {
    model.list.select(row: try #require(model.list.row(ofID: id)))
    walk.followSelection()
    walk.open()
    defer { walk.goBack() }
    let detail = try #require(model.entry?.detail)
    await detail.fetchPokemon()
    while detail.problem != nil {
      try press()
      await detail.fetchPokemon()
    }
    return try #require(model.shelf[id])
  }

  private var hasWholeList: Bool {
    model.list.pokemonList.map { $0.next == nil } ?? false
  }

  /// Does something until the list is whole and no part of it is an old one.
  private func insist(_ fetch: () async -> Void) async throws {
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
    try #require(presses <= Self.mostPresses)
    model.retry()
  }
}

/// The time of day, in seconds since 1970, which goes on only when a test says so.
private final class ChaosTime: Sendable {
  private let seconds = Mutex(1_800_000_000)

  var now: Int { seconds.withLock { $0 } }

  func advance(by more: Int) {
    seconds.withLock { $0 += more }
  }
}

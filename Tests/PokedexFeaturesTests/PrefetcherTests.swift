import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

@testable import PokedexFeatures

/// Prefetching with the bundle and a network that is used only for Pokédex descriptions.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PrefetcherTests {
  private let network = ScriptedAPI()
  private let connectivity = Connectivity()
  private let entryCache: EntryCache
  private let clock = RecordingClock()
  private let prefetcher: Prefetcher

  init() {
    let api = LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network)
    entryCache = EntryCache(connectivity: connectivity)
    prefetcher = Prefetcher(api: api, entryCache: entryCache, clock: clock)
  }

  /// Waits until the pause after a selection is over and the total number of calls has reached
  /// `calls`.
  private func rest(until calls: Int) async {
    await clock.passLastPause()
    await network.arrival(of: calls)
  }

  @Test func nothingIsFetchedBeforeSelectionPauses() async {
    prefetcher.follow([22, 23])
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(399))
    await mainActorCatchesUp()

    await clock.sleepers(1)
    #expect(clock.pauses == [.milliseconds(400)])
    #expect(network.calls == [])
  }

  @Test func entriesAreFetchedOneAtATime() async {
    prefetcher.follow([22, 23, 21])
    await rest(until: 1)
    #expect(network.calls == [.descriptions(number: 22)])

    await network.answerProse(of: 22, "First.")
    #expect(network.calls == [22, 23].map { .descriptions(number: $0) })
    await network.answerProse(of: 23, "Second.")
    await network.answerProse(of: 21, "Third.")

    #expect(network.calls == [22, 23, 21].map { .descriptions(number: $0) })
    #expect([22, 23, 21].allSatisfy { entryCache.isComplete($0, with: EntryPart.common) })
    #expect(Set(network.requestedUrgencies) == [.background])
  }

  @Test func followingSameEntriesDoesNotRestartPause() async {
    prefetcher.follow([22, 23])
    await clock.sleepers(1)

    prefetcher.follow([22, 23])
    await rest(until: 1)

    #expect(clock.pauses == [.milliseconds(400)])
  }

  @Test func movingSelectionRestartsPause() async {
    prefetcher.follow([22])
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(399))

    prefetcher.follow([50])
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(399))
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(1))
    await network.arrival(of: 1)

    #expect(network.calls == [.descriptions(number: 50)])
  }

  @Test func movingSelectionDropsPendingFetch() async {
    prefetcher.follow([22, 23])
    await rest(until: 1)

    prefetcher.follow([50])
    await network.answerProse(of: 22, "Late.")
    #expect(!entryCache.isComplete(22, with: EntryPart.common))
    await rest(until: 2)

    #expect(network.calls == [22, 50].map { .descriptions(number: $0) })
  }

  @Test func cancellingDropsAllFetches() async {
    prefetcher.follow([22, 23])
    await rest(until: 1)

    prefetcher.cancel()
    await network.answerProse(of: 22, "Late.")

    #expect(network.calls == [.descriptions(number: 22)])
    #expect(connectivity.isOffline == false)
  }

  @Test func cachedEntriesAreNotFetchedAgain() async throws {
    prefetcher.follow([22, 23])
    await rest(until: 1)
    await network.answerProse(of: 22, "First.")
    await network.answerProse(of: 23, "Second.")

    prefetcher.follow([23, 24, 22])
    await rest(until: 3)
    await network.answerProse(of: 24, "Third.")

    #expect(network.calls == [22, 23, 24].map { .descriptions(number: $0) })
  }

  @Test(arguments: [
    (HTTPError.noNetwork as any Error, true), (HTTPError.timedOut, true),
    (HTTPError.libraryMissing, true), (HTTPError.status(code: 503, body: ""), false),
    (HTTPError.notFound, false), (HTTPError.cancelled, false),
    (PokemonAPIError.decodingFailed, false),
  ])
  func failureEndsPrefetchAndUpdatesConnectivity(error: any Error, isOffline: Bool) async {
    prefetcher.follow([22, 23])
    await rest(until: 1)

    await network.fail(.descriptions(number: 22), error)

    #expect(connectivity.isOffline == isOffline)
    #expect(network.calls == [.descriptions(number: 22)])
  }

  @Test func successfulPrefetchEndsOfflineState() async {
    prefetcher.follow([22])
    await rest(until: 1)
    await network.fail(.descriptions(number: 22))
    #expect(connectivity.isOffline)

    prefetcher.follow([50])
    await rest(until: 2)
    #expect(connectivity.isOffline)
    await network.answerProse(of: 50, "There.")

    #expect(connectivity.isOffline == false)
  }

  @Test func lateFailureDoesNotAffectConnectivity() async {
    prefetcher.follow([22])
    await rest(until: 1)

    prefetcher.follow([50])
    await network.fail(.descriptions(number: 22))

    #expect(connectivity.isOffline == false)
  }
}

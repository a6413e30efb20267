import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Prefetching while the user moves through the list.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PrefetchingTests {
  private let network = ScriptedAPI()
  private let clock = RecordingClock()
  private let viewModel: Fetcher
  private let walk: PageWalk

  init() async {
    let api = LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network)
    viewModel = Fetcher(api: api, source: .layered, language: .english, clock: clock)
    walk = PageWalk(viewModel)
    await walk.start()
  }

  /// Selects a number and waits until the pause after a selection is over.
  private func rest(on number: Int) async {
    walk.list.select(number: number)
    walk.followSelection()
    await clock.passLastPause()
  }

  @Test func selectedEntryIsPrefetchedBeforeItsNeighbours() async {
    await rest(on: 22)

    for (count, number) in [22, 23, 21, 24].enumerated() {
      await network.arrival(of: count + 1)
      await network.answerProse(of: number, "Prose.")
    }

    #expect(network.calls == [22, 23, 21, 24].map { .descriptions(number: $0) })
    #expect(clock.pauses.last == .milliseconds(400))
  }

  @Test func firstEntryHasNoPreviousNeighbourToPrefetch() async {
    await clock.passLastPause()

    for (count, number) in [1, 2, 3].enumerated() {
      await network.arrival(of: count + 1)
      await network.answerProse(of: number, "Prose.")
    }

    #expect(network.calls == [1, 2, 3].map { .descriptions(number: $0) })
  }

  @Test func openingEntryPausesPrefetchingUntilGoingBack() async {
    await clock.sleepers(1)

    walk.open()
    clock.advance(by: .milliseconds(400))
    await network.answerProse(of: 1, "Prose.")
    #expect(network.calls == [.descriptions(number: 1)])
    walk.goBack()
    await clock.passLastPause()
    await network.arrival(of: 2)

    #expect(network.calls == [1, 2].map { .descriptions(number: $0) })
  }

  @Test func prefetchedEntryIsShownWhenOpened() async {
    await clock.passLastPause()
    await network.arrival(of: 1)
    await network.answerProse(of: 1, "Ahead.")

    walk.open()

    #expect(viewModel.entry?.detail?.descriptions?[.english] == "Ahead.")
    #expect(viewModel.isLoading == false)
    #expect(viewModel.origin == .live)
  }

  @Test func failedPrefetchShowsOfflineButNoError() async {
    await clock.passLastPause()
    await network.arrival(of: 1)
    await network.fail(.descriptions(number: 1))
    #expect(viewModel.isOffline)
    #expect(viewModel.errorMessage == "")

    await rest(on: 22)
    await network.arrival(of: 2)
    await network.answerProse(of: 22, "Prose.")

    #expect(viewModel.isOffline == false)
  }

  @Test func returningNetworkIsDetectedWithoutMovingSelection() async {
    await clock.passLastPause()
    await network.arrival(of: 1)
    await network.fail(.descriptions(number: 1))
    #expect(viewModel.isOffline)

    await clock.passLastPause()
    await network.arrival(of: 2)
    await network.answerProse(of: 1, "Prose.")

    #expect(viewModel.isOffline == false)
    #expect(clock.pauses == [.milliseconds(400), .seconds(5)])
    viewModel.quit()
  }

  /// While an entry is open, the program reports being offline only if that entry couldn't be
  /// loaded completely.
  @Test func completeOpenEntryIsNotOffline() async {
    await clock.passLastPause()
    await network.arrival(of: 1)
    await network.answerProse(of: 1, "Ahead.")
    await network.fail(.descriptions(number: 2))
    #expect(viewModel.isOffline)

    walk.open()

    #expect(viewModel.isOffline == false)
  }

  @Test func quittingCancelsPrefetch() async {
    await clock.sleepers(1)

    viewModel.quit()
    clock.advance(by: .seconds(1))
    await mainActorCatchesUp()

    #expect(network.calls == [])
  }

  /// The demo must not sleep at all. To check this, the test sleeps once itself; this must be the
  /// first sleep that the clock records.
  @Test func demoNeverWaits() async throws {
    let (api, clock) = (MockPokemonAPI(recordsCalls: true), RecordingClock())
    let viewModel = Fetcher(api: api, source: .demo, language: .english, clock: clock)
    let walk = PageWalk(viewModel)
    await walk.start()

    walk.list.select(number: 22)
    walk.followSelection()
    walk.open()
    walk.step(to: 23)
    walk.goBack()
    viewModel.retry()
    await viewModel.fetchNewcomers()
    await mainActorCatchesUp()
    let own = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.passLastPause()
    try await own.value

    #expect(clock.pauses == [.seconds(1)])
    #expect(!api.calls.contains { $0 == .descriptions(number: 24) })
  }
}

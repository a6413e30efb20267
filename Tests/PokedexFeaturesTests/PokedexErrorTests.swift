import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Messages about failures anywhere in the program, and how the program reacts to the failures.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PokedexErrorTests {
  private let bundle = MockPokemonAPI(recordsCalls: true)

  @Test func failedListShowsErrorMessage() async {
    let api = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)
    let viewModel = Fetcher(
      api: api, source: .live, language: .english, clock: ManualClock())

    await viewModel.start()

    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.isOffline)
    #expect(viewModel.isLoading == false)
  }

  @Test(arguments: [
    (HTTPError.noNetwork, true), (.timedOut, true), (.libraryMissing, true),
    (.status(code: 503, body: ""), false), (.tooLarge(limit: 1), false),
  ])
  func onlyNetworkErrorsCountAsOffline(error: HTTPError, isOffline: Bool) async {
    let api = MockPokemonAPI(returnHTTPError: error, recordsCalls: true)
    let viewModel = Fetcher(
      api: api, source: .live, language: .english, clock: ManualClock())

    await viewModel.start()

    #expect(viewModel.isOffline == isOffline)
  }

  @Test func messageBelongsToVisiblePage() async {
    let network = MockPokemonAPI(returnHTTPError: .timedOut, recordsCalls: true)
    let api = LayeredPokemonAPI(bundled: bundle, network: network)
    let viewModel = Fetcher(
      api: api, source: .layered, language: .english, clock: ManualClock())
    let walk = PageWalk(viewModel)
    await walk.start()
    #expect(viewModel.errorMessage == "")

    walk.open()
    await viewModel.entry?.detail?.fetchPokemon()
    #expect(viewModel.errorMessage == "PokéAPI took too long to answer. Press r to retry.")
    #expect(viewModel.entry?.detail?.evolutionLine != nil)

    walk.goBack()
    #expect(viewModel.errorMessage == "")
    #expect(viewModel.isOffline, "that was the last word from the network")
  }

  @Test func returningNetworkRetriesAllFailuresImmediately() async throws {
    let (network, clock) = (ScriptedAPI(), ManualClock())
    let api = LayeredPokemonAPI(bundled: bundle, network: network)
    let viewModel = Fetcher(
      api: api, source: .layered, language: .english, clock: clock)
    let walk = PageWalk(viewModel)
    await walk.start()
    let newcomers = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.fail(.pokemonList(offset: 0, limit: 100_000))
    await newcomers.value
    walk.open()
    await network.fail(.descriptions(number: 1))
    #expect(viewModel.isOffline)

    viewModel.retry()
    await network.answerProse(of: 1, "Prose.")

    #expect(viewModel.isOffline == false)
    #expect(network.calls.last == .pokemonList(offset: 0, limit: 100_000))
    #expect(network.calls.count == 4)
    viewModel.quit()
  }

  @Test func retryInListReloadsVisiblePage() async {
    let (api, clock) = (ScriptedAPI(), RecordingClock())
    let viewModel = Fetcher(
      api: api, source: .live, language: .english, clock: clock)
    let walk = PageWalk(viewModel)
    let start = Task { await walk.start() }
    await api.arrival(of: 1)
    await api.answerPage(offset: 0, of: 100)
    await start.value

    viewModel.retry()
    #expect(viewModel.status.isReloading)
    #expect(api.requestedUrgencies == [.wanted, .forceReload])
    await api.answerPage(offset: 0, of: 100)

    #expect(viewModel.status.isReloading == false)
    #expect(api.calls.count == 2)
    viewModel.quit()
  }

  @Test func retryFetchesOnlyFailedParts() async {
    let network = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)
    let api = LayeredPokemonAPI(bundled: bundle, network: network)
    let viewModel = Fetcher(
      api: api, source: .layered, language: .english, clock: ManualClock())
    let walk = PageWalk(viewModel)
    await walk.start()
    walk.open()
    let before = bundle.calls

    viewModel.retry()

    #expect(network.calls == [.descriptions(number: 1), .descriptions(number: 1)])
    #expect(bundle.calls == before)
  }

  @Test func quittingCancelsPendingFetches() async {
    let clock = ManualClock()
    let api = MockPokemonAPI(lag: MockPokemonAPI.Lag(.seconds(1), clock: clock), recordsCalls: true)
    let viewModel = Fetcher(api: api, source: .live, language: .english, clock: clock)
    let start = Task { await viewModel.start() }
    await clock.sleepers(1)
    #expect(viewModel.isLoading)

    viewModel.quit()
    await start.value

    #expect(viewModel.isLoading == false)
    #expect(viewModel.list.phase.isIdle)
    #expect(viewModel.errorMessage == "")
  }

  @Test func goingBackCancelsFetchesOfEntry() async throws {
    let api = ScriptedAPI()
    let viewModel = Fetcher(
      api: api, source: .demo, language: .english, clock: ManualClock())
    let walk = PageWalk(viewModel)
    walk.list.selectFirst()
    let page = PokemonList.page(offset: 0, limit: 100, of: 100)
    api.answer(.pokemonList(offset: 0, limit: 1 << 20), with: .success(page))
    await mainActorCatchesUp()
    walk.open()
    let entry = try #require(viewModel.entry)
    #expect(viewModel.isLoading)

    walk.goBack()
    let pokemon = try await bundle.fetch(.pokemon(.id(1))).value
    api.answer(.pokemon(.id(1)), with: .success(pokemon))
    await mainActorCatchesUp()

    #expect(entry.detail?.phase.isIdle == true)
    #expect(viewModel.entryCache[1] == nil)
    #expect(entry.isLoading == false)
    viewModel.quit()
  }
}

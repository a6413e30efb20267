import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// A list from the cache that is stale because the network supplied no newer data.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct StaleListTests {
  private static let first = ScriptedAPI.Call.pokemonList(offset: 0, limit: 100)
  private static let second = ScriptedAPI.Call.pokemonList(offset: 100, limit: 100)

  private let api = ScriptedAPI()
  private let clock = RecordingClock()
  private let viewModel: ScrolledList

  init() {
    viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: clock)
  }

  private func showOldPage(of count: Int = 150) async {
    viewModel.selectFirst()
    await api.answerPage(offset: 0, of: count, .old)
  }

  @Test func rowsAndReasonAreShownTogether() async {
    await showOldPage()

    #expect(viewModel.rowCount == 100)
    #expect(viewModel.phase.error == nil)
    #expect(viewModel.problem as? HTTPError == .noNetwork)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.origin == .old)
  }

  @Test func pagingContinuesFromCache() async {
    await showOldPage()

    viewModel.select(row: 99)
    let older = Origin.stale(age: .seconds(90_000), because: .timedOut)
    await api.answerPage(offset: 100, of: 150, older)
    viewModel.selectLast()

    #expect(viewModel.selectedItem?.id == 150)
    #expect(viewModel.origin == older)
    #expect(viewModel.errorMessage == "PokéAPI took too long to answer. Press r to retry.")
  }

  @Test func retryReloadsListWithoutMovingSelection() async {
    await showOldPage()
    viewModel.select(row: 42)

    viewModel.retry()
    #expect(viewModel.rowCount == 100)
    await api.answerPage(offset: 0, of: 150)

    #expect(api.calls == [Self.first, Self.first])
    #expect(viewModel.origin == .live)
    #expect(viewModel.problem == nil)
    #expect(viewModel.rowCount == 100)
    #expect(viewModel.selection == 42)
  }

  @Test func staleListShowsReasonUntilAutomaticReload() async {
    await showOldPage()

    await clock.passLastPause()
    await api.arrival(of: 2)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.phase.isLoading == false)
    await api.answerPage(offset: 0, of: 150)

    #expect(viewModel.errorMessage == "")
    #expect(api.calls == [Self.first, Self.first])
  }

  @Test func staleListIsRetriedWithIncreasingPauses() async {
    await showOldPage()

    for count in 2...4 {
      await clock.passLastPause()
      await api.arrival(of: count)
      await api.answerPage(offset: 0, of: 150, .old)
    }
    await clock.sleepers(1)

    #expect(clock.pauses == [5, 10, 20, 40].map { .seconds($0) })
    #expect(viewModel.rowCount == 100)
  }

  @Test func nextPageIsFetchedBeforeStaleOneIsReloaded() async {
    await showOldPage()
    await clock.sleepers(1)

    viewModel.select(row: 60)
    clock.advance(by: .seconds(5))
    await api.answerPage(offset: 100, of: 150, .old)

    #expect(api.calls == [Self.first, Self.second])
    #expect(viewModel.rowCount == 150)
  }

  /// Another program may empty the cache, so a retry can fail although the cache had answered the
  /// same request before.
  @Test func completeListCanBeReloadedAfterFailedRetry() async {
    await showOldPage(of: 100)
    viewModel.retry()
    await api.fail(Self.first)
    #expect(viewModel.rowCount == 100)

    viewModel.retry()
    await api.answerPage(offset: 0, of: 100)

    #expect(viewModel.errorMessage == "")
    #expect(viewModel.rowCount == 100)
  }

  @Test func freshListIsNotReloadedAutomatically() async {
    viewModel.selectFirst()
    await api.answerPage(offset: 0, of: 150, .cached(age: .seconds(60)))

    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(viewModel.origin == .cached(age: .seconds(60)))
    #expect(clock.pauses == [])
    #expect(api.calls == [Self.first])
  }

  @Test func listIsLiveOnlyAfterAllStalePagesAreReloaded() async {
    await showOldPage()
    viewModel.select(row: 99)
    await api.answerPage(offset: 100, of: 150, .old)

    viewModel.retry()
    await api.answerPage(offset: 0, of: 150)
    #expect(viewModel.origin == .old)
    await api.answerPage(offset: 100, of: 150)

    #expect(viewModel.origin == .live)
    #expect(viewModel.rowCount == 150)
    #expect(api.calls == [Self.first, Self.second, Self.first, Self.second])
  }
}

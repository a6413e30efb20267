import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Automatic retries of list pages that failed to load or are stale.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListRetryTests {
  private static let first = ScriptedAPI.Call.pokemonList(offset: 0, limit: 100)
  private static let second = ScriptedAPI.Call.pokemonList(offset: 100, limit: 100)

  private let api = ScriptedAPI()
  private let clock = RecordingClock()
  private let viewModel: ScrolledList

  init() {
    viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: clock)
  }

  @Test func failedPageShowsErrorUntilAutomaticRetrySucceeds() async {
    viewModel.selectFirst()
    await api.fail(Self.first)

    await clock.passLastPause()
    await api.arrival(of: 2)
    #expect(viewModel.phase.error as? HTTPError == .noNetwork)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    await api.answerPage(offset: 0, of: 150)

    #expect(viewModel.rowCount == 100)
    #expect(viewModel.errorMessage == "")
    #expect(viewModel.origin == .live)
  }

  @Test func everyFailureDoublesPauseAndSuccessResetsIt() async {
    viewModel.selectFirst()
    await api.fail(Self.first)
    await clock.passLastPause()
    await api.arrival(of: 2)
    await api.fail(Self.first)
    await clock.passLastPause()
    await api.arrival(of: 3)
    await api.answerPage(offset: 0, of: 150)

    viewModel.select(row: 60)
    await api.fail(Self.second)
    await clock.passLastPause()
    await api.arrival(of: 5)

    #expect(clock.pauses == [5, 10, 5].map { .seconds($0) })
    #expect(api.calls == [Self.first, Self.first, Self.first, Self.second, Self.second])
  }

  @Test func manualRetryRestoresShortestPause() async {
    viewModel.selectFirst()
    await api.fail(Self.first)
    await clock.passLastPause()
    await api.arrival(of: 2)
    await api.fail(Self.first)
    await clock.sleepers(1)

    viewModel.retry()
    #expect(viewModel.phase.isLoading)
    await api.fail(Self.first)
    await clock.sleepers(1)

    #expect(clock.pauses == [5, 10, 5].map { .seconds($0) })
  }

  @Test func cancellingStopsAutomaticRetries() async {
    viewModel.selectFirst()
    await api.fail(Self.first)
    await clock.sleepers(1)

    viewModel.cancel()
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(api.calls == [Self.first])
  }

  @Test func permanentErrorIsNotRetried() async {
    viewModel.selectFirst()

    await api.fail(Self.first, HTTPError.libraryMissing)
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(clock.pauses == [])
    #expect(api.calls == [Self.first])
  }

  @Test func automaticRetryCompletesFailedJump() async {
    viewModel.selectFirst()
    await api.answerPage(offset: 0, of: 1351)
    viewModel.select(row: 300)
    await api.fail(.pokemonList(offset: 100, limit: 250))

    await clock.passLastPause()
    await api.arrival(of: 3)
    await api.answerPage(offset: 100, limit: 250, of: 1351)

    #expect(viewModel.selection == 300)
  }
}

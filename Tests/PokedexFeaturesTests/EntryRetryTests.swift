import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Automatic retries of an entry that failed to load.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct EntryRetryTests {
  private let api = ScriptedAPI()
  private let clock = RecordingClock()
  private let viewModel: PokemonDetailViewModel

  init() {
    viewModel = PokemonDetailViewModel(api: api, entryCache: EntryCache(), clock: clock)
  }

  @Test func failedEntryShowsErrorUntilAutomaticRetrySucceeds() async throws {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))

    await clock.passLastPause()
    await api.arrival(of: 2)
    #expect(viewModel.phase.error as? HTTPError == .noNetwork)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    try await api.answerEntry(of: 4)

    #expect(viewModel.pokemon?.slug == "charmander")
    #expect(viewModel.errorMessage == "")
    #expect(clock.pauses == [.seconds(5)])
  }

  @Test func everyFailureDoublesPauseUpToAMinute() async {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))

    for count in 2...6 {
      await clock.passLastPause()
      await api.arrival(of: count)
      await api.fail(.pokemon(.id(4)))
    }
    await clock.sleepers(1)

    #expect(clock.pauses == [5, 10, 20, 40, 60, 60].map { .seconds($0) })
  }

  @Test func automaticRetryFetchesOnlyMissingParts() async throws {
    viewModel.show(id: 4)
    try await api.answerFacts(of: 4)
    try await api.answerLine(of: 4)
    await api.fail(.descriptions(number: 4), HTTPError.timedOut)

    await clock.passLastPause()
    await api.arrival(of: 4)

    #expect(api.calls.count { $0 == .descriptions(number: 4) } == 2)
    #expect(api.calls.count { $0 == .pokemon(.id(4)) } == 1)
    #expect(viewModel.pokemon?.id == 4)
  }

  @Test func manualRetryRestoresShortestPause() async {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))
    await clock.passLastPause()
    await api.arrival(of: 2)
    await api.fail(.pokemon(.id(4)))
    await clock.sleepers(1)

    viewModel.retry()
    #expect(viewModel.phase.isLoading)
    await api.fail(.pokemon(.id(4)))
    await clock.sleepers(1)

    #expect(clock.pauses == [5, 10, 5].map { .seconds($0) })
    #expect(api.calls.count == 3)
  }

  @Test func showingAnotherEntryRestoresShortestPause() async {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))
    await clock.sleepers(1)

    viewModel.show(id: 7)
    await api.fail(.pokemon(.id(7)))
    await clock.passLastPause()
    await api.arrival(of: 3)

    #expect(clock.pauses == [5, 5].map { .seconds($0) })
    #expect(api.calls.last == .pokemon(.id(7)))
  }

  @Test func cancellingStopsAutomaticRetries() async {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))
    await clock.sleepers(1)

    viewModel.cancel()
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(api.calls.count == 1)
  }

  @Test func manualRetryReplacesAutomaticOne() async throws {
    viewModel.show(id: 4)
    await api.fail(.pokemon(.id(4)))
    await clock.passLastPause()
    await api.arrival(of: 2)

    viewModel.retry()
    await api.fail(.pokemon(.id(4)), HTTPError.timedOut)
    #expect(viewModel.phase.isLoading)
    try await api.answerEntry(of: 4)

    #expect(viewModel.errorMessage == "")
    #expect(viewModel.pokemon?.id == 4)
  }

  @Test(arguments: [
    HTTPError.notFound, .invalidRequest, .libraryMissing, .status(code: 403, body: ""), .cancelled,
  ])
  func permanentErrorIsNotRetried(error: HTTPError) async {
    viewModel.show(id: 4)

    await api.fail(.pokemon(.id(4)), error)
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(clock.pauses == [])
    #expect(api.calls.count == 1)
  }
}

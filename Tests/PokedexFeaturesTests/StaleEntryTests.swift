import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// An entry from the cache that is stale because the network supplied no newer data.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct StaleEntryTests {
  private let api = ScriptedAPI()
  private let entryCache = EntryCache()
  private let clock = RecordingClock()
  private let viewModel: PokemonDetailViewModel

  init() {
    viewModel = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: clock)
  }

  private func showOldEntry() async throws {
    viewModel.show(id: 4)
    try await api.answerEntry(of: 4, prose: "Old.", .old)
  }

  @Test func contentAndReasonAreShownTogether() async throws {
    try await showOldEntry()

    #expect(viewModel.pokemon?.slug == "charmander")
    #expect(viewModel.evolutionLine?.members.count == 3)
    #expect(viewModel.descriptions?[.english] == "Old.")
    #expect(viewModel.phase.error == nil)
    #expect(viewModel.problem as? HTTPError == .noNetwork)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.origin == .old)
  }

  @Test func retryReplacesStaleEntryWithLiveOne() async throws {
    try await showOldEntry()

    viewModel.retry()
    #expect(viewModel.phase.isLoading)
    try await api.answerFacts(of: 4)
    try await api.answerLine(of: 4)
    #expect(viewModel.descriptions?[.english] == "Old.", "until the new one is whole")
    await api.answerProse(of: 4, "New.")

    #expect(viewModel.descriptions?[.english] == "New.")
    #expect(viewModel.origin == .live)
    #expect(viewModel.problem == nil)
    #expect(viewModel.errorMessage == "")
    #expect(api.calls.count == 6)
  }

  @Test func staleEntryStaysWhenRetryFails() async throws {
    try await showOldEntry()

    viewModel.retry()
    try await api.answerFacts(of: 4)
    await api.fail(.evolutionLine(number: 4), HTTPError.status(code: 503, body: ""))

    #expect(viewModel.pokemon?.slug == "charmander")
    #expect(viewModel.descriptions?[.english] == "Old.")
    #expect(viewModel.origin == .old)
    #expect(viewModel.errorMessage == "PokéAPI answered with error 503. Press r to retry.")
  }

  @Test func staleEntryStaysWhenRetryIsAlsoStale() async throws {
    try await showOldEntry()
    let older = Origin.stale(age: .seconds(90_000), because: .timedOut)

    viewModel.retry()
    try await api.answerEntry(of: 4, prose: "Old.", older)

    #expect(viewModel.descriptions?[.english] == "Old.")
    #expect(viewModel.origin == older)
    #expect(viewModel.errorMessage == "PokéAPI took too long to answer. Press r to retry.")
  }

  @Test func staleEntryShowsReasonUntilAutomaticReload() async throws {
    try await showOldEntry()

    await clock.passLastPause()
    await api.arrival(of: 4)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.phase.isLoading == false)
    try await api.answerEntry(of: 4, prose: "New.")

    #expect(viewModel.descriptions?[.english] == "New.")
    #expect(viewModel.errorMessage == "")
    #expect(clock.pauses == [.seconds(5)])
  }

  @Test(arguments: [HTTPError.notFound, .invalidRequest, .libraryMissing])
  func permanentReasonIsShownButNotRetried(cause: HTTPError) async throws {
    viewModel.show(id: 4)

    try await api.answerEntry(of: 4, .stale(age: .zero, because: cause))
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(viewModel.problem as? HTTPError == cause)
    #expect(clock.pauses == [])
  }

  @Test func reopeningShowsStaleEntryAndReasonImmediately() async throws {
    try await showOldEntry()

    let again = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: clock)
    again.show(id: 4)

    #expect(again.descriptions?[.english] == "Old.")
    #expect(again.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(api.calls.count == 3)
  }

  /// A preview doesn't load the description, but it must not discard the description that the
  /// entry's page has loaded.
  @Test func previewReloadKeepsProseAndItsOrigin() async throws {
    try await showOldEntry()
    viewModel.cancel()
    let preview = PokemonDetailViewModel(
      api: api, entryCache: entryCache, depth: .preview(debounce: .zero), clock: clock)
    preview.show(id: 4)

    preview.retry()
    try await api.answerFacts(of: 4)
    try await api.answerLine(of: 4)

    #expect(preview.origin == .live)
    #expect(entryCache[4]?.origins[.descriptions] == .old)
    viewModel.show(id: 4)
    #expect(viewModel.descriptions?[.english] == "Old.")
    #expect(viewModel.origin == .old)
    #expect(viewModel.problem as? HTTPError == .noNetwork)
  }

  nonisolated static let origins: [(facts: Origin, line: Origin, prose: Origin, all: Origin)] = [
    (.bundled, .bundled, .bundled, .bundled), (.bundled, .bundled, .live, .live),
    (.bundled, .bundled, .cached(age: .seconds(9)), .cached(age: .seconds(9))),
    (.live, .cached(age: .seconds(5)), .live, .cached(age: .seconds(5))),
    (.cached(age: .seconds(8)), .cached(age: .seconds(5)), .live, .cached(age: .seconds(8))),
    (.cached(age: .seconds(99_999)), .live, .old, .old), (.old, .live, .live, .old),
  ]

  @Test(arguments: origins)
  func originIsThatOfLeastReliablePart(
    row: (facts: Origin, line: Origin, prose: Origin, all: Origin)
  ) async throws {
    #expect(viewModel.origin == nil)
    viewModel.show(id: 4)

    try await api.answerFacts(of: 4, row.facts)
    #expect(viewModel.origin == row.facts)
    try await api.answerLine(of: 4, row.line)
    await api.answerProse(of: 4, "Prose.", row.prose)

    #expect(viewModel.origin == row.all)
  }
}

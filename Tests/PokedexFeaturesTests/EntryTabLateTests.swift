import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Pages of an entry whose responses arrive late, out of order or never.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct EntryTabLateTests {
  private let api = ScriptedAPI()
  private let entryCache = EntryCache()
  private let entry: PageViewModel

  init() {
    entry = PageViewModel(
      .pokemon(1),
      detail: PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock()),
      api: api,
      entryCache: entryCache)
  }

  private func requestCount(_ id: Int) -> Int { api.calls.filter { $0 == .learnset(id: id) }.count }

  /// Shows an entry and requests its moves.
  private func openMoves(of id: Int) async throws {
    entry.show(id: id, parts: [])
    try await api.answerEntry(of: id)
    entry.show(id: id, parts: .moves)
    await mainActorCatchesUp()
  }

  @Test func failedPageKeepsItsErrorUntilRetry() async throws {
    try await openMoves(of: 4)
    await api.fail(.learnset(id: 4))
    #expect(entry.phase.error as? HTTPError == .noNetwork)

    entry.retry()
    await mainActorCatchesUp()
    #expect(entry.phase.isLoading)
    try await api.answerLearnset(of: 4)

    #expect(requestCount(4) == 2)
    #expect(entry.phase.isLoaded)
    #expect(entryCache[4]?.parts.learnset?.isEmpty == false)
  }

  @Test func retryAfterFailedFactsAlsoFetchesPage() async throws {
    entry.show(id: 4, parts: .moves)
    await mainActorCatchesUp()
    await api.fail(.pokemon(.id(4)))
    #expect(entry.detail?.problem as? HTTPError == .noNetwork)
    #expect(!entry.phase.isLoaded)

    entry.retry()
    await mainActorCatchesUp()
    try await api.answerEntry(of: 4)
    try await api.answerLearnset(of: 4)

    #expect(entry.phase.isLoaded)
    #expect(entryCache[4]?.parts.learnset != nil)
    entry.cancel()
  }

  @Test func retryWithoutFailureReloadsEverything() async throws {
    try await openMoves(of: 4)
    try await api.answerLearnset(of: 4)

    entry.retry()
    await mainActorCatchesUp()
    #expect(entry.isReloading)
    #expect(api.requestedUrgencies.suffix(2) == [.forceReload, .forceReload])
    #expect(entryCache[4]?.parts.learnset != nil, "what is here stays")
    try await api.answerEntry(of: 4, prose: "New.")
    try await api.answerLearnset(of: 4)

    #expect(requestCount(4) == 2)
    #expect(entry.detail?.descriptions?[.english] == "New.")
    #expect(entry.isLoading == false)
  }

  @Test func pageOpenedTwiceIsFetchedOnce() async throws {
    try await openMoves(of: 4)

    entry.show(id: 4, parts: .moves)
    await mainActorCatchesUp()

    #expect(requestCount(4) == 1)
    try await api.answerLearnset(of: 4)
    #expect(entry.phase.isLoaded)
  }

  @Test func lateAnswerForPreviousEntryIsDropped() async throws {
    try await openMoves(of: 4)
    entry.show(id: 7, parts: .moves)
    await mainActorCatchesUp()

    try await api.answerLearnset(of: 4)

    #expect(entryCache[4]?.parts.learnset == nil)
    #expect(entry.phase.isLoading)
    try await api.answerEntry(of: 7)
    try await api.answerLearnset(of: 7)
    #expect(entry.phase.isLoaded)
    #expect(entryCache[7]?.parts.learnset?.isEmpty == false)
  }

  @Test func lateFailureForPreviousEntryIsNotShown() async throws {
    try await openMoves(of: 4)
    entry.show(id: 7, parts: .moves)
    await mainActorCatchesUp()

    await api.fail(.learnset(id: 4))

    #expect(entry.phase.error == nil)
    #expect(entry.phase.isLoading)
    entry.cancel()
  }

  @Test func lateFailureOfPreviousPageIsDropped() async throws {
    try await openMoves(of: 4)
    entry.show(id: 4, parts: .breeding)

    await api.fail(.learnset(id: 4))

    #expect(entry.phase.isLoaded)
  }

  @Test func cancelledPageDropsLateAnswer() async throws {
    try await openMoves(of: 4)

    entry.cancel()
    try await api.answerLearnset(of: 4)

    #expect(entry.phase.isIdle)
    #expect(entryCache[4]?.parts.learnset == nil)
  }

  @Test func cancellingEntryEndsPendingFetches() async throws {
    let clock = ManualClock()
    let lagging = MockPokemonAPI(
      lag: MockPokemonAPI.Lag(.seconds(1), clock: clock), recordsCalls: true)
    let id = 4
    entryCache[id] = EntryCache.Entry(try await MockPokemonAPI().fetch(.pokemon(.id(id))))
    let entry = PageViewModel(
      .pokemon(1),
      detail: PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock()),
      api: lagging,
      entryCache: entryCache)
    entry.show(id: id, parts: .places)
    await clock.sleepers(1)

    entry.cancel()
    clock.advance(by: .seconds(1))
    await mainActorCatchesUp()

    #expect(lagging.calls == [.encounters(id: id)])
    #expect(entry.phase.isIdle)
  }
}

extension ScriptedAPI {
  /// Answers the request for an entry's learnset with the bundle's data.
  @MainActor
  fileprivate func answerLearnset(of id: Int) async throws {
    let bundle = MockPokemonAPI(recordsCalls: true)
    let pokemon = try await bundle.fetch(.pokemon(.id(id))).value
    let learnset = Fetched(try await bundle.fetch(.learnset(of: pokemon)).value, .live)
    await mainActorCatchesUp()
    #expect(answer(.learnset(id: id), with: .success(learnset)), "nobody waits for \(id)")
    await mainActorCatchesUp()
  }
}

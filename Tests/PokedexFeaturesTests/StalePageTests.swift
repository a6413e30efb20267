import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Pages of an entry with some stale parts: how the parts are requested again, and the program's
/// status meanwhile.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct StalePageTests {
  private let api = ScriptedAPI()
  private let clock = RecordingClock()
  private let model: Fetcher
  private let walk: PageWalk

  init() {
    model = Fetcher(api: api, source: .live, language: .english, clock: clock)
    walk = PageWalk(model)
  }

  private func requestCount(_ call: ScriptedAPI.Call) -> Int { api.calls.count { $0 == call } }

  private func answerLearnset(of id: Int, _ origin: Origin) async throws {
    let pokemon = try await MockPokemonAPI().fetch(.pokemon(.id(id))).value
    let learnset = try await MockPokemonAPI().fetch(.learnset(of: pokemon)).value
    await mainActorCatchesUp()
    let isAwaited = api.answer(
      .learnset(id: id), with: .success(Fetched(learnset, origin)))
    #expect(isAwaited, "nobody waits for the learnset of \(id)")
    await mainActorCatchesUp()
  }

  /// Opens an entry and turns to its moves page.
  private func openMoves(facts: Origin, learnset: Origin) async throws {
    walk.open(.pokemon(4))
    await mainActorCatchesUp()
    try await api.answerEntry(of: 4, facts)
    walk.turn(to: .moves)
    try await answerLearnset(of: 4, learnset)
  }

  @Test func stalePageOfFreshEntryIsReloadedAutomatically() async throws {
    try await openMoves(facts: .live, learnset: .old)
    #expect(model.origin == .old)
    #expect(model.errorMessage == "Can't reach PokéAPI. Press r to retry.")

    await clock.passLastPause()
    await api.arrival(of: 5)
    #expect(requestCount(.learnset(id: 4)) == 2)
    #expect(requestCount(.pokemon(.id(4))) == 1)
    try await answerLearnset(of: 4, .live)

    #expect(model.origin == .live)
    #expect(model.errorMessage == "")
    model.quit()
  }

  @Test func stalePageOfLiveEntryIsNotShownAsLive() async throws {
    try await openMoves(facts: .old, learnset: .old)

    model.entry?.detail?.retry()
    await mainActorCatchesUp()
    try await api.answerEntry(of: 4)

    #expect(model.entry?.detail?.origin == .live)
    #expect(model.origin == .old)
    model.quit()
  }

  @Test func retryAlsoReloadsStalePage() async throws {
    try await openMoves(facts: .old, learnset: .old)

    model.retry()
    await mainActorCatchesUp()
    try await api.answerEntry(of: 4)
    try await answerLearnset(of: 4, .live)

    #expect(requestCount(.learnset(id: 4)) == 2)
    #expect(model.origin == .live)
    #expect(model.errorMessage == "")
    model.quit()
  }

  @Test func hiddenPageDoesNotAffectOrigin() async throws {
    try await openMoves(facts: .live, learnset: .old)

    walk.turn(to: .breeding)

    #expect(model.origin == .live)
    #expect(model.errorMessage == "")
    model.quit()
  }
}

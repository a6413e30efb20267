import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Entries in a chosen generation, with data sources that answer at once, late or never.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct GenerationTests {
  private let api = ScriptedAPI()
  private let past = ScriptedAPI.Call.pastValues(id: 35)

  private func requestCount(_ id: Int = 35) -> Int {
    api.calls.filter { $0 == .pastValues(id: id) }.count
  }

  /// Opens Clefairy's entry with the scripted API and answers its requests with present-day data.
  private func opened() async throws -> Fetcher {
    try await walkedToClefairy().model
  }

  /// Opens Clefairy's entry as `opened()` does, but returns a `PageWalk`, which can open further
  /// pages.
  private func walkedToClefairy() async throws -> PageWalk {
    let walk = self.walk()
    walk.open(.pokemon(35))
    await mainActorCatchesUp()
    try await api.answerEntry(of: 35)
    return walk
  }

  private func walk() -> PageWalk {
    PageWalk(
      Fetcher(api: api, source: .demo, language: .english, clock: ManualClock()))
  }

  private func answerPast(_ id: Int = 35) async throws {
    let pokemon = try await MockPokemonAPI().fetch(.pokemon(.id(id))).value
    let values = try await MockPokemonAPI().fetch(.pastValues(of: pokemon)).value
    #expect(
      api.answer(.pastValues(id: id), with: .success(Fetched(values, .live))), "nobody waits")
    await mainActorCatchesUp()
  }

  @Test func choosingGenerationFetchesPastValues() async throws {
    let model = try await opened()
    #expect(requestCount() == 0)

    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()
    #expect(model.isLoading)
    #expect(model.entry?.detail?.pokemon == nil)
    try await answerPast()

    #expect(!model.isLoading)
    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    #expect(requestCount() == 1)
    model.quit()
  }

  @Test func pastValuesAreShownWhileProseLoadsOrFails() async throws {
    let walk = self.walk()
    let model = walk.model
    model.want { $0.edition = Dex().edition(generation: 5) }
    walk.open(.pokemon(35))
    await mainActorCatchesUp()
    try await api.answerFacts(of: 35)
    try await api.answerLine(of: 35)
    try await answerPast()

    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    #expect(model.isLoading)
    await api.fail(.descriptions(number: 35))

    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    #expect(!model.errorMessage.isEmpty)
    model.quit()
  }

  @Test func pastValuesAreShownForStaleEntry() async throws {
    let walk = self.walk()
    let model = walk.model
    walk.open(.pokemon(35))
    await mainActorCatchesUp()
    try await api.answerEntry(of: 35, .old)

    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()
    try await answerPast()
    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    await api.fail(.pokemon(.id(35)))

    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    model.quit()
  }

  @Test func switchingGenerationsReusesPastValues() async throws {
    let model = try await opened()
    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()
    try await answerPast()

    var types: [[PokemonType]?] = []
    for generation in [6, 2, nil, 5] {
      model.want { $0.edition = generation.map(Dex().edition(generation:)) }
      await mainActorCatchesUp()
      types.append(model.entry?.detail?.pokemon?.types)
    }

    #expect(types == [[.fairy], [.normal], [.fairy], [.normal]])
    #expect(requestCount() == 1)
    model.quit()
  }

  @Test func failedPastValuesShowErrorUntilRetry() async throws {
    let model = try await opened()
    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()

    await api.fail(past)
    #expect(model.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(model.entry?.detail?.pokemon == nil)
    model.retry()
    await mainActorCatchesUp()
    try await answerPast()

    #expect(model.errorMessage.isEmpty)
    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    model.quit()
  }

  @Test func currentValuesAreShownDespiteFailedPastValues() async throws {
    let model = try await opened()
    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()
    await api.fail(past)

    model.want { $0.edition = nil }

    #expect(model.entry?.detail?.pokemon?.types == [.fairy])
    #expect(model.errorMessage.isEmpty)
    model.quit()
  }

  @Test func lateAnswerForDeselectedGenerationChangesNothing() async throws {
    let model = try await opened()
    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()
    model.want { $0.edition = nil }

    try await answerPast()

    #expect(model.entry?.detail?.pokemon?.types == [.fairy])
    #expect(!model.isLoading)
    model.quit()
  }

  @Test func hiddenPageFetchesNoPastValues() async throws {
    let walk = try await walkedToClefairy()
    let model = walk.model
    walk.open(.type(.fairy))
    let before = api.calls

    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()

    #expect(api.calls == before)
    #expect(!model.isLoading)
    walk.goBack()
    await mainActorCatchesUp()
    #expect(requestCount() == 1)
    try await answerPast()
    #expect(model.entry?.detail?.pokemon?.types == [.normal])
    model.quit()
  }

  @Test func previewBehindPageFetchesNoPastValues() async throws {
    let walk = self.walk()
    let model = walk.model
    model.preview.show(id: 4)
    await mainActorCatchesUp()
    try await api.answerFacts(of: 4)
    try await api.answerLine(of: 4)
    walk.open(.type(.fairy))

    model.want { $0.edition = Dex().edition(generation: 5) }
    await mainActorCatchesUp()

    #expect(requestCount(4) == 0)
    model.quit()
  }

  @Test func chosenGenerationAppliesToEntriesOpenedLater() async {
    let bundle = MockPokemonAPI(recordsCalls: true)
    let model = Fetcher(api: bundle, source: .demo, language: .english)
    let walk = PageWalk(model)
    await walk.start()

    model.want { $0.edition = Dex().edition(generation: 1) }
    walk.open(.pokemon(81))
    #expect(model.entry?.detail?.pokemon?.types == [.electric])
    walk.open(.pokemon(25))
    #expect(model.entry?.detail?.pokemon?.stats[.defense] == 30)
    walk.step(to: 24)
    walk.goBack()
    walk.goForward()

    #expect(model.entry?.detail?.edition?.generation == 1)
    #expect(model.needs.edition?.generation == 1)
    walk.open(.pokemon(152))
    #expect(model.entry?.detail?.introducedLater == 2)
  }
}

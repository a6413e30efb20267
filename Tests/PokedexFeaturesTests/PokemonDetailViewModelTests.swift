import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// One entry: the requests that it makes, and the responses that it keeps.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PokemonDetailViewModelTests {
  private let api = ScriptedAPI()
  private let entryCache = EntryCache()
  private let bundle = MockPokemonAPI(recordsCalls: true)
  private let viewModel: PokemonDetailViewModel

  init() {
    viewModel = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock())
  }

  private func answerFacts(of id: Int) async throws {
    let pokemon = try await bundle.fetch(.pokemon(.id(id))).value
    #expect(api.answer(.pokemon(.id(id)), with: .success(pokemon)))
    await mainActorCatchesUp()
  }

  private func answerLine(of number: Int) async throws {
    let line = try await bundle.fetch(.pokemon(.id(number))).value.species
    let answer = try await bundle.fetch(.evolutionLine(of: line)).value
    #expect(api.answer(.evolutionLine(number: number), with: .success(answer)))
    await mainActorCatchesUp()
  }

  private func answerDescriptions(of number: Int, _ text: String) async {
    let answer: [GameDescription]? = [.english(text)]
    #expect(api.answer(.descriptions(number: number), with: .success(answer)))
    await mainActorCatchesUp()
  }

  private func fail(_ call: ScriptedAPI.Call, _ error: any Error = HTTPError.noNetwork) async {
    #expect(api.answer(call, with: .failure(error)))
    await mainActorCatchesUp()
  }

  @Test func bundledEntryIsLoadedImmediately() {
    let viewModel = PokemonDetailViewModel(api: bundle, entryCache: entryCache)

    viewModel.show(id: 4)

    #expect(viewModel.pokemon?.slug == "charmander")
    #expect(viewModel.evolutionLine?.members.map(\.number) == [4, 5, 6])
    #expect(viewModel.phase.isLoading == false)
  }

  @Test func partsAreShownAsTheyArrive() async throws {
    viewModel.show(id: 4)
    #expect(viewModel.phase.isLoading)

    try await answerFacts(of: 4)
    #expect(viewModel.pokemon?.id == 4)
    #expect(viewModel.evolutionLine == nil)
    try await answerLine(of: 4)
    #expect(viewModel.evolutionLine?.number == 4)
    #expect(viewModel.descriptions == nil)
    await answerDescriptions(of: 4, "Warm.")

    #expect(viewModel.descriptions?[.english] == "Warm.")
    #expect(viewModel.phase.isLoading == false)
  }

  @Test func showingSameEntryAgainFetchesNothing() async throws {
    viewModel.show(id: 4)

    viewModel.show(id: 4)

    #expect(api.calls == [.pokemon(.id(4))])
  }

  @Test func lateAnswerForAnotherEntryIsDropped() async throws {
    viewModel.show(id: 4)
    viewModel.show(id: 25)

    try await answerFacts(of: 4)

    #expect(viewModel.pokemon == nil)
    #expect(viewModel.phase.isLoading)
    #expect(api.calls == [.pokemon(.id(4)), .pokemon(.id(25))])
    try await answerFacts(of: 25)
    #expect(viewModel.pokemon?.slug == "pikachu")
  }

  @Test func lateFailureForAnotherEntryIsNotShown() async throws {
    viewModel.show(id: 4)
    viewModel.show(id: 25)

    await fail(.pokemon(.id(4)))

    #expect(viewModel.errorMessage == "")
    #expect(viewModel.phase.isLoading)
  }

  @Test func failedEvolutionLineKeepsFactsAndIsRefetchedAlone() async throws {
    viewModel.show(id: 4)
    try await answerFacts(of: 4)
    await fail(.evolutionLine(number: 4))
    #expect(viewModel.pokemon?.id == 4)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")

    viewModel.retry()
    try await answerLine(of: 4)

    #expect(viewModel.evolutionLine != nil)
    #expect(viewModel.errorMessage == "")
    #expect(
      api.calls == [
        .pokemon(.id(4)), .evolutionLine(number: 4), .evolutionLine(number: 4),
        .descriptions(number: 4),
      ])
  }

  @Test func failedDescriptionsKeepFactsAndLine() async throws {
    viewModel.show(id: 4)
    try await answerFacts(of: 4)
    try await answerLine(of: 4)

    await fail(.descriptions(number: 4), HTTPError.timedOut)

    #expect(viewModel.pokemon?.id == 4)
    #expect(viewModel.evolutionLine?.members.count == 3)
    #expect(viewModel.errorMessage == "PokéAPI took too long to answer. Press r to retry.")
  }

  @Test func failedFactsAreRefetchedOnlyOnRetry() async throws {
    viewModel.show(id: 4)
    await fail(.pokemon(.id(4)), PokemonAPIError.decodingFailed)

    viewModel.show(id: 4)
    #expect(api.calls.count == 1)
    #expect(viewModel.errorMessage == "PokéAPI's answer could not be read.")
    viewModel.retry()

    #expect(api.calls.count == 2)
    #expect(viewModel.errorMessage == "")
  }

  @Test func cancelDropsPendingAnswersSilently() async throws {
    viewModel.show(id: 4)

    viewModel.cancel()
    try await answerFacts(of: 4)

    #expect(viewModel.pokemon == nil)
    #expect(viewModel.phase.isIdle)
    #expect(viewModel.errorMessage == "")
  }

  @Test(arguments: [HTTPError.cancelled as any Error, CancellationError()])
  func cancellationIsSilent(error: any Error) async {
    viewModel.show(id: 4)

    await fail(.pokemon(.id(4)), error)

    #expect(viewModel.phase.isIdle)
    #expect(viewModel.errorMessage == "")
  }

  @Test func reopeningEntryFetchesNothing() async throws {
    viewModel.show(id: 4)
    try await answerFacts(of: 4)
    try await answerLine(of: 4)
    await answerDescriptions(of: 4, "Warm.")

    let again = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock())
    again.show(id: 4)
    await again.fetchPokemon()

    #expect(again.descriptions?[.english] == "Warm.")
    #expect(api.calls.count == 3)
  }

  @Test func missingProseIsNotFetchedAgain() async {
    let viewModel = PokemonDetailViewModel(api: bundle, entryCache: entryCache)
    viewModel.show(id: 4)
    await viewModel.fetchPokemon()
    #expect(viewModel.descriptions == nil)

    PokemonDetailViewModel(api: bundle, entryCache: entryCache).show(id: 4)

    #expect(bundle.calls.count { $0 == .descriptions(number: 4) } == 1)
  }

  @Test func languageChangesTheMessage() async {
    let viewModel = PokemonDetailViewModel(
      api: MockPokemonAPI(returnPokemonAPIError: .decodingFailed), entryCache: entryCache,
      clock: ManualClock())
    viewModel.show(id: 4)
    await viewModel.fetchPokemon()

    viewModel.language = .japanese

    #expect(viewModel.errorMessage == "デコードに失敗しました")
  }

  @Test func lateEvolutionLineKeepsDescriptionsThatArrivedEarlier() async throws {
    let pokemon = try await bundle.fetch(.pokemon(.id(143))).value
    let line = try await bundle.fetch(.evolutionLine(of: pokemon.species)).value
    let prose: [GameDescription]? = [.english("Big.")]
    let first = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock())
    let second = PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock())
    first.show(id: 143)
    api.answer(.pokemon(.id(143)), with: .success(pokemon))
    await mainActorCatchesUp()
    second.show(id: 143)
    api.answer(.evolutionLine(number: 143), with: .success(line), newest: true)
    await mainActorCatchesUp()
    api.answer(.descriptions(number: 143), with: .success(prose))
    await mainActorCatchesUp()

    api.answer(.evolutionLine(number: 143), with: .success(line))
    await mainActorCatchesUp()
    first.cancel()

    #expect(second.descriptions?[.english] == "Big.")
  }
}

import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The preview beside the list, which is requested once the selection hasn't changed for a while.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PreviewTests {
  private let clock = ManualClock()
  private let api = MockPokemonAPI(recordsCalls: true)
  private let viewModel: PokemonDetailViewModel

  init() {
    viewModel = PokemonDetailViewModel(
      api: api, entryCache: EntryCache(), depth: .preview(debounce: .milliseconds(150)),
      clock: clock)
  }

  @Test func nothingIsFetchedBeforeSelectionPauses() async {
    viewModel.show(id: 4)
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(149))
    await mainActorCatchesUp()

    #expect(api.calls == [])
    #expect(viewModel.phase.isLoading)
  }

  @Test func factsAndEvolutionLineAreFetchedAfterPause() async {
    viewModel.show(id: 4)
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(150))
    await viewModel.fetchPokemon()

    #expect(api.calls == [.pokemon(.id(4)), .evolutionLine(number: 4)])
    #expect(viewModel.pokemon?.slug == "charmander")
  }

  @Test func skippedEntriesAreNotFetched() async {
    for id in 1...9 { viewModel.show(id: id) }
    await clock.sleepers(1)

    clock.advance(by: .seconds(1))
    await viewModel.fetchPokemon()

    #expect(api.calls == [.pokemon(.id(9)), .evolutionLine(number: 9)])
    #expect(viewModel.pokemon?.id == 9)
    #expect(viewModel.errorMessage == "")
  }

  @Test func entryLeftAtEndOfPauseIsNotFetched() async {
    viewModel.show(id: 4)
    await clock.sleepers(1)

    // The pause ends, but the selection changes before the waiting task resumes.
    clock.advance(by: .milliseconds(150))
    viewModel.show(id: 25)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(150))
    await viewModel.fetchPokemon()

    #expect(api.calls == [.pokemon(.id(25)), .evolutionLine(number: 25)])
  }

  @Test func loadedEntryIsShownWithoutPause() async {
    viewModel.show(id: 4)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(150))
    await viewModel.fetchPokemon()
    viewModel.show(id: 25)

    viewModel.show(id: 4)

    #expect(viewModel.pokemon?.id == 4)
    #expect(viewModel.phase.isLoading == false)
    #expect(api.calls.count == 2)
  }

  @Test func cancellingDuringPauseFetchesNothing() async {
    viewModel.show(id: 4)
    await clock.sleepers(1)

    viewModel.cancel()
    clock.advance(by: .seconds(1))
    await mainActorCatchesUp()

    #expect(api.calls == [])
    #expect(viewModel.phase.isIdle)
  }
}

import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Pokémon that the network has but the bundle doesn't.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NewcomerTests {
  private let network = ScriptedAPI()
  private static let everything = ScriptedAPI.Call.pokemonList(offset: 0, limit: 100_000)

  private func started(_ source: DataSource = .layered) async -> Fetcher {
    let api: any PokemonAPIProtocol =
      source == .layered
      ? LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network)
      : MockPokemonAPI(recordsCalls: true)
    let viewModel = Fetcher(
      api: api, source: source, language: .english, clock: ManualClock())
    await viewModel.start()
    return viewModel
  }

  /// Fetches the newcomers, and answers the request with a list that has two more species than the
  /// bundle.
  private func fetchNewcomers(_ viewModel: Fetcher) async {
    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.answerPage(offset: 0, limit: 100_000, of: Counts.species + 2)
    await fetch.value
  }

  @Test func newcomersAreAppendedWithoutMovingSelection() async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)
    let before = list.state.items(in: 0..<Counts.varieties)
    list.select(number: 25)

    await fetchNewcomers(viewModel)

    #expect(list.rowCount == Counts.varieties + 2)
    #expect(list.totalCount == Counts.varieties + 2)
    #expect(list.state.items(in: 0..<Counts.varieties) == before)
    #expect(
      list.state.items(in: Counts.varieties..<Counts.varieties + 2).map(\.id)
        == [Counts.species + 1, Counts.species + 2])
    #expect(list.selectedItem?.id == 25)
  }

  @Test(arguments: [
    (25, 25), (Counts.species, Counts.species), (Counts.species + 1, Counts.species + 1),
    (Counts.species + 2, Counts.species + 2), (9999, Counts.species + 2),
  ])
  func newcomersAreSelectableByNumber(number: Int, id: Int) async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)
    await fetchNewcomers(viewModel)

    list.select(number: number)

    #expect(list.selectedItem?.id == id)
  }

  @Test func lastRowIsNewestSpeciesAndFetchesNoPage() async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)
    await fetchNewcomers(viewModel)

    list.selectLast()

    #expect(list.selection == Counts.varieties + 1)
    #expect(list.selectedItem?.id == Counts.species + 2)
    #expect(list.phase.isLoading == false)
  }

  @Test func varietyWithoutNumberComesLast() async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)
    let mega = PokemonListItem(id: 19_999, name: "x-mega", urlPrefix: "/", number: nil)
    let next = PokemonListItem(
      id: Counts.species + 1, name: "x", urlPrefix: "/", number: Counts.species + 1)

    list.append(newcomers: [mega, next])

    #expect(
      list.state.items(in: Counts.varieties..<Counts.varieties + 2).map(\.id)
        == [Counts.species + 1, 19_999])
    list.select(number: Counts.species + 1)
    #expect(list.selectedItem?.id == Counts.species + 1)
  }

  @Test(arguments: [HTTPError.noNetwork as any Error, PokemonAPIError.decodingFailed])
  func failedFetchShowsNoError(error: any Error) async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)

    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.fail(Self.everything, error)
    await fetch.value

    #expect(viewModel.errorMessage == "")
    #expect(list.rowCount == Counts.varieties)
    #expect(network.requestedUrgencies.contains(.background))
  }

  @Test(arguments: [DataSource.demo, .live])
  func otherSourcesDoNotFetchNewcomers(source: DataSource) async {
    let api = ScriptedAPI()
    let viewModel = Fetcher(
      api: api, source: source, language: .english, clock: ManualClock())

    await viewModel.fetchNewcomers()

    #expect(api.calls == [])
  }

  @Test func emptyNewcomerListChangesNothing() async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)

    list.append(newcomers: [])

    #expect(list.rowCount == Counts.varieties)
    #expect(list.totalCount == Counts.varieties)
  }

  @Test func failedFetchIsRetriedAutomatically() async {
    let clock = RecordingClock()
    let viewModel = Fetcher(
      api: LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network), source: .layered,
      language: .english, clock: clock)
    await viewModel.start()
    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.fail(Self.everything)
    await fetch.value

    await clock.passLastPause()
    await network.arrival(of: 2)
    await network.answerPage(offset: 0, limit: 100_000, of: Counts.species + 2)

    #expect(ScrolledList(viewModel.list).rowCount == Counts.varieties + 2)
    #expect(clock.pauses == [.seconds(5)])
    viewModel.quit()
  }

  @Test func knownNewcomersAreNotAddedAgain() async {
    let viewModel = await started()
    let list = ScrolledList(viewModel.list)
    await fetchNewcomers(viewModel)
    let next = PokemonListItem(
      id: Counts.species + 2, name: "x", urlPrefix: "/", number: Counts.species + 2)

    list.append(newcomers: [next])

    #expect(list.rowCount == Counts.varieties + 2)
    #expect(list.totalCount == Counts.varieties + 2)
  }
}

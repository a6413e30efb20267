import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// What came out since the bundle was made.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NewcomerTests {
  private let network = ScriptedAPI()
  private static let everything = ScriptedAPI.Call.list(offset: 0, limit: 100_000)

  private func started(_ source: Source = .layered) async -> PokedexViewModel {
    let api: any PokemonAPIProtocol =
      source == .layered
      ? LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network) : MockPokemonAPI()
    let viewModel = PokedexViewModel(
      api: api, source: source, language: .english, clock: ManualClock())
    await viewModel.start()
    return viewModel
  }

  /// Answers with a list that goes up to number 1027.
  private func fetchNewcomers(_ viewModel: PokedexViewModel) async {
    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.answerPage(offset: 0, limit: 100_000, of: 1027)
    await fetch.value
  }

  @Test func theyStandAtTheEndAndNothingMoves() async {
    let viewModel = await started()
    let before = viewModel.list.items(in: 0..<1351)
    viewModel.list.select(number: 25)

    await fetchNewcomers(viewModel)

    #expect(viewModel.list.rowCount == 1353)
    #expect(viewModel.list.totalCount == 1353)
    #expect(viewModel.list.items(in: 0..<1351) == before)
    #expect(viewModel.list.items(in: 1351..<1353).map(\.id) == [1026, 1027])
    #expect(viewModel.list.selectedItem?.id == 25)
  }

  @Test(arguments: [(25, 25), (1025, 1025), (1026, 1026), (1027, 1027), (9999, 1027)])
  func numberReachesThem(number: Int, id: Int) async {
    let viewModel = await started()
    await fetchNewcomers(viewModel)

    viewModel.list.select(number: number)

    #expect(viewModel.list.selectedItem?.id == id)
  }

  @Test func lastRowIsTheNewestAndAsksForNoPage() async {
    let viewModel = await started()
    await fetchNewcomers(viewModel)

    viewModel.list.selectLast()

    #expect(viewModel.list.selection == 1352)
    #expect(viewModel.list.selectedItem?.id == 1027)
    #expect(viewModel.list.phase.isLoading == false)
  }

  @Test func varietyWithoutANumberStandsAtTheEnd() async {
    let viewModel = await started()
    let mega = PokemonListItem(id: 19_999, name: "x-mega", urlPrefix: "/", number: nil)
    let next = PokemonListItem(id: 1026, name: "x", urlPrefix: "/", number: 1026)

    viewModel.list.append(newcomers: [mega, next])

    #expect(viewModel.list.items(in: 1351..<1353).map(\.id) == [1026, 19_999])
    viewModel.list.select(number: 1026)
    #expect(viewModel.list.selectedItem?.id == 1026)
  }

  @Test(arguments: [HTTPError.noNetwork as any Error, PokemonAPIError.decodingFailed])
  func failureIsSilent(error: any Error) async {
    let viewModel = await started()

    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.fail(Self.everything, error)
    await fetch.value

    #expect(viewModel.errorMessage == "")
    #expect(viewModel.list.rowCount == 1351)
    #expect(network.wishes.contains(.ahead))
  }

  @Test(arguments: [Source.demo, .live])
  func otherSourcesDoNotAskForThem(source: Source) async {
    let api = ScriptedAPI()
    let viewModel = PokedexViewModel(api: api, source: source, language: .english)

    await viewModel.fetchNewcomers()

    #expect(api.calls == [])
  }

  @Test func noneChangeNothing() async {
    let viewModel = await started()

    viewModel.list.append(newcomers: [])

    #expect(viewModel.list.rowCount == 1351)
    #expect(viewModel.list.totalCount == 1351)
  }

  @Test func failureMendsItself() async {
    let clock = NotingClock()
    let viewModel = PokedexViewModel(
      api: LayeredPokemonAPI(bundled: MockPokemonAPI(), network: network), source: .layered,
      language: .english, clock: clock)
    // Not started: the list is asked for by itself, so that nothing else waits for the clock.
    await viewModel.list.fetchPokemonList()
    let fetch = Task { await viewModel.fetchNewcomers() }
    await network.arrival(of: 1)
    await network.fail(Self.everything)
    await fetch.value

    await clock.passLastPause()
    await network.arrival(of: 2)
    await network.answerPage(offset: 0, limit: 100_000, of: 1027)

    #expect(viewModel.list.rowCount == 1353)
    #expect(clock.pauses == [.seconds(5)])
    viewModel.quit()
  }

  @Test func thoseThatAreThereAreNotAddedAgain() async {
    let viewModel = await started()
    await fetchNewcomers(viewModel)
    let next = PokemonListItem(id: 1027, name: "x", urlPrefix: "/", number: 1027)

    viewModel.list.append(newcomers: [next])

    #expect(viewModel.list.rowCount == 1353)
    #expect(viewModel.list.totalCount == 1353)
  }
}

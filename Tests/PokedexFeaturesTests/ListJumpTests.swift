import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Jumps to list rows that haven't been fetched yet.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListJumpTests {
  private let api = ScriptedAPI()
  private let viewModel: ScrolledList

  init() {
    viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: ManualClock())
  }

  private func answer(_ page: PokemonList, offset: Int, limit: Int) async {
    #expect(api.answer(.pokemonList(offset: offset, limit: limit), with: .success(page)))
    await mainActorCatchesUp()
  }

  private func start() async {
    viewModel.selectFirst()
    await answer(.page(offset: 0, limit: 100, of: 1351), offset: 0, limit: 100)
  }

  @Test func jumpToLastRowFetchesOneLargePage() async {
    await start()

    viewModel.selectLast()
    #expect(viewModel.selection == 99)
    await answer(.page(offset: 100, limit: 1300, of: 1351), offset: 100, limit: 1300)

    #expect(viewModel.selection == 1350)
    #expect(api.calls.count == 2)
  }

  @Test func jumpToNumberFetchesOneLargePage() async {
    let mock = MockPokemonAPI(recordsCalls: true)
    let viewModel = ScrolledList(pokemonAPI: mock, pageSize: 100, clock: ManualClock())
    await viewModel.fetchPokemonList()

    viewModel.select(number: 500)

    #expect(viewModel.selectedItem?.number == 500)
    #expect(
      mock.calls == [
        .pokemonList(offset: 0, limit: 100), .pokemonList(offset: 100, limit: 450),
      ])
  }

  @Test func jumpWaitsForFirstPage() async {
    viewModel.select(number: 30)
    #expect(viewModel.selectedItem == nil)

    await answer(.page(offset: 0, limit: 100, of: 1351), offset: 0, limit: 100)

    #expect(viewModel.selectedItem?.number == 30)
    #expect(api.calls.count == 1)
  }

  @Test func laterSelectionReplacesPendingJump() async {
    await start()
    viewModel.selectLast()

    viewModel.select(row: 3)
    await answer(.page(offset: 100, limit: 1300, of: 1351), offset: 100, limit: 1300)

    #expect(viewModel.selection == 3)
  }

  @Test func retryCompletesFailedJump() async {
    await start()
    viewModel.select(number: 700)
    #expect(
      api.answer(.pokemonList(offset: 100, limit: 650), with: .failure(HTTPError.timedOut)))
    await mainActorCatchesUp()
    #expect(viewModel.selection == 99)

    viewModel.retry()
    await answer(.page(offset: 100, limit: 650, of: 1351), offset: 100, limit: 650)

    #expect(viewModel.selectedItem?.number == 700)
  }

  @Test func shortPagesAreFetchedUntilJumpTargetIsReached() async {
    await start()
    viewModel.select(number: 250)

    await answer(.page(offset: 100, limit: 100, of: 1351), offset: 100, limit: 200)
    #expect(viewModel.selection == 199)
    await answer(.page(offset: 200, limit: 100, of: 1351), offset: 200, limit: 100)

    #expect(viewModel.selectedItem?.number == 250)
    #expect(api.calls.count == 3)
  }

  /// A page without new items, a page that repeats the first one, and a page without items whose
  /// `next` is null.
  @Test(arguments: [
    PokemonList(count: 1351, next: "more", previous: nil, results: []),
    .page(offset: 0, limit: 100, of: 1351),
    PokemonList(count: 1351, next: nil, previous: nil, results: []),
  ])
  func pageWithoutNewItemsEndsTheListEarly(page: PokemonList) async {
    await start()
    viewModel.selectLast()

    await answer(page, offset: 100, limit: 1300)

    #expect(viewModel.errorMessage == "The list ended early: 100 of 1,351")

    #expect(viewModel.selection == 99)
    #expect(viewModel.phase.isLoading == false)
    viewModel.selectLast()
    await viewModel.fetchPokemonList()
    #expect(api.calls.count == 2)
  }

  @Test func emptyFirstPageGivesEmptyList() async {
    viewModel.selectFirst()

    await answer(.page(offset: 0, limit: 100, of: 0), offset: 0, limit: 100)
    viewModel.selectLast()
    viewModel.moveSelection(by: 1)

    #expect(viewModel.selection == 0)
    #expect(viewModel.selectedItem == nil)
    #expect(api.calls.count == 1)
  }

  @Test(arguments: [(5, 3), (6, 3), (7, 7), (8, 7), (1, 3), (99, 9)])
  func missingNumberSelectsPrecedingOne(number: Int, selected: Int) async {
    let items = [3, 7, 9].map {
      PokemonListItem(id: $0, name: "a", urlPrefix: "/", number: $0)
    }
    viewModel.selectFirst()
    await answer(
      PokemonList(count: 3, next: nil, previous: nil, results: items), offset: 0, limit: 100)

    viewModel.select(number: number)

    #expect(viewModel.selectedItem?.number == selected)
  }

  @Test func itemsWithoutNumberComeLastInRequestOrder() async {
    let items = [(10009, nil), (10001, nil), (2, 2), (1, 1)].map { (id: Int, number: Int?) in
      PokemonListItem(id: id, name: "a", urlPrefix: "/", number: number)
    }
    viewModel.selectFirst()

    await answer(
      PokemonList(count: 4, next: nil, previous: nil, results: items), offset: 0, limit: 100)

    #expect(viewModel.state.items(in: 0..<4).map(\.id) == [1, 2, 10009, 10001])
    viewModel.select(number: 700)
    #expect(viewModel.selectedItem?.number == 2)
  }

  @Test func hugeCountDoesNotOverflow() async {
    let api = ScriptedAPI()
    let viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: ManualClock())
    viewModel.selectFirst()
    var page = PokemonList.page(offset: 0, limit: 20, of: 100)
    page.count = .max
    #expect(api.answer(.pokemonList(offset: 0, limit: 100), with: .success(page)))
    await mainActorCatchesUp()

    viewModel.selectLast()

    #expect(api.calls.count == 2)
  }
}

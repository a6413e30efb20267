import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The list's requests to a server that returns pages, and when they are made.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListPagingTests {
  private let api = ScriptedAPI()
  private let viewModel: ScrolledList

  init() {
    viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: ManualClock())
  }

  private func answer(offset: Int, limit: Int = 100, of count: Int = 1351) {
    let page = PokemonList.page(offset: offset, limit: limit, of: count)
    let isAnswered = api.answer(.pokemonList(offset: offset, limit: limit), with: .success(page))
    #expect(isAnswered, "nobody waits for \(limit) from \(offset)")
  }

  /// Requests the first page and answers it.
  private func start(of count: Int = 1351) async {
    viewModel.selectFirst()
    answer(offset: 0, of: count)
    await mainActorCatchesUp()
    #expect(viewModel.rowCount == min(100, count))
  }

  private func fail(offset: Int, limit: Int = 100, _ error: any Error = HTTPError.noNetwork) async {
    #expect(api.answer(.pokemonList(offset: offset, limit: limit), with: .failure(error)))
    await mainActorCatchesUp()
  }

  @Test func simultaneousFetchesShareOneRequest() async {
    let first = Task { await viewModel.fetchPokemonList() }
    let second = Task { await viewModel.fetchPokemonList() }
    await mainActorCatchesUp()
    #expect(viewModel.phase.isLoading)

    answer(offset: 0)
    await first.value
    await second.value

    #expect(api.calls == [.pokemonList(offset: 0, limit: 100)])
    #expect(viewModel.rowCount == 100)
  }

  @Test func progressIsKnownWhilePageIsPending() async {
    viewModel.selectFirst()
    #expect(viewModel.listProgress == nil)
    answer(offset: 0)
    await mainActorCatchesUp()
    #expect(viewModel.listProgress == nil)

    viewModel.select(row: 50)
    #expect(viewModel.listProgress == ListProgress(loadedCount: 100, of: 1351))
    answer(offset: 100)
    await mainActorCatchesUp()

    #expect(viewModel.listProgress == nil)
  }

  @Test func nextPageIsFetchedOnlyNearTheEnd() async {
    await start()

    viewModel.select(row: 49)
    #expect(api.calls.count == 1)
    viewModel.select(row: 50)

    #expect(
      api.calls == [.pokemonList(offset: 0, limit: 100), .pokemonList(offset: 100, limit: 100)])
  }

  @Test func keysWhileLoadingFetchNothing() async {
    await start()
    viewModel.select(row: 60)

    for _ in 0..<30 { viewModel.moveSelection(by: 1) }
    viewModel.retry()

    #expect(api.calls.count == 2)
    #expect(viewModel.selection == 90)
  }

  @Test func pagesJoinInOrder() async {
    await start(of: 150)
    viewModel.select(row: 99)

    answer(offset: 100, of: 150)
    await mainActorCatchesUp()

    #expect(viewModel.state.items(in: 0..<200).map(\.id) == Array(1...150))
    #expect(viewModel.pokemonList?.next == nil)
    await viewModel.fetchPokemonList()
    viewModel.selectLast()
    #expect(api.calls.count == 2)
  }

  @Test func failedPageKeepsOtherPagesAndIsFetchedOnRetry() async {
    await start()
    viewModel.select(row: 80)
    await fail(offset: 100)
    #expect(viewModel.rowCount == 100)
    #expect(viewModel.selection == 80)
    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")

    viewModel.retry()
    answer(offset: 100)
    await mainActorCatchesUp()

    #expect(viewModel.rowCount == 200)
    #expect(viewModel.errorMessage == "")
    #expect(api.calls.dropFirst().allSatisfy { $0 == .pokemonList(offset: 100, limit: 100) })
    #expect(api.calls.count == 3)
  }

  @Test func retryAfterFailureShowsTheList() async {
    viewModel.selectFirst()
    await fail(offset: 0)
    #expect(viewModel.pokemonList == nil)

    viewModel.retry()
    answer(offset: 0)
    await mainActorCatchesUp()

    #expect(viewModel.selectedItem?.id == 1)
    #expect(viewModel.errorMessage == "")
  }

  @Test func movingSelectionAfterFailureFetchesNothing() async {
    await start()
    viewModel.select(row: 80)
    await fail(offset: 100)

    viewModel.moveSelection(by: 5)
    viewModel.selectLast()
    viewModel.select(number: 900)

    #expect(api.calls.count == 2)
    #expect(viewModel.selection == 99)
  }

  @Test func retryWithoutFailureReloadsPageOfSelection() async {
    await start()
    viewModel.select(row: 99)
    answer(offset: 100)
    await mainActorCatchesUp()
    viewModel.select(row: 130)

    viewModel.retry()
    #expect(viewModel.phase.isReloading)
    #expect(viewModel.rowCount == 200)
    answer(offset: 100)
    await mainActorCatchesUp()

    #expect(api.calls.count == 3)
    #expect(api.requestedUrgencies.last == .forceReload)
    #expect(viewModel.phase.isLoading == false)
    #expect(viewModel.selection == 130)
    #expect(viewModel.rowCount == 200)
  }

  @Test func retryBeforeFirstPageFetchesIt() async {
    viewModel.retry()

    answer(offset: 0)
    await mainActorCatchesUp()

    #expect(viewModel.rowCount == 100)
  }

  @Test func lateAnswerAfterCancelIsDropped() async {
    viewModel.selectFirst()
    viewModel.cancel()
    #expect(viewModel.phase.isIdle)

    answer(offset: 0)
    await mainActorCatchesUp()

    #expect(viewModel.pokemonList == nil)
    #expect(viewModel.phase.isIdle)
  }

  @Test func lateFailureAfterCancelDoesNotAffectNextFetch() async {
    viewModel.selectFirst()
    viewModel.cancel()
    viewModel.selectFirst()

    await fail(offset: 0)
    #expect(viewModel.phase.isLoading)
    answer(offset: 0)
    await mainActorCatchesUp()

    #expect(viewModel.rowCount == 100)
    #expect(viewModel.errorMessage == "")
  }

  @Test(arguments: [HTTPError.cancelled as any Error, CancellationError()])
  func cancellationIsSilent(error: any Error) async {
    viewModel.selectFirst()
    await fail(offset: 0, error)

    #expect(viewModel.errorMessage == "")
    #expect(viewModel.phase.isIdle)
    #expect(viewModel.phase.error == nil)
  }

  @Test func cancellingALaggingFetchEndsIt() async {
    let clock = ManualClock()
    let mock = MockPokemonAPI(
      lag: MockPokemonAPI.Lag(.seconds(1), clock: clock), recordsCalls: true)
    let viewModel = ScrolledList(pokemonAPI: mock, clock: ManualClock())
    let fetch = Task { await viewModel.fetchPokemonList() }
    await clock.sleepers(1)

    viewModel.cancel()
    await fetch.value

    #expect(viewModel.phase.isIdle)
    #expect(viewModel.errorMessage == "")
  }
}

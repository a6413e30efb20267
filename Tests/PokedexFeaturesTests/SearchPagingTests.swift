import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// A search in a list that arrives in pages. The search requests the rest of the list once and adds
/// the new rows to the results.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SearchPagingTests {
  private let api = ScriptedAPI()
  private let list: ScrolledList

  init() {
    list = ScrolledList(
      Fetcher(api: api, source: .live, language: .english, clock: ManualClock()).list)
  }

  private var ids: [Int] { list.state.items(in: 0..<list.rowCount).map(\.id) }

  private func answer(offset: Int, limit: Int, of count: Int = 1_000) async {
    let page = PokemonList.page(offset: offset, limit: limit, of: count)
    #expect(api.answer(.pokemonList(offset: offset, limit: limit), with: .success(page)))
    await mainActorCatchesUp()
  }

  /// Requests the first page and answers it.
  private func start() async {
    list.selectFirst()
    await answer(offset: 0, limit: 100)
  }

  private var pages: [ScriptedAPI.Call] {
    api.calls.filter { if case .pokemonList = $0 { true } else { false } }
  }

  @Test func typingFetchesRemainingRowsOnce() async {
    await start()

    for text in ["m", "me", "mew"] { list.find(text) }
    #expect(list.search.mistake == nil)
    #expect(pages == [.pokemonList(offset: 0, limit: 100), .pokemonList(offset: 100, limit: 950)])
    #expect(!ids.contains(150))
    await answer(offset: 100, limit: 950)

    #expect(ids.contains(150) && ids.contains(151))
    #expect(pages.count == 2)
  }

  @Test func selectionStaysOnItsEntryWhenRowsArrive() async {
    await start()
    list.find("char")
    let id = list.selectedItem?.id

    await answer(offset: 100, limit: 950)

    #expect(id == 4)
    #expect(list.selectedItem?.id == 4)
    #expect(list.rowCount > 3)
  }

  @Test(arguments: [0, 1])
  func sortingAndScopeFetchRemainingRows(kind: Int) async {
    await start()

    if kind == 0 { list.sortByNextColumn() } else { list.switchScope() }

    #expect(pages.last == .pokemonList(offset: 100, limit: 950))
  }

  @Test func failedPageIsRefetchedOnlyOnRetry() async {
    await start()
    list.find("mew")
    #expect(
      api.answer(
        .pokemonList(offset: 100, limit: 950),
        with: .failure(HTTPError.noNetwork)))
    await mainActorCatchesUp()

    list.find("mewt")
    #expect(pages.count == 2)
    list.retry()

    #expect(pages.count == 3)
  }

  @Test func emptyQueryFetchesNothing() async {
    await start()

    list.find("")
    list.find("  ")

    #expect(pages.count == 1)
    #expect(list.rowCount == 100)
  }

  @Test func clearingQueryKeepsAllFetchedRows() async {
    await start()
    list.find("mew")
    await answer(offset: 100, limit: 950)

    list.clear()

    #expect(ids == Array(1...1_000))
  }

  @Test func searchInUnpagedSourceFetchesNothing() async {
    let list = ScrolledList(
      Fetcher(api: api, source: .demo, language: .english, clock: ManualClock()).list)
    list.selectFirst()
    await answer(offset: 0, limit: 1 << 20)

    list.find("mew")
    list.sortByNextColumn()

    #expect(pages.count == 1)
  }
}

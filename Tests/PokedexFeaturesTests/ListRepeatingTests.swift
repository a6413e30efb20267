import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Lists from a server that returns rows it has already sent.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListRepeatingTests {
  private let api = ScriptedAPI()

  private func list(after results: PokemonList) async -> ScrolledList {
    let viewModel = ScrolledList(pokemonAPI: api, pageSize: 100, clock: ManualClock())
    let first = Task { await viewModel.fetchPokemonList() }
    await api.arrival(of: 1)
    let page = PokemonList.page(offset: 0, limit: 100, of: 1351)
    #expect(api.answer(.pokemonList(offset: 0, limit: 100), with: .success(page)))
    await first.value
    let second = Task { await viewModel.fetchPokemonList() }
    await api.arrival(of: 2)
    #expect(api.answer(.pokemonList(offset: 100, limit: 100), with: .success(results)))
    await second.value
    return viewModel
  }

  @Test func pageWithoutNewItemsEndsTheList() async {
    let viewModel = await list(after: .page(offset: 0, limit: 100, of: 1351))

    #expect(viewModel.rowCount == 100)
    await viewModel.fetchPokemonList()
    #expect(api.calls.count == 2)
  }

  @Test func repeatedItemsAreNotAddedTwice() async {
    let viewModel = await list(after: .page(offset: 50, limit: 100, of: 1351))

    #expect(viewModel.rowCount == 150)
    #expect(Set(viewModel.state.items(in: 0..<150).map(\.id)).count == 150)
  }
}

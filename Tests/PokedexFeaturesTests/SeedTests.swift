import PokedexFeatures
import PokedexModel
import PokemonAPI
import PokemonAPIMock
import Testing

/// The tests that this program was first asked for. Their calls, values and sentences belong to
/// whoever asked: they are never renamed or reworded, not even to improve the wording.
@MainActor
@Suite("What was asked for first")
struct SeedTests {
  @Test func listBeginsWithBulbasaur() async {
    let viewModel = PokemonListViewModel(pokemonAPI: MockPokemonAPI())

    await viewModel.fetchPokemonList()

    #expect(viewModel.pokemonList?.results[0].name == "bulbasaur")
    #expect(viewModel.pokemonList?.results[4].name == "charmeleon")
    #expect(viewModel.pokemonList?.results[10].url == "https://pokeapi.co/api/v2/pokemon/11/")
    #expect(viewModel.errorMessage == "")
  }

  @Test func invalidRequestIsToldInEnglish() async {
    let viewModel = PokemonListViewModel(
      pokemonAPI: MockPokemonAPI(returnHTTPError: .invalidRequest))

    await viewModel.fetchPokemonList()

    #expect(
      viewModel.errorMessage == "The request could not be made. Please change and try again.")
    #expect(viewModel.pokemonList == nil)
  }

  @Test func decodingFailureIsToldInJapanese() async {
    let viewModel = PokemonListViewModel(
      pokemonAPI: MockPokemonAPI(returnPokemonAPIError: .decodingFailed), language: .japanese)

    await viewModel.fetchPokemonList()

    #expect(viewModel.errorMessage == "デコードに失敗しました")
    #expect(viewModel.pokemonList == nil)
  }

  @Test func everySourceListsItsFirstPageWithoutArguments() async throws {
    let api: any PokemonAPIProtocol = MockPokemonAPI(recordsCalls: true)

    let page = try await api.fetchPokemonList().value

    #expect(page == (try await api.fetchPokemonList(offset: 0, limit: 100).value))
    #expect(page.results.count == PokemonList.pageSize)
    #expect(page.results[0].name == "bulbasaur")
  }

  @Test func sourceThatFailsAlsoFailsWithoutArguments() async {
    await #expect(throws: HTTPError.invalidRequest) {
      try await MockPokemonAPI(returnHTTPError: .invalidRequest).fetchPokemonList()
    }
  }
}

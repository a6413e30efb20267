import PokedexApp
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The list of bundled Pokémon, as a new user sees it.
@MainActor
struct PokemonListViewModelTests {
  @Test func otherErrorIsReportedAsUnknown() async {
    let api = ScriptedAPI()
    let viewModel = ScrolledList(pokemonAPI: api, clock: ManualClock())

    let fetch = Task { await viewModel.fetchPokemonList() }
    await api.arrival(of: 1)
    api.answer(.pokemonList(offset: 0, limit: 100), with: .failure(WrongAnswer()))
    await fetch.value

    #expect(viewModel.errorMessage == "An unknown error occurred.")
  }

  @Test func temporaryErrorNamesRetryKey() async {
    let viewModel = ScrolledList(
      pokemonAPI: MockPokemonAPI(returnHTTPError: .noNetwork), clock: ManualClock())

    await viewModel.fetchPokemonList()

    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    viewModel.language = .japaneseKana
    #expect(viewModel.errorMessage == "PokéAPIに接続できません。r キーで再試行します。")
  }

  @Test func bundledListIsLoadedImmediately() {
    let viewModel = ScrolledList(pokemonAPI: MockPokemonAPI(), pageSize: 1 << 20)

    viewModel.selectFirst()

    #expect(viewModel.rowCount == Counts.varieties)
    #expect(viewModel.totalCount == Counts.varieties)
  }

  @Test func varietiesFollowTheirSpecies() async throws {
    let viewModel = ScrolledList(pokemonAPI: MockPokemonAPI(), pageSize: 1 << 20)

    await viewModel.fetchPokemonList()

    let charizard = try #require(viewModel.row(ofID: 6))
    let names = viewModel.state.items(in: charizard..<charizard + 5).map(\.name)
    let expected = [
      "charizard", "charizard-mega-x", "charizard-mega-y", "charizard-gmax", "squirtle",
    ]
    #expect(names == expected)
    let numbers = viewModel.state.items(in: 0..<viewModel.rowCount).compactMap(\.number)
    #expect(numbers == numbers.sorted())
  }

  @Test(arguments: [
    (Int.min, 1), (-5, 1), (0, 1), (1, 1), (4, 4), (25, 25), (Counts.species, Counts.species),
    (Counts.species + 1, Counts.species), (Int.max, Counts.species),
  ])
  func numberSelectsSpeciesOrNearestValidOne(number: Int, id: Int) async {
    let viewModel = ScrolledList(pokemonAPI: MockPokemonAPI(), pageSize: 1 << 20)
    await viewModel.fetchPokemonList()

    viewModel.select(number: number)

    #expect(viewModel.selectedItem?.id == id)
  }

  @Test func selectionStaysWithinTheRows() async {
    let viewModel = ScrolledList(pokemonAPI: MockPokemonAPI(), pageSize: 1 << 20)
    await viewModel.fetchPokemonList()

    let last = Counts.varieties - 1
    let moves: [(by: Int, row: Int)] = [
      (-1, 0), (3, 3), (-1, 2), (Int.max, last), (1, last), (Int.max, last), (Int.min, 0),
      (Int.min, 0),
    ]
    for move in moves {
      viewModel.moveSelection(by: move.by)

      #expect(viewModel.selection == move.row, "after \(move.by)")
    }
    viewModel.selectLast()
    #expect(viewModel.selection == last)
    viewModel.select(row: -7)
    #expect(viewModel.selection == 0)
  }

  @Test func rowsOutsideTheListAreNil() async {
    let viewModel = ScrolledList(pokemonAPI: MockPokemonAPI(), pageSize: 1 << 20)
    #expect(viewModel[0] == nil)
    #expect(viewModel.state.items(in: 0..<5) == [])

    await viewModel.fetchPokemonList()

    #expect(viewModel[-1] == nil)
    #expect(viewModel[Counts.varieties] == nil)
    #expect(viewModel.state.items(in: Counts.varieties - 2..<9999).count == 2)
    #expect(viewModel.row(ofID: 4_000) == nil)
  }
}

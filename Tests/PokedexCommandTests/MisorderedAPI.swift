import PokedexModel
import PokemonAPI
import PokemonAPIMock

/// The bundle, but with games in the order of PokeAPI's ids or in none, and with one that nobody here
/// knows. It can refuse all that is on an entry's further pages.
struct MisorderedAPI: PokemonAPIProtocol {
  private let bundle = MockPokemonAPI()
  let error: HTTPError?

  init(error: HTTPError? = nil) { self.error = error }

  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await bundle.fetchPokemonList(offset: offset, limit: limit)
  }

  func fetchCatalogue() async throws -> [PokemonListItem] { try await bundle.fetchCatalogue() }

  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await bundle.fetchPokemon(reference)
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await bundle.fetchEvolutionLine(of: species)
  }

  func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await bundle.fetchDescriptions(of: species)
  }

  func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    if let error { throw error }
    let moves = ["from-the-future", "x-y", "red-blue"].flatMap { group in
      ["surf", "cut"].map {
        LearnedMove(move: $0, way: .machine, level: nil, versionGroup: group)
      }
    }
    return Fetched(moves, .live)
  }

  func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    if let error { throw error }
    let encounters = ["tomorrow", "y", "x", "red"].map { version in
      Encounter(
        version: version, locationArea: "here", method: "walk", conditions: [], minLevel: 1,
        maxLevel: 2, chance: 3)
    }
    return Fetched(encounters, .live)
  }

  func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    if let error { throw error }
    let held = ["tomorrow", "firered", "diamond", "ruby"].map {
      HeldItem(item: "berry", version: $0, chance: 5)
    }
    return Fetched(held, .live)
  }
}

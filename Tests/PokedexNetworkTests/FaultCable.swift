import PokedexModel
import PokemonAPI
import Synchronization

/// A source that can be plugged into another one while it is used.
final class FaultCable: PokemonAPIProtocol {
  private let source: Mutex<any PokemonAPIProtocol>

  init(_ source: any PokemonAPIProtocol) {
    self.source = Mutex(source)
  }

  private var plugged: any PokemonAPIProtocol { source.withLock { $0 } }

  func plug(into other: any PokemonAPIProtocol) {
    source.withLock { $0 = other }
  }

  func serving(_ urgency: Urgency) -> any PokemonAPIProtocol {
    plugged.serving(urgency)
  }

  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await plugged.fetchPokemonList(offset: offset, limit: limit)
  }

  func fetchCatalogue() async throws -> [PokemonListItem] {
    try await plugged.fetchCatalogue()
  }

  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await plugged.fetchPokemon(reference)
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await plugged.fetchEvolutionLine(of: species)
  }

  func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await plugged.fetchDescriptions(of: species)
  }
}

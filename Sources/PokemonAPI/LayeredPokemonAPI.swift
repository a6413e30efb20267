package import PokedexModel

/// Bundled facts at once, and from the network what they lack: prose, and entries that came out since.
package struct LayeredPokemonAPI: PokemonAPIProtocol {
  private let bundled: any PokemonAPIProtocol
  private let network: any PokemonAPIProtocol

  package init(bundled: any PokemonAPIProtocol, network: any PokemonAPIProtocol) {
    self.bundled = bundled
    self.network = network
  }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> PokemonList {
    try await bundled.fetchPokemonList(offset: offset, limit: limit)
  }

  package func fetchCatalogue() async throws -> [PokemonListItem] {
    try await bundled.fetchCatalogue()
  }

  package func fetchPokemon(_ reference: PokemonReference) async throws -> Pokemon {
    try await orNetwork { try await $0.fetchPokemon(reference) }
  }

  package func fetchEvolutionLine(of species: Species) async throws -> EvolutionLine {
    try await orNetwork { try await $0.fetchEvolutionLine(of: species) }
  }

  package func fetchDescriptions(of species: Species) async throws -> LocalizedText? {
    try await network.fetchDescriptions(of: species)
  }

  /// The bundled answer; the network's where the bundle has no such entry.
  private func orNetwork<Answer>(
    _ fetch: (any PokemonAPIProtocol) async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await fetch(bundled)
    } catch HTTPError.status(code: 404, body: _) {
      return try await fetch(network)
    }
  }
}

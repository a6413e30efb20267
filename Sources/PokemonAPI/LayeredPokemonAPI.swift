package import PokedexModel

/// Bundled facts at once, and from the network what they lack: prose, and entries that came out since.
package struct LayeredPokemonAPI: PokemonAPIProtocol {
  /// More than any list has.
  private static let all = 100_000

  private let bundled: any PokemonAPIProtocol
  private let network: any PokemonAPIProtocol

  package init(bundled: any PokemonAPIProtocol, network: any PokemonAPIProtocol) {
    self.bundled = bundled
    self.network = network
  }

  package func serving(_ urgency: Urgency) -> any PokemonAPIProtocol {
    LayeredPokemonAPI(bundled: bundled.serving(urgency), network: network.serving(urgency))
  }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await bundled.fetchPokemonList(offset: offset, limit: limit)
  }

  package func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    let listed = try await network.fetchPokemonList(offset: 0, limit: Self.all)
    let known = try await Set(bundled.fetchCatalogue().map(\.id))
    return listed.map { list in list.results.filter { !known.contains($0.id) } }
  }

  package func fetchCatalogue() async throws -> [PokemonListItem] {
    try await bundled.fetchCatalogue()
  }

  package func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await orNetwork { try await $0.fetchPokemon(reference) }
  }

  package func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await orNetwork { try await $0.fetchEvolutionLine(of: species) }
  }

  package func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await network.fetchDescriptions(of: species)
  }

  package func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    try await network.fetchEffect(of: subject)
  }

  package func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    try await orNetwork { try await $0.fetchEvolutionSteps(of: species) }
  }

  package func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    try await orNetwork { try await $0.fetchPastValues(of: pokemon) }
  }

  package func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    try await orNetwork { try await $0.fetchLearnset(of: pokemon) }
  }

  package func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    try await orNetwork { try await $0.fetchEncounters(of: pokemon) }
  }

  package func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    try await orNetwork { try await $0.fetchHeldItems(of: pokemon) }
  }

  package func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    try await orNetwork { try await $0.fetchForms(of: pokemon) }
  }

  package func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    try await network.fetchPicture(ofVariety: id, kind)
  }

  /// The bundled answer; the network's where the bundle has no such entry.
  private func orNetwork<Answer>(
    _ fetch: (any PokemonAPIProtocol) async throws -> Answer
  ) async throws -> Answer {
    do {
      return try await fetch(bundled)
    } catch let error as HTTPError where error.isNotFound {
      return try await fetch(network)
    }
  }
}

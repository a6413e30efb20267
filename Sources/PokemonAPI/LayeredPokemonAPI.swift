// What the functions do stands at the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// Bundled facts at once, and from the network what they lack: prose, and entries that came out since.
public struct LayeredPokemonAPI: PokemonAPIProtocol {
  /// More than any list has.
  private static let all = 100_000

  private let bundled: any PokemonAPIProtocol
  private let network: any PokemonAPIProtocol

  public init(bundled: any PokemonAPIProtocol, network: any PokemonAPIProtocol) {
    self.bundled = bundled
    self.network = network
  }

  public func serving(_ urgency: Urgency) -> any PokemonAPIProtocol {
    LayeredPokemonAPI(bundled: bundled.serving(urgency), network: network.serving(urgency))
  }

  public func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await bundled.fetchPokemonList(offset: offset, limit: limit)
  }

  public func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    let listed = try await network.fetchPokemonList(offset: 0, limit: Self.all)
    let known = try await Set(bundled.fetchCatalogue().map(\.id))
    return listed.map { list in list.results.filter { !known.contains($0.id) } }
  }

  public func fetchCatalogue() async throws -> [PokemonListItem] {
    try await bundled.fetchCatalogue()
  }

  public func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await orNetwork { try await $0.fetchPokemon(reference) }
  }

  public func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await orNetwork { try await $0.fetchEvolutionLine(of: species) }
  }

  public func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await network.fetchDescriptions(of: species)
  }

  public func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    try await network.fetchEffect(of: subject)
  }

  public func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    try await orNetwork { try await $0.fetchEvolutionSteps(of: species) }
  }

  public func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    try await orNetwork { try await $0.fetchPastValues(of: pokemon) }
  }

  public func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    try await orNetwork { try await $0.fetchLearnset(of: pokemon) }
  }

  public func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    try await orNetwork { try await $0.fetchEncounters(of: pokemon) }
  }

  public func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    try await orNetwork { try await $0.fetchHeldItems(of: pokemon) }
  }

  public func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    try await orNetwork { try await $0.fetchForms(of: pokemon) }
  }

  public func fetchPicture(
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

// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// A data source that uses the bundled data, or the network for data that the bundle lacks. The
/// bundle lacks prose, pictures and newer Pokémon.
public struct LayeredPokemonAPI: PokemonAPIProtocol {
  /// Number of entries to request for a complete list. No list is longer.
  private static let all = 100_000

  private let bundled: any PokemonAPIProtocol
  private let network: any PokemonAPIProtocol

  public init(bundled: any PokemonAPIProtocol, network: any PokemonAPIProtocol) {
    self.bundled = bundled
    self.network = network
  }

  public func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    LayeredPokemonAPI(bundled: bundled.withUrgency(urgency), network: network.withUrgency(urgency))
  }

  public func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await bundled.fetchPokemonList(offset: offset, limit: limit)
  }

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    switch request.kind {
    case .newcomers: try await fetchNewcomers().answer(to: request)
    case .catalogue: try await bundled.fetch(request)
    case .descriptions, .effect, .picture: try await network.fetch(request)
    case .pokemon, .evolutionLine, .evolutionSteps, .pastValues, .learnset, .encounters, .heldItems,
      .forms:
      try await fetchBundledOrLive(request)
    }
  }

  private func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    let listed = try await network.fetchPokemonList(offset: 0, limit: Self.all)
    let known = try await Set(bundled.fetch(.catalogue).value.map(\.id))
    return listed.map { list in list.results.filter { !known.contains($0.id) } }
  }

  /// Returns the bundled data for a request, or data from the network if the bundle doesn't have
  /// that Pokémon.
  private func fetchBundledOrLive<Answer>(
    _ request: Request<Answer>
  ) async throws -> Fetched<Answer> {
    do {
      return try await bundled.fetch(request)
    } catch let error as HTTPError where error.isNotFound {
      return try await network.fetch(request)
    }
  }
}

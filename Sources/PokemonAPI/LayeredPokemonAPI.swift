// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
internal import PokedexModel

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

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    switch request.layers {
    case .networkOnly: return try await network.fetch(request)
    case .both(let fetch): return try await fetch(self)
    case .bundleFirst:
      do {
        return try await bundled.fetch(request)
      } catch let error as HTTPError where error.isNotFound {
        return try await network.fetch(request)
      }
    }
  }

  /// Fetches the varieties that the server lists and the bundle lacks.
  func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    let listed = try await network.fetchPokemonList(offset: 0, limit: Self.all)
    let known = try await Set(bundled.fetch(.catalogue).value.map(\.id))
    return listed.map { list in list.results.filter { !known.contains($0.id) } }
  }
}

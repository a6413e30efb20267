// `withUrgency` in the extension is documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// A data source for Pokémon data. Screens work with any data source.
///
/// Every function throws `HTTPError` or `PokemonAPIError`. If its task was cancelled, it throws
/// `HTTPError.cancelled`. The functions have untyped throws because most implementations use task
/// groups and `async let`, which erase the error's type.
public protocol PokemonAPIProtocol: Sendable {
  /// Returns a data source to be used for one user action. All requests that are made with it share
  /// one deadline and have this urgency. More urgent requests are sent first.
  func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol

  /// Fetches the response to a request.
  ///
  /// - Throws: `HTTPError.notFound` if this data source doesn't have the requested data, in
  ///   addition to the errors that every function throws.
  func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer>
}

extension PokemonAPIProtocol {
  public func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol { self }

  /// Fetches a page of the list of all varieties, sorted by id. By default, it is the first page,
  /// with `PokemonList.pageSize` varieties.
  ///
  /// - Parameters:
  ///   - offset: number of varieties to skip; at least 0.
  ///   - limit: maximum number of varieties to return; at least 1.
  public func fetchPokemonList(
    offset: Int = 0, limit: Int = PokemonList.pageSize
  ) async throws -> Fetched<PokemonList> {
    try await fetch(.pokemonList(offset: offset, limit: limit))
  }
}

extension PokemonList {
  /// Default number of varieties in a page.
  public static let pageSize = 100
}

/// The urgency of a request. The cases are ordered from the least to the most urgent.
public enum Urgency: Sendable, Comparable {
  /// Nobody is waiting for the response yet.
  case background
  /// The user is waiting for the response.
  case wanted
  /// The user asked to reload. The server is asked even if a response is cached. If a request for
  /// the same URL has been in flight for more than a second, it is cancelled and sent again.
  case forceReload
}

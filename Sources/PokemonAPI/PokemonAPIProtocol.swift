// The extension's function is documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// A source of Pokémon data. Screens work with any source.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` if its task was
/// cancelled. The functions have untyped throws, because most implementations use task groups and
/// `async let`, which erase the error's type.
public protocol PokemonAPIProtocol: Sendable {
  /// Returns the same source for one user action. All its requests share one deadline. More urgent
  /// requests go first.
  func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol

  /// Fetches a page of the list of all varieties, sorted by id.
  ///
  /// - Parameters:
  ///   - offset: number of varieties to skip, from 0.
  ///   - limit: maximum number of varieties, from 1.
  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList>

  /// Fetches the answer to a request.
  ///
  /// - Throws: also `HTTPError.notFound` if this source has no answer to the request.
  func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer>
}

extension PokemonAPIProtocol {
  public func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol { self }
}

/// The urgency of an answer. The cases are sorted, the least urgent first.
public enum Urgency: Sendable, Comparable {
  /// Nobody waits for it yet.
  case background
  /// The user waits for it.
  case wanted
  /// The user asked to reload: the server is asked even if an answer is cached. A request in flight for over
  /// a second is cancelled and made again.
  case forceReload
}

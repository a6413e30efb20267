// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// A source of Pokémon data. Screens don't depend on which source answers.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` if its task was cancelled.
/// Throws are untyped, because task groups and `async let` erase the type in most implementations.
public protocol PokemonAPIProtocol: Sendable {
  /// Returns the same source for one user action. All its requests share one deadline, and wanted answers
  /// take precedence over those fetched ahead.
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

/// Urgency of an answer, from the least urgent.
public enum Urgency: Sendable, Comparable {
  /// Nobody waits for it yet.
  case background
  /// The user waits for it.
  case wanted
  /// The user asked to reload: the server is asked even if an answer is cached. A request in flight for over
  /// a second is cancelled and made again.
  case forceReload
}

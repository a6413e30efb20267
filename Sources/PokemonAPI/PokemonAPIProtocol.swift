// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// Where Pokémon come from. Screens neither know nor care which source answers.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` when its task was
/// cancelled. Throws are untyped, because task groups and `async let` erase the type in most
/// implementations.
public protocol PokemonAPIProtocol: Sendable {
  /// The same source for one wish of its user: all that is asked of it has to come within one
  /// deadline, and what is wanted goes before what is fetched ahead.
  func serving(_ urgency: Urgency) -> any PokemonAPIProtocol

  /// A stretch of the list of all varieties, in the order of their ids.
  ///
  /// - Parameters:
  ///   - offset: how many to pass over, from 0.
  ///   - limit: how many at the most, from 1.
  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList>

  /// Fetches the answer to a request.
  ///
  /// - Throws: also `HTTPError.notFound` for a request that this source has no answer to.
  func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer>
}

extension PokemonAPIProtocol {
  public func serving(_ urgency: Urgency) -> any PokemonAPIProtocol { self }
}

/// How soon an answer is needed, the least urgent first.
public enum Urgency: Sendable, Comparable {
  /// Nobody waits for it yet.
  case ahead
  /// The user waits for it.
  case wanted
  /// The user asked for it again: the server is asked, whatever is kept and remembered, and a request
  /// that has been under way for over a second is ended and made again.
  case anew
}

package import PokedexModel

/// Where Pokémon come from. Screens neither know nor care which source answers.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` when its task was
/// cancelled.
package protocol PokemonAPIProtocol: Sendable {
  /// The same source for one wish of its user: all that is asked of it has to come within one
  /// deadline, and what is wanted goes before what is fetched ahead.
  func serving(_ urgency: Urgency) -> any PokemonAPIProtocol

  /// A stretch of the list of all varieties, in the order of their ids.
  ///
  /// - Parameters:
  ///   - offset: how many to pass over, from 0.
  ///   - limit: how many at the most, from 1.
  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList>

  /// Varieties that this source has besides those of its list, which is then behind the times.
  func fetchNewcomers() async throws -> [PokemonListItem]

  /// Every variety with its number and types, by number, then id.
  func fetchCatalogue() async throws -> [PokemonListItem]

  /// One variety with what an entry shows of it.
  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon>

  /// The evolution line that a species belongs to.
  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine>

  /// What the newest game says of a species, by language; nil where this source has no prose.
  func fetchDescriptions(of species: Species) async throws -> Fetched<LocalizedText?>
}

extension PokemonAPIProtocol {
  package func serving(_ urgency: Urgency) -> any PokemonAPIProtocol { self }

  package func fetchNewcomers() async throws -> [PokemonListItem] { [] }
}

/// How soon an answer is needed.
package enum Urgency: Sendable {
  /// The user waits for it.
  case wanted
  /// Nobody does yet.
  case ahead
}

package import PokedexModel

/// Where Pokémon come from. Screens neither know nor care which source answers.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` when its task was
/// cancelled.
package protocol PokemonAPIProtocol: Sendable {
  /// A stretch of the list of all varieties, in the order of their ids.
  ///
  /// - Parameters:
  ///   - offset: how many to pass over, from 0.
  ///   - limit: how many at the most, from 1.
  func fetchPokemonList(offset: Int, limit: Int) async throws -> PokemonList

  /// Every variety with its number and types, by number, then id.
  func fetchCatalogue() async throws -> [PokemonListItem]

  /// One variety with what an entry shows of it.
  func fetchPokemon(_ reference: PokemonReference) async throws -> Pokemon

  /// The evolution line that a species belongs to.
  func fetchEvolutionLine(of species: Species) async throws -> EvolutionLine

  /// What the newest game says of a species, by language; nil where this source has no prose.
  func fetchDescriptions(of species: Species) async throws -> LocalizedText?
}

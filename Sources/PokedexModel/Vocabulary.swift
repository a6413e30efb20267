/// Names for things that a Pokémon's facts name by slug or id, in any source.
///
/// A name that a vocabulary lacks (newer than it) is nil, and the slug's words stand in.
package protocol Vocabulary: Sendable {
  /// The name of a variety by PokeAPI's id.
  func pokemon(id: Int) -> PokemonName?
  /// The name of a type.
  func type(_ type: PokemonType) -> LocalizedText?
  /// The name of an ability by slug.
  func ability(_ slug: String) -> LocalizedText?
  /// The name of an egg group by slug.
  func eggGroup(_ slug: String) -> LocalizedText?
}

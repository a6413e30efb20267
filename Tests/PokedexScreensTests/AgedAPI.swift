import PokedexModel
import PokemonAPI
import PokemonAPIMock

/// The bundle, whose answers claim to come from elsewhere.
struct AgedAPI: PokemonAPIProtocol {
  private let bundle = MockPokemonAPI()
  var list = Origin.bundled
  var facts = Origin.bundled
  /// Of the descriptions; nil where asking for them fails for want of a network.
  var prose: Origin? = .bundled

  /// Everything from the cache, because there is no network.
  static func stale(age: Duration) -> AgedAPI {
    let origin = Origin.stale(age: age, because: .noNetwork)
    return AgedAPI(list: origin, facts: origin, prose: origin)
  }

  func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    Fetched(try await bundle.fetchPokemonList(offset: offset, limit: limit).value, list)
  }

  func fetchCatalogue() async throws -> [PokemonListItem] {
    try await bundle.fetchCatalogue()
  }

  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    Fetched(try await bundle.fetchPokemon(reference).value, facts)
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    Fetched(try await bundle.fetchEvolutionLine(of: species).value, facts)
  }

  func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    guard let prose else { throw HTTPError.noNetwork }
    let text = "What the newest game says of \(species.slug) stands here."
    let texts = LocalizedText([.english: text])
    return Fetched([GameDescription(version: "scarlet", texts: texts)], prose)
  }
}

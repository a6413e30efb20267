// What the functions do stands at the protocol; those below have no answer, unless a source has one.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

/// Where Pokémon come from. Screens neither know nor care which source answers.
///
/// Every function throws `HTTPError` or `PokemonAPIError`; `HTTPError.cancelled` when its task was
/// cancelled.
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

  /// Varieties that this source has besides those of its list, which is then behind the times.
  func fetchNewcomers() async throws -> Fetched<[PokemonListItem]>

  /// Every variety with its number and types, by number, then id.
  func fetchCatalogue() async throws -> [PokemonListItem]

  /// One variety with what an entry shows of it.
  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon>

  /// The evolution line that a species belongs to.
  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine>

  /// What each game says of a species, by PokeAPI's ids of the versions, the newest first; nil where
  /// this source has no prose.
  func fetchDescriptions(of species: Species) async throws -> Fetched<[GameDescription]?>

  /// What an ability, a move or an item does, by language; nil where this source has no prose.
  func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?>

  /// Every way to evolve within the family of a species.
  func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]>

  /// What a variety was like in earlier generations.
  func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues>

  /// The moves that a variety learns, game by game in the order of release; in a game by level, then
  /// by machine, egg, tutor and otherwise.
  func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]>

  /// Where a variety is met in the wild, by version in the order of release.
  func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]>

  /// What a wild one of a variety may hold, by version in the order of release.
  func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]>

  /// The forms of a variety, in the order of their ids.
  func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]>

  /// A picture of a variety, by PokeAPI's id, as a PNG file, which may be damaged; nil where there is no
  /// such picture.
  func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?>
}

extension PokemonAPIProtocol {
  public func serving(_ urgency: Urgency) -> any PokemonAPIProtocol { self }

  public func fetchNewcomers() async throws -> Fetched<[PokemonListItem]> {
    Fetched([], .bundled)
  }
}

/// A source of entries only knows nothing of what is on their further pages.
extension PokemonAPIProtocol {
  public func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    throw HTTPError.notFound
  }

  public func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    throw HTTPError.notFound
  }

  public func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    throw HTTPError.notFound
  }

  public func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    throw HTTPError.notFound
  }

  public func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    throw HTTPError.notFound
  }

  public func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    throw HTTPError.notFound
  }

  public func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    throw HTTPError.notFound
  }

  public func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    throw HTTPError.notFound
  }
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

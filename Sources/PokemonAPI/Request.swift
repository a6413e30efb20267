public import PokedexModel

/// A request that every data source can answer. `Answer` is the type of the response.
///
/// ```swift
/// let moves = try await api.fetch(.learnset(of: pokemon)).value
/// ```
///
/// To add a request, add a case to `RequestKind`, and a static member below with the server's and
/// the bundle's response.
public struct Request<Answer: Sendable>: Sendable {
  /// The sources that `LayeredPokemonAPI` asks.
  enum Layers: Sendable {
    /// The bundle, and the network if the bundle lacks the data.
    case bundleFirst
    case networkOnly
    case both(@Sendable (LayeredPokemonAPI) async throws -> Fetched<Answer>)
  }

  /// The request without the type of its response.
  public let kind: RequestKind
  let layers: Layers
  /// Fetches the response from the server.
  let live: @Sendable (RequestSender) async throws -> Fetched<Answer>
  /// Returns the response from the bundle. Nil if the bundle lacks the data.
  package let bundled: @Sendable (any BundledTables) -> Answer?

  init(
    _ kind: RequestKind, from layers: Layers = .bundleFirst,
    live: @escaping @Sendable (RequestSender) async throws -> Fetched<Answer>,
    bundled: @escaping @Sendable (any BundledTables) -> Answer?
  ) {
    self.kind = kind
    self.layers = layers
    self.live = live
    self.bundled = bundled
  }
}

/// The requests that a data source can answer, with what they ask for. `number` is a species'
/// number, and `id` is a variety's id.
public enum RequestKind: Sendable, Hashable {
  case pokemonList(offset: Int, limit: Int)
  case newcomers, catalogue
  case pokemon(PokemonReference)
  case evolutionLine(number: Int), descriptions(number: Int), evolutionSteps(number: Int)
  case pastValues(id: Int), learnset(id: Int), encounters(id: Int), heldItems(id: Int)
  case forms(id: Int)
  case effect(EffectSubject)
  case picture(id: Int, PictureKind)
}

/// The tables that hold the bundled data.
package protocol BundledTables: Sendable {
  var varietyCount: Int { get }
  func listItems(urlPrefix: String) -> [PokemonListItem]
  func listItems(inOrderOfID indices: Range<Int>, urlPrefix: String) -> [PokemonListItem]
  func has(variety id: Int) -> Bool
  func pokemon(id: Int) -> Pokemon?
  func pokemon(named name: String) -> Pokemon?
  func evolutionLine(of number: Int) -> EvolutionLine?
  func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep]
  func pastValues(ofVariety id: Int) -> PastValues?
  func learnset(ofVariety id: Int, in game: String?) -> [LearnedMove]
  func encounters(ofVariety id: Int) -> [Encounter]
  func heldItems(ofVariety id: Int) -> [HeldItem]
  func forms(ofVariety id: Int) -> [PokemonForm]
}

extension BundledTables {
  /// Returns data of a variety, which may be empty. Nil if there is no such variety. A species'
  /// number is the id of its default variety.
  fileprivate func ifBundled<Value>(_ id: Int, _ read: (Int) -> Value) -> Value? {
    has(variety: id) ? read(id) : nil
  }
}

// MARK: - Requests

extension Request where Answer == [PokemonListItem] {
  /// Varieties that are newer than the data source's list and therefore missing from it.
  public static var newcomers: Self {
    // The server's list is always complete.
    Self(
      .newcomers, from: .both { try await $0.fetchNewcomers() }, live: { _ in Fetched([], .live) },
      bundled: { _ in [] })
  }

  /// Every variety with its number and types, sorted by number, then by id.
  public static var catalogue: Self {
    Self(
      .catalogue, live: { try await $0.fetchCatalogue() },
      bundled: { $0.listItems(urlPrefix: BundledList.urlPrefix) })
  }
}

extension Request {
  /// A page of the list of all varieties, sorted by id.
  ///
  /// - Parameters:
  ///   - offset: number of varieties to skip; at least 0.
  ///   - limit: maximum number of varieties to return; at least 1.
  public static func pokemonList(offset: Int, limit: Int) -> Self where Answer == PokemonList {
    Self(
      .pokemonList(offset: offset, limit: limit),
      live: { try await $0.fetchList(offset: offset, limit: limit) },
      bundled: { BundledList.page(of: $0, offset: offset, limit: limit) })
  }

  /// A variety with the facts that its overview page shows.
  public static func pokemon(_ reference: PokemonReference) -> Self where Answer == Pokemon {
    Self(.pokemon(reference), live: { try await $0.fetchPokemon(reference) }) {
      switch reference {
      case .id(let id): $0.pokemon(id: id)
      case .name(let name): $0.pokemon(named: name)
      }
    }
  }

  /// The evolution line that a species belongs to.
  public static func evolutionLine(of species: Species) -> Self where Answer == EvolutionLine {
    Self(
      .evolutionLine(number: species.number),
      live: { try await $0.fetchEvolutionLine(of: species) },
      bundled: { $0.evolutionLine(of: species.number) })
  }

  /// The descriptions of a species in the games, sorted by PokeAPI's version id from newest to
  /// oldest. Nil if the data source has no descriptions.
  public static func descriptions(
    of species: Species
  ) -> Self where Answer == [GameDescription]? {
    Self(
      .descriptions(number: species.number), from: .networkOnly,
      live: { try await $0.fetchDescriptions(of: species) }, bundled: { _ in .some(nil) })
  }

  /// Every evolution step in the family of a species.
  public static func evolutionSteps(of species: Species) -> Self where Answer == [EvolutionStep] {
    Self(
      .evolutionSteps(number: species.number),
      live: { try await $0.fetchEvolutionSteps(of: species) },
      bundled: { $0.ifBundled(species.number, $0.evolutionSteps) })
  }

  /// A variety's values in earlier generations.
  public static func pastValues(of pokemon: Pokemon) -> Self where Answer == PastValues {
    Self(
      .pastValues(id: pokemon.id), live: { try await $0.fetchPastValues(of: pokemon) },
      bundled: { $0.pastValues(ofVariety: pokemon.id) })
  }

  /// The moves that a variety learns, sorted by game in the order of release. Within a game, moves
  /// learned by level come first, then those learned by machine, egg, tutor or any other method.
  public static func learnset(of pokemon: Pokemon) -> Self where Answer == [LearnedMove] {
    let request = APIRequest<WireLearnset>(.pokemon, id: pokemon.id)
    return Self(.learnset(id: pokemon.id), live: { try await $0.send(request).map(\.learnset) }) {
      tables in tables.ifBundled(pokemon.id) { tables.learnset(ofVariety: $0, in: nil) }
    }
  }

  /// The wild encounters of a variety, sorted by version in the order of release.
  public static func encounters(of pokemon: Pokemon) -> Self where Answer == [Encounter] {
    let request = APIRequest<WireEncounters>(.encounters, id: pokemon.id)
    return Self(
      .encounters(id: pokemon.id), live: { try await $0.send(request).map(\.encounters) },
      bundled: { $0.ifBundled(pokemon.id, $0.encounters) })
  }

  /// The items that wild Pokémon of a variety may hold, sorted by version in the order of release.
  public static func heldItems(of pokemon: Pokemon) -> Self where Answer == [HeldItem] {
    let request = APIRequest<WireHeldItems>(.pokemon, id: pokemon.id)
    return Self(
      .heldItems(id: pokemon.id), live: { try await $0.send(request).map(\.held) },
      bundled: { $0.ifBundled(pokemon.id, $0.heldItems) })
  }

  /// The forms of a variety, sorted by id.
  public static func forms(of pokemon: Pokemon) -> Self where Answer == [PokemonForm] {
    Self(
      .forms(id: pokemon.id), live: { try await $0.fetchForms(of: pokemon) },
      bundled: { $0.ifBundled(pokemon.id, $0.forms) })
  }

  /// A PNG file with a picture of a variety. Nil if there is no such picture. The file may be
  /// damaged. `id` is PokeAPI's id of the variety.
  public static func picture(
    ofVariety id: Int, _ kind: PictureKind
  ) -> Self where Answer == [UInt8]? {
    Self(
      .picture(id: id, kind), from: .networkOnly,
      live: { try await $0.fetchPicture(ofVariety: id, kind) }, bundled: { _ in .some(nil) })
  }

  /// The description, in each language, of what an ability, move or item does. Nil if the data
  /// source has no descriptions.
  public static func effect(of subject: EffectSubject) -> Self where Answer == LocalizedText? {
    Self(
      .effect(subject), from: .networkOnly, live: { try await $0.fetchEffect(of: subject) },
      bundled: { _ in .some(nil) })
  }
}

// What the functions do stands at the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
internal import DexData
public import PokedexModel
public import PokemonAPI
private import Synchronization

/// The bundled dex behind the protocol: what `--demo` shows, and what tests make fail and lag.
public final class MockPokemonAPI: PokemonAPIProtocol {
  /// A call as it was received.
  public enum Call: Sendable, Equatable {
    case pokemonList(offset: Int, limit: Int)
    case catalogue
    case pokemon(PokemonReference)
    case evolutionLine(number: Int)
    case descriptions(number: Int)
    case evolutionSteps(number: Int)
    case pastValues(id: Int)
    case learnset(id: Int)
    case encounters(id: Int)
    case heldItems(id: Int)
    case forms(id: Int)
    case effect(EffectSubject)
    case picture(id: Int, PictureKind)
  }

  /// How long every answer takes, and by which clock.
  public struct Lag: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    public init(_ duration: Duration, clock: any Clock<Duration>) {
      self.duration = duration
      self.clock = clock
    }
  }

  private let httpError: HTTPError?
  private let pokemonAPIError: PokemonAPIError?
  private let lag: Lag?
  private let dex = Dex()
  private let received = Mutex<[Call]>([])

  /// - Parameters:
  ///   - returnHTTPError: thrown by every call.
  ///   - returnPokemonAPIError: thrown by every call, unless the other is given.
  ///   - lag: waited before every answer; cancellation ends it.
  public init(
    returnHTTPError: HTTPError? = nil, returnPokemonAPIError: PokemonAPIError? = nil,
    lag: Lag? = nil
  ) {
    httpError = returnHTTPError
    pokemonAPIError = returnPokemonAPIError
    self.lag = lag
  }

  /// The calls received so far, in order.
  public var calls: [Call] { received.withLock { $0 } }

  public func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await receive(.pokemonList(offset: offset, limit: limit))
    return Fetched(BundledList.page(of: dex, offset: offset, limit: limit), .bundled)
  }

  public func fetchCatalogue() async throws -> [PokemonListItem] {
    try await receive(.catalogue)
    return dex.listItems(urlPrefix: BundledList.urlPrefix)
  }

  public func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await receive(.pokemon(reference))
    let pokemon =
      switch reference {
      case .id(let id): dex.pokemon(id: id)
      case .name(let name): dex.pokemon(named: name)
      }
    guard let pokemon else { throw HTTPError.notFound }
    return Fetched(pokemon, .bundled)
  }

  public func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await receive(.evolutionLine(number: species.number))
    guard let line = dex.evolutionLine(of: species.number) else {
      throw HTTPError.notFound
    }
    return Fetched(line, .bundled)
  }

  /// The bundle has facts only: there is no prose in it.
  public func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    try await receive(.descriptions(number: species.number))
    return Fetched(nil, .bundled)
  }

  public func fetchEffect(of subject: EffectSubject) async throws -> Fetched<LocalizedText?> {
    try await receive(.effect(subject))
    return Fetched(nil, .bundled)
  }

  public func fetchEvolutionSteps(of species: Species) async throws -> Fetched<[EvolutionStep]> {
    try await receive(.evolutionSteps(number: species.number))
    guard species.number <= dex.speciesCount else { throw HTTPError.notFound }
    return Fetched(dex.evolutionSteps(ofFamilyOf: species.number), .bundled)
  }

  public func fetchPastValues(of pokemon: Pokemon) async throws -> Fetched<PastValues> {
    try await receive(.pastValues(id: pokemon.id))
    guard let past = dex.pastValues(ofVariety: pokemon.id) else { throw HTTPError.notFound }
    return Fetched(past, .bundled)
  }

  public func fetchLearnset(of pokemon: Pokemon) async throws -> Fetched<[LearnedMove]> {
    try await receive(.learnset(id: pokemon.id))
    return Fetched(try known(pokemon) { dex.learnset(ofVariety: $0) }, .bundled)
  }

  public func fetchEncounters(of pokemon: Pokemon) async throws -> Fetched<[Encounter]> {
    try await receive(.encounters(id: pokemon.id))
    return Fetched(try known(pokemon, dex.encounters), .bundled)
  }

  public func fetchHeldItems(of pokemon: Pokemon) async throws -> Fetched<[HeldItem]> {
    try await receive(.heldItems(id: pokemon.id))
    return Fetched(try known(pokemon, dex.heldItems), .bundled)
  }

  public func fetchForms(of pokemon: Pokemon) async throws -> Fetched<[PokemonForm]> {
    try await receive(.forms(id: pokemon.id))
    return Fetched(try known(pokemon, dex.forms), .bundled)
  }

  /// There is no picture in the bundle.
  public func fetchPicture(
    ofVariety id: Int, _ kind: PictureKind
  ) async throws -> Fetched<[UInt8]?> {
    try await receive(.picture(id: id, kind))
    return Fetched(nil, .bundled)
  }

  /// What the bundle has of a variety, which may be nothing; an error for one that it lacks.
  private func known<Value>(
    _ pokemon: Pokemon, _ read: (Int) -> Value
  ) throws(HTTPError) -> Value {
    guard dex.has(variety: pokemon.id) else { throw .notFound }
    return read(pokemon.id)
  }

  private func receive(_ call: Call) async throws {
    received.withLock { $0.append(call) }
    if let lag {
      do { try await lag.clock.sleep(for: lag.duration) } catch { throw HTTPError.cancelled }
    }
    if let httpError { throw httpError }
    if let pokemonAPIError { throw pokemonAPIError }
  }
}

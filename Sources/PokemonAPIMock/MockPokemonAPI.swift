// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
internal import DexData
public import PokedexModel
public import PokemonAPI
private import Synchronization

/// A data source that returns the bundled data. It is used for `--demo` and in tests, which can
/// make it fail or respond with a delay.
public final class MockPokemonAPI: PokemonAPIProtocol {
  /// A call that was received. `number` is a species' number, and `id` is a variety's id.
  public enum Call: Sendable, Hashable {
    case pokemonList(offset: Int, limit: Int)
    case newcomers, catalogue
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

  /// The delay before every response, and the clock that measures it.
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
  private let recordsCalls: Bool
  private let received = Mutex<[Call]>([])

  /// - Parameters:
  ///   - returnHTTPError: the error that every call throws; nil for no error.
  ///   - returnPokemonAPIError: the error that every call throws, unless `returnHTTPError` is
  ///     given; nil for no error.
  ///   - lag: the delay before every response; nil for no delay. Cancelling the task ends the
  ///     delay.
  ///   - recordsCalls: whether calls are recorded in `calls`. They take memory until this object is
  ///     released.
  public init(
    returnHTTPError: HTTPError? = nil, returnPokemonAPIError: PokemonAPIError? = nil,
    lag: Lag? = nil, recordsCalls: Bool = false
  ) {
    httpError = returnHTTPError
    pokemonAPIError = returnPokemonAPIError
    self.lag = lag
    self.recordsCalls = recordsCalls
  }

  /// The calls received so far, in order; empty unless `recordsCalls` is true.
  public var calls: [Call] { received.withLock { $0 } }

  public func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await receive(.pokemonList(offset: offset, limit: limit))
    return Fetched(BundledList.page(of: dex, offset: offset, limit: limit), .bundled)
  }

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    try await receive(Call(request.kind))
    return try answer(to: request.kind).answer(to: request)
  }

  /// Returns the bundled response to a request. The bundle has only facts: no descriptions and no
  /// pictures.
  private func answer(to request: RequestKind) throws(HTTPError) -> Fetched<any Sendable> {
    let value: any Sendable =
      switch request {
      case .newcomers: [PokemonListItem]()
      case .catalogue: dex.listItems(urlPrefix: BundledList.urlPrefix)
      case .pokemon(.id(let id)): try orNotFound(dex.pokemon(id: id))
      case .pokemon(.name(let name)): try orNotFound(dex.pokemon(named: name))
      case .evolutionLine(let species): try orNotFound(dex.evolutionLine(of: species.number))
      case .descriptions: [GameDescription]?.none
      case .effect: LocalizedText?.none
      case .picture: [UInt8]?.none
      case .evolutionSteps(let species):
        try orNotFound(
          species.number <= dex.speciesCount
            ? dex.evolutionSteps(ofFamilyOf: species.number) : nil)
      case .pastValues(let pokemon): try orNotFound(dex.pastValues(ofVariety: pokemon.id))
      case .learnset(let pokemon): try ifBundled(pokemon) { dex.learnset(ofVariety: $0) }
      case .encounters(let pokemon): try ifBundled(pokemon, dex.encounters)
      case .heldItems(let pokemon): try ifBundled(pokemon, dex.heldItems)
      case .forms(let pokemon): try ifBundled(pokemon, dex.forms)
      }
    return Fetched(value, .bundled)
  }

  private func orNotFound<Value>(_ value: Value?) throws(HTTPError) -> Value {
    guard let value else { throw .notFound }
    return value
  }

  /// Returns what `read` returns for a variety's id: bundled data, which may be empty.
  ///
  /// - Throws: `.notFound` if the bundle doesn't have the variety.
  private func ifBundled<Value>(
    _ pokemon: Pokemon, _ read: (Int) -> Value
  ) throws(HTTPError) -> Value {
    guard dex.has(variety: pokemon.id) else { throw .notFound }
    return read(pokemon.id)
  }

  private func receive(_ call: Call) async throws {
    if recordsCalls { received.withLock { $0.append(call) } }
    if let lag {
      do { try await lag.clock.sleep(for: lag.duration) } catch { throw HTTPError.cancelled }
    }
    if let httpError { throw httpError }
    if let pokemonAPIError { throw pokemonAPIError }
  }
}

extension MockPokemonAPI.Call {
  /// Creates the record of a call to `fetch(_:)` with a request.
  public init(_ request: RequestKind) {
    self =
      switch request {
      case .newcomers: .newcomers
      case .catalogue: .catalogue
      case .pokemon(let reference): .pokemon(reference)
      case .evolutionLine(let species): .evolutionLine(number: species.number)
      case .descriptions(let species): .descriptions(number: species.number)
      case .evolutionSteps(let species): .evolutionSteps(number: species.number)
      case .pastValues(let pokemon): .pastValues(id: pokemon.id)
      case .learnset(let pokemon): .learnset(id: pokemon.id)
      case .encounters(let pokemon): .encounters(id: pokemon.id)
      case .heldItems(let pokemon): .heldItems(id: pokemon.id)
      case .forms(let pokemon): .forms(id: pokemon.id)
      case .effect(let subject): .effect(subject)
      case .picture(let id, let kind): .picture(id: id, kind)
      }
  }
}

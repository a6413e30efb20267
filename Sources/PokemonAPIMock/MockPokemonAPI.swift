internal import DexData
package import PokedexModel
package import PokemonAPI
private import Synchronization

/// The bundled dex behind the protocol: what `--demo` shows, and what tests make fail and lag.
package final class MockPokemonAPI: PokemonAPIProtocol {
  /// A call as it was received.
  package enum Call: Sendable, Equatable {
    case pokemonList(offset: Int, limit: Int)
    case catalogue
    case pokemon(PokemonReference)
    case evolutionLine(number: Int)
    case descriptions(number: Int)
  }

  /// How long every answer takes, and by which clock.
  package struct Lag: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    package init(_ duration: Duration, clock: any Clock<Duration>) {
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
  package init(
    returnHTTPError: HTTPError? = nil, returnPokemonAPIError: PokemonAPIError? = nil,
    lag: Lag? = nil
  ) {
    httpError = returnHTTPError
    pokemonAPIError = returnPokemonAPIError
    self.lag = lag
  }

  /// The calls received so far, in order.
  package var calls: [Call] { received.withLock { $0 } }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await receive(.pokemonList(offset: offset, limit: limit))
    return Fetched(BundledList.page(of: dex, offset: offset, limit: limit), .bundled)
  }

  package func fetchCatalogue() async throws -> [PokemonListItem] {
    try await receive(.catalogue)
    return dex.listItems(urlPrefix: BundledList.urlPrefix)
  }

  package func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    try await receive(.pokemon(reference))
    let pokemon =
      switch reference {
      case .id(let id): dex.pokemon(id: id)
      case .name(let name): dex.pokemon(named: name)
      }
    guard let pokemon else { throw HTTPError.notFound }
    return Fetched(pokemon, .bundled)
  }

  package func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    try await receive(.evolutionLine(number: species.number))
    guard let line = dex.evolutionLine(of: species.number) else {
      throw HTTPError.notFound
    }
    return Fetched(line, .bundled)
  }

  /// The bundle has facts only: there is no prose in it.
  package func fetchDescriptions(of species: Species) async throws -> Fetched<LocalizedText?> {
    try await receive(.descriptions(number: species.number))
    return Fetched(nil, .bundled)
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

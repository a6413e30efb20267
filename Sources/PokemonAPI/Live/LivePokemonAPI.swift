// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A data source that fetches Pokémon data from PokeAPI v2 over HTTP.
public struct LivePokemonAPI: PokemonAPIProtocol {
  /// Base URL of the public PokeAPI server.
  public static let publicBaseURL = "https://pokeapi.co/api/v2"

  /// Default time limit for one user action, no matter how many requests it makes.
  public static let defaultDeadline = Duration.seconds(20)

  let client: HTTPClient
  private let deadline: Duration
  /// The sender that all requests of one user action share. If it is nil, each call creates a new
  /// sender.
  private let sharedSender: RequestSender?

  /// - Parameters:
  ///   - baseURL: an http or https URL, including the path `/api/v2`.
  ///   - version: the program's version for the `User-Agent` header; nil to use the transport's
  ///     default header.
  ///   - transport: the HTTP library that sends the requests.
  ///   - cache: the cache of responses; nil for no cache.
  ///   - log: the log of all requests; nil for no log.
  ///   - deadline: time limit for one user action.
  ///   - clock: the clock that measures deadlines and pauses.
  ///   - now: a function that returns the current time in seconds since 1970.
  ///   - random: a function that returns a random number from 0 to 1. It determines the pauses
  ///     between retries.
  /// - Throws: `PokemonAPIError.invalidURL` if the base URL is invalid.
  public init(
    baseURL: String = publicBaseURL, version: String? = nil, transport: any HTTPTransport,
    cache: ResponseCache? = nil, log: RequestLog? = nil, deadline: Duration = defaultDeadline,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Int = LivePokemonAPI.systemTime,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) throws {
    client = HTTPClient(
      address: try APIAddress(baseURL), userAgent: version.map { "pokedex/\($0)" },
      transport: transport, cache: cache, log: log, clock: clock, now: now,
      retry: RetryPolicy(random: random))
    self.deadline = deadline
    sharedSender = nil
  }

  /// Returns the current system time in seconds since 1970.
  @usableFromInline
  static func systemTime() -> Int { Int(Date.now.timeIntervalSince1970) }

  private init(client: HTTPClient, deadline: Duration, sharedSender: RequestSender) {
    self.client = client
    self.deadline = deadline
    self.sharedSender = sharedSender
  }

  public func withUrgency(_ urgency: Urgency) -> any PokemonAPIProtocol {
    LivePokemonAPI(client: client, deadline: deadline, sharedSender: sender(urgency))
  }

  /// The sender of this call's requests: the shared sender, or a new one.
  var sender: RequestSender { sharedSender ?? sender(.wanted) }

  private func sender(_ urgency: Urgency) -> RequestSender {
    RequestSender(
      client: client, urgency: urgency, deadline: Deadline(after: deadline, on: client.clock))
  }

  public func fetchPokemonList(offset: Int, limit: Int) async throws -> Fetched<PokemonList> {
    try await sender.send(ListRequest(endpoint: .pokemonList, offset: offset, limit: limit)).map {
      page in
      PokemonList(
        count: page.count, next: page.next, previous: page.previous,
        results: page.results.map { PokemonListItem($0) })
    }
  }

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    switch request.kind {
    // The server's list is always complete, so no varieties are missing from it.
    case .newcomers: Fetched([PokemonListItem](), .live).answer(to: request)
    case .catalogue: try await fetchCatalogue().answer(to: request)
    case .pokemon(let reference): try await fetchPokemon(reference).answer(to: request)
    case .evolutionLine(let species):
      try await fetchEvolutionLine(of: species).answer(to: request)
    case .descriptions(let species): try await fetchDescriptions(of: species).answer(to: request)
    case .evolutionSteps(let species):
      try await fetchEvolutionSteps(of: species).answer(to: request)
    case .pastValues(let pokemon): try await fetchPastValues(of: pokemon).answer(to: request)
    case .learnset(let pokemon): try await fetchLearnset(of: pokemon).answer(to: request)
    case .encounters(let pokemon): try await fetchEncounters(of: pokemon).answer(to: request)
    case .heldItems(let pokemon): try await fetchHeldItems(of: pokemon).answer(to: request)
    case .forms(let pokemon): try await fetchForms(of: pokemon).answer(to: request)
    case .effect(let subject): try await fetchEffect(of: subject).answer(to: request)
    case .picture(let id, let kind):
      try await fetchPicture(ofVariety: id, kind).answer(to: request)
    }
  }

  func fetchPokemon(_ reference: PokemonReference) async throws -> Fetched<Pokemon> {
    let entry = PokemonFetch(sender: sender)
    return switch reference {
    case .id(let id) where NationalNumber.isValid(id): try await entry.fetchDefault(number: id)
    case .id(let id): try await entry.fetch(key: String(id))
    case .name(let name): try await entry.fetch(name: name)
    }
  }

  func fetchEvolutionLine(of species: Species) async throws -> Fetched<EvolutionLine> {
    guard let chain = species.evolutionChain else {
      let line = EvolutionLine(number: species.number, slug: species.slug, evolvesTo: [])
      return Fetched(line, .live)
    }
    return try await sender.send(EvolutionChainRequest(id: chain)).map(\.line)
  }

  func fetchDescriptions(
    of species: Species
  ) async throws -> Fetched<[GameDescription]?> {
    if let descriptions = species.descriptions { return Fetched(descriptions, .live) }
    return try await sender.send(SpeciesRequest(key: String(species.number)))
      .map(\.species.descriptions)
  }
}

/// Distinguishes national Pokédex numbers from the ids of non-default varieties. A species' number
/// is also the id of its default variety. All other varieties have ids from 10001.
enum NationalNumber {
  static func isValid(_ id: Int) -> Bool { id <= 10_000 }
}

extension PokemonListItem {
  /// Creates a list item from a row of PokeAPI's list, which contains neither numbers nor types.
  init(_ resource: Resource, number: Int? = nil, types: [PokemonType] = []) {
    self.init(
      id: resource.id, name: resource.name, urlPrefix: resource.urlPrefix,
      number: number ?? (NationalNumber.isValid(resource.id) ? resource.id : nil),
      primaryType: types.first, secondaryType: types.dropFirst().first)
  }
}

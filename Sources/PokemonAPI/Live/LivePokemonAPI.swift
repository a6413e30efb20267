// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokedexModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// PokeAPI v2 over HTTP.
public struct LivePokemonAPI: PokemonAPIProtocol {
  /// The public service.
  public static let publicBaseURL = "https://pokeapi.co/api/v2"

  /// How long one wish may take, whatever the server does.
  public static let usualDeadline = Duration.seconds(20)

  let client: HTTPClient
  private let deadline: Duration
  /// What all that is asked of this client is for; nil where each call is a wish of its own.
  private let wish: RequestSender?

  /// - Parameters:
  ///   - baseURL: an http or https address, up to and including `/api/v2`.
  ///   - version: of this program, for the User-Agent; nil to leave that to the transport.
  ///   - transport: by which requests are made.
  ///   - cache: nil for none.
  ///   - log: nil for none.
  ///   - deadline: how long one wish may take.
  ///   - clock: of deadlines and pauses.
  ///   - now: seconds since 1970.
  ///   - random: a number of 0 to 1, by which pauses are drawn.
  /// - Throws: `PokemonAPIError.invalidURL`.
  public init(
    baseURL: String = publicBaseURL, version: String? = nil, transport: any HTTPTransport,
    cache: ResponseCache? = nil, log: RequestLog? = nil, deadline: Duration = usualDeadline,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Int = LivePokemonAPI.systemTime,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) throws {
    client = HTTPClient(
      address: try APIAddress(baseURL), userAgent: version.map { "pokedex/\($0)" },
      transport: transport, cache: cache, log: log, clock: clock, now: now,
      retry: RetryPolicy(random: random))
    self.deadline = deadline
    wish = nil
  }

  /// Seconds since 1970 by the system's clock.
  @usableFromInline
  static func systemTime() -> Int { Int(Date.now.timeIntervalSince1970) }

  private init(client: HTTPClient, deadline: Duration, wish: RequestSender) {
    self.client = client
    self.deadline = deadline
    self.wish = wish
  }

  public func serving(_ urgency: Urgency) -> any PokemonAPIProtocol {
    LivePokemonAPI(client: client, deadline: deadline, wish: sender(urgency))
  }

  /// Sends what belongs to one call.
  var sender: RequestSender { wish ?? sender(.wanted) }

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
    // The list is the server's own.
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
    case .id(let id) where NationalNumber.isOne(id): try await entry.fetchDefault(number: id)
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

/// PokeAPI numbers varieties that are no default from 10001.
enum NationalNumber {
  static func isOne(_ id: Int) -> Bool { id <= 10_000 }
}

extension PokemonListItem {
  /// An item of PokeAPI's list, which says number and types of none.
  init(_ resource: Resource, number: Int? = nil, types: [PokemonType] = []) {
    self.init(
      id: resource.id, name: resource.name, urlPrefix: resource.urlPrefix,
      number: number ?? (NationalNumber.isOne(resource.id) ? resource.id : nil),
      primaryType: types.first, secondaryType: types.dropFirst().first)
  }
}

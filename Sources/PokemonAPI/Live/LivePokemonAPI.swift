// The functions are documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    try await request.live(sender)
  }

  /// The sender of this call's requests: the shared sender, or a new one.
  var sender: RequestSender { sharedSender ?? sender(.wanted) }

  private func sender(_ urgency: Urgency) -> RequestSender {
    RequestSender(
      client: client, urgency: urgency, deadline: Deadline(after: deadline, on: client.clock))
  }
}

public import PokemonAPI

#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension LivePokemonAPI {
  /// PokeAPI v2 by a session like the given one.
  ///
  /// - Throws: `PokemonAPIError.invalidURL`.
  public init(
    baseURL: String, session: URLSession, cache: ResponseCache? = nil, log: RequestLog? = nil,
    deadline: Duration = usualDeadline, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Int = { Int(Date.now.timeIntervalSince1970) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) throws {
    try self.init(
      baseURL: baseURL, transport: URLSessionTransport(like: session), cache: cache, log: log,
      deadline: deadline, clock: clock, now: now, random: random)
  }
}

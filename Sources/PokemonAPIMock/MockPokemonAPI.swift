// The function is documented in the protocol.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import PokemonAPI
private import PokemonAPIBundle
private import Synchronization

/// A data source for tests. It returns the bundled data, and can fail or respond with a delay.
public final class MockPokemonAPI: PokemonAPIProtocol {
  /// A call that was received.
  public typealias Call = RequestKind

  /// The delay before every response, and the clock that measures it.
  public struct Lag: Sendable {
    let duration: Duration
    let clock: any Clock<Duration>

    public init(_ duration: Duration, clock: any Clock<Duration>) {
      self.duration = duration
      self.clock = clock
    }
  }

  private let error: (any Error)?
  private let lag: Lag?
  private let bundle = BundledPokemonAPI()
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
    error = returnHTTPError ?? returnPokemonAPIError
    self.lag = lag
    self.recordsCalls = recordsCalls
  }

  /// The calls received so far, in order; empty unless `recordsCalls` is true.
  public var calls: [Call] { received.withLock { $0 } }

  public func fetch<Answer>(_ request: Request<Answer>) async throws -> Fetched<Answer> {
    if recordsCalls { received.withLock { $0.append(request.kind) } }
    if let lag {
      do { try await lag.clock.sleep(for: lag.duration) } catch { throw HTTPError.cancelled }
    }
    if let error { throw error }
    return try await bundle.fetch(request)
  }
}

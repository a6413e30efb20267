/// The origin of a response, and its age if it was cached.
public enum Origin: Sendable, Equatable {
  /// The response comes from the data bundled with the program.
  case bundled
  /// The response was just received from the server.
  case live
  /// The response comes from the cache and is still fresh.
  case cached(age: Duration)
  /// The response comes from the cache and is outdated, but the request to the server failed.
  case stale(age: Duration, because: HTTPError)

  /// Returns the more outdated of two origins. Use it as the origin of anything that combines two
  /// responses.
  public func joined(with other: Origin) -> Origin {
    rank < other.rank ? other : self
  }

  private var rank: (Int, Duration) {
    switch self {
    case .bundled: (0, .zero)
    case .live: (1, .zero)
    case .cached(let age): (2, age)
    case .stale(let age, because: _): (3, age)
    }
  }
}

/// A response with its origin.
public struct Fetched<Value: Sendable>: Sendable {
  /// The response.
  public let value: Value
  /// The response's origin.
  public let origin: Origin

  /// Creates a response with its origin.
  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Returns the response transformed by a function, with the same origin.
  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Fetched<Other> {
    Fetched<Other>(try transform(value), origin)
  }

  /// Combines two responses into one. Its origin is the more outdated of their origins.
  public func joined<Other: Sendable, Both: Sendable>(
    with other: Fetched<Other>, _ join: (Value, Other) throws -> Both
  ) rethrows -> Fetched<Both> {
    Fetched<Both>(try join(value, other.value), origin.joined(with: other.origin))
  }
}

extension Fetched: Equatable where Value: Equatable {}

/// The source of an answer, and its age.
public enum Origin: Sendable, Equatable {
  /// The data in the executable.
  case bundled
  /// The server, just now.
  case live
  /// The cache, while the answer is fresh.
  case cached(age: Duration)
  /// The cache with an outdated answer, because the request to the server failed.
  case stale(age: Duration, because: HTTPError)

  /// Returns the origin of two answers shown together: the less current one.
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

/// An answer with its origin.
public struct Fetched<Value: Sendable>: Sendable {
  /// The answer.
  public let value: Value
  /// The answer's origin.
  public let origin: Origin

  /// Creates an answer with its origin.
  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Returns the transformed answer with the same origin.
  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Fetched<Other> {
    Fetched<Other>(try transform(value), origin)
  }

  /// Combines two answers, and their origins.
  public func joined<Other: Sendable, Both: Sendable>(
    with other: Fetched<Other>, _ join: (Value, Other) throws -> Both
  ) rethrows -> Fetched<Both> {
    Fetched<Both>(try join(value, other.value), origin.joined(with: other.origin))
  }
}

extension Fetched: Equatable where Value: Equatable {}

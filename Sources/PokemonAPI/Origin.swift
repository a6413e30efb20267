/// Where an answer comes from, and how old it is.
public enum Origin: Sendable, Equatable {
  /// The executable itself.
  case bundled
  /// The server, just now.
  case live
  /// The cache: what the server said so long ago and does not want asked again yet.
  case cached(age: Duration)
  /// The cache, because the server could not be asked whether that still holds.
  case stale(age: Duration, because: HTTPError)

  /// The origin of two answers shown together: the one that is more to be wondered at.
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
  /// What was asked for.
  public let value: Value
  /// Where it comes from.
  public let origin: Origin

  /// An answer from somewhere.
  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// The same answer in another shape.
  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Fetched<Other> {
    Fetched<Other>(try transform(value), origin)
  }

  /// An answer made of two.
  public func joined<Other: Sendable, Both: Sendable>(
    with other: Fetched<Other>, _ join: (Value, Other) throws -> Both
  ) rethrows -> Fetched<Both> {
    Fetched<Both>(try join(value, other.value), origin.joined(with: other.origin))
  }
}

extension Fetched: Equatable where Value: Equatable {}

import Synchronization

/// A time of day, in seconds since 1970, that only tests change.
final class WallTime: Sendable {
  private let seconds = Mutex(1_000_000)

  var now: Int { seconds.withLock { $0 } }

  /// Changes the time.
  ///
  /// - Parameter change: seconds to add; negative to set the clock back.
  func advance(by change: Int) {
    seconds.withLock { $0 += change }
  }
}

import Synchronization

/// The current time, in seconds since 1970. It changes only when a test changes it.
final class WallTime: Sendable {
  private let seconds = Mutex(1_000_000)

  var now: Int { seconds.withLock { $0 } }

  /// Changes the time.
  ///
  /// - Parameter change: The number of seconds to add. A negative number sets the clock back.
  func advance(by change: Int) {
    seconds.withLock { $0 += change }
  }
}

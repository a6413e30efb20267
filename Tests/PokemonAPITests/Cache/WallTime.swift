import Synchronization

/// The time of day, which a test sets.
final class WallTime: Sendable {
  private let seconds = Mutex(1_000_000)

  var now: Int { seconds.withLock { $0 } }

  /// - Parameter change: in seconds; negative to set the clock back.
  func advance(by change: Int) {
    seconds.withLock { $0 += change }
  }
}

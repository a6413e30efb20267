import Synchronization
import TestSupport

/// A clock that stands still until it is set forward, and notes for how long each sleep was to be.
final class NotingClock: Clock {
  private let clock = ManualClock()
  private let noted = Mutex<[Duration]>([])

  /// How long each sleep so far was to be, in order.
  var pauses: [Duration] { noted.withLock { $0 } }

  var now: ManualClock.Instant { clock.now }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    noted.withLock { $0.append(now.duration(to: deadline)) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Sets the clock forward and wakes those whose time has come.
  func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Waits until so many are asleep.
  func sleepers(_ count: Int) async {
    await clock.sleepers(count)
  }

  /// Waits until somebody is asleep, and sets the clock forward by as long as the last one wants.
  func passLastPause() async {
    await sleepers(1)
    advance(by: pauses.last ?? .zero)
  }
}

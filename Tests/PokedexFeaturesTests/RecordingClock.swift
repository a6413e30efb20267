import Synchronization
import TestSupport

/// A clock that advances only when a test says so, and records the requested duration of each
/// sleep.
final class RecordingClock: Clock {
  private let clock = ManualClock()
  private let recorded = Mutex<[Duration]>([])

  /// The requested duration of each sleep so far, in order.
  var pauses: [Duration] { recorded.withLock { $0 } }

  var now: ManualClock.Instant { clock.now }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    recorded.withLock { $0.append(now.duration(to: deadline)) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Advances the clock and wakes the sleepers that are due.
  func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Waits until `count` tasks are asleep.
  func sleepers(_ count: Int) async {
    await clock.sleepers(count)
  }

  /// Waits until a task is asleep, then advances the clock by the duration of the latest sleep.
  func passLastPause() async {
    await sleepers(1)
    advance(by: pauses.last ?? .zero)
  }
}

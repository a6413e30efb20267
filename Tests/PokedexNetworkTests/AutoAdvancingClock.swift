import Synchronization
import TestSupport

@testable import PokemonAPI

/// A clock that skips short pauses. Long pauses end when the test advances the clock. Retries
/// therefore follow without delay, and a deadline passes only when the test wants it to.
final class AutoAdvancingClock: Clock {
  /// The minimum length of a long pause. The client's pauses between attempts are shorter; all its
  /// other pauses are longer.
  private static let long = Duration.seconds(3)

  private let clock = ManualClock()

  var now: ManualClock.Instant { clock.now }

  var minimumResolution: Duration { .zero }

  /// The time that has passed on this clock.
  var elapsed: Duration { clock.now.offset }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    if .zero..<Self.long ~= pause { clock.advance(by: pause) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Makes the deadline of the current request pass.
  func expire() {
    clock.advance(by: LivePokemonAPI.defaultDeadline)
  }
}

/// The current time, in seconds since 1970. It changes only when a test advances it.
final class FaultTime: Sendable {
  /// Tuesday, 14 November 2023, 22:13:20 GMT.
  private let seconds = Mutex(1_700_000_000)

  var now: Int { seconds.withLock { $0 } }

  func advance(by more: Int) {
    seconds.withLock { $0 += more }
  }
}

import Synchronization
import TestSupport

@testable import PokemonAPI

/// A clock by which short pauses are over at once and long ones when the test says so: tries follow
/// each other without a wait, and a deadline passes exactly when it is meant to.
final class ImpatientClock: Clock {
  /// The shortest that the client waits for anything but its next try.
  private static let long = Duration.seconds(3)

  private let clock = ManualClock()

  var now: ManualClock.Instant { clock.now }

  var minimumResolution: Duration { .zero }

  /// How long all that has happened would have taken.
  var elapsed: Duration { clock.now.offset }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    if .zero..<Self.long ~= pause { clock.advance(by: pause) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Lets the deadline of what was asked for just now pass.
  func expire() {
    clock.advance(by: LivePokemonAPI.usualDeadline)
  }
}

/// The time of day, in seconds since 1970, which tests set forward themselves.
final class FaultTime: Sendable {
  /// Tuesday, 14 November 2023, 22:13:20 GMT.
  private let seconds = Mutex(1_700_000_000)

  var now: Int { seconds.withLock { $0 } }

  func advance(by more: Int) {
    seconds.withLock { $0 += more }
  }
}

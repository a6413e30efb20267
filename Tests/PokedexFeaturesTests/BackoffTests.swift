import PokemonAPI
import TestSupport
import Testing

@testable import PokedexFeatures

/// The pauses between automatic retries after a failure.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct BackoffTests {
  private let clock = RecordingClock()
  private let connectivity = Connectivity()
  private let backoff: Backoff

  init() {
    backoff = Backoff(clock: clock, connectivity: connectivity)
  }

  /// Waits until one whole pause has passed.
  private func waitOnce() async {
    let (calls, called) = AsyncStream<Void>.makeStream()
    backoff.wait { called.finish() }
    await clock.passLastPause()
    for await _ in calls {}
  }

  @Test func pausesDoubleUpToAMinute() async {
    for _ in 0..<6 { await waitOnce() }

    #expect(clock.pauses == [5, 10, 20, 40, 60, 60].map { .seconds($0) })
  }

  @Test func actionWaitsForEndOfPause() async {
    var count = 0
    backoff.wait { count += 1 }
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(4_999))
    await mainActorCatchesUp()

    await clock.sleepers(1)
    #expect(count == 0)
  }

  @Test func resetRestoresShortestPause() async {
    for _ in 0..<3 { await waitOnce() }

    backoff.reset()
    await waitOnce()

    #expect(clock.pauses == [5, 10, 20, 5].map { .seconds($0) })
  }

  @Test(arguments: [false, true])
  func stoppedRetryNeverRuns(byReset: Bool) async {
    var count = 0
    backoff.wait { count += 1 }
    await clock.sleepers(1)

    byReset ? backoff.reset() : backoff.stop()
    clock.advance(by: .seconds(3_600))
    await waitOnce()

    #expect(count == 0)
    #expect(clock.pauses == [5, byReset ? 5 : 10].map { .seconds($0) })
  }

  @Test func newRetryReplacesPendingOne() async {
    var count = 0
    backoff.wait { count += 1 }
    await clock.sleepers(1)

    await waitOnce()

    #expect(count == 0)
    #expect(clock.pauses == [5, 10].map { .seconds($0) })
  }

  @Test func returningNetworkEndsPause() async {
    var count = 0
    connectivity.note(failure: HTTPError.noNetwork)
    backoff.wait { count += 1 }
    await clock.sleepers(1)

    connectivity.note(.live)
    #expect(count == 1)
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(count == 1, "the pause has ended with it")
  }

  @Test func returningNetworkDoesNotRunStoppedRetry() async {
    var count = 0
    connectivity.note(failure: HTTPError.noNetwork)
    backoff.wait { count += 1 }

    backoff.stop()
    connectivity.note(.live)

    #expect(count == 0)
  }

  @Test func failureAfterReturningNetworkDoublesPause() async {
    connectivity.note(failure: HTTPError.noNetwork)
    backoff.wait {}
    await clock.sleepers(1)
    connectivity.note(.live)

    await waitOnce()

    #expect(clock.pauses.last == .seconds(10))
  }
}

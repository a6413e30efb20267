import TestSupport
import Testing

@testable import PokedexFeatures

/// How often what failed is asked for again without a key.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct MenderTests {
  private let clock = NotingClock()
  private let mender: Mender

  init() {
    mender = Mender(clock: clock)
  }

  /// Has something mended and lets the pause pass.
  private func mendOnce() async {
    let (calls, called) = AsyncStream<Void>.makeStream()
    mender.mend { called.finish() }
    await clock.passLastPause()
    for await _ in calls {}
  }

  @Test func pausesDoubleUpToAMinute() async {
    for _ in 0..<6 { await mendOnce() }

    #expect(clock.pauses == [5, 10, 20, 40, 60, 60].map { .seconds($0) })
  }

  @Test func nothingIsMendedBeforeThePauseIsOver() async {
    var count = 0
    mender.mend { count += 1 }
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(4_999))
    await mainActorCatchesUp()

    await clock.sleepers(1)
    #expect(count == 0)
  }

  @Test func resetBeginsWithTheShortestPauseAgain() async {
    for _ in 0..<3 { await mendOnce() }

    mender.reset()
    await mendOnce()

    #expect(clock.pauses == [5, 10, 20, 5].map { .seconds($0) })
  }

  @Test(arguments: [false, true])
  func whatWasStoppedIsNotMended(byReset: Bool) async {
    var count = 0
    mender.mend { count += 1 }
    await clock.sleepers(1)

    byReset ? mender.reset() : mender.stop()
    clock.advance(by: .seconds(3_600))
    await mendOnce()

    #expect(count == 0)
    #expect(clock.pauses == [5, byReset ? 5 : 10].map { .seconds($0) })
  }

  @Test func theLastWishReplacesTheOneBefore() async {
    var count = 0
    mender.mend { count += 1 }
    await clock.sleepers(1)

    await mendOnce()

    #expect(count == 0)
    #expect(clock.pauses == [5, 10].map { .seconds($0) })
  }
}

import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that all callers who request the same URL share one request. When the executor is idle,
/// every caller that was started has joined its request.
@Suite(.timeLimit(.minutes(5)))
struct InFlightRequestsTests {
  private let flights = InFlightRequests<Int>()
  private let turnstile = CallGate()
  private let executor = IdleExecutor()
  private let clock = ManualClock()
  private let escalations = Recorder<String>()
  private let starts = Recorder<String>()

  /// Requests a URL. `turnstile` holds the request until the test releases it. The result is the
  /// number of requests started so far, including this one.
  private func want(
    _ url: String = "a", _ urgency: Urgency = .wanted, within seconds: Int = 20,
    failingWith error: HTTPError? = nil
  ) async -> Task<Int, any Error> {
    let deadline = Deadline(after: .seconds(seconds), on: clock)
    let task = Task(executorPreference: executor) {
      [flights, turnstile, escalations, starts] in
      try await flights.value(for: url, urgency, deadline) {
        escalations.record(url)
      } start: {
        starts.record(url)
        let number = starts.all.count
        await turnstile.pass(url)
        if let error { throw error }
        return number
      }
    }
    await executor.idle()
    return task
  }

  @Test func callersOfTheSameURLShareOneRequest() async throws {
    var waiters: [Task<Int, any Error>] = []
    for _ in 1...50 { waiters.append(await want()) }
    await turnstile.arrival(of: 1)

    turnstile.open()

    for waiter in waiters { #expect(try await waiter.value == 1) }
    #expect(turnstile.arrived == ["a"])
  }

  @Test func differentURLsHaveSeparateRequests() async throws {
    let first = await want("a")
    await turnstile.arrival(of: 1)
    let second = await want("b")
    await turnstile.arrival(of: 2)

    turnstile.release("b")

    #expect(try await second.value == 2)
    #expect(flights.demand(for: "b") == nil)
    #expect(flights.demand(for: "a") != nil)
    turnstile.open()
    #expect(try await first.value == 1)
  }

  @Test func cancellingOneCallerLeavesOthersWaiting() async throws {
    let first = await want()
    let second = await want()
    await turnstile.arrival(of: 1)

    first.cancel()
    await #expect(throws: HTTPError.cancelled) { try await first.value }

    #expect(turnstile.cancelled == [])
    turnstile.open()
    #expect(try await second.value == 1)
  }

  @Test func cancellingTheLastCallerCancelsTheRequest() async throws {
    let waiters = [await want(), await want()]
    await turnstile.arrival(of: 1)

    for waiter in waiters {
      #expect(turnstile.cancelled == [])
      waiter.cancel()
      await #expect(throws: HTTPError.cancelled) { try await waiter.value }
    }

    #expect(turnstile.cancelled == ["a"])
    #expect(flights.demand(for: "a") == nil)
    turnstile.open()
  }

  @Test func abandonedRequestDoesNotAnswerLaterCaller() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    first.cancel()
    await #expect(throws: HTTPError.cancelled) { try await first.value }

    let second = await want()
    await turnstile.arrival(of: 2)
    // Release the first request before the others.
    turnstile.release("a")
    turnstile.open()

    #expect(try await second.value == 2)
  }

  @Test func alreadyCancelledCallerLeavesNoRequest() async throws {
    let deadline = Deadline(after: .seconds(20), on: clock)

    let waiter = Task(executorPreference: executor) { [flights, turnstile] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await flights.value(for: "a", .wanted, deadline) {
      } start: {
        await turnstile.pass("a")
        return 1
      }
    }

    await #expect(throws: HTTPError.cancelled) { try await waiter.value }
    await executor.idle()
    #expect(flights.demand(for: "a") == nil)
    turnstile.open()
  }

  @Test func deadlineOfOneCallerLeavesOthersWaiting() async throws {
    let hasty = await want(within: 5)
    let patient = await want(within: 20)
    await turnstile.arrival(of: 1)

    clock.advance(by: .seconds(5))
    await #expect(throws: HTTPError.timedOut) { try await hasty.value }

    #expect(flights.demand(for: "a")?.deadline.remaining == .seconds(15))
    #expect(turnstile.cancelled == [])
    turnstile.open()
    #expect(try await patient.value == 1)
  }

  @Test func shorterDeadlineDoesNotShortenTheRequest() async throws {
    let patient = await want(within: 20)
    let hasty = await want(within: 5)
    await turnstile.arrival(of: 1)

    #expect(flights.demand(for: "a")?.deadline.remaining == .seconds(20))
    clock.advance(by: .seconds(5))
    await #expect(throws: HTTPError.timedOut) { try await hasty.value }

    turnstile.open()
    #expect(try await patient.value == 1)
  }

  @Test func lastDeadlineCancelsTheRequest() async throws {
    let waiters = [await want(within: 5), await want(within: 20)]
    await turnstile.arrival(of: 1)

    clock.advance(by: .seconds(20))
    for waiter in waiters { await #expect(throws: HTTPError.timedOut) { try await waiter.value } }

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
  }

  @Test func errorReachesAllCallers() async throws {
    var waiters: [Task<Int, any Error>] = []
    for _ in 1...20 { waiters.append(await want(failingWith: .status(code: 503, body: "busy"))) }
    await turnstile.arrival(of: 1)

    turnstile.open()

    for waiter in waiters {
      await #expect(throws: HTTPError.status(code: 503, body: "busy")) { try await waiter.value }
    }
    #expect(turnstile.arrived == ["a"])
  }

  @Test(arguments: [nil, HTTPError.noNetwork])
  func finishedRequestIsNotSharedWithNewCaller(error: HTTPError?) async throws {
    turnstile.open()

    _ = try? await want(failingWith: error).value
    let second = await want()

    #expect(try await second.value == 2)
    #expect(turnstile.arrived == ["a", "a"])
  }

  @Test func prefetchIsEscalatedOnceWhenWanted() async throws {
    let urgencies: [Urgency] = [.background, .background, .wanted, .wanted, .background]
    var waiters: [Task<Int, any Error>] = []
    var seen: [[Int]] = []

    for urgency in urgencies {
      waiters.append(await want("a", urgency))
      let isWanted = flights.demand(for: "a")?.urgency == .wanted
      seen.append([isWanted ? 1 : 0, escalations.all.count])
    }

    #expect(seen == [[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]])
    turnstile.open()
    for waiter in waiters { #expect(try await waiter.value == 1) }
  }

  @Test func reloadJoinsRequestOfUpToOneSecond() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(1))

    let second = await want("a", .forceReload)

    #expect(turnstile.cancelled == [])
    #expect(flights.demand(for: "a")?.urgency == .forceReload)
    turnstile.open()
    #expect(try await first.value == 1)
    #expect(try await second.value == 1)
  }

  @Test(arguments: [Urgency.background, .wanted, .forceReload])
  func reloadReplacesOlderRequest(urgency: Urgency) async throws {
    let first = await want("a", urgency)
    await turnstile.arrival(of: 1)
    clock.advance(by: .milliseconds(1001))

    let second = await want("a", .forceReload)
    await turnstile.arrival(of: 2)

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
    // All waiting callers receive the newer request's result.
    #expect(try await first.value == 2)
    #expect(try await second.value == 2)
    #expect(starts.all == ["a", "a"])
  }

  @Test func replacementRequestIsJoinedByNextReload() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(2))
    let second = await want("a", .forceReload)
    await turnstile.arrival(of: 2)

    let third = await want("a", .forceReload)

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
    for waiter in [first, second, third] { #expect(try await waiter.value == 2) }
  }

  @Test func wantedRequestDoesNotReplaceOlderOne() async throws {
    let first = await want("a", .forceReload)
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(10))

    let second = await want("a", .wanted)

    #expect(turnstile.cancelled == [])
    #expect(flights.demand(for: "a")?.urgency == .forceReload)
    turnstile.open()
    #expect(try await first.value == 1)
    #expect(try await second.value == 1)
  }
}

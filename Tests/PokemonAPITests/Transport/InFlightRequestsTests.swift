import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of sharing one request among all callers who want the same URL. When the executor is idle, every
/// started caller has joined.
@Suite(.timeLimit(.minutes(5)))
struct SharedFlightsTests {
  private let flights = InFlightRequests()
  private let turnstile = Turnstile()
  private let executor = IdleExecutor()
  private let clock = ManualClock()
  private let escalations = Recorder<String>()
  private let starts = Recorder<String>()

  /// Fetches a URL. The turnstile holds the request, and the answer is the number of requests started so
  /// far.
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

  @Test func oneFlightIsForAllWhoWantTheSame() async throws {
    var wishes: [Task<Int, any Error>] = []
    for _ in 1...50 { wishes.append(await want()) }
    await turnstile.arrival(of: 1)

    turnstile.open()

    for wish in wishes { #expect(try await wish.value == 1) }
    #expect(turnstile.arrived == ["a"])
  }

  @Test func anotherURLIsAnotherFlight() async throws {
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

  @Test func oneWhoLeavesDoesNotCancelTheOthers() async throws {
    let first = await want()
    let second = await want()
    await turnstile.arrival(of: 1)

    first.cancel()
    await #expect(throws: HTTPError.cancelled) { try await first.value }

    #expect(turnstile.cancelled == [])
    turnstile.open()
    #expect(try await second.value == 1)
  }

  @Test func theLastWhoLeavesCancelsTheFlight() async throws {
    let wishes = [await want(), await want()]
    await turnstile.arrival(of: 1)

    for wish in wishes {
      #expect(turnstile.cancelled == [])
      wish.cancel()
      await #expect(throws: HTTPError.cancelled) { try await wish.value }
    }

    #expect(turnstile.cancelled == ["a"])
    #expect(flights.demand(for: "a") == nil)
    turnstile.open()
  }

  @Test func whatLandsAfterAllHaveLeftIsNobodysAnswer() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    first.cancel()
    await #expect(throws: HTTPError.cancelled) { try await first.value }

    let second = await want()
    await turnstile.arrival(of: 2)
    // The first request is released first.
    turnstile.release("a")
    turnstile.open()

    #expect(try await second.value == 2)
  }

  @Test func whoIsCancelledBeforeBoardingLeavesNoFlightBehind() async throws {
    let deadline = Deadline(after: .seconds(20), on: clock)

    let wish = Task(executorPreference: executor) { [flights, turnstile] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await flights.value(for: "a", .wanted, deadline) {
      } start: {
        await turnstile.pass("a")
        return 1
      }
    }

    await #expect(throws: HTTPError.cancelled) { try await wish.value }
    await executor.idle()
    #expect(flights.demand(for: "a") == nil)
    turnstile.open()
  }

  @Test func ownDeadlineEndsAWaiterWhileOthersGoOn() async throws {
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

  @Test func aShorterDeadlineDoesNotShortenTheFlight() async throws {
    let patient = await want(within: 20)
    let hasty = await want(within: 5)
    await turnstile.arrival(of: 1)

    #expect(flights.demand(for: "a")?.deadline.remaining == .seconds(20))
    clock.advance(by: .seconds(5))
    await #expect(throws: HTTPError.timedOut) { try await hasty.value }

    turnstile.open()
    #expect(try await patient.value == 1)
  }

  @Test func theLastDeadlineEndsTheFlight() async throws {
    let wishes = [await want(within: 5), await want(within: 20)]
    await turnstile.arrival(of: 1)

    clock.advance(by: .seconds(20))
    for wish in wishes { await #expect(throws: HTTPError.timedOut) { try await wish.value } }

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
  }

  @Test func anErrorReachesAll() async throws {
    var wishes: [Task<Int, any Error>] = []
    for _ in 1...20 { wishes.append(await want(failingWith: .status(code: 503, body: "busy"))) }
    await turnstile.arrival(of: 1)

    turnstile.open()

    for wish in wishes {
      await #expect(throws: HTTPError.status(code: 503, body: "busy")) { try await wish.value }
    }
    #expect(turnstile.arrived == ["a"])
  }

  @Test(arguments: [nil, HTTPError.noNetwork])
  func afterLandingANewWishIsANewFlight(error: HTTPError?) async throws {
    turnstile.open()

    _ = try? await want(failingWith: error).value
    let second = await want()

    #expect(try await second.value == 2)
    #expect(turnstile.arrived == ["a", "a"])
  }

  @Test func whatWasFetchedAheadIsEscalatedOnceItIsWanted() async throws {
    let urgencies: [Urgency] = [.ahead, .ahead, .wanted, .wanted, .ahead]
    var wishes: [Task<Int, any Error>] = []
    var seen: [[Int]] = []

    for urgency in urgencies {
      wishes.append(await want("a", urgency))
      let isWanted = flights.demand(for: "a")?.urgency == .wanted
      seen.append([isWanted ? 1 : 0, escalations.all.count])
    }

    #expect(seen == [[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]])
    turnstile.open()
    for wish in wishes { #expect(try await wish.value == 1) }
  }

  @Test func whoAsksAnewWaitsForARequestOfASecond() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(1))

    let second = await want("a", .anew)

    #expect(turnstile.cancelled == [])
    #expect(flights.demand(for: "a")?.urgency == .anew)
    turnstile.open()
    #expect(try await first.value == 1)
    #expect(try await second.value == 1)
  }

  @Test(arguments: [Urgency.ahead, .wanted, .anew])
  func whoAsksAnewTakesThePlaceOfAnOlderRequest(urgency: Urgency) async throws {
    let first = await want("a", urgency)
    await turnstile.arrival(of: 1)
    clock.advance(by: .milliseconds(1001))

    let second = await want("a", .anew)
    await turnstile.arrival(of: 2)

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
    // All waiting callers get the newer request's answer.
    #expect(try await first.value == 2)
    #expect(try await second.value == 2)
    #expect(starts.all == ["a", "a"])
  }

  @Test func whatTookThePlaceIsItselfASecondOldOnlyAfterASecond() async throws {
    let first = await want()
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(2))
    let second = await want("a", .anew)
    await turnstile.arrival(of: 2)

    let third = await want("a", .anew)

    #expect(turnstile.cancelled == ["a"])
    turnstile.open()
    for wish in [first, second, third] { #expect(try await wish.value == 2) }
  }

  @Test func nobodyElseTakesThePlaceOfAnOlderRequest() async throws {
    let first = await want("a", .anew)
    await turnstile.arrival(of: 1)
    clock.advance(by: .seconds(10))

    let second = await want("a", .wanted)

    #expect(turnstile.cancelled == [])
    #expect(flights.demand(for: "a")?.urgency == .anew)
    turnstile.open()
    #expect(try await first.value == 1)
    #expect(try await second.value == 1)
  }

  @Test func anAnswerOfAnotherKindIsNone() async throws {
    let first = await want()
    let deadline = Deadline(after: .seconds(20), on: clock)
    let other = Task(executorPreference: executor) { [flights] in
      try await flights.value(for: "a", .wanted, deadline) {
      } start: {
        "text"
      }
    }
    await executor.idle()

    turnstile.open()

    #expect(try await first.value == 1)
    await #expect(throws: HTTPError.unexpectedResponse) { try await other.value }
  }
}

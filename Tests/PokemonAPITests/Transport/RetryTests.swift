import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of how many attempts the client makes, and when.
@Suite(.timeLimit(.minutes(5)))
struct RetryTests {
  private let clock = ManualClock()

  /// Starts a task that fetches the list.
  private func fetch(_ api: LivePokemonAPI) -> Task<PokemonList, any Error> {
    Task { try await api.fetchPokemonList(offset: 0, limit: 2).value }
  }

  /// Waits until the server has received `tries` requests and the client pauses. Two tasks then
  /// sleep on the clock: one for the pause and one for the deadline.
  private func pause(after tries: Int, of server: StubServer) async {
    await server.arrival(of: tries)
    await clock.sleepers(2)
  }

  private func busyAnswer(for pause: String, _ status: Int = 503) -> StubServer.Answer {
    .reply(status: status, body: "busy", headers: ["Retry-After": pause])
  }

  @Test(arguments: [
    (StubServer.Answer.reply(status: 500, body: ""), 4), (.reply(status: 502, body: ""), 4),
    (.reply(status: 503, body: ""), 4), (.reply(status: 429, body: ""), 4),
    (.failure(.networkConnectionLost), 4), (.failure(.cannotFindHost), 4),
    (.failure(.notConnectedToInternet), 4),
    (.reply(status: 301, body: ""), 1), (.reply(status: 304, body: ""), 1),
    (.reply(status: 400, body: ""), 1), (.reply(status: 403, body: ""), 1),
    // The second request is for the other form of the URL.
    (.reply(status: 404, body: ""), 2), (.reply(status: 418, body: ""), 1),
    (.failure(.timedOut), 1), (.failure(.cancelled), 1), (.failure(.badURL), 1),
    (.failure(.cannotParseResponse), 1),
    (.json(""), 4), (.json("<html></html>"), 4), (.json("{\"count\": 3,"), 4),
    (.json(String(Fixture.list.dropLast(2))), 4), (.json(Fixture.list + "}"), 4),
    (.json("{}"), 1), (.json("[]"), 1), (.json("null"), 1), (.json(Fixture.pokemon), 1),
  ])
  func temporaryFailuresAreRetried(answer: StubServer.Answer, tries: Int) async throws {
    let server = StubServer(["pokemon": answer])
    let api = try server.client(clock: clock)

    await #expect(throws: (any Error).self) { try await fetch(api).value }

    #expect(server.received.count == tries)
  }

  @Test(arguments: 1...3)
  func answerAfterFailuresIsReturned(failures: Int) async throws {
    let answers = Array(
      repeating: StubServer.Answer.failure(.networkConnectionLost), count: failures)
    let server = StubServer(["pokemon": .sequence(answers + [.json(Fixture.list)])])
    let api = try server.client(clock: clock)

    #expect(try await fetch(api).value.count == 3)

    #expect(server.received.count == failures + 1)
  }

  @Test func lastFailureIsThrown() async throws {
    let server = StubServer([
      "pokemon": .sequence([
        .failure(.networkConnectionLost), .reply(status: 500, body: "one"),
        .reply(status: 502, body: "two"), .reply(status: 503, body: "three"),
      ])
    ])
    let api = try server.client(clock: clock)

    await #expect(throws: HTTPError.status(code: 503, body: "three")) { try await fetch(api).value }
  }

  @Test func finalErrorEndsTheAttempts() async throws {
    let server = StubServer([
      "pokemon": .sequence([.reply(status: 500, body: ""), .reply(status: 403, body: "gone")])
    ])
    let api = try server.client(clock: clock)

    await #expect(throws: HTTPError.status(code: 403, body: "gone")) { try await fetch(api).value }

    #expect(server.received.count == 2)
  }

  @Test func pausesGrow() async throws {
    let server = StubServer(["pokemon": .failure(.networkConnectionLost)])
    let list = fetch(try server.client(clock: clock, random: { 1 }))

    for (tries, milliseconds) in [(1, 250), (2, 1000), (3, 4000)] {
      await pause(after: tries, of: server)
      clock.advance(by: .milliseconds(milliseconds - 1))
      // The pause and the deadline haven't ended yet.
      await clock.sleepers(2)
      #expect(server.received.count == tries)
      clock.advance(by: .milliseconds(1))
    }

    await #expect(throws: HTTPError.noNetwork) { try await list.value }
    #expect(server.received.count == 4)
  }

  /// Values of the header `Retry-After`, when the current time is `Wed, 21 Oct 2015 07:28:00 GMT`.
  @Test(arguments: [
    ("5", 5), ("Wed, 21 Oct 2015 07:28:07 GMT", 7), ("18", 18),
  ])
  func retryAfterHeaderIsObserved(header: String, seconds: Int) async throws {
    let server = StubServer([
      "pokemon": .sequence([busyAnswer(for: header), .json(Fixture.list)])
    ])
    let list = fetch(try server.client(clock: clock, now: { 1_445_412_480 }))

    await pause(after: 1, of: server)
    clock.advance(by: .seconds(seconds) - .milliseconds(1))
    await clock.sleepers(2)
    #expect(server.received.count == 1)
    clock.advance(by: .milliseconds(1))

    #expect(try await list.value.count == 3)
    #expect(server.received.count == 2)
  }

  @Test(arguments: ["0", "Wed, 21 Oct 2015 07:27:00 GMT", "Thu, 01 Jan 1970 00:00:00 GMT"])
  func pastRetryAfterRetriesAtOnce(header: String) async throws {
    let server = StubServer([
      "pokemon": .sequence([busyAnswer(for: header, 429), .json(Fixture.list)])
    ])
    // If the client ignored the header, it would pause for 250 ms, which never pass on this clock.
    let api = try server.client(clock: clock, now: { 1_445_412_480 }, random: { 1 })

    #expect(try await fetch(api).value.count == 3)
  }

  @Test(arguments: ["soon", "", "-5", "1.5"])
  func invalidRetryAfterIsIgnored(header: String) async throws {
    let server = StubServer([
      "pokemon": .sequence([busyAnswer(for: header), .json(Fixture.list)])
    ])
    let list = fetch(try server.client(clock: clock, random: { 1 }))

    await pause(after: 1, of: server)
    clock.advance(by: .milliseconds(250))

    #expect(try await list.value.count == 3)
  }

  @Test func pauseIsLimitedToHalfAMinute() async throws {
    let server = StubServer([
      "pokemon": .sequence([busyAnswer(for: "3600"), .json(Fixture.list)])
    ])
    let list = fetch(try server.client(deadline: .seconds(31), clock: clock))

    await pause(after: 1, of: server)
    clock.advance(by: .seconds(30))

    #expect(try await list.value.count == 3)
  }

  @Test(arguments: ["20", "21", "3600"])
  func pauseBeyondTheDeadlineFailsAtOnce(header: String) async throws {
    let server = StubServer(["pokemon": busyAnswer(for: header)])
    let api = try server.client(deadline: .seconds(20), clock: clock)

    await #expect(throws: HTTPError.status(code: 503, body: "busy")) { try await fetch(api).value }

    #expect(server.received.count == 1)
  }

  @Test func pauseBeyondRemainingDeadlineFails() async throws {
    let server = StubServer(["pokemon": busyAnswer(for: "11")])
    let list = fetch(try server.client(deadline: .seconds(20), clock: clock))

    await pause(after: 1, of: server)
    clock.advance(by: .seconds(11))

    await #expect(throws: HTTPError.status(code: 503, body: "busy")) { try await list.value }
    #expect(server.received.count == 2)
  }

  @Test func cancellingDuringAPauseEndsTheAttempts() async throws {
    let server = StubServer(["pokemon": busyAnswer(for: "5")])
    let list = fetch(try server.client(clock: clock))
    await pause(after: 1, of: server)

    list.cancel()
    await #expect(throws: HTTPError.cancelled) { try await list.value }
    clock.advance(by: .seconds(3600))

    #expect(server.received.count == 1)
  }

  @Test func deadlineEndsALaterAttempt() async throws {
    let server = StubServer(["pokemon": busyAnswer(for: "15")])
    let api = try server.client(deadline: .seconds(20), clock: clock)
    let list = fetch(api)
    await pause(after: 1, of: server)
    server.answer("pokemon", .silence)
    clock.advance(by: .seconds(15))
    await server.arrival(of: 2)

    clock.advance(by: .seconds(5))

    await #expect(throws: HTTPError.timedOut) { try await list.value }
  }
}

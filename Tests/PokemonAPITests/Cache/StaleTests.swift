import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the cache's answers are used if the server can't be reached.
@Suite(.timeLimit(.minutes(5)))
struct StaleTests {
  /// Caches a list that is a minute old and no longer fresh.
  private func keepStale(then answer: StubServer.Answer) async throws -> KeepingServer {
    let kept = try KeepingServer(list: .list(freshFor: 50, tag: "\"a\""), answer)
    _ = try await kept.list()
    kept.time.advance(by: 60)
    return kept
  }

  private static let wrongList = #"{"count": 1, "results": [{"name": "a", "url": "/x/"}]}"#
  private static let foreign =
    #"{"count": 1, "results": [{"name": "a", "url": "http://evil.test/1/"}]}"#

  @Test(arguments: [
    (StubServer.Answer.failure(.notConnectedToInternet), HTTPError.noNetwork),
    (.failure(.networkConnectionLost), .noNetwork), (.failure(.timedOut), .timedOut),
    (.failure(.cannotParseResponse), .unexpectedResponse),
    (.reply(status: 500, body: "oops"), .status(code: 500, body: "oops")),
    (.reply(status: 503, body: ""), .status(code: 503, body: "")),
    (.reply(status: 429, body: ""), .status(code: 429, body: "")),
    (.reply(status: 403, body: "no"), .status(code: 403, body: "no")),
    (.reply(status: 302, body: ""), .status(code: 302, body: "")),
    (.json(""), .brokenBody), (.json("{}"), .unexpectedResponse),
    (.json("<html>Please sign in</html>"), .brokenBody),
    (.json(wrongList), .unexpectedResponse), (.json(foreign), .unexpectedResponse),
    (
      .reply(status: 503, body: "", headers: ["Retry-After": "3600"]),
      .status(code: 503, body: "")
    ),
  ])
  func failureShowsWhatIsKept(answer: StubServer.Answer, cause: HTTPError) async throws {
    let kept = try await keepStale(then: answer)

    #expect(try await kept.list() == Fetched(3, .stale(age: .seconds(60), because: cause)))

    #expect(kept.server.received.dropFirst().allSatisfy { $0.validator == "\"a\"" })
    #expect(kept.count > 1)
  }

  @Test func whatIsStaleIsAskedAgainNextTime() async throws {
    let kept = try await keepStale(then: .reply(status: 403, body: "no"))
    _ = try await kept.list()

    kept.answer(.list(4))

    #expect(try await kept.list() == Fetched(4, .live))
  }

  @Test func nobodyWaitsLongerThanThreeSeconds() async throws {
    let kept = try await keepStale(then: .silence)

    let list = Task { try await kept.list() }
    await kept.server.arrival(of: 2)
    await kept.clock.sleepers(2)
    kept.clock.advance(by: .seconds(3) - .milliseconds(1))
    // Both sleepers are still waiting.
    await kept.clock.sleepers(2)
    kept.clock.advance(by: .milliseconds(1))

    #expect(
      try await list.value == Fetched(3, .stale(age: .seconds(60), because: .timedOut)))
    await kept.server.end(of: 1)
    #expect(kept.server.stopped == ["pokemon"])
  }

  @Test func patienceEndsInAPauseToo() async throws {
    let busy = StubServer.Answer.reply(status: 503, body: "", headers: ["Retry-After": "5"])
    let kept = try await keepStale(then: busy)

    let list = Task { try await kept.list() }
    await kept.server.arrival(of: 2)
    await kept.clock.sleepers(3)
    kept.clock.advance(by: .seconds(3))

    #expect(
      try await list.value == Fetched(3, .stale(age: .seconds(60), because: .timedOut)))
    #expect(kept.count == 2)
  }

  @Test func whereNothingIsKeptThereIsNoSuchPatience() async throws {
    let kept = try KeepingServer(list: .silence)

    let list = Task { try await kept.list() }
    await kept.server.arrival(of: 1)
    await kept.clock.sleepers(1)
    kept.clock.advance(by: .seconds(3))
    // Only the request's own deadline is waiting.
    await kept.clock.sleepers(1)
    kept.clock.advance(by: .seconds(17))

    await #expect(throws: HTTPError.timedOut) { try await list.value }
  }

  @Test func whoIsCancelledGetsNothingOld() async throws {
    let kept = try await keepStale(then: .silence)

    let list = Task { try await kept.list() }
    await kept.server.arrival(of: 2)
    list.cancel()

    await #expect(throws: HTTPError.cancelled) { try await list.value }
  }

  @Test func aCancelledRequestShowsNothingOld() async throws {
    let kept = try await keepStale(then: .failure(.cancelled))

    await #expect(throws: HTTPError.cancelled) { try await kept.list() }
  }

  @Test func oneStalePartMakesTheEntryStale() async throws {
    let kept = try KeepingServer([
      "pokemon/1": .json(Fixture.pokemon, headers: ["Cache-Control": "max-age=0"]),
      "pokemon-species/1": .json(Fixture.species),
    ])
    let api = try kept.otherClient()
    _ = try await api.fetch(.pokemon(.id(1)))

    kept.time.advance(by: 7)
    kept.server.answer("pokemon/1", .reply(status: 403, body: "no"))

    let origin = try await api.fetch(.pokemon(.id(1))).origin
    #expect(origin == .stale(age: .seconds(7), because: .status(code: 403, body: "no")))
  }
}

/// Tests that a 404 answer is remembered for ten minutes, but not for lists, and not if a body is cached.
@Suite(.timeLimit(.minutes(5)))
struct RememberedNothingTests {
  private static let gone = StubServer.Answer.reply(status: 404, body: "Not Found")
  private static let path = "move/scorch"

  /// Creates a server that answers a move's requests in this order.
  private func server(_ answers: StubServer.Answer...) throws -> KeepingServer {
    try KeepingServer([Self.path: .sequence(answers)])
  }

  private static func move(freshFor seconds: Int = 100, tag: String? = nil) -> StubServer.Answer {
    var headers = ["Cache-Control": "max-age=\(seconds)"]
    headers["ETag"] = tag
    return .json(
      #"{"name": "scorch", "effect_entries": [], "flavor_text_entries": []}"#, headers: headers)
  }

  private func ask(_ kept: KeepingServer, _ urgency: Urgency = .wanted) async throws -> Origin {
    let api = try kept.otherClient().serving(urgency)
    return try await api.fetch(.effect(of: .move("scorch"))).origin
  }

  private func expectNothing(
    _ kept: KeepingServer, _ urgency: Urgency = .wanted, requests: Int
  ) async {
    let error = await #expect(throws: HTTPError.self) { try await ask(kept, urgency) }
    #expect(error?.isNotFound == true)
    #expect(kept.count == requests)
  }

  @Test func nothingIsAskedAgainAfterTenMinutes() async throws {
    let kept = try server(Self.gone, Self.gone, Self.move())

    await expectNothing(kept, requests: 1)
    kept.time.advance(by: 599)
    await expectNothing(kept, requests: 1)
    kept.time.advance(by: 1)
    await expectNothing(kept, requests: 2)
    kept.time.advance(by: 600)
    #expect(try await ask(kept) == .live)
    #expect(try await ask(kept) == .cached(age: .zero))

    #expect(kept.server.received.map(\.validator) == [nil, nil, nil])
  }

  @Test func whoAsksAnewPassesOverIt() async throws {
    let kept = try server(Self.gone, Self.gone, Self.move())

    await expectNothing(kept, requests: 1)
    await expectNothing(kept, .anew, requests: 2)
    // The second 404 is remembered like the first.
    await expectNothing(kept, requests: 2)
    #expect(try await ask(kept, .anew) == .live)
    #expect(try await ask(kept) == .cached(age: .zero))
  }

  @Test func nothingReplacesNoBody() async throws {
    let kept = try server(
      Self.move(freshFor: 0, tag: "\"a\""), Self.gone, .reply(status: 403, body: "no"))
    _ = try await ask(kept)
    kept.time.advance(by: 7)

    await expectNothing(kept, requests: 2)

    // The age of the cached answer is unchanged.
    let cause = HTTPError.status(code: 403, body: "no")
    #expect(try await ask(kept) == .stale(age: .seconds(7), because: cause))
    #expect(kept.server.received.map(\.validator) == [nil, "\"a\"", "\"a\""])
  }

  @Test func noListIsRememberedToBeNowhere() async throws {
    let kept = try KeepingServer(list: Self.gone, Self.gone, .list())

    for requests in 1...2 {
      let error = await #expect(throws: HTTPError.self) { try await kept.list() }
      #expect(error?.isNotFound == true)
      #expect(kept.count == requests)
    }
    #expect(try kept.keptCount == 0)

    #expect(try await kept.list() == Fetched(3, .live))
  }

  @Test func aNameThatNobodyHasIsAskedOnce() async throws {
    let kept = try KeepingServer([:])
    let api = try kept.otherClient()

    for _ in 1...3 {
      await #expect(throws: HTTPError.self) { try await api.fetch(.pokemon(.name("nobody"))) }
    }

    #expect(kept.server.paths == ["pokemon-species/nobody", "pokemon/nobody"])
  }

  @Test func aClockSetBackForgetsIt() async throws {
    let kept = try server(Self.gone)

    await expectNothing(kept, requests: 1)
    kept.time.advance(by: -1)

    await expectNothing(kept, requests: 2)
  }
}

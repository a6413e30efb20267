import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that cached responses are used if the server can't be reached.
@Suite(.timeLimit(.minutes(5)))
struct StaleTests {
  /// Returns a server and a cache with a list that is a minute old and no longer fresh. The
  /// server's next response is `answer`.
  private func cacheStaleList(then answer: StubServer.Answer) async throws -> CacheTestServer {
    let setup = try CacheTestServer(list: .list(freshFor: 50, tag: "\"a\""), answer)
    _ = try await setup.list()
    setup.time.advance(by: 60)
    return setup
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
    (.reply(status: 404, body: "Not Found"), .status(code: 404, body: "Not Found")),
    (.reply(status: 410, body: ""), .status(code: 410, body: "")),
    (.reply(status: 302, body: ""), .status(code: 302, body: "")),
    (.json(""), .brokenBody), (.json("{}"), .unexpectedResponse),
    (.json("<html>Please sign in</html>"), .brokenBody),
    (.json(wrongList), .unexpectedResponse), (.json(foreign), .unexpectedResponse),
    (
      .reply(status: 503, body: "", headers: ["Retry-After": "3600"]),
      .status(code: 503, body: "")
    ),
  ])
  func failedRequestReturnsCachedAnswer(answer: StubServer.Answer, cause: HTTPError) async throws {
    let setup = try await cacheStaleList(then: answer)

    #expect(try await setup.list() == Fetched(3, .stale(age: .seconds(60), because: cause)))

    #expect(setup.server.received.dropFirst().allSatisfy { $0.validator == "\"a\"" })
    #expect(setup.count > 1)
  }

  @Test func staleAnswerIsFetchedAgainNextTime() async throws {
    let setup = try await cacheStaleList(then: .reply(status: 403, body: "no"))
    _ = try await setup.list()

    setup.answer(.list(4))

    #expect(try await setup.list() == Fetched(4, .live))
  }

  @Test func staleAnswerIsReturnedAfterThreeSeconds() async throws {
    let setup = try await cacheStaleList(then: .silence)

    let list = Task { try await setup.list() }
    await setup.server.arrival(of: 2)
    await setup.clock.sleepers(2)
    setup.clock.advance(by: .seconds(3) - .milliseconds(1))
    // Two tasks are still asleep: one until the timeout, the other until the request's deadline.
    await setup.clock.sleepers(2)
    setup.clock.advance(by: .milliseconds(1))

    #expect(
      try await list.value == Fetched(3, .stale(age: .seconds(60), because: .timedOut)))
    await setup.server.cancellation(of: 1)
    #expect(setup.server.stopped == ["pokemon"])
  }

  @Test func staleAnswerIsReturnedDuringARetryPause() async throws {
    let busy = StubServer.Answer.reply(status: 503, body: "", headers: ["Retry-After": "5"])
    let setup = try await cacheStaleList(then: busy)

    let list = Task { try await setup.list() }
    await setup.server.arrival(of: 2)
    await setup.clock.sleepers(3)
    setup.clock.advance(by: .seconds(3))

    #expect(
      try await list.value == Fetched(3, .stale(age: .seconds(60), because: .timedOut)))
    #expect(setup.count == 2)
  }

  @Test func missingCachedAnswerWaitsForFullDeadline() async throws {
    let setup = try CacheTestServer(list: .silence)

    let list = Task { try await setup.list() }
    await setup.server.arrival(of: 1)
    await setup.clock.sleepers(1)
    setup.clock.advance(by: .seconds(3))
    // Only one task is asleep, until the request's deadline. Without a cached response there is no
    // shorter timeout.
    await setup.clock.sleepers(1)
    setup.clock.advance(by: .seconds(17))

    await #expect(throws: HTTPError.timedOut) { try await list.value }
  }

  @Test func cancelledTaskGetsNoStaleAnswer() async throws {
    let setup = try await cacheStaleList(then: .silence)

    let list = Task { try await setup.list() }
    await setup.server.arrival(of: 2)
    list.cancel()

    await #expect(throws: HTTPError.cancelled) { try await list.value }
  }

  @Test func cancelledRequestReturnsNoStaleAnswer() async throws {
    let setup = try await cacheStaleList(then: .failure(.cancelled))

    await #expect(throws: HTTPError.cancelled) { try await setup.list() }
  }

  @Test func oneStalePartMakesTheEntryStale() async throws {
    let setup = try CacheTestServer([
      "pokemon/1": .json(Fixture.pokemon, headers: ["Cache-Control": "max-age=0"]),
      "pokemon-species/1": .json(Fixture.species),
    ])
    let api = try setup.otherClient()
    _ = try await api.fetch(.pokemon(.id(1)))

    setup.time.advance(by: 7)
    setup.server.answer("pokemon/1", .reply(status: 403, body: "no"))

    let origin = try await api.fetch(.pokemon(.id(1))).origin
    #expect(origin == .stale(age: .seconds(7), because: .status(code: 403, body: "no")))
  }
}

/// Tests that a 404 response is cached for ten minutes, except for lists and for URLs with a cached
/// body. A 404 response takes two requests, because the client tries both forms of the URL.
@Suite(.timeLimit(.minutes(5)))
struct CachedNotFoundTests {
  private static let notFound = StubServer.Answer.reply(status: 404, body: "Not Found")
  private static let path = "move/scorch"

  /// Creates a server that responds to requests for a move with these responses, in this order. It
  /// sends each 404 response for both forms of the URL.
  private func server(_ answers: StubServer.Answer...) throws -> CacheTestServer {
    let sent = answers.flatMap { answer in
      if case .reply(status: 404, _, _) = answer { [answer, answer] } else { [answer] }
    }
    return try CacheTestServer([Self.path: .sequence(sent)])
  }

  private static func move(freshFor seconds: Int = 100, tag: String? = nil) -> StubServer.Answer {
    var headers = ["Cache-Control": "max-age=\(seconds)"]
    headers["ETag"] = tag
    return .json(
      #"{"name": "scorch", "effect_entries": [], "flavor_text_entries": []}"#, headers: headers)
  }

  private func load(_ setup: CacheTestServer, _ urgency: Urgency = .wanted) async throws -> Origin {
    let api = try setup.otherClient().withUrgency(urgency)
    return try await api.fetch(.effect(of: .move("scorch"))).origin
  }

  private func expectNotFound(
    _ setup: CacheTestServer, _ urgency: Urgency = .wanted, requests: Int
  ) async {
    let error = await #expect(throws: HTTPError.self) { try await load(setup, urgency) }
    #expect(error?.isNotFound == true)
    #expect(setup.count == requests)
  }

  @Test func notFoundIsFetchedAgainAfterTenMinutes() async throws {
    let setup = try server(Self.notFound, Self.notFound, Self.move())

    await expectNotFound(setup, requests: 2)
    setup.time.advance(by: 599)
    await expectNotFound(setup, requests: 2)
    setup.time.advance(by: 1)
    await expectNotFound(setup, requests: 4)
    setup.time.advance(by: 600)
    #expect(try await load(setup) == .live)
    #expect(try await load(setup) == .cached(age: .zero))

    #expect(setup.server.received.allSatisfy { $0.validator == nil })
  }

  @Test func reloadIgnoresStoredNotFound() async throws {
    let setup = try server(Self.notFound, Self.notFound, Self.move())

    await expectNotFound(setup, requests: 2)
    await expectNotFound(setup, .forceReload, requests: 4)
    // The second 404 response is cached, too, so only a forced reload makes another request.
    await expectNotFound(setup, requests: 4)
    #expect(try await load(setup, .forceReload) == .live)
    #expect(try await load(setup) == .cached(age: .zero))
  }

  @Test func notFoundDoesNotReplaceCachedBody() async throws {
    let setup = try server(
      Self.move(freshFor: 0, tag: "\"a\""), Self.notFound, .reply(status: 403, body: "no"))
    _ = try await load(setup)
    setup.time.advance(by: 7)

    let notFound = HTTPError.status(code: 404, body: "Not Found")
    #expect(try await load(setup) == .stale(age: .seconds(7), because: notFound))

    // The age shows that the cached response hasn't changed.
    let cause = HTTPError.status(code: 403, body: "no")
    #expect(try await load(setup) == .stale(age: .seconds(7), because: cause))
    #expect(setup.server.received.map(\.validator) == [nil] + Array(repeating: "\"a\"", count: 3))
  }

  @Test func notFoundListIsNotRemembered() async throws {
    let answers = Array(repeating: Self.notFound, count: 4) + [.list()]
    let setup = try CacheTestServer(["pokemon": .sequence(answers)])

    for requests in [2, 4] {
      let error = await #expect(throws: HTTPError.self) { try await setup.list() }
      #expect(error?.isNotFound == true)
      #expect(setup.count == requests)
    }
    #expect(try setup.cachedCount == 0)

    #expect(try await setup.list() == Fetched(3, .live))
  }

  @Test func unknownNameIsRequestedOnce() async throws {
    let setup = try CacheTestServer([:])
    let api = try setup.otherClient()

    for _ in 1...3 {
      await #expect(throws: HTTPError.self) { try await api.fetch(.pokemon(.name("nobody"))) }
    }

    #expect(
      setup.server.paths == [
        "pokemon-species/nobody", "pokemon-species/nobody", "pokemon/nobody", "pokemon/nobody",
      ])
  }

  @Test func clockSetBackDiscardsStoredNotFound() async throws {
    let setup = try server(Self.notFound)

    await expectNotFound(setup, requests: 2)
    setup.time.advance(by: -1)

    await expectNotFound(setup, requests: 4)
  }
}

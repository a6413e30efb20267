import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests that requests with the urgency `.forceReload`, such as those after the user presses `r`,
/// go to the server even if the cache has a fresh response.
@Suite(.timeLimit(.minutes(5)))
struct ReloadTests {
  private func list(_ setup: CacheTestServer, _ urgency: Urgency) async throws -> Fetched<Int> {
    try await setup.otherClient().withUrgency(urgency).fetchPokemonList(offset: 0, limit: 2)
      .map(\.count)
  }

  @Test func reloadSendsValidatorOfFreshAnswer() async throws {
    let setup = try CacheTestServer(list: .list(tag: "\"a\""), .unchanged(), .list(4))
    _ = try await setup.list()

    #expect(try await setup.list() == Fetched(3, .cached(age: .zero)))
    #expect(try await list(setup, .forceReload) == Fetched(3, .live))
    #expect(try await list(setup, .forceReload) == Fetched(4, .live))
    #expect(try await setup.list() == Fetched(4, .cached(age: .zero)))

    #expect(setup.server.received.map(\.validator) == [nil, "\"a\"", "\"a\""])
  }

  @Test func offlineReloadReturnsCachedAnswer() async throws {
    let setup = try CacheTestServer(list: .list(), .failure(.notConnectedToInternet))
    _ = try await setup.list()
    setup.time.advance(by: 7)

    let again = try await list(setup, .forceReload)

    #expect(again == Fetched(3, .stale(age: .seconds(7), because: .noNetwork)))
    #expect(try await setup.list() == Fetched(3, .cached(age: .seconds(7))))
  }

  /// Several parts of an entry come from the same resource, which is fetched only once.
  @Test func reloadFetchesEachResourceOnce() async throws {
    let setup = try CacheTestServer(Fixture.detailedAnswers)
    let pokemon = try await setup.otherClient().fetch(.pokemon(.id(1))).value
    let before = setup.count

    let api = try setup.otherClient().withUrgency(.forceReload)
    _ = try await api.fetch(.pokemon(.id(1)))
    _ = try await api.fetch(.learnset(of: pokemon))
    _ = try await api.fetch(.heldItems(of: pokemon))

    let paths = setup.server.received.dropFirst(before).map(\.url)
    #expect(paths.count == 2)
    #expect(Set(paths).count == 2)
  }

  @Test func reloadRepeatsASilentRequest() async throws {
    let server = StubServer(["pokemon": .sequence([.silence, .json(Fixture.list)])])
    let clock = ManualClock()
    let api = try server.client(clock: clock)
    let first = Task { try await api.fetchPokemonList(offset: 0, limit: 2).value.count }
    await server.arrival(of: 1)
    clock.advance(by: .milliseconds(1001))

    let again = try await api.withUrgency(.forceReload).fetchPokemonList(offset: 0, limit: 2)

    #expect(again.origin == .live)
    #expect(try await first.value == 3)
    #expect(server.received.count == 2)
  }

  @Test func reloadHasTheHighestUrgency() {
    #expect(
      [Urgency.forceReload, .background, .wanted].sorted() == [.background, .wanted, .forceReload])
  }
}

/// Tests that a request is repeated if the response isn't JSON, but not if it is JSON of an
/// unexpected shape.
@Suite(.timeLimit(.minutes(5)))
struct BrokenBodyTests {
  private static let broken: [StubServer.Answer] = [
    .json(""), .json("<html></html>"), .json("{\"count\": 3,"), .json(Fixture.list + "}"),
    .json(String(Fixture.list.dropLast(2))), .json("{\"results\": [nul]}"),
    .bytes([0x7B, 0xFF, 0x00]), .json("{\"count\": 13 \u{1} oops"),
    .json("<html><body>Please sign in</body></html>"),
  ]

  @Test(arguments: broken)
  func malformedJSONIsFetchedAgain(answer: StubServer.Answer) async throws {
    let server = StubServer(["pokemon": .sequence([answer, answer, .json(Fixture.list)])])

    let list = try await server.client().fetchPokemonList(offset: 0, limit: 2)

    #expect(list.value.count == 3)
    #expect(server.received.count == 3)
  }

  @Test(arguments: broken)
  func malformedJSONThrowsBrokenBody(answer: StubServer.Answer) async throws {
    let api = try StubServer(["pokemon": answer]).client()

    await #expect(throws: HTTPError.brokenBody) {
      try await api.fetchPokemonList(offset: 0, limit: 2)
    }
  }

  @Test(arguments: ["{}", "[]", "null", "7", "\"text\"", #"{"count": "3"}"#, Fixture.pokemon])
  func unexpectedJSONIsNotFetchedAgain(body: String) async throws {
    let server = StubServer(["pokemon": .json(body)])

    await #expect(throws: PokemonAPIError.self) {
      try await server.client().fetchPokemonList(offset: 0, limit: 2)
    }
    #expect(server.received.count == 1)
  }
}

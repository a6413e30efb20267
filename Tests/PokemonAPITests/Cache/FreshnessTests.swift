import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of when the client sends a request, and of the validators that it sends.
@Suite(.timeLimit(.minutes(5)))
struct FreshnessTests {
  @Test func aFreshAnswerNeedsNoRequest() async throws {
    let setup = try CacheTestServer(list: .list(freshFor: 100))

    #expect(try await setup.list() == Fetched(3, .live))
    setup.time.advance(by: 99)

    #expect(try await setup.list() == Fetched(3, .cached(age: .seconds(99))))
    #expect(setup.count == 1)
  }

  @Test func expiredAnswerIsFetchedAgain() async throws {
    let setup = try CacheTestServer(list: .list(3, freshFor: 100), .list(4))
    _ = try await setup.list()

    setup.time.advance(by: 100)

    #expect(try await setup.list() == Fetched(4, .live))
    #expect(setup.count == 2)
  }

  @Test func answerWithoutMaxAgeIsFreshForADay() async throws {
    let setup = try CacheTestServer(list: .json(Fixture.list), .list(4))
    _ = try await setup.list()

    setup.time.advance(by: 86_399)
    #expect(try await setup.list() == Fetched(3, .cached(age: .seconds(86_399))))
    setup.time.advance(by: 1)
    #expect(try await setup.list() == Fetched(4, .live))
  }

  @Test func unchangedAnswerIsRenewed() async throws {
    let setup = try CacheTestServer(
      list: .list(freshFor: 100, tag: "\"a\""), .unchanged(freshFor: 50), .unchanged())
    _ = try await setup.list()

    setup.time.advance(by: 100)
    #expect(try await setup.list() == Fetched(3, .live))
    setup.time.advance(by: 49)
    #expect(try await setup.list() == Fetched(3, .cached(age: .seconds(49))))
    setup.time.advance(by: 1)
    #expect(try await setup.list() == Fetched(3, .live))

    #expect(setup.server.received.map(\.validator) == [nil, "\"a\"", "\"a\""])
  }

  @Test func changedAnswerIsReplaced() async throws {
    let setup = try CacheTestServer(
      list: .list(3, freshFor: 0, tag: "\"a\""), .list(4, freshFor: 0, tag: "W/\"b\""),
      .list(5, freshFor: 0), .list(6, freshFor: 10))

    for count in 3...6 { #expect(try await setup.list() == Fetched(count, .live)) }

    #expect(try await setup.list() == Fetched(6, .cached(age: .zero)))
    #expect(setup.server.received.map(\.validator) == [nil, "\"a\"", "W/\"b\"", nil])
    #expect(try setup.cachedCount == 1)
  }

  @Test func listPagesAreCachedSeparately() async throws {
    let setup = try CacheTestServer(list: .list())
    let api = try setup.otherClient()

    for limit in [2, 3, 2, 3] { _ = try await api.fetchPokemonList(offset: 0, limit: limit) }

    #expect(setup.count == 2)
    #expect(try setup.cachedCount == 2)
  }

  @Test func allPartsOfAnEntryAreCached() async throws {
    let setup = try CacheTestServer(Fixture.answers)
    let api = try setup.otherClient()

    let live = try await api.fetch(.pokemon(.id(10001)))
    setup.time.advance(by: 5)
    let cached = try await api.fetch(.pokemon(.id(10001)))

    #expect(live.origin == .live)
    #expect(cached == Fetched(live.value, .cached(age: .seconds(5))))
    #expect(setup.count == 3)
  }

  @Test func unusedMembersAreNotCached() async throws {
    let setup = try CacheTestServer(Fixture.answers)

    _ = try await setup.otherClient().fetch(.pokemon(.id(1)))

    let url = "\(setup.server.baseURL)/pokemon/1"
    let answer = try #require(try CacheDatabase(path: setup.folder.path).answer(for: url, now: 0))
    guard case .body(let bytes) = answer.content else {
      Issue.record("no body")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("base_experience"))
    #expect(!text.contains("new_field"))
    #expect(!text.contains("order"))
  }

  @Test func clientWithoutCacheFetchesEachTime() async throws {
    let server = StubServer(["pokemon": .list(tag: "\"a\"")])
    let api = try server.client()

    for _ in 1...3 {
      #expect(try await api.fetchPokemonList(offset: 0, limit: 2).origin == .live)
    }

    #expect(server.received.map(\.validator) == [nil, nil, nil])
  }

  @Test func clockSetBackDoesNotKeepAnswerFresh() async throws {
    let setup = try CacheTestServer(
      list: .list(3, freshFor: 100), .list(4, freshFor: 100), .list(5))
    _ = try await setup.list()

    setup.time.advance(by: -500_000)
    #expect(try await setup.list() == Fetched(4, .live))
    setup.time.advance(by: 99)
    #expect(try await setup.list() == Fetched(4, .cached(age: .seconds(99))))
    setup.time.advance(by: 1)
    #expect(try await setup.list() == Fetched(5, .live))
  }

  @Test func ageIsZeroWhenClockWasSetBack() async throws {
    let setup = try CacheTestServer(list: .list(), .reply(status: 403, body: "no"))
    _ = try await setup.list()

    setup.time.advance(by: -500_000)

    let cause = HTTPError.status(code: 403, body: "no")
    #expect(try await setup.list() == Fetched(3, .stale(age: .zero, because: cause)))
  }

  @Test func maxAgeIsLimitedToAMonth() async throws {
    let setup = try CacheTestServer(list: .list(3, freshFor: .max), .list(4))
    _ = try await setup.list()

    setup.time.advance(by: 30 * 86_400)

    #expect(try await setup.list() == Fetched(4, .live))
  }

  @Test func twoProgramsShareOneFile() async throws {
    let setup = try CacheTestServer(list: .list(3, freshFor: 100), .list(4))
    let other = try setup.otherClient()

    _ = try await setup.list()
    let second = try await other.fetchPokemonList(offset: 0, limit: 2)
    setup.time.advance(by: 100)
    _ = try await other.fetchPokemonList(offset: 0, limit: 2)

    #expect(second.origin == .cached(age: .zero))
    #expect(try await setup.list() == Fetched(4, .cached(age: .zero)))
    #expect(setup.count == 2)
  }

  @Test(arguments: [
    "", "{}", "<html>", "{\"count\": 3", #"{"count": "many", "results": []}"#,
    #"{"count": 1, "results": [{"name": "a", "url": "http://evil.test/1/"}]}"#,
  ])
  func unreadableCachedAnswerIsFetchedAndReplaced(body: String) async throws {
    let setup = try CacheTestServer(list: .list(4))
    let cache = ResponseCache(path: setup.folder.path) { _ in }
    await cache.store(
      .text(body, validator: "\"a\"", storedAt: setup.time.now), for: setup.listURL)

    #expect(try await setup.list() == Fetched(4, .live))
    #expect(try await setup.list() == Fetched(4, .cached(age: .zero)))

    // The request must have no validator. Otherwise the server could respond with 304, which would
    // keep the unreadable cached body.
    #expect(setup.server.received.map(\.validator) == [nil])
  }

  @Test func cachedAnswerForAnotherEntryIsNotUsed() async throws {
    let setup = try CacheTestServer(["pokemon-species/1": .json(Fixture.species)])
    let cache = ResponseCache(path: setup.folder.path) { _ in }
    await cache.store(
      .text(Fixture.species(id: 2), storedAt: setup.time.now),
      for: "\(setup.server.baseURL)/pokemon-species/1")

    let descriptions = try await setup.otherClient().fetch(.descriptions(of: .numbered(1)))

    #expect(descriptions.origin == .live)
  }

  @Test func notModifiedWithoutCachedAnswerThrows() async throws {
    let setup = try CacheTestServer(list: .unchanged())

    await #expect(throws: HTTPError.status(code: 304, body: "")) { try await setup.list() }

    #expect(try setup.cachedCount == 0)
  }
}

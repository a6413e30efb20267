import CurlTransport
import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the request headers and connections that the server sees.
@Suite(.timeLimit(.minutes(5)))
struct RequestHeadersTests {
  private static let list = "/api/v2/pokemon?offset=0&limit=2"

  /// Fetches the list `times` times, one fetch after the other. Returns the requests and the number
  /// of connections that the server received.
  private func makeRequests(
    _ script: LoopbackServer.Script, times: Int = 1, cache: ResponseCache? = nil
  ) async throws -> (requests: [Connection.Request], connections: Int) {
    let server = try LoopbackServer([Self.list: script])
    defer { server.stop() }
    let api = try LivePokemonAPI(
      baseURL: server.baseURL, version: "1.2.3", transport: CurlTransport(), cache: cache,
      clock: ManualClock())
    for _ in 1...times {
      let list = try await api.fetchPokemonList(offset: 0, limit: 2).value
      #expect(list.count == 3)
    }
    return (server.requests, server.connectionCount)
  }

  @Test func userAgentNamesProgramAndVersion() async throws {
    let request = try #require(try await makeRequests(.json(Fixture.list)).requests.first)

    #expect(request.headers["user-agent"] == "pokedex/1.2.3")
  }

  @Test func requestAcceptsCompressedJSON() async throws {
    let request = try #require(try await makeRequests(.json(Fixture.list)).requests.first)

    #expect(request.headers["accept"] == "application/json")
    #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test func requestHasNoOtherHeaders() async throws {
    let request = try #require(try await makeRequests(.json(Fixture.list)).requests.first)

    let expected: Set<String> = [
      "accept", "accept-encoding", "accept-language", "connection", "host", "user-agent",
    ]
    #expect(Set(request.headers.keys).subtracting(expected) == [])
  }

  @Test func cookiesAreIgnored() async throws {
    let cookie = ["Set-Cookie": "id=1; Path=/", "Cache-Control": "no-store"]

    let requests = try await makeRequests(.json(Fixture.list, headers: cookie), times: 3).requests

    #expect(requests.count == 3)
    #expect(requests.allSatisfy { $0.headers["cookie"] == nil })
  }

  @Test func connectionIsReused() async throws {
    let (requests, connections) = try await makeRequests(.json(Fixture.list), times: 5)

    #expect(requests.count == 5)
    #expect(connections == 1)
  }

  @Test func cachedAnswerIsRevalidated() async throws {
    let folder = try CacheFolder()
    let headers = ["ETag": "\"abc\"", "Cache-Control": "max-age=0"]

    let requests = try await makeRequests(
      .json(Fixture.list, headers: headers), times: 3,
      cache: ResponseCache(path: folder.path) { _ in }
    ).requests

    #expect(requests.map { $0.headers["if-none-match"] } == [nil, "\"abc\"", "\"abc\""])
  }
}

/// Tests that urgent requests are sent first, even if separate calls make them.
@Suite(.timeLimit(.minutes(5)))
struct RequestOrderTests {
  private func scripts(_ ids: ClosedRange<Int>) -> [String: LoopbackServer.Script] {
    Dictionary(
      uniqueKeysWithValues: ids.map {
        ("/api/v2/pokemon-species/\($0)", .held(.json(Fixture.species(id: $0))))
      })
  }

  private func makeRequests(
    _ api: any PokemonAPIProtocol, _ ids: ClosedRange<Int>
  ) -> [Task<Fetched<[GameDescription]?>, any Error>] {
    ids.map { id in Task { try await api.fetch(.descriptions(of: .numbered(id))) } }
  }

  @Test func wantedPrefetchGoesFirst() async throws {
    let server = try LoopbackServer(scripts(1...4))
    defer { server.stop() }
    let api = try LivePokemonAPI(
      baseURL: server.baseURL, version: "0", transport: CurlTransport(), clock: ManualClock())

    let background = makeRequests(api.withUrgency(.background), 1...4)
    await server.arrival(of: 3)
    let wanted = makeRequests(api, 1...4)
    // Three prefetches, the maximum, are still waiting for their responses.
    await server.arrival(of: 4)
    server.release()

    for task in background + wanted { _ = try await task.value }
    #expect(Set(server.paths).count == 4)
    #expect(server.paths.count == 4)
  }
}

import PokedexModel
import TestSupport

@testable import PokemonAPI

/// A server, a client, and a cache file for the server's responses.
final class CacheTestServer: Sendable {
  let server: StubServer
  let time = WallTime()
  let clock = ManualClock()
  let folder: CacheFolder
  private let client: LivePokemonAPI

  init(_ answers: [String: StubServer.Answer]) throws {
    folder = try CacheFolder()
    server = StubServer(answers)
    client = try Self.makeClient(of: server, folder, clock, time)
  }

  /// Creates a server that responds to requests for the list with these responses, in this order.
  convenience init(list answers: StubServer.Answer...) throws {
    try self.init(["pokemon": .sequence(answers)])
  }

  /// The number of requests so far.
  var count: Int { server.received.count }

  /// The number of cached responses.
  var cachedCount: Int {
    get throws { try CacheInspector(path: folder.path).status().answers }
  }

  /// The list's URL, which is its key in the cache.
  var listURL: String { "\(server.baseURL)/pokemon?offset=0&limit=2" }

  /// Creates another client with the same cache file, as another program would.
  func otherClient() throws -> LivePokemonAPI {
    try Self.makeClient(of: server, folder, clock, time)
  }

  /// Fetches the list. Returns the list's `count` and its origin.
  func list() async throws -> Fetched<Int> {
    try await client.fetchPokemonList(offset: 0, limit: 2).map(\.count)
  }

  func answer(_ answer: StubServer.Answer) {
    server.answer("pokemon", answer)
  }

  private static func makeClient(
    of server: StubServer, _ folder: CacheFolder, _ clock: ManualClock, _ time: WallTime
  ) throws -> LivePokemonAPI {
    try server.client(
      cache: ResponseCache(path: folder.path) { _ in }, clock: clock, now: { time.now })
  }
}

extension StubServer.Answer {
  /// Returns a response with a list whose `count` is the given number. The response is fresh for
  /// this number of seconds.
  static func list(_ count: Int = 3, freshFor seconds: Int = 100, tag: String? = nil) -> Self {
    var headers = ["Cache-Control": "public, max-age=\(seconds)"]
    headers["ETag"] = tag
    return .json(
      Fixture.list.replacing(#""count": 3"#, with: "\"count\": \(count)"), headers: headers)
  }

  /// Returns a 304 response, which keeps the cached response fresh for this number of seconds.
  static func unchanged(freshFor seconds: Int = 100) -> Self {
    .reply(status: 304, body: "", headers: ["Cache-Control": "max-age=\(seconds)"])
  }
}

import PokedexModel
import TestSupport

@testable import PokemonAPI

/// A server whose answers are kept in a file, and the client that asks it.
final class KeepingServer: Sendable {
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

  /// Answers for the list, in sequence.
  convenience init(list answers: StubServer.Answer...) throws {
    try self.init(["pokemon": .sequence(answers)])
  }

  /// How many requests there have been.
  var count: Int { server.received.count }

  /// How many answers are kept.
  var keptCount: Int {
    get throws { try CacheInspector(path: folder.path).status().answers }
  }

  /// The list's URL, as it is kept.
  var listURL: String { "\(server.baseURL)/pokemon?offset=0&limit=2" }

  /// Another client over the same file, as another program would have it.
  func otherClient() throws -> LivePokemonAPI {
    try Self.makeClient(of: server, folder, clock, time)
  }

  /// How many the list says there are, and where that comes from.
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
  /// A list that says there are so many, fresh for so many seconds.
  static func list(_ count: Int = 3, freshFor seconds: Int = 100, tag: String? = nil) -> Self {
    var headers = ["Cache-Control": "public, max-age=\(seconds)"]
    headers["ETag"] = tag
    return .json(
      Fixture.list.replacing(#""count": 3"#, with: "\"count\": \(count)"), headers: headers)
  }

  /// What is kept still holds, for so many seconds.
  static func unchanged(freshFor seconds: Int = 100) -> Self {
    .reply(status: 304, body: "", headers: ["Cache-Control": "max-age=\(seconds)"])
  }
}

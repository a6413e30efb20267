import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the line that the log has for each request.
@Suite(.timeLimit(.minutes(5)))
struct RequestLogTests {
  private let lines = Recorder<String>()
  private let folder: CacheFolder
  private let time = WallTime()

  init() throws {
    folder = try CacheFolder()
  }

  /// Fetches the list `times` times, one hour apart, and ignores errors.
  private func fetchList(
    _ server: StubServer, times: Int, caching usesCache: Bool = true
  ) async throws {
    let cache = usesCache ? ResponseCache(path: folder.path) { _ in } : nil
    let api = try server.client(
      cache: cache, log: RequestLog { [lines] in lines.record($0) }, now: { [time] in time.now })
    for _ in 1...times {
      _ = try? await api.fetchPokemonList(offset: 0, limit: 2)
      time.advance(by: 3600)
    }
  }

  /// Returns the log's lines without their time and URL.
  private func shapes(of server: StubServer) throws -> [String] {
    try lines.all.map { line in
      let time = #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /#
      let match = try #require(line.prefixMatch(of: time), "\(line)")
      #expect(line.hasSuffix("\n"))
      return String(line.dropFirst(match.0.count).dropLast()).replacing(
        "GET \(server.baseURL)/pokemon?offset=0&limit=2 ", with: "")
    }
  }

  private static let size = Fixture.list.utf8.count
  /// The size of the cached part of the list, in bytes.
  private static let cachedSize = Fixture.cachedList.utf8.count

  @Test(arguments: [
    ([StubServer.Answer.json(Fixture.list)], ["status=200 bytes=\(size) ms=0 try=1 cache=miss"]),
    ([.json("{}")], ["status=200 bytes=2 ms=0 try=1 cache=miss"]),
    ([.reply(status: 403, body: "no")], ["status=403 bytes=2 ms=0 try=1 cache=miss"]),
    ([.failure(.timedOut)], ["status=timed-out bytes=0 ms=0 try=1 cache=miss"]),
    ([.failure(.badURL)], ["status=invalid-request bytes=0 ms=0 try=1 cache=miss"]),
    (
      [.failure(.cannotParseResponse)],
      ["status=unexpected-response bytes=0 ms=0 try=1 cache=miss"]
    ),
    (
      [.failure(.networkConnectionLost), .reply(status: 503, body: "busy"), .json(Fixture.list)],
      [
        "status=no-network bytes=0 ms=0 try=1 cache=miss",
        "status=503 bytes=4 ms=0 try=2 cache=miss",
        "status=200 bytes=\(size) ms=0 try=3 cache=miss",
      ]
    ),
    (
      [.failure(.networkConnectionLost)],
      (1...4).map { "status=no-network bytes=0 ms=0 try=\($0) cache=miss" }
    ),
  ])
  func everyAttemptIsLogged(answers: [StubServer.Answer], expected: [String]) async throws {
    let server = StubServer(["pokemon": .sequence(answers)])

    try await fetchList(server, times: 1, caching: false)

    #expect(try shapes(of: server) == expected)
  }

  @Test func cacheHitIsLogged() async throws {
    let server = StubServer(["pokemon": .json(Fixture.list)])

    try await fetchList(server, times: 2)

    #expect(
      try shapes(of: server) == [
        "status=200 bytes=\(Self.size) ms=0 try=1 cache=miss",
        "status=200 bytes=\(Self.cachedSize) ms=0 try=0 cache=hit",
      ])
  }

  @Test func revalidatedAnswerIsLoggedAsValid() async throws {
    let headers = ["ETag": "\"1\"", "Cache-Control": "max-age=60"]
    let server = StubServer([
      "pokemon": .sequence([
        .json(Fixture.list, headers: headers), .reply(status: 304, body: "", headers: headers),
      ])
    ])

    try await fetchList(server, times: 2)

    #expect(
      try shapes(of: server) == [
        "status=200 bytes=\(Self.size) ms=0 try=1 cache=miss",
        "status=304 bytes=0 ms=0 try=1 cache=valid",
      ])
  }

  @Test func staleAnswerIsLogged() async throws {
    let server = StubServer([
      "pokemon": .sequence([
        .json(Fixture.list, headers: ["Cache-Control": "max-age=60"]),
        .reply(status: 403, body: "no"),
      ])
    ])

    try await fetchList(server, times: 2)

    #expect(
      try shapes(of: server) == [
        "status=200 bytes=\(Self.size) ms=0 try=1 cache=miss",
        "status=403 bytes=2 ms=0 try=1 cache=miss",
        "status=200 bytes=\(Self.cachedSize) ms=0 try=0 cache=stale",
      ])
  }

  @Test func storedNotFoundIsLoggedAsHit() async throws {
    let server = StubServer([:])
    let cache = ResponseCache(path: folder.path) { _ in }
    let api = try server.client(cache: cache, log: RequestLog { [lines] in lines.record($0) })

    for _ in 1...2 { _ = try? await api.fetch(.effect(of: .move("scorch"))) }

    let move = "GET \(server.baseURL)/move/scorch"
    #expect(
      try shapes(of: server) == [
        "\(move) status=404 bytes=9 ms=0 try=1 cache=miss",
        "\(move)/ status=404 bytes=9 ms=0 try=2 cache=miss",
        "\(move) status=404 bytes=0 ms=0 try=0 cache=hit",
      ])
  }

  @Test(arguments: [
    (HTTPError.invalidRequest, "invalid-request"), (.noNetwork, "no-network"),
    (.timedOut, "timed-out"), (.cancelled, "cancelled"), (.status(code: 418, body: "tea"), "418"),
    (.unexpectedResponse, "unexpected-response"), (.brokenBody, "broken-body"),
    (.tooLarge(limit: 5), "too-large"),
    (.redirectRefused(to: "http://a"), "redirect-refused"),
    (.tooManyRedirects, "too-many-redirects"), (.libraryMissing, "no-libcurl"),
    (.unknownHost("dex.test"), "unknown-host"), (.proxyFailed, "proxy-failed"),
    (.untrustedCertificate, "untrusted-certificate"),
    (.unreadableCertificates(path: "/a"), "unreadable-certificates"),
  ])
  func everyErrorHasAWord(error: HTTPError, logName: String) {
    #expect(error.logName == logName)
  }

  @Test(arguments: [
    (Duration.zero, 0), (.microseconds(499), 0), (.microseconds(501), 1), (.milliseconds(17), 17),
    (.seconds(12), 12_000),
  ])
  func timeIsInMilliseconds(duration: Duration, milliseconds: Int) throws {
    let log = RequestLog { [lines] in lines.record($0) }

    log.note(
      RequestLog.Entry(
        url: "http://a/b", outcome: "200", bytes: 1, duration: duration, attempt: 1,
        verdict: .miss))

    let line = try #require(lines.all.first)
    #expect(line.hasSuffix(" status=200 bytes=1 ms=\(milliseconds) try=1 cache=miss\n"))
  }
}

extension Fixture {
  /// The part of the list that is cached: the unchanged text of the needed members.
  fileprivate static var cachedList: String {
    let json = try? JSONMembers.kept(
      ResourcePage.CodingKeys.allCases.map(\.stringValue), of: Array(list.utf8))
    return String(decoding: json ?? [], as: UTF8.self)
  }
}

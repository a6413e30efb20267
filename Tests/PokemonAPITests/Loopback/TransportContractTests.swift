import TestSupport
import Testing

@testable import PokemonAPI

/// Tests, over real sockets, of the contract that all transports must fulfil.
@Suite(.timeLimit(.minutes(5)))
struct TransportContractTests {
  private static let limit = 1 << 20

  private func withServer(
    _ script: LoopbackServer.Script, _ kind: TransportKind,
    _ body: (LoopbackServer, any HTTPTransport, HTTPRequest) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(["/a?b=c": script])
    defer { server.stop() }
    let request = HTTPRequest(
      url: "http://127.0.0.1:\(server.port)/a?b=c",
      headers: [HTTPHeader("Accept", "image/png"), HTTPHeader("X-Mark", "\"7\"")],
      largestBody: Self.limit)
    try await body(server, kind.make(), request)
  }

  private func answer(
    _ script: LoopbackServer.Script, _ kind: TransportKind
  ) async throws -> HTTPResponse {
    var response: HTTPResponse?
    try await withServer(script, kind) { response = try await $1.answer(to: $2) }
    return try #require(response)
  }

  private func failure(
    _ script: LoopbackServer.Script, _ kind: TransportKind
  ) async throws -> HTTPError? {
    var failure: HTTPError?
    try await withServer(script, kind) { _, transport, request in
      failure = await #expect(throws: HTTPError.self) { try await transport.answer(to: request) }
    }
    return failure
  }

  @Test(arguments: TransportKind.allCases, [200, 201, 404, 429, 500, 503])
  func statusHeadersAndBodyArrive(kind: TransportKind, status: Int) async throws {
    let headers = ["ETag": "W/\"1\"", "Cache-Control": "max-age=7", "X-Empty": ""]

    let response = try await answer(
      .reply(status: status, body: "Körper", headers: headers), kind)

    #expect(response.status == status)
    #expect(response.header("etag") == "W/\"1\"")
    #expect(response.header("CACHE-CONTROL") == "max-age=7")
    #expect(response.header("x-none") == nil)
    #expect(response.body == Array("Körper".utf8))
  }

  @Test(arguments: TransportKind.allCases)
  func requestPathAndHeadersArrive(kind: TransportKind) async throws {
    try await withServer(.json("{}"), kind) { server, transport, request in
      _ = try await transport.answer(to: request)

      #expect(server.paths == ["/a?b=c"])
      #expect(server.requests.first?.headers["accept"] == "image/png")
      #expect(server.requests.first?.headers["x-mark"] == "\"7\"")
      #expect(server.requests.first?.headers["accept-encoding"]?.contains("gzip") == true)
    }
  }

  @Test(arguments: TransportKind.allCases)
  func emptyBodyIsAccepted(kind: TransportKind) async throws {
    let response = try await answer(.reply(status: 200, body: ""), kind)

    #expect(response.status == 200)
    #expect(response.body == [])
  }

  @Test(arguments: TransportKind.allCases)
  func compressedBodyIsDecompressed(kind: TransportKind) async throws {
    let response = try await answer(.raw(RawAnswer.gzipped), kind)

    #expect(String(decoding: response.body, as: UTF8.self) == RawAnswer.text)
  }

  @Test(arguments: TransportKind.allCases)
  func chunkedBodyIsJoined(kind: TransportKind) async throws {
    let response = try await answer(.raw(RawAnswer.chunked), kind)

    #expect(String(decoding: response.body, as: UTF8.self) == RawAnswer.text)
  }

  @Test(arguments: TransportKind.allCases)
  func bodyEndingWithTheConnectionIsComplete(kind: TransportKind) async throws {
    let response = try await answer(.raw(RawAnswer.unbounded), kind)

    #expect(String(decoding: response.body, as: UTF8.self) == RawAnswer.text)
  }

  @Test(arguments: TransportKind.allCases, [301, 302, 307, 308])
  func noRedirectIsFollowed(kind: TransportKind, status: Int) async throws {
    try await withServer(.status(status, location: "/b"), kind) { server, transport, request in
      let response = try await transport.answer(to: request)

      #expect(response.status == status)
      #expect(response.header("Location") == "/b")
      #expect(server.paths.count == 1)
    }
  }

  @Test(arguments: TransportKind.allCases)
  func bodyAtTheLimitIsAccepted(kind: TransportKind) async throws {
    let body = String(repeating: "x", count: Self.limit)

    #expect(try await answer(.reply(status: 200, body: body), kind).body.count == Self.limit)
  }

  @Test(arguments: TransportKind.allCases)
  func bodyOverTheLimitIsRefused(kind: TransportKind) async throws {
    let error = try await failure(.endless(bytes: Self.limit + (1 << 17)), kind)

    #expect(error == .tooLarge(limit: Self.limit))
  }

  @Test(arguments: TransportKind.allCases)
  func oversizedContentLengthIsRefusedBeforeTheBody(kind: TransportKind) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(Self.limit + 1)\r\n\r\n"

    #expect(try await failure(.raw(Array(head.utf8), .stays), kind) == .tooLarge(limit: Self.limit))
  }

  @Test(arguments: TransportKind.allCases)
  func oversizedHeadIsRefused(kind: TransportKind) async throws {
    let long = String(repeating: "x", count: 1000)
    let lines = (0...HTTPResponse.largestHead / 900).map { "X-\($0): \(long)\r\n" }
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\(lines.joined())\r\n"

    let error = try await failure(.raw(Array(head.utf8), .stays), kind)

    #expect(error == .tooLarge(limit: HTTPResponse.largestHead))
  }

  @Test(arguments: TransportKind.allCases)
  func limitAppliesToDecompressedSize(kind: TransportKind) async throws {
    let error = try await failure(.raw(RawAnswer.bomb, .stays), kind)

    #expect(error == .tooLarge(limit: Self.limit))
  }

  @Test(arguments: TransportKind.allCases, [LoopbackServer.Script.reset, .close, .half("{ }")])
  func brokenConnectionIsNoNetwork(
    kind: TransportKind, script: LoopbackServer.Script
  ) async throws {
    #expect(try await failure(script, kind) == .noNetwork)
  }

  @Test(arguments: TransportKind.allCases)
  func refusedConnectionIsNoNetwork(kind: TransportKind) async throws {
    let request = HTTPRequest(
      url: "http://127.0.0.1:\(try LoopbackServer.deadPort())/", headers: [], largestBody: 1)

    await #expect(throws: HTTPError.noNetwork) { try await kind.make().answer(to: request) }
  }

  @Test(arguments: TransportKind.allCases, ["ftp://127.0.0.1/", "file:///etc/hostname", "a", ""])
  func nonHTTPURLIsRefused(kind: TransportKind, url: String) async {
    let request = HTTPRequest(url: url, headers: [], largestBody: 1)

    await #expect(throws: HTTPError.invalidRequest) { try await kind.make().answer(to: request) }
  }

  @Test(arguments: TransportKind.allCases)
  func concurrentRequestsGetTheirOwnAnswers(kind: TransportKind) async throws {
    let scripts = (0..<50).map { ("/\($0)", LoopbackServer.Script.json("\($0)")) }
    let server = try LoopbackServer(Dictionary(uniqueKeysWithValues: scripts))
    defer { server.stop() }
    let transport = kind.make()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          let url = "http://127.0.0.1:\(server.port)/\(number)"
          let response = try await transport.answer(
            to: HTTPRequest(url: url, headers: [], largestBody: 100))
          #expect(String(decoding: response.body, as: UTF8.self) == "\(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(arguments: TransportKind.allCases)
  func connectionIsReused(kind: TransportKind) async throws {
    try await withServer(.json("{}"), kind) { server, transport, request in
      for _ in 1...5 { _ = try await transport.answer(to: request) }

      #expect(server.connectionCount == 1)
    }
  }
}

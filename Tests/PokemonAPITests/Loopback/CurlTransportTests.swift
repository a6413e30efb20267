import CurlTransport
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the curl transport that go beyond the contract of all transports.
@Suite(.timeLimit(.minutes(5)))
struct CurlTransportTests {
  private func answer(
    _ bytes: String, headers: [HTTPHeader] = [], _ ending: LoopbackServer.Ending = .closes
  ) async throws -> HTTPResponse {
    let server = try LoopbackServer(["/": .raw(Array(bytes.utf8), ending)])
    defer { server.stop() }
    let url = "http://127.0.0.1:\(server.port)/"
    return try await CurlTransport().answer(
      to: HTTPRequest(url: url, headers: headers, largestBody: 1000))
  }

  @Test func interimResponseIsSkipped() async throws {
    let response = try await answer(
      "HTTP/1.1 103 Early Hints\r\nETag: \"early\"\r\n\r\n"
        + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")

    #expect(response.status == 200)
    #expect(response.headers == [HTTPHeader("Content-Length", "2")])
    #expect(String(decoding: response.body, as: UTF8.self) == "ok")
  }

  @Test func headerValueIsTrimmed() async throws {
    let response = try await answer(
      "HTTP/1.1 200 OK\r\nETag:  \"a b\" \t\r\nX-Empty:\r\nX-Colon: a:b\r\n\r\n")

    #expect(response.header("etag") == "\"a b\"")
    #expect(response.header("x-empty") == "")
    #expect(response.header("x-colon") == "a:b")
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "garbage\n\n", "HTTP/9.9 what\r\n\r\n"])
  func nonHTTPResponseThrows(bytes: String) async {
    let error = await #expect(throws: HTTPError.self) { try await answer(bytes) }

    #expect(error == .unexpectedResponse || error == .noNetwork)
  }

  @Test func invalidGzipThrowsBrokenBody() async {
    await #expect(throws: HTTPError.brokenBody) {
      try await answer(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\nnot gzip!")
    }
  }

  @Test(arguments: ["a\r\nX-Other: b", "a\nb", "a\u{0}b", "\u{7F}"])
  func headerInjectionIsRefused(value: String) async {
    await #expect(throws: HTTPError.invalidRequest) {
      try await answer("", headers: [HTTPHeader("If-None-Match", value)])
    }
  }

  /// A transport must end its thread when it is released, even while its last transfer is still
  /// being cancelled.
  @Test func releasedTransportClosesItsConnections() async throws {
    let server = try LoopbackServer(["/silent": .silence, "/": .json("{}")])
    defer { server.stop() }
    let base = "http://127.0.0.1:\(server.port)"

    for count in 1...50 {
      let transport = CurlTransport()
      let silent = Task {
        try await transport.answer(
          to: HTTPRequest(url: base + "/silent", headers: [], largestBody: 1000))
      }
      let request = HTTPRequest(url: base + "/", headers: [], largestBody: 1000)
      #expect(try await transport.answer(to: request).status == 200)
      await server.arrival(of: 2 * count)
      silent.cancel()
      await #expect(throws: HTTPError.cancelled) { try await silent.value }
    }

    // All connections end, because released transports close theirs.
    await server.departure(of: server.connectionCount)
  }

  /// Returns a request that uses the server's name instead of its address. libcurl looks up names
  /// on a separate thread.
  private func request(_ path: String, of server: LoopbackServer) -> HTTPRequest {
    HTTPRequest(
      url: "http://localhost:\(server.port)\(path)", headers: [], largestBody: 1 << 20)
  }

  @Test func requestsWithConcurrentLookupsAllArrive() async throws {
    let paths = (1...12).map { "/\($0)" }
    let server = try LoopbackServer(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, .held(.json("{}"))) }))
    defer { server.stop() }
    let transport = CurlTransport()
    let answers = paths.map { path in
      Task { try await transport.answer(to: request(path, of: server)).status }
    }

    await server.arrival(of: paths.count)
    server.release()

    for answer in answers { #expect(try await answer.value == 200) }
  }

  @Test func cancellingDuringLookupLeavesOtherRequests() async throws {
    let server = try LoopbackServer(["/a": .json("{}")])
    defer { server.stop() }

    for round in 0..<40 {
      let transport = CurlTransport()
      let answers = (0..<9).map { _ in
        Task { try await transport.answer(to: request("/a", of: server)).status }
      }
      for _ in 0..<round { await Task.yield() }
      for index in answers.indices where index % 3 != 0 { answers[index].cancel() }
      for index in answers.indices {
        let status = try? await answers[index].value
        #expect(status == 200 || status == nil && index % 3 != 0)
      }
    }
  }
}

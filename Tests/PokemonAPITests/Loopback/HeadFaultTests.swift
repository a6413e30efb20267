import CurlTransport
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of response heads that are incomplete or endless, and of compressed bodies that are
/// endless but expand to nothing.
@Suite(.timeLimit(.minutes(5)))
struct HeadFaultTests {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nETag: \"1\"\r\n"

  private func failure(_ script: LoopbackServer.Script) async throws -> HTTPError? {
    let server = try LoopbackServer(["/": script])
    defer { server.stop() }
    let request = HTTPRequest(
      url: "http://127.0.0.1:\(server.port)/", headers: [], largestBody: 1 << 16)
    return await #expect(throws: HTTPError.self) { try await CurlTransport().answer(to: request) }
  }

  @Test func truncatedHeadThrows() async throws {
    let bytes = Array(Self.head.utf8)
    for count in stride(from: 1, to: bytes.count, by: 7) {
      let error = try await failure(.raw(Array(bytes.prefix(count))))

      #expect([.noNetwork, .unexpectedResponse].contains(error), "the first \(count) bytes")
    }
  }

  @Test(arguments: [
    "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 2x0 OK\r\n\r\n", "ICY 200 OK\r\n\r\n", "\r\n\r\n", "\0\0",
    "HTTP/1.1 200 OK\r\nContent-Length: -7\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\n X: 1\r\n: \r\n\0: 1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{}",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n{}",
  ])
  func malformedHeadThrows(head: String) async throws {
    _ = try await failure(.raw(Array(head.utf8)))
  }

  /// Interim responses have heads of their own, which also count toward the size limit.
  @Test(arguments: [
    "X: 1\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 E\r\nX: 1\r\n\r\n",
  ])
  func endlessHeadIsRefusedAtItsLimit(piece: String) async throws {
    let start = piece.hasPrefix("HTTP") ? "" : "HTTP/1.1 200 OK\r\n"
    let pieces = String(repeating: piece, count: 200_000)

    let error = try await failure(.raw(Array((start + pieces).utf8), .stays))

    #expect(error == .tooLarge(limit: HTTPResponse.largestHead))
  }

  /// The body consists of empty stored blocks. Source: RFC 1951, 3.2.4.
  @Test func endlessEmptyGzipIsRefusedAtItsLimit() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
    let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    let blocks = repeatElement([0, 0, 0, 0xFF, 0xFF] as [UInt8], count: 100_000).joined()

    let error = try await failure(.raw(head + start + blocks, .stays))

    #expect(error == .tooLarge(limit: 1 << 16))
  }

  /// An endless header line, and an endless trailer line after a chunked body.
  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nX: ", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
  ])
  func endlessLineIsRefused(start: String) async throws {
    let line = Array((start + String(repeating: "x", count: 4 << 20)).utf8)

    _ = try await failure(.raw(line, .stays))
  }
}

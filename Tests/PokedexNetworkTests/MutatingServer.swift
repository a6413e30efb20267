import Foundation
import Synchronization
import TestSupport

@testable import PokemonAPI

/// A transport that replays PokeAPI's recordings with random changes. A path has the same response
/// for the same seed, in whatever order the requests are made.
final class MutatingServer: HTTPTransport {
  static let baseURL = "http://dex.test/api/v2"

  private static let recordings = Mutex<[String: [UInt8]]>([:])
  private static let headers = [
    HTTPHeader("ETag", "\"\u{1B}[2J\""), HTTPHeader("ETag", String(repeating: "x", count: 10_000)),
    HTTPHeader("Cache-Control", "max-age=9223372036854775807"),
    HTTPHeader("Cache-Control", "max-age=-9223372036854775808, no-store"),
    HTTPHeader("Retry-After", "9223372036854775807"), HTTPHeader("Retry-After", "-1"),
    HTTPHeader("Retry-After", "Fri, 31 Dec 9999 23:59:60 GMT"),
    HTTPHeader("Location", "http://dex.test:81/"), HTTPHeader("Location", "//evil.test\u{7}/"),
    HTTPHeader("Location", "/api/v2/pokemon/1"), HTTPHeader("Location", ""),
  ]
  private static let statuses = [204, 206, 301, 302, 304, 400, 404, 429, 500, 503, 0, -1, 999]

  /// The response to a request. Nil means that the connection breaks.
  private typealias Answer = (status: Int, headers: [HTTPHeader], body: [UInt8])?

  private let seed: UInt64
  private let answers = Mutex<[String: Answer]>([:])

  init(seed: UInt64) {
    self.seed = seed
  }

  func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let path = request.url.replacing(Self.baseURL + "/", with: "")
    let known = answers.withLock { $0[path] }
    let answer = known ?? Self.answer(to: path, seed: seed)
    answers.withLock { $0[path] = .some(answer) }
    guard let answer else { throw .noNetwork }
    var reader = BodyReader(for: request, status: answer.status)
    for start in stride(from: 0, to: answer.body.count, by: 16_384) {
      let part = Array(answer.body[start..<min(start + 16_384, answer.body.count)])
      try part.withUnsafeBufferPointer { part throws(HTTPError) in
        try reader.take(UnsafeRawBufferPointer(part))
      }
    }
    return reader.response(headers: answer.headers)
  }

  private static func answer(to path: String, seed: UInt64) -> Answer {
    // Hash the path by hand, because Swift's own hashes differ between runs.
    let stream = path.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
    var random = SeededGenerator(seed: seed, stream: stream)
    if Int.random(in: 0..<40, using: &random) == 0 { return nil }
    let isOdd = Int.random(in: 0..<25, using: &random) == 0
    let status = isOdd ? statuses.randomElement(using: &random) ?? 0 : 200
    let header = isOdd ? headers.randomElement(using: &random) : nil
    var mutator = AnswerMutator(random)
    let body = path.hasSuffix(".png") ? mutator.picture() : mutator.mutated(body(of: path))
    return (status, header.map { [$0] } ?? [], body)
  }

  /// Returns the recorded body of a path. Empty if none exists. A list is returned as a whole,
  /// whatever page is requested.
  private static func body(of path: String) -> [UInt8] {
    let words = path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    let file: String
    switch words.count {
    case 1: file = "\(words[0])/index.json"
    case 2: file = "\(words[0])/\(id(of: words[1], in: words[0])).json"
    default: file = "\(words[0])/\(words.dropFirst().joined(separator: ".")).json"
    }
    return read(file)
  }

  /// Returns the id that a path's last component stands for. The component may be a name, but
  /// recordings are named by id.
  private static func id(of key: String, in kind: String) -> String {
    if Int(key) != nil { return key }
    let list = try? JSONDecoder().decode(ResourcePage.self, from: Data(read("\(kind)/index.json")))
    return list?.results.first { $0.name == key }.map { String($0.id) } ?? key
  }

  private static func read(_ file: String) -> [UInt8] {
    recordings.withLock { recordings in
      if let bytes = recordings[file] { return bytes }
      // If there is no recording of a path, use an empty body, which is also worth testing.
      let bytes =
        (try? Data(contentsOf: RecordedServer.folder.appending(path: file))).map { Array($0) } ?? []
      recordings[file] = bytes
      return bytes
    }
  }
}

extension AnswerMutator {
  /// Returns a damaged picture.
  fileprivate mutating func picture() -> [UInt8] {
    let writer = PNGWriter(kind: .rgba)
    return spoilt(writer.file(width: 20, height: 20) { [$0 * 12, $1 * 12, 80, 255] })
  }
}

package import Foundation
import Synchronization

/// A server that stands in for PokeAPI. It replays the recordings, pages lists as PokeAPI does, draws
/// sprites, and produces faults.
package final class RecordedServer: Sendable {
  /// The folder of the recordings: `KIND/ID.json`, `pokemon/ID.encounters.json`, and lists as
  /// `KIND/index.json`. Those in the repository have only what the program or a tool reads.
  package static let folder =
    SharedData.folder("pokeapi/api/v2")
    ?? URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Recordings").standardizedFileURL

  /// Returns the sorted ids for which there is a recorded response of this kind.
  package static func ids(of kind: String) throws -> [Int] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: kind).path)
      .filter { $0.hasSuffix(".json") }.compactMap { Int($0.dropLast(5)) }.sorted()
  }

  /// The folder of PokeAPI's sprites. A recording's URLs below it become those of the server.
  private static let sprites = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites"

  private let server: LoopbackServer

  /// Starts a server. Call `stop()` to end it.
  ///
  /// - Parameters:
  ///   - sprite: The response to every request of a sprite. Nil for a drawn sprite.
  ///   - seed: The seed of random faults, which replace one response in three. Nil for none.
  package init(sprite: LoopbackServer.Script? = nil, faultsFrom seed: UInt64? = nil) throws {
    let random = Mutex(seed.map { SeededGenerator(seed: $0) })
    server = try LoopbackServer { request in
      let fault = random.withLock { random in Self.fault(&random) }
      if let fault { return fault }
      let isSprite = request.path.hasPrefix("/sprites/")
      return isSprite ? sprite ?? Self.drawn(request.path) : Self.answer(to: request)
    }
  }

  /// The server's base URL, including `/api/v2`.
  package var baseURL: String { server.baseURL }

  /// The paths of the requests so far.
  package var paths: [String] { server.paths }

  package func forgetRequests() { server.forgetRequests() }

  package func stop() { server.stop() }

  private static func fault(_ random: inout SeededGenerator?) -> LoopbackServer.Script? {
    guard var generator = random else { return nil }
    defer { random = generator }
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return nil }
    let faults: [LoopbackServer.Script] = [
      .status(503), .status(500), .reply(status: 429, body: "", headers: ["Retry-After": "1"]),
      .half(#"{"count": 1350, "results": []}"#), .json(#"{"count": 13, oops"#), .reset, .json(""),
    ]
    return faults.randomElement(using: &generator)
  }

  private static func answer(to request: Connection.Request) -> LoopbackServer.Script {
    let notFound = LoopbackServer.Script.reply(status: 404, body: "Not Found")
    guard let url = URLComponents(string: request.path), url.path.hasPrefix("/api/v2/") else {
      return notFound
    }
    let words = url.path.dropFirst(8).split(separator: "/").map(String.init)
    let body =
      words.count == 1
      ? page(of: words[0], url.queryItems ?? [])
      : text(
        "\(words[0])/\(([id(of: words[1], in: words[0])] + words[2...]).joined(separator: ".")).json"
      )
    guard let body else { return notFound }
    let origin = "http://" + (request.headers["host"] ?? "")
    let located = body.replacing("\"/api/v2/", with: "\"\(origin)/api/v2/")
      .replacing(sprites, with: origin + "/sprites")
    return .json(located, headers: headers(of: located.utf8))
  }

  private static func text(_ file: String) -> String? {
    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Returns the id that a path's component stands for. The component may be a name.
  private static func id(of key: String, in kind: String) -> String {
    if Int(key) != nil { return key }
    let row = results(of: kind).first { $0["name"] == key }
    return row?["url"]?.split(separator: "/").last.map(String.init) ?? key
  }

  private static func results(of kind: String) -> [[String: String]] {
    let list = text("\(kind)/index.json").flatMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    return list?["results"] as? [[String: String]] ?? []
  }

  /// Returns a page of a list. Nil if there is no such list.
  private static func page(of kind: String, _ query: [URLQueryItem]) -> String? {
    let rows = results(of: kind)
    func number(_ name: String) -> Int? {
      query.first { $0.name == name }?.value.flatMap { Int($0) }
    }
    let (offset, limit) = (number("offset") ?? 0, number("limit") ?? 20)
    func link(_ offset: Int) -> String { "/api/v2/\(kind)/?offset=\(offset)&limit=\(limit)" }
    let page: [String: Any] = [
      "count": rows.count, "results": Array(rows.dropFirst(offset).prefix(limit)),
      "next": offset + limit < rows.count ? link(offset + limit) : NSNull(),
      "previous": offset > 0 ? link(max(0, offset - limit)) : NSNull(),
    ]
    let data = try? JSONSerialization.data(withJSONObject: page, options: .withoutEscapingSlashes)
    return rows.isEmpty ? nil : data.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a sprite: a disc of two colours on a transparent ground. Each path has its own.
  private static func drawn(_ path: String) -> LoopbackServer.Script {
    let hash = Int(hash(path.utf8) % 0xFF_FFFF)
    var writer = PNGWriter(kind: .palette, depth: 2)
    let colors = [0, 0, 0, hash, hash >> 8, hash >> 16, hash >> 4, hash >> 12, hash >> 20, 0, 0, 0]
    writer.extras = [("PLTE", colors.map { UInt8($0 & 0xFF) }), ("tRNS", [0])]
    let radius = 24 + hash % 20
    let bytes = writer.file(width: 96, height: 96) { column, row in
      let (x, y) = (column - 48, row - 48)
      return [x * x + y * y > radius * radius ? 0 : y > x ? 1 : 2]
    }
    return .bytes(bytes, headers: headers(of: bytes).merging(["Content-Type": "image/png"]) { $1 })
  }

  private static func headers(of body: some Sequence<UInt8>) -> [String: String] {
    [
      "ETag": "W/\"\(String(hash(body), radix: 16))\"",
      "Cache-Control": "public, max-age=86400, s-maxage=86400",
    ]
  }

  /// Returns the FNV-1a hash, which is the same in every run.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

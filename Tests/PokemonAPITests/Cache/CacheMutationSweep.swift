import Foundation
import SQLite
import TestSupport
import Testing

@testable import PokemonAPI

/// Damages cache files at random. The program must not crash, hang, or return wrong responses.
@Suite(.timeLimit(.minutes(20)), .seeded)
struct CacheMutationSweep {
  private static let rounds = Sweep.amount(1000, everyday: 30)
  private static let urls = (1...12).map { "http://dex.test/api/v2/type/\($0)" }

  /// Returns a response. The largest ones take several SQLite pages.
  private static func answer(_ index: Int) -> StoredAnswer {
    StoredAnswer(
      content: index == 3
        ? .missingResource : .body(Array(repeating: UInt8(40 + index), count: index * 700)),
      validator: index.isMultiple(of: 2) ? "\"\(index)\"" : nil, storedAt: 1000 + index,
      freshUntil: index == 3 ? 1500 : 5000)
  }

  @Test func damagedCacheReturnsStoredAnswerOrNone() async throws {
    let folder = try CacheFolder()
    let sound = try soundFile(in: folder)
    var random = SeededGenerator()
    var (hits, misses, asides) = (0, 0, 0)

    for round in 0..<Self.rounds {
      try folder.empty()
      let summary = try damage(sound, in: folder, using: &random)
      let failures = Recorder<CacheFailure>()
      let start = ContinuousClock.now

      _ = try? CacheInspector(path: folder.path).status()
      let report = try? CacheInspector(path: folder.path).verify()
      do {
        let cache = ResponseCache(path: folder.path) { failures.record($0) }
        for (index, url) in Self.urls.enumerated() {
          guard let answer = await cache.answer(for: url, now: 1100) else {
            misses += 1
            continue
          }
          hits += 1
          #expect(answer == Self.answer(index), "round \(round), \(summary)")
        }
        await cache.store(.text("new", storedAt: 1100), for: "new")
        let new = await cache.answer(for: "new", now: 1100)
        #expect(new == .text("new", storedAt: 1100) || new == nil, "round \(round), \(summary)")
      }
      _ = try? CacheInspector(path: folder.path).clear()

      asides += failures.all.contains(.setAside(path: folder.path + ".damaged")) ? 1 : 0
      #expect(failures.all.count <= 3, "round \(round), \(summary): \(failures.all)")
      #expect(report.map { $0.answers < 1000 } ?? true, "round \(round), \(summary)")
      #expect(ContinuousClock.now - start < .seconds(20), "round \(round), \(summary)")
    }

    #expect(hits > 0 && misses > 0 && asides > 0)
  }

  /// Replaces a file with a damaged or manipulated copy of it.
  ///
  /// - Returns: A description of the damage.
  private func damage(
    _ sound: [UInt8], in folder: CacheFolder, using random: inout SeededGenerator
  ) throws -> String {
    let file = URL(filePath: folder.path)
    if Bool.random(using: &random) {
      let (bytes, summary) = Mutation.random(using: &random).applied(to: sound, using: &random)
      try Data(bytes).write(to: file)
      return summary
    }
    try Data(sound).write(to: file)
    let statements = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      SQLTampering.statement(using: &random)
    }
    let database = try Database(path: folder.path)
    // Some statements fail because they contradict the schema or an earlier statement.
    for statement in statements { try? database.run(statement) }
    return statements.joined(separator: "; ")
  }

  /// Returns the bytes of an undamaged file that contains a response for each URL.
  private func soundFile(in folder: CacheFolder) throws -> [UInt8] {
    let database = try CacheDatabase(path: folder.path)
    for (index, url) in Self.urls.enumerated() { try database.store(Self.answer(index), for: url) }
    try Database(path: folder.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    return Array(try Data(contentsOf: URL(filePath: folder.path)))
  }
}

/// A kind of damage to a file.
private enum Mutation: CaseIterable {
  case flip, flips, header, page, swap, truncate, extend, noise, number

  static func random(using random: inout SeededGenerator) -> Mutation {
    allCases.randomElement(using: &random) ?? .flip
  }

  /// Returns a damaged copy of a file.
  ///
  /// - Returns: The changed bytes, and a description of the damage.
  func applied(
    to file: [UInt8], using random: inout SeededGenerator
  ) -> (bytes: [UInt8], summary: String) {
    let size = 4096
    var bytes = file
    var offset = Int.random(in: 0..<file.count, using: &random)
    let page = offset / size * size
    switch self {
    case .flip: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .flips:
      for _ in 0..<Int.random(in: 2...200, using: &random) {
        bytes[Int.random(in: 0..<file.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
    case .header:
      offset = Int.random(in: 0..<100, using: &random)
      bytes[offset] = .random(in: 0...255, using: &random)
    case .page:
      let filling = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(
        using: &random)
      for index in page..<page + size { bytes[index] = filling ?? 0 }
    case .swap:
      let other = Int.random(in: 0..<file.count / size, using: &random) * size
      for index in 0..<size { bytes.swapAt(page + index, other + index) }
    case .truncate: bytes.removeLast(file.count - offset)
    case .extend: bytes += bytes.prefix(offset)
    case .noise:
      let end = min(file.count, offset + .random(in: 1...9000, using: &random))
      for index in offset..<end { bytes[index] = .random(in: 0...255, using: &random) }
    case .number:
      // Change the beginning of a page, which has the page's type, its number of cells and their
      // offsets.
      offset = page + (page == 0 ? 100 : 0) + .random(in: 0..<40, using: &random)
      bytes[offset] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    }
    return (bytes, "\(self) at \(offset)")
  }
}

/// Random manipulations with SQL statements.
private enum SQLTampering {
  private static let columns = [
    "id", "url", "validator", "stored_at", "fresh_until", "used_at", "size", "checksum", "body",
  ]
  private static let values = [
    "NULL", "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", "''", "'x'", "x''",
    "x'00ff'", "zeroblob(100000)", "char(27, 91, 50, 74)", "url", "body", "stored_at + 1", "1e400",
    "'http://dex.test/api/v2/type/1'", "CAST(zeroblob(100000) AS TEXT)", "checksum",
  ]
  private static let schemas = [
    "PRAGMA user_version = -1", "PRAGMA user_version = 2147483647", "PRAGMA user_version = 0",
    "PRAGMA user_version = 2", "PRAGMA application_id = 0", "PRAGMA application_id = -1",
    "PRAGMA journal_mode = DELETE", "PRAGMA encoding = 'UTF-16'", "DROP TABLE response",
    "DROP INDEX response_use", "CREATE TABLE other (id)", "CREATE VIEW v AS SELECT * FROM response",
    "ALTER TABLE response RENAME TO other", "ALTER TABLE response ADD COLUMN more",
    "CREATE VIEW response AS SELECT * FROM other", "VACUUM", "PRAGMA page_size = 512",
    "CREATE TRIGGER t AFTER UPDATE ON response BEGIN DELETE FROM response; END",
    "CREATE VIRTUAL TABLE f USING fts5(x)", "ANALYZE", "REINDEX", "DELETE FROM response",
    "INSERT INTO response SELECT id + 100, url || id, validator, stored_at, fresh_until, used_at, size,"
      + " checksum, body FROM response",
  ]

  static func statement(using random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<3, using: &random) == 0 {
      return schemas.randomElement(using: &random) ?? "VACUUM"
    }
    let column = columns.randomElement(using: &random) ?? "body"
    let value = values.randomElement(using: &random) ?? "NULL"
    let count = Int.random(in: 1...4, using: &random)
    return "UPDATE OR IGNORE response SET \(column) = \(value) WHERE id % \(count) = 0"
  }
}

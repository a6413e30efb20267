import Foundation
import SQLite
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that a manipulated cache file yields only responses that had been stored in it.
@Suite(.timeLimit(.minutes(5)))
struct CacheDistrustTests {
  private static let url = "http://dex.test/api/v2/type/grass"
  private let folder: CacheFolder
  private let failures = Recorder<CacheFailure>()

  init() throws {
    folder = try CacheFolder()
    try CacheDatabase(path: folder.path).store(.text(Fixture.grass, storedAt: 1000), for: Self.url)
  }

  private func change(_ sql: String) throws {
    try Database(path: folder.path).run(sql)
  }

  static let rows = [
    "stored_at = 9223372036854775807", "stored_at = -9223372036854775808", "stored_at = 1001",
    "stored_at = 'soon'", "stored_at = x''", "stored_at = 1000.5",
    "fresh_until = 9223372036854775807", "fresh_until = -9223372036854775808",
    "fresh_until = 'never'", "body = NULL", "body = x''", "body = 'text'", "body = 7",
    "body = zeroblob(3000000)", "body = substr(body, 1, length(body) - 1)",
    "validator = 'a' || char(13, 10) || 'Cookie: b'", "validator = 7", "checksum = checksum + 1",
    "checksum = 'x'", "url = CAST(url AS BLOB)",
  ]

  @Test(arguments: rows)
  func changedRowIsACacheMiss(change: String) async throws {
    try self.change("UPDATE response SET \(change)")
    let cache = ResponseCache(path: folder.path) { failures.record($0) }

    #expect(await cache.answer(for: Self.url, now: 1010) == nil)

    #expect(failures.all == [.damagedAnswer] || change.hasPrefix("url"))
    let report = try CacheInspector(path: folder.path).verify()
    #expect(report.answers == 1 && report.unreadableCount == 1)
    // Check that a new response for the URL can still be stored and read.
    await cache.store(.text(Fixture.grass, storedAt: 1020), for: Self.url)
    #expect(await cache.answer(for: Self.url, now: 1030) == .text(Fixture.grass, storedAt: 1020))
  }

  /// The rows have valid checksums, because anyone who can write the file can also compute them.
  @Test(
    arguments: [
      (Int.max, Int.max, nil), (.min, .min, nil), (-1, 0, nil), (1 << 53, 1 << 53, nil),
      (1000, 1000 + 31 * 86_400, nil), (1000, 999, nil), (1000, .max, nil), (.min, .max, nil),
      (1000, 1001, "a\r\nCookie: b"), (1000, 1001, "\u{1B}"),
      (1000, 1001, String(repeating: "a", count: 2000)),
    ] as [(Int, Int, String?)])
  func implausibleRowIsACacheMiss(
    storedAt: Int, freshUntil: Int, validator: String?
  ) async throws {
    let crafted = StoredAnswer(
      content: .body(Array(Fixture.grass.utf8)), validator: validator, storedAt: storedAt,
      freshUntil: freshUntil)
    try CacheDatabase(path: folder.path).store(crafted, for: Self.url)
    let cache = ResponseCache(path: folder.path) { failures.record($0) }

    #expect(await cache.answer(for: Self.url, now: 1010) == nil)

    #expect(failures.all == [.damagedAnswer])
    let status = try CacheInspector(path: folder.path).status()
    #expect(status.answers == 1)
    #expect(status.oldest.map(StoredAnswer.times.contains) ?? true)
  }

  @Test(arguments: [
    "size = 9223372036854775807", "size = -9223372036854775808", "size = 'x'",
    "used_at = 9223372036854775807", "used_at = -9223372036854775808", "used_at = NULL",
  ])
  func corruptSizesAndUseTimesDoNotCrash(change: String) async throws {
    // A NOT NULL constraint may reject the last change, which is also fine.
    try? self.change("UPDATE response SET \(change)")
    let cache = ResponseCache(path: folder.path, limit: 10_000) { failures.record($0) }

    for number in 0..<30 { await cache.store(.ofSize(1000, storedAt: 2000), for: "\(number)") }

    #expect(await cache.answer(for: "29", now: 2001) == .ofSize(1000, storedAt: 2000))
    #expect(failures.all == [])
    let status = try CacheInspector(path: folder.path).status()
    #expect((0...10_000 + Database.largestValue).contains(status.bytes))
  }

  @Test(arguments: [
    "PRAGMA user_version = -1", "PRAGMA user_version = -2147483648",
    "DROP TABLE response", "ALTER TABLE response DROP COLUMN checksum",
    "ALTER TABLE response RENAME TO other", "CREATE TABLE other (id)",
    "CREATE TRIGGER t AFTER UPDATE ON response BEGIN DELETE FROM response; END",
  ])
  func fileWithOtherTablesIsSetAside(change: String) async throws {
    try self.change(change)
    #expect(throws: CacheFailure.damaged) { try CacheInspector(path: folder.path).status() }
    let cache = ResponseCache(path: folder.path) { failures.record($0) }

    #expect(await cache.answer(for: Self.url, now: 1010) == nil)

    #expect(failures.all == [.setAside(path: folder.path + ".damaged")])
    await cache.store(.text("new"), for: "a")
    #expect(await cache.answer(for: "a", now: 1) == .text("new"))
    #expect(try CacheInspector(path: folder.path).status().answers == 1)
  }

  @Test func fileWithViewInsteadOfTableIsSetAside() async throws {
    try change("ALTER TABLE response RENAME TO other")
    try change("CREATE VIEW response AS SELECT * FROM other")
    let cache = ResponseCache(path: folder.path) { failures.record($0) }

    #expect(await cache.answer(for: Self.url, now: 1010) == nil)

    #expect(failures.all == [.setAside(path: folder.path + ".damaged")])
  }

  @Test func listOfUnreadableAnswersIsLimited() throws {
    let database = try Database(path: folder.path)
    try database.run(
      """
      WITH RECURSIVE n(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM n WHERE x < 5000)
      INSERT INTO response SELECT x + 10, 'http://dex.test/' || x || char(27), NULL, 0, 0, 0, 0, 0, NULL
      FROM n
      """)

    let report = try CacheInspector(path: folder.path).verify()

    #expect(report.answers == 5001 && report.unreadableCount == 5000)
    #expect(report.unreadable.count == CacheInspector.maxListedURLs)
  }

  @Test func lockedCacheWaitsOnlyOnce() async throws {
    let holder = try Database(path: folder.path)
    try holder.run("BEGIN EXCLUSIVE")
    let cache = ResponseCache(path: folder.path) { failures.record($0) }
    let start = ContinuousClock.now

    for number in 0..<20 { await cache.store(.text("lost"), for: "\(number)") }

    #expect(ContinuousClock.now - start < .seconds(10), "not a second for each")
    #expect(failures.all == [.locked])
    try holder.run("COMMIT")
  }
}

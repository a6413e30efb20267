import Foundation
import SQLite
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the actions and reports behind the command `cache`.
@Suite struct CacheInspectorTests {
  private static let base = "http://dex.test/api/v2"

  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  private func inspector() throws -> CacheInspector {
    try CacheInspector(path: folder.path)
  }

  private func fill(_ answers: [(url: String, answer: StoredAnswer)]) throws {
    let database = try CacheDatabase(path: folder.path)
    for (url, answer) in answers { try database.store(answer, for: url) }
  }

  private func makeGarbage() throws {
    try fill([])
    try folder.overwrite(with: 65, count: 16, at: 0)
  }

  @Test func missingPathThrowsNoHome() {
    #expect(throws: CacheFailure.noHome) { try CacheInspector(path: nil) }
  }

  @Test func missingFileCountsAsEmptyAndIsNotCreated() throws {
    let inspector = try inspector()

    #expect(try inspector.status() == .empty)
    #expect(try inspector.verify().answers == 0)
    #expect(try inspector.clear() == .empty)
    #expect(try folder.files == [])
  }

  @Test func statusCountsStoredAnswers() throws {
    try fill([("aa", .ofSize(100, storedAt: 50)), ("bb", .ofSize(10, storedAt: 20))])

    let status = try inspector().status()

    #expect(
      status
        == CacheInspector.Status(answers: 2, bytes: 110 + 4 + 2 * 128, oldest: 20, newest: 50))
  }

  @Test func statusOfAnEmptyCacheHasNoTimes() throws {
    try fill([])

    #expect(try inspector().status() == .empty)
  }

  @Test func intactCachePassesVerification() throws {
    try fill([
      ("\(Self.base)/pokemon?offset=0&limit=20", .text(Fixture.list)),
      ("\(Self.base)/pokemon-species?offset=0&limit=20", .text(Fixture.noResults)),
      ("\(Self.base)/pokemon/1", .text(Fixture.pokemon)),
      ("\(Self.base)/pokemon/leafling-mega", .text(Fixture.mega)),
      ("\(Self.base)/pokemon-species/1", .text(Fixture.species)),
      ("\(Self.base)/pokemon-form/10400", .text(Fixture.form)),
      ("\(Self.base)/evolution-chain/5", .text(Fixture.chain)),
      ("\(Self.base)/type/grass", .text(Fixture.grass)),
      ("\(Self.base)/pokemon/1/encounters", .text(#"{"areas": []}"#)),
      ("\(Self.base)/version-group/1", .text(Fixture.versionGroup(1, generation: 1))),
      ("\(Self.base)/move/scorch", .text(Fixture.scorch)),
      ("\(Self.base)/ability/type", .text(Fixture.scorch)),
      ("\(Self.base)/item/potion", .text(Fixture.scorch)),
      ("http://sprites.test/1.png", .picture),
      (
        "\(Self.base)/pokemon/nobody",
        StoredAnswer(content: .missingResource, validator: nil, storedAt: 0, freshUntil: 0)
      ),
    ])

    let report = try inspector().verify()

    #expect(report.answers == 15)
    #expect(report.damage == [])
    #expect(report.unreadable == [])
  }

  @Test(arguments: [
    ("\(base)/pokemon/1", "{}"), ("\(base)/pokemon/1", ""), ("\(base)/pokemon/1", Fixture.species),
    ("\(base)/pokemon-species/1", Fixture.pokemon), ("\(base)/type/grass", "<html>"),
    ("\(base)/pokemon?offset=0&limit=20", Fixture.pokemon), ("\(base)/pokemon", "{}"),
    ("\(base)/pokemon-form/1", "{\"id\": 1"),
    ("\(base)/berry/1", Fixture.list), ("\(base)/berry?offset=0", Fixture.list),
    ("http://sprites.test/1.png", "{}"), ("", Fixture.list), ("?", Fixture.list),
    ("/", Fixture.list),
  ])
  func undecodableAnswerIsReported(url: String, body: String) throws {
    try fill([(url, .text(body)), ("\(Self.base)/type/grass?", .text(Fixture.grass))])

    let report = try inspector().verify()

    #expect(report.answers == 2)
    #expect(report.damage == [])
    #expect(report.unreadable == [url])
  }

  @Test func verifyingDoesNotCountAsUse() throws {
    try fill([("\(Self.base)/type/grass", .text(Fixture.grass, storedAt: 1000))])

    _ = try inspector().verify()

    let used = try Database(path: folder.path).row("SELECT used_at FROM response") {
      $0.integer(0)
    }
    #expect(used == 1000)
  }

  @Test func damageFoundBySQLiteIsReported() throws {
    try fill([("\(Self.base)/type/grass", .text(Fixture.grass))])
    let database = try Database(path: folder.path)
    let root = try database.row(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'response_use'"
    ) { $0.integer(0) }
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    // Overwrite the index's page so that it is empty.
    try folder.overwrite(with: 0, count: 2, at: (try #require(root) - 1) * 4096 + 3)

    let report = try inspector().verify()

    #expect(report.answers == 1)
    #expect(!report.damage.isEmpty)
    #expect(report.unreadable == [])
  }

  @Test func damagedFileThrows() throws {
    try makeGarbage()
    let inspector = try inspector()

    #expect(throws: CacheFailure.damaged) { try inspector.status() }
    #expect(throws: CacheFailure.damaged) { try inspector.verify() }
  }

  @Test func clearingReportsOldStatusAndFreesSpace() throws {
    try fill((0..<200).map { ("\($0)", .ofSize(10_000, storedAt: $0)) })
    let before = try inspector().status()

    let cleared = try inspector().clear()

    #expect(cleared == before)
    #expect(cleared.answers == 200)
    #expect(try inspector().status() == .empty)
    let size = try FileManager.default.attributesOfItem(atPath: folder.path)[.size] as? Int
    #expect(try #require(size) < 100_000)
  }

  @Test func clearingADamagedFileRemovesIt() throws {
    try makeGarbage()

    #expect(
      try inspector().clear()
        == CacheInspector.Status(answers: 0, bytes: 16384, oldest: nil, newest: nil))

    #expect(try folder.files == [])
    try fill([("a", .ofSize(1))])
    #expect(try inspector().status().answers == 1)
  }

  @Test func clearingANewerFileRemovesIt() throws {
    try fill([("a", .ofSize(1))])
    try Database(path: folder.path).run("PRAGMA user_version = 99")
    #expect(throws: CacheFailure.newer) { try inspector().status() }

    let cleared = try inspector().clear()

    #expect(cleared.answers == 0)
    #expect(cleared.bytes > 0)
    #expect(try folder.files == [])
  }

  @Test func folderAtCachePathIsNotRemoved() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: false)
    let inspector = try inspector()

    #expect(throws: CacheFailure.cannotOpen(path: folder.path)) { try inspector.clear() }

    #expect(try folder.files == ["cache.sqlite"])
  }

  @Test func lockedCacheIsNotCleared() throws {
    try fill([("a", .ofSize(1))])
    let holder = try Database(path: folder.path)
    try holder.run("BEGIN EXCLUSIVE")

    #expect(throws: CacheFailure.locked) { try inspector().clear() }

    try holder.run("COMMIT")
    #expect(try inspector().status().answers == 1)
  }
}

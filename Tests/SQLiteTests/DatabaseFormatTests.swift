import Foundation
import Testing

@testable import SQLite

/// Tests of database files that have a format id, and of other programs' files at the same path.
@Suite struct DatabaseFormatTests {
  private static let berries = DatabaseFormat(id: 7, steps: ["CREATE TABLE berry (name TEXT)"])
  private static let sizes = DatabaseFormat(
    id: 7, steps: berries.steps + ["ALTER TABLE berry ADD COLUMN size INTEGER DEFAULT 35"])

  private let folder: DatabaseFolder
  private var path: String { folder.path }

  init() throws { folder = try DatabaseFolder() }

  private func open(_ format: DatabaseFormat) throws -> Database {
    try Database(
      userFile: path, format: format, lockTimeout: LockTimeout(.zero),
      statementTimeout: .seconds(10))
  }

  private func reason(_ format: DatabaseFormat) -> SQLiteError.Reason? {
    #expect(throws: SQLiteError.self) { try open(format) }?.reason
  }

  @Test func openingRunsOnlyNewMigrationSteps() throws {
    try open(Self.berries).run("INSERT INTO berry VALUES ('oran')")

    let rows = try open(Self.sizes).rows("SELECT name, size FROM berry") {
      [$0.value(0), $0.value(1)]
    }

    #expect(rows == [[.text("oran"), .integer(35)]])
  }

  @Test func databaseOfNewerVersionIsRefused() throws {
    _ = try open(Self.sizes)

    #expect(reason(Self.berries) == .newer)
  }

  @Test func failedMigrationStepKeepsPreviousVersion() throws {
    let steps = Self.berries.steps

    #expect(reason(DatabaseFormat(id: 7, steps: steps + ["nonsense"])) == .other)

    #expect(throws: Never.self) { try open(Self.berries) }
  }

  @Test func applicationIDIsWrittenToHeaderFirst() throws {
    let database = try open(Self.berries)

    let header = try Data(contentsOf: URL(filePath: path)).prefix(100)

    #expect(Array(header[68..<72]) == [0, 0, 0, 7])
    withExtendedLifetime(database) {}
  }

  @Test func foreignDatabaseIsLeftUnchanged() throws {
    let other = try Database(path: path)
    try other.run("PRAGMA application_id = 8")
    try other.run("CREATE TABLE photo (id)")
    let before = try Data(contentsOf: URL(filePath: path))

    #expect(reason(Self.berries) == .foreign)

    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.location.path) == ["test.sqlite"])
  }

  @Test(arguments: ["", "x", "SQLite"])
  func linkedOrTruncatedFileIsForeign(content: String) throws {
    let file = content.isEmpty ? path + ".target" : path
    try Data(content.utf8).write(to: URL(filePath: file))
    if file != path {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
    }

    #expect(reason(Self.berries) == .foreign)

    #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
  }

  @Test func emptyFileIsFilledUnlessItHasALog() throws {
    let (file, log) = (URL(filePath: path), URL(filePath: path + "-wal"))
    try Data().write(to: file)
    try Data([1]).write(to: log)
    #expect(reason(Self.berries) == .foreign)
    #expect(try Data(contentsOf: file).isEmpty && Data(contentsOf: log) == Data([1]))

    try FileManager.default.removeItem(at: log)

    #expect(throws: Never.self) { try open(Self.berries) }
  }

  @Test(arguments: [
    "PRAGMA user_version = -1", "CREATE TABLE photo (id)", "CREATE INDEX names ON berry (name)",
    "ALTER TABLE berry RENAME COLUMN name TO title", "DROP TABLE berry",
    "CREATE VIEW twice AS SELECT name FROM berry",
    "CREATE TRIGGER gone AFTER INSERT ON berry BEGIN DELETE FROM berry; END",
  ])
  func unexpectedSchemaCountsAsDamage(statement: String) throws {
    try open(Self.berries).run(statement)

    #expect(reason(Self.berries) == .damaged)
  }

  @Test func viewInsteadOfTableIsNeverQueried() throws {
    let database = try open(Self.berries)
    try database.run("DROP TABLE berry")
    try database.run(
      "CREATE VIEW berry AS WITH RECURSIVE n(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM n)"
        + " SELECT x AS name FROM n")

    #expect(reason(Self.berries) == .damaged)
    #expect(throws: SQLiteError.self) { try database.rows("SELECT count(*) FROM berry") { _ in } }
  }

  @Test func databaseIsReadableOnlyByUser() throws {
    _ = try open(Self.berries)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    _ = try open(Self.berries)

    let closed = try FileManager.default.attributesOfItem(atPath: path)
    #expect(closed[.posixPermissions] as? Int == 0o600)
  }
}

/// Tests of the limits on a statement's duration and on the size of values.
@Suite struct DatabaseBoundsTests {
  @Test func endlessStatementIsInterrupted() throws {
    let database = try Database(path: ":memory:", statementTimeout: .milliseconds(50))

    let error = #expect(throws: SQLiteError.self) {
      try database.row(
        "WITH RECURSIVE n(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
      ) { $0.integer(0) }
    }

    #expect(error?.reason == .tooLarge)
  }

  @Test func aValueOverTheLimitIsRefused() throws {
    let database = try Database(path: ":memory:")

    let error = #expect(throws: SQLiteError.self) {
      try database.row("SELECT zeroblob(\(Database.largestValue + 1))") { $0.blob(0).count }
    }

    #expect(error?.reason == .tooLarge)
  }

  @Test func lockTimeoutIsSharedByAllStatements() throws {
    let lockTimeout = LockTimeout(.milliseconds(60))

    let waits = (0..<1000).prefix { lockTimeout.wait(attempt: $0 % 3) }

    #expect(waits.count < 60 && !lockTimeout.wait(attempt: 0))
  }
}

import Foundation
import Testing

@testable import SQLite

@Suite struct DatabaseTests {
  private let database: Database

  init() throws {
    database = try Database(path: ":memory:")
    try database.run("CREATE TABLE berry (id INTEGER PRIMARY KEY, name TEXT, picture BLOB)")
  }

  @Test func storedValuesAreReadUnchanged() throws {
    try database.run(
      "INSERT INTO berry VALUES (?, ?, ?)", .integer(.max), .text("モモン\u{0}'"),
      .blob([0, 255, 39]))

    let row = try database.row("SELECT * FROM berry") {
      ($0.integer(0), $0.text(1), $0.blob(2))
    }

    #expect(row?.0 == .max)
    #expect(row?.1?.hasPrefix("モモン") == true)
    #expect(row?.2 == [0, 255, 39])
  }

  @Test func emptyTextAndNullAreDistinguished() throws {
    try database.run("INSERT INTO berry VALUES (1, ?, ?)", .text(""), .blob([]))
    try database.run("INSERT INTO berry VALUES (2, ?, ?)", .optional(nil), .null)

    let names = try database.rows("SELECT name, picture FROM berry ORDER BY id") { $0.text(0) }

    #expect(names == ["", nil])
  }

  @Test func failedTransactionChangesNothing() throws {
    #expect(throws: SQLiteError.self) {
      try database.transaction { () throws(SQLiteError) in
        try database.run("INSERT INTO berry VALUES (1, 'cheri', NULL)")
        try database.run("INSERT INTO berry VALUES (1, 'pecha', NULL)")
      }
    }

    #expect(try database.rows("SELECT id FROM berry") { $0.integer(0) } == [])
  }

  @Test func errorOfInvalidStatementNamesTheMistake() {
    let error = #expect(throws: SQLiteError.self) { try database.run("SELECT size FROM berry") }

    #expect(error?.message.contains("size") == true)
    #expect(error?.reason == .other)
  }
}

/// Tests of databases that are stored in files.
@Suite struct DatabaseFileTests {
  private let folder: DatabaseFolder
  private var path: String { folder.path }

  init() throws { folder = try DatabaseFolder() }

  @Test func nonDatabaseFileIsReportedAsDamaged() throws {
    try Data(repeating: 65, count: 5000).write(to: URL(filePath: path))

    let error = #expect(throws: SQLiteError.self) {
      try Database(path: path).run("CREATE TABLE a (b)")
    }

    #expect(error?.reason == .damaged)
  }

  @Test func folderCannotBeOpenedAsDatabase() {

    let error = #expect(throws: SQLiteError.self) { try Database(path: folder.location.path) }

    #expect(error?.reason == .cannotOpen)
  }

  @Test func databaseHeldByAnotherConnectionIsLocked() throws {
    let other = try Database(path: path)
    try other.run("CREATE TABLE a (b)")
    try other.run("BEGIN EXCLUSIVE")

    let error = #expect(throws: SQLiteError.self) {
      try Database(path: path, lockTimeout: LockTimeout(.zero)).run("INSERT INTO a VALUES (1)")
    }

    #expect(error?.reason == .locked)
  }

  @Test func fullDiskHasItsOwnReason() throws {
    let database = try Database(path: path)
    try database.run("CREATE TABLE a (b)")
    try database.run("PRAGMA max_page_count = 3")

    let error = #expect(throws: SQLiteError.self) {
      try database.run("INSERT INTO a VALUES (zeroblob(100000))")
    }

    #expect(error?.reason == .diskFull)
  }
}

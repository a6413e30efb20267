private import CSQLite
private import OwnFiles

/// The format of a database file: its application id and the steps that create its tables.
package struct DatabaseFormat: Sendable {
  /// SQLite's application id in the file's header. It must not be 0.
  package let id: UInt32
  /// SQL statements that create the tables and migrate older files, in the order in which they were
  /// added.
  ///
  /// Never change a step; only add new ones at the end. The number of steps is the file's version.
  package let steps: [String]

  package init(id: UInt32, steps: [String]) {
    self.id = id
    self.steps = steps
  }
}

extension Database {
  /// Opens or creates one of the user's files, and migrates it to the newest version of its format.
  ///
  /// A file with another format is left unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of a file in an existing folder.
  ///   - beforeChange: A function that is called with the file's version before an older file is
  ///     migrated. While it runs, other programs can read the file but not write it.
  /// - Throws: `.foreign` if the file belongs to another program or user; `.newer` if a newer
  ///   version of the program has migrated it; `.damaged` if its tables are not those of the
  ///   format; any other `SQLiteError`.
  package convenience init(
    userFile path: String, format: DatabaseFormat, lockTimeout: LockTimeout,
    statementTimeout: Duration,
    beforeChange: (_ version: Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    // Check whether the file is empty before it is opened, because another program may begin to
    // fill it after that. Don't ask SQLite, because it treats a file of one byte as empty.
    let isVacant = PrivateFile.isVacant(path)
    do {
      try PrivateFile.make(path)
    } catch {
      throw SQLiteError(error == .foreign ? .foreign : .cannotOpen)
    }
    try self.init(path: path, lockTimeout: lockTimeout, statementTimeout: statementTimeout)
    let start = try start()
    guard start.isEmpty ? isVacant : start.hasFormat(format) else { throw SQLiteError(.foreign) }
    PrivateFile.restrictToOwner(path)
    // Set the id before the write-ahead log exists. Otherwise the id would be in the log instead of
    // the file's header.
    if start.isEmpty { try run("PRAGMA application_id = \(format.id)") }
    // Sort rows in memory. By default, SQLite may use a temporary file in a folder that users
    // share.
    try run("PRAGMA temp_store = MEMORY")
    try enableWriteAheadLog()
    try migrate(to: format, beforeChange)
    guard try schema() == Database.schema(of: format) else { throw SQLiteError(.damaged) }
  }

  /// Reads the file's header without modifying the file.
  private func start() throws(SQLiteError) -> FileStart {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var size: Int64 = 0
    let code = csqlite_read_start(handle, &bytes, Int32(bytes.count), &size)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, message: "can't be read") }
    return FileStart(bytes: bytes, isEmpty: size == 0)
  }

  /// Turns on write-ahead logging. If several programs try this with a new file at once, SQLite
  /// lets only one succeed and rejects the others without waiting. After a rejection, this function
  /// runs an empty transaction, which waits for the other program, and then tries again.
  private func enableWriteAheadLog() throws(SQLiteError) {
    for _ in 1...8 {
      do throws(SQLiteError) {
        return try run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.reason == .locked else { throw error }
        try transaction { () throws(SQLiteError) in }
      }
    }
    try run("PRAGMA journal_mode = WAL")
  }

  /// Runs the steps of the format that are newer than the file's version.
  private func migrate(
    to format: DatabaseFormat, _ beforeChange: (_ version: Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let newest = format.steps.count
    if try version() != newest {
      try transaction { () throws(SQLiteError) in
        // Read the version again, because another program may have migrated the file in the
        // meantime.
        let version = try version()
        if version < 0 { throw SQLiteError(.damaged) }
        if version > newest { throw SQLiteError(.newer) }
        if 1..<newest ~= version { try beforeChange(version) }
        for step in format.steps.dropFirst(version) { try run(step) }
        try run("PRAGMA application_id = \(format.id)")
        try run("PRAGMA user_version = \(newest)")
      }
    }
  }

  private func version() throws(SQLiteError) -> Int {
    try row("PRAGMA user_version") { $0.integer(0) } ?? 0
  }

  /// Returns the SQL declarations of all tables and other objects in the file, one string for each.
  private func schema() throws(SQLiteError) -> [String] {
    try rows("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name LIMIT 100") { row in
      (0..<4).map { row.text($0) ?? "" }.joined(separator: " ")
    }
  }

  private static func schema(of format: DatabaseFormat) throws(SQLiteError) -> [String] {
    let database = try Database(path: ":memory:")
    for step in format.steps { try database.run(step) }
    return try database.schema()
  }
}

/// The first 4096 bytes of a database file. If the file is shorter, the rest is zeros.
private struct FileStart {
  let bytes: [UInt8]
  /// Whether the file has no content.
  let isEmpty: Bool

  func hasFormat(_ format: DatabaseFormat) -> Bool {
    bytes[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == format.id
  }
}

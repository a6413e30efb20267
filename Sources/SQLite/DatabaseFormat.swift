private import CSQLite
private import OwnFiles

/// The format of a database file.
package struct DatabaseFormat: Sendable {
  /// Application id in the file's header. Must not be 0.
  package let id: UInt32
  /// Migration steps in the order they were added.
  ///
  /// Never change a step; only add new ones. Their number is the file's version.
  package let steps: [String]

  package init(id: UInt32, steps: [String]) {
    self.id = id
    self.steps = steps
  }
}

extension Database {
  /// Opens or creates the user's file of a format, and migrates it to the newest version.
  ///
  /// Any other file is left untouched.
  ///
  /// - Parameters:
  ///   - path: A file in an existing folder.
  ///   - beforeChange: Called with the version of an older file before it is migrated. Meanwhile
  ///     others can read the file but not write it.
  /// - Throws: `.foreign`; `.newer`; `.damaged` if the tables are not those of the format.
  package convenience init(
    userFile path: String, format: DatabaseFormat, lockTimeout: LockTimeout,
    statementTimeout: Duration,
    beforeChange: (_ version: Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    // Checked before another program can begin to fill the file: SQLite treats a file of one byte
    // as empty.
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
    // Set before the write-ahead log exists, which would keep the id out of the file's header.
    if start.isEmpty { try run("PRAGMA application_id = \(format.id)") }
    // Otherwise SQLite may sort in a temporary file in a shared folder.
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

  /// Turns on write-ahead logging. If several programs open a new file at once, SQLite rejects all
  /// but one without waiting. The empty transaction waits until the other one is done; then we try
  /// again.
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

  /// Runs the steps that are newer than the file.
  private func migrate(
    to format: DatabaseFormat, _ beforeChange: (_ version: Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let newest = format.steps.count
    if try version() != newest {
      try transaction { () throws(SQLiteError) in
        // Read again, because another program may have migrated the file meanwhile.
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

  /// Returns all declarations of the file, one text each.
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

/// The first page of a database file, zero-filled if the file is shorter.
private struct FileStart {
  let bytes: [UInt8]
  /// Whether the file has no content.
  let isEmpty: Bool

  func hasFormat(_ format: DatabaseFormat) -> Bool {
    bytes[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == format.id
  }
}

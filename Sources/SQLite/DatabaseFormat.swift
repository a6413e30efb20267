private import CSQLite
private import OwnFiles

/// What makes a database file one of a kind.
package struct DatabaseFormat: Sendable {
  /// Says in the file's header whose it is; other than 0.
  package let id: UInt32
  /// What made the tables what they are, in the order it was added. Never change a step; add one. Their
  /// count is the file's version.
  package let steps: [String]

  package init(id: UInt32, steps: [String]) {
    self.id = id
    self.steps = steps
  }
}

extension Database {
  /// Opens the user's own file of a format, or makes it, and brings it to the newest version. A file
  /// that is anything else is left as it is, to the byte.
  ///
  /// - Parameters:
  ///   - path: of a file in a folder that exists.
  ///   - beforeChange: what is to be done with a file of an earlier version, which it is told, before that
  ///     is changed. Meanwhile others can read the file and not write it.
  /// - Throws: `.foreign`; `.newer`; `.damaged` for one whose tables are not those of the format.
  package convenience init(
    own path: String, format: DatabaseFormat, patience: Patience, longest: Duration,
    beforeChange: (_ version: Int) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    // Checked before others can begin to fill it; to SQLite one byte is an empty file.
    let isVacant = OwnFile.isVacant(path)
    do {
      try OwnFile.make(path)
    } catch {
      throw SQLiteError(error == .foreign ? .foreign : .cannotOpen)
    }
    try self.init(path: path, patience: patience, longest: longest)
    let start = try start()
    guard start.isEmpty ? isVacant : start.isOf(format) else { throw SQLiteError(.foreign) }
    OwnFile.closeToOthers(path)
    // Before there is a log to write ahead, which would keep it from the file's header.
    if start.isEmpty { try run("PRAGMA application_id = \(format.id)") }
    // Else what is sorted may lie in a folder for everybody.
    try run("PRAGMA temp_store = MEMORY")
    try writeAhead()
    try migrate(to: format, beforeChange)
    guard try schema() == Database.schema(of: format) else { throw SQLiteError(.damaged) }
  }

  /// What the file's header says, without touching the file.
  private func start() throws(SQLiteError) -> FileStart {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var size: Int64 = 0
    let code = csqlite_read_start(handle, &bytes, Int32(bytes.count), &size)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, message: "can't be read") }
    return FileStart(bytes: bytes, isEmpty: size == 0)
  }

  /// Of several programs that open a new file at once, SQLite turns all but one away without letting
  /// them wait; so each comes again once the other's turn is over.
  private func writeAhead() throws(SQLiteError) {
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

  /// Takes the steps that are new.
  private func migrate(
    to format: DatabaseFormat, _ beforeChange: (_ version: Int) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let newest = format.steps.count
    if try version() != newest {
      try transaction { () throws(SQLiteError) in
        // Read again: another program may have been faster.
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

  /// All that the file declares, each in one text.
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

/// The first page of a database file, zeros where the file is shorter.
private struct FileStart {
  let bytes: [UInt8]
  /// Whether there is nothing in the file.
  let isEmpty: Bool

  func isOf(_ format: DatabaseFormat) -> Bool {
    bytes[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == format.id
  }
}

private import CSQLite

/// A connection to a database file. Not for use by two tasks at once; an actor that owns it sees to
/// that.
package final class Database {
  private let handle: OpaquePointer

  /// Opens a file, or makes it.
  ///
  /// - Parameters:
  ///   - path: of a file in a folder that exists, or `:memory:`.
  ///   - patience: how long to wait for others who hold it.
  package init(path: String, patience: Duration = .seconds(1)) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle else { throw SQLiteError(code: code, message: "out of memory") }
    guard code == SQLITE_OK else {
      let error = Self.error(handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Carries out a statement; `?` stand for the values.
  package func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    _ = try step(sql, values) { _ in }
  }

  /// What a query answers, row by row.
  package func rows<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    try step(sql, values, read)
  }

  /// The first row of what a query answers; nil where it answers nothing.
  package func row<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> Value? {
    try step(sql, values, read).first
  }

  /// Does all of `body` or nothing of it, holding the right to write from the start.
  package func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // What failed may have ended the transaction; then there is nothing left to take back.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Brings the database to the version that the steps make, each in the order it was added; what is
  /// done already is left out. The version is the count of the steps, kept in `user_version`.
  ///
  /// - Returns: false for a database that a later program has brought further; it is left alone.
  package func migrate(_ steps: [String]) throws(SQLiteError) -> Bool {
    guard try version() < steps.count else { return try version() == steps.count }
    try transaction { () throws(SQLiteError) in
      // Read again: another program may have been faster.
      for step in steps.dropFirst(try version()) { try run(step) }
      try run("PRAGMA user_version = \(max(try version(), steps.count))")
    }
    return try version() == steps.count
  }

  private func version() throws(SQLiteError) -> Int {
    try row("PRAGMA user_version") { $0.integer(0) } ?? 0
  }

  private func step<Value>(
    _ sql: String, _ values: [SQLiteValue], _ read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { return [] }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      try check(Self.bind(value, to: statement, at: Int32(index + 1)))
    }
    var rows: [Value] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(read(SQLiteRow(statement)))
      case SQLITE_DONE: return rows
      default: throw Self.error(handle)
      }
    }
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    if code != SQLITE_OK { throw Self.error(handle) }
  }

  private static func bind(
    _ value: SQLiteValue, to statement: OpaquePointer, at index: Int32
  ) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let integer): sqlite3_bind_int64(statement, index, Int64(integer))
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          csqlite_bind_text(statement, index, $0.baseAddress, Int32($0.count))
        }
      }
    case .blob(let blob):
      blob.withUnsafeBytes { csqlite_bind_blob(statement, index, $0.baseAddress, Int32($0.count)) }
    }
  }

  private static func error(_ handle: OpaquePointer) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }
}

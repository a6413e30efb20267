internal import CSQLite

/// A connection to a database file.
///
/// Two tasks must not use it at the same time. The actor that owns the connection ensures this.
///
/// Every statement ends even if the file is malicious, because its memory and time are limited.
/// Views, triggers and functions that the file defines are not run.
package final class Database {
  /// Maximum size of a value or row in bytes.
  package static let largestValue = 4 << 20

  let handle: OpaquePointer
  private let lockTimeout: LockTimeout
  private let statementDeadline: StatementDeadline

  /// Opens a database file, or creates it if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The path of a file in an existing folder, or `:memory:`.
  ///   - lockTimeout: Total time to wait for locks that other connections hold.
  ///   - statementTimeout: Maximum time for a statement.
  package init(
    path: String, lockTimeout: LockTimeout = LockTimeout(.seconds(1)),
    statementTimeout: Duration = .seconds(60)
  ) throws(SQLiteError) {
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
    self.lockTimeout = lockTimeout
    statementDeadline = StatementDeadline(statementTimeout)
    setLimits()
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs a statement with values for its `?` parameters.
  package func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    _ = try step(sql, values) { _ in }
  }

  /// Runs a query and returns all rows.
  package func rows<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    try step(sql, values, read)
  }

  /// Runs a query and returns its first row. Returns nil if there are no rows.
  package func row<Value>(
    _ sql: String, _ values: SQLiteValue..., read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> Value? {
    try step(sql, values, read).first
  }

  /// Runs `body` as one transaction that holds the write lock from its start.
  ///
  /// If `body` throws an error, all its changes are rolled back.
  package func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // The failure may have ended the transaction already. Then there is nothing to roll back.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func setLimits() {
    sqlite3_extended_result_codes(handle, 1)
    csqlite_distrust(handle)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(Self.largestValue))
    sqlite3_hard_heap_limit64(Self.maximumMemory)
    sqlite3_busy_handler(
      handle,
      { lockTimeout, attempt in
        let lockTimeout = lockTimeout.map {
          Unmanaged<LockTimeout>.fromOpaque($0).takeUnretainedValue()
        }
        return lockTimeout?.wait(attempt: Int(attempt)) == true ? 1 : 0
      }, Unmanaged.passUnretained(lockTimeout).toOpaque())
    sqlite3_progress_handler(
      handle, 10_000,
      { statementDeadline in
        let statementDeadline = statementDeadline.map {
          Unmanaged<StatementDeadline>.fromOpaque($0).takeUnretainedValue()
        }
        return statementDeadline?.isOver == true ? 1 : 0
      }, Unmanaged.passUnretained(statementDeadline).toOpaque())
  }

  /// Maximum total memory of all connections in bytes. It is enough for a few values of the maximum
  /// size.
  private static let maximumMemory: Int64 = 64 << 20

  private func step<Value>(
    _ sql: String, _ values: [SQLiteValue], _ read: (borrowing SQLiteRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    statementDeadline.start()
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

private final class StatementDeadline {
  private let statementTimeout: Duration
  private var end = ContinuousClock.now

  init(_ statementTimeout: Duration) { self.statementTimeout = statementTimeout }

  var isOver: Bool { ContinuousClock.now > end }

  func start() { end = .now + statementTimeout }
}

/// The time that is left to wait for locks that other connections hold.
///
/// Each wait reduces it, whichever statement waits. `renew()` restores the full time.
package final class LockTimeout {
  private let fullMilliseconds: Int
  private var milliseconds: Int

  package init(_ duration: Duration) {
    fullMilliseconds = Int(duration / .milliseconds(1))
    milliseconds = fullMilliseconds
  }

  /// Restores the full waiting time.
  package func renew() { milliseconds = fullMilliseconds }

  /// Waits a moment. Returns false without waiting if the waiting time is used up.
  ///
  /// - Parameter attempt: Number of earlier waits for the same lock.
  func wait(attempt: Int) -> Bool {
    guard milliseconds > 0 else { return false }
    let moment = min(1 << min(attempt, 5), milliseconds)
    milliseconds -= moment
    sqlite3_sleep(Int32(moment))
    return true
  }
}

/// A failed SQLite operation.
package struct SQLiteError: Error, Equatable {
  /// The cause of a failure. Callers handle each cause differently.
  package enum Reason: Sendable, Equatable {
    /// Another connection held a lock until the waiting time was used up.
    case locked
    /// The file is not a database, is corrupt, or lacks the tables of its format.
    case damaged
    /// A value or statement is too large, or a statement takes too much memory or time.
    case tooLarge
    /// The file belongs to another program or user.
    case foreign
    /// A newer version of the program has migrated the file.
    case newer
    case readOnly
    case diskFull
    case cannotOpen
    case other
  }

  package let reason: Reason
  /// SQLite's English message, for the log.
  package let message: String

  package init(_ reason: Reason, message: String = "") {
    self.reason = reason
    self.message = message
  }

  /// - Parameter code: SQLite's extended result code.
  init(code: Int32, message: String) {
    let reason: Reason =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_TOOBIG, SQLITE_NOMEM, SQLITE_INTERRUPT: .tooLarge
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .diskFull
      case SQLITE_CANTOPEN: .cannotOpen
      default: .other
      }
    self.init(reason, message: message)
  }
}

/// A row of a query's result. It is only valid inside the `read` function that receives it. The
/// index of the first column is 0.
package struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// Returns a column's value as an integer. 0 if it can't be converted to one.
  package func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// Returns a column's value as text. Nil if it is null.
  package func text(_ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  /// Returns a column's value as bytes. Empty if it is null.
  package func blob(_ column: Int32) -> [UInt8] {
    let bytes = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Returns a column's value with the type that it was stored with, regardless of the column's
  /// declared type.
  ///
  /// A floating-point number becomes null.
  package func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_TEXT: .text(text(column) ?? "")
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}

/// A value of a column or a parameter.
package enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  /// Returns a text value, or null if the text is nil.
  package static func optional(_ text: String?) -> SQLiteValue {
    text.map(SQLiteValue.text) ?? .null
  }

  /// The value as an integer. Nil if it is not an integer.
  package var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The value as text. Nil if it is not text.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

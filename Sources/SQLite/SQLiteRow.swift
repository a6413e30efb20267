private import CSQLite

/// A row of an answer, columns from 0. Valid while it is being read only.
package struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// 0 where it is no number.
  package func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  /// Nil where it is null.
  package func text(_ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  /// Empty where it is null.
  package func blob(_ column: Int32) -> [UInt8] {
    let bytes = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The value as the file has it, whatever the column was declared as. A number that is not whole is
  /// null.
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

  /// Null for nil.
  package static func optional(_ text: String?) -> SQLiteValue {
    text.map(SQLiteValue.text) ?? .null
  }

  /// Nil where it is no whole number.
  package var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// Nil where it is no text.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

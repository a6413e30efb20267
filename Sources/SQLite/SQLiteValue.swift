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
}

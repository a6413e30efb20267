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

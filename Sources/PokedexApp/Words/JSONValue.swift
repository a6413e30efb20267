/// JSON value, for building a whole JSON structure in one expression.
package enum JSONValue: Sendable, Equatable, Encodable {
  case null
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case array([JSONValue])
  /// Object whose keys are written unchanged.
  case object([String: JSONValue])

  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
  package static func optional(_ integer: Int?) -> JSONValue {
    integer.map(JSONValue.integer) ?? .null
  }
  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }
  package static func objects(_ objects: [[String: JSONValue]]) -> JSONValue {
    .array(objects.map(JSONValue.object))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

/// The format of a cell, or of each item in a cell that is a list.
enum CellKind: Sendable {
  case integer(ClosedRange<Int>)
  case optionalInteger(ClosedRange<Int>)
  case slug
  case optionalSlug
  case oneOf([String])

  func accepts(_ text: String) -> Bool {
    switch self {
    case .integer(let range): Self.integer(text).map(range.contains) ?? false
    case .optionalInteger(let range): text == "-" || Self.integer(range)(text)
    case .slug: Self.isSlug(text)
    case .optionalSlug: text == "-" || Self.isSlug(text)
    case .oneOf(let words): words.contains(text)
    }
  }

  private static func integer(_ range: ClosedRange<Int>) -> (String) -> Bool {
    { text in integer(text).map(range.contains) ?? false }
  }

  /// Parses an integer in canonical form: "7", never "07" or "+7".
  private static func integer(_ text: String) -> Int? {
    Int(text).flatMap { String($0) == text ? $0 : nil }
  }

  private static func isSlug(_ text: String) -> Bool {
    text.first?.isLetter == true || text.first?.isNumber == true
      ? text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "-")
        }
      } : false
  }
}

extension CellKind {
  /// Whether a text has exactly one colon-separated part for each kind, and each part matches its
  /// kind.
  static func accept(_ text: String, _ kinds: [CellKind]) -> Bool {
    let parts = text.parts(by: ":")
    return parts.count == kinds.count && zip(kinds, parts).allSatisfy { $0.accepts($1) }
  }
}

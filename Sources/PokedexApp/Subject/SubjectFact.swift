internal import PokedexModel
package import PokedexText
internal import TerminalUI

/// Something that is known about a subject: what a page draws of it, and what the shell prints.
package struct SubjectFact: Sendable {
  /// A text and the names in it that lead to pages.
  struct Passage: Sendable {
    let text: String
    let names: [(text: String, link: Subject)]
    /// The game that it is about; nil for that of its page.
    var game: Game?
  }

  enum Content: Sendable {
    /// What stands beside the label.
    case parts([Span])
    /// A heading with a line for each passage, such as moves with their games.
    case section([Passage])
    /// A heading with types by factor in percent.
    case factors([(percent: Int, types: [Span])])
    /// Nothing that people read.
    case figures
  }

  package let label: Sentence
  let content: Content
  /// Its key in JSON.
  package let key: String
  /// The same for scripts: figures and slugs.
  package let value: JSONValue

  init(_ label: Sentence, _ content: Content, key: String, value: JSONValue) {
    self.label = label
    self.content = content
    self.key = key
    self.value = value
  }

  /// A figure; a dash where there is none.
  init(_ label: Sentence, _ figure: Int?, key: String) {
    self.init(
      label, .parts([Span(figure.map(String.init) ?? "—")]), key: key, value: .optional(figure))
  }

  /// What has a slug; a dash where there is none.
  init(_ label: Sentence, _ text: String?, slug: String?, key: String, link: Subject? = nil) {
    self.init(
      label, .parts([Span(text ?? "—", link: link)]), key: key, value: .optional(slug))
  }

  /// Whether it is for scripts alone.
  package var isForScripts: Bool { if case .figures = content { true } else { false } }

  /// The texts that stand beside the label; a dash for none.
  package func texts(in words: Words) -> [String] {
    let texts: [String] =
      switch content {
      case .parts(let facts): facts.map(\.text)
      case .section(let passages): passages.map(\.text)
      case .factors(let groups):
        groups.flatMap { percent, types in
          types.map { "\($0.text) \(words.figures.factor(Double(percent)))" }
        }
      case .figures: []
      }
    return texts.isEmpty ? ["—"] : texts
  }
}

extension [Span] {
  /// A dash where there are none.
  var orDash: [Span] { isEmpty ? [Span("—")] : self }
}

/// A value of JSON, for output whose shape is plain to see where it is made.
package enum JSONValue: Sendable, Equatable, Encodable {
  case null
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case array([JSONValue])
  /// Keys stand as they are.
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

internal import PokedexModel
package import PokedexText
internal import TerminalUI

/// Fact about a subject, which pages show and shell commands print.
package struct SubjectFact: Sendable {
  /// Text, and the names in it that are links to pages.
  struct Passage: Sendable {
    let text: String
    let names: [(text: String, link: Subject)]
    /// Game in which the linked pages open. Nil for the page's game.
    var game: Game?
  }

  enum FactContent: Sendable {
    /// Spans that are shown beside the label.
    case parts([Span])
    /// Heading followed by a line for each passage, such as moves with their games.
    case section([Passage])
    /// Heading followed by types, grouped by damage factor in percent.
    case factors([(percent: Int, types: [Span])])
    /// No text, because the fact is only for scripts.
    case figures
  }

  package let label: Sentence
  let content: FactContent
  /// Key in JSON.
  package let key: String
  /// Value for scripts. It contains numbers and slugs instead of texts.
  package let value: JSONValue

  init(_ label: Sentence, _ content: FactContent, key: String, value: JSONValue) {
    self.label = label
    self.content = content
    self.key = key
    self.value = value
  }

  /// Creates a fact from a number. Its text is a dash if the number is nil.
  init(_ label: Sentence, _ figure: Int?, key: String) {
    self.init(
      label, .parts([Span(figure.map(String.init) ?? "—")]), key: key, value: .optional(figure))
  }

  /// Creates a fact from a text and its slug. A dash replaces the text if it is nil.
  init(_ label: Sentence, _ text: String?, slug: String?, key: String, link: Subject? = nil) {
    self.init(
      label, .parts([Span(text ?? "—", link: link)]), key: key, value: .optional(slug))
  }

  /// Whether the fact is only for scripts.
  package var isForScripts: Bool { if case .figures = content { true } else { false } }

  /// Returns the texts shown beside the label. If there are none, returns a dash.
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

extension SubjectFact {
  /// Returns the texts in one line. Texts that contain lists are separated more clearly.
  package func text(in words: Words) -> String {
    let texts = texts(in: words)
    let marks = [words(.listPair, "", ""), words(.itemWay, "", "")]
    guard texts.contains(where: { text in marks.contains(where: text.contains) }) else {
      return words.joined(texts, by: .listPair)
    }
    let inner = texts.dropLast().map { text in
      ".。".contains(text.last ?? " ") ? String(text.dropLast()) : text
    }
    return words.joined(inner + texts.suffix(1), by: .listClauses)
  }
}

extension [Span] {
  /// The spans, or a dash if there are none.
  var orDash: [Span] { isEmpty ? [Span("—")] : self }
}

internal import PokedexModel
internal import TerminalUI

/// An object that holds a target. `TerminalUI`, which doesn't know `SpanTarget`, can pass it on.
final class TargetBox: LinkTarget {
  let target: SpanTarget

  init(_ target: SpanTarget) {
    self.target = target
  }
}

extension Span {
  /// A grey dot that separates items in a line.
  static let dot = Span(" · ", .secondary)

  /// - Parameter game: game to show the subject in. Nil for the game of the page.
  init(_ text: String, _ role: Role = .text, link: Subject?, game: Game? = nil) {
    self.init(text, role, link: link.map { Destination($0, game: game) })
  }

  init(_ text: String, _ role: Role = .text, link: Destination?) {
    self.init(text, role, linkTarget: link.map { TargetBox(.link($0)) })
  }

  /// Creates a span for a value that the user changes with keys.
  init(_ text: String, _ role: Role = .pageControl, pageControl: ControlSetting) {
    self.init(text, role, linkTarget: TargetBox(.pageControl(pageControl)))
  }

  /// Creates a span for a sign that shows or hides the rows below its line.
  init(_ text: String, fold key: String) {
    self.init(text, .pageControl, linkTarget: TargetBox(.fold(key)))
  }

  /// Creates a span that links to the list, filtered by a query.
  init(_ text: String, _ role: Role = .text, query: String) {
    self.init(text, role, linkTarget: TargetBox(.list(query)))
  }

  var target: SpanTarget? { (linkTarget as? TargetBox)?.target }

  /// The page that the span links to, if any.
  var link: Destination? { target?.destination }
}

extension Field {
  /// Creates a field with a value that the user changes with keys.
  init(_ label: String, _ value: String, pageControl: ControlSetting) {
    self.init(label, stepped: value, TargetBox(.pageControl(pageControl)))
  }
}

extension Line {
  /// The pages that the line's spans link to, in reading order.
  var links: [Destination] { (left + right).compactMap(\.link) }

  /// Returns a sentence wrapped into lines. The names in it become links.
  ///
  /// - Parameters:
  ///   - names: parts of the sentence, in any order, each with the page that it links to.
  ///   - game: game that the sentence is about. Nil for the game of the page.
  ///   - indent: text before every line, included in `columns`.
  static func wrapped(
    _ sentence: String, _ role: Role = .text, names: [(text: String, link: Subject)] = [],
    game: Game? = nil, indent: String = "", columns: Int
  ) -> [Line] {
    let spans = linked(sentence, role, names, game)
    let indentation = indent.isEmpty ? [] : [Span(indent)]
    return spans.wrapped(to: max(1, columns - TextWidth.of(indent))).map { Line(indentation + $0) }
  }

  /// Returns the sentence as spans. Each name in it is a separate span.
  private static func linked(
    _ sentence: String, _ role: Role, _ names: [(text: String, link: Subject)], _ game: Game?
  ) -> [Span] {
    var spans: [Span] = []
    var rest = Substring(sentence)
    while !rest.isEmpty {
      let found = names.compactMap { name in
        rest.firstRange(of: name.text).map { (range: $0, name: name) }
      }
      // If two names start at the same position, the longer one becomes a link.
      guard
        let next = found.min(by: {
          ($0.range.lowerBound, $1.name.text.count) < ($1.range.lowerBound, $0.name.text.count)
        })
      else { break }
      if next.range.lowerBound > rest.startIndex {
        spans.append(Span(String(rest[..<next.range.lowerBound]), role))
      }
      spans.append(Span(next.name.text, role, link: next.name.link, game: game))
      rest = rest[next.range.upperBound...]
    }
    return rest.isEmpty && !spans.isEmpty ? spans : spans + [Span(String(rest), role)]
  }
}

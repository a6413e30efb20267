internal import PokedexModel
internal import TerminalUI

extension Line {
  /// A sentence in lines, the names in it being links.
  ///
  /// - Parameters:
  ///   - names: what stands in the sentence, in any order, and what it leads to.
  ///   - game: the game that the sentence is about; nil for that of its page.
  ///   - indent: what stands before every line, within `columns`.
  static func wrapped(
    _ sentence: String, _ role: Role = .text, names: [(text: String, link: Subject)] = [],
    game: Game? = nil, indent: String = "", columns: Int
  ) -> [Line] {
    let room = max(1, columns - TextWidth.of(indent))
    let lines = TextFit.wrap(sentence, to: room)
    let indent = indent.isEmpty ? [] : [Span(indent)]
    if names.isEmpty { return lines.map { Line(indent + [Span($0, role)]) } }
    var pieces = split(sentence, role, names, game)[...]
    return lines.map { line in Line(indent + take(line, from: &pieces)) }
  }

  /// The spans of a line, taken from the pieces in turn; the spaces between lines are dropped.
  private static func take(_ line: String, from pieces: inout ArraySlice<Span>) -> [Span] {
    var spans: [Span] = []
    var left = line.count
    while left > 0, let piece = pieces.popFirst() {
      var text = Substring(piece.text)
      if spans.isEmpty, line.first != " " { text = text.drop { $0 == " " } }
      let taken = text.prefix(left)
      if !taken.isEmpty { spans.append(Span(String(taken), piece.role, link: piece.link)) }
      left -= taken.count
      let rest = text.dropFirst(taken.count)
      if !rest.isEmpty {
        pieces.insert(Span(String(rest), piece.role, link: piece.link), at: pieces.startIndex)
      }
    }
    return spans
  }

  /// The sentence in pieces, each name one of its own.
  private static func split(
    _ sentence: String, _ role: Role, _ names: [(text: String, link: Subject)], _ game: Game?
  ) -> [Span] {
    var pieces: [Span] = []
    var rest = Substring(sentence)
    while !rest.isEmpty {
      let found = names.compactMap { name in
        rest.firstPlace(of: name.text).map { (range: $0, name: name) }
      }
      // Of two that begin alike, the longer is meant.
      guard
        let next = found.min(by: {
          ($0.range.lowerBound, $1.name.text.count) < ($1.range.lowerBound, $0.name.text.count)
        })
      else { break }
      if next.range.lowerBound > rest.startIndex {
        pieces.append(Span(String(rest[..<next.range.lowerBound]), role))
      }
      pieces.append(Span(next.name.text, role, link: next.name.link, game: game))
      rest = rest[next.range.upperBound...]
    }
    return rest.isEmpty ? pieces : pieces + [Span(String(rest), role)]
  }
}

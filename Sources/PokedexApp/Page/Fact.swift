internal import PokedexModel
internal import TerminalUI

/// A fact among several, and what it leads to.
struct Fact {
  let text: String
  let link: Destination?

  /// - Parameter game: the game that the link stands in; nil for that of its page.
  init(_ text: String, link: Subject? = nil, game: Game? = nil) {
    self.init(text, link: link.map { Destination($0, game: game) })
  }

  init(_ text: String, link: Destination?) {
    self.text = text
    self.link = link
  }
}

extension Line {
  /// A label and several facts, of which each stays whole where it can.
  ///
  /// - Parameters:
  ///   - label: with the gap behind it.
  ///   - columns: how wide the lines may be, the label included.
  static func labelled(
    _ label: Span, _ facts: some Sequence<Fact>, columns: Int
  ) -> [Line] {
    let indent = TextWidth.of(label.text)
    let room = max(1, columns - indent)
    var lines: [Line] = []
    var spans = [label]
    var used = 0
    for fact in facts {
      let width = TextWidth.of(fact.text)
      let isFirst = spans.count == 1
      if !isFirst, used + 3 + width <= room {
        spans += [Span(" · "), Span(fact.text, link: fact.link)]
        used += 3 + width
        continue
      }
      for piece in width <= room ? [fact.text] : TextFit.wrap(fact.text, to: room) {
        if spans.count > 1 {
          lines.append(Line(spans))
          spans = [Span(TextFit.spaces(indent))]
        }
        spans.append(Span(piece, link: fact.link))
        used = width <= room ? width : TextWidth.of(piece)
      }
    }
    return spans.count == 1 ? [] : lines + [Line(spans)]
  }
}

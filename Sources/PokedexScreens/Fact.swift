internal import PokedexModel
internal import TerminalUI

/// A fact among several, and what it leads to.
struct Fact {
  let text: String
  let link: Subject?

  init(_ text: String, link: Subject? = nil) {
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
  static func labelled(_ label: Span, _ facts: [Fact], columns: Int) -> [Line] {
    let indent = TextWidth.of(label.text)
    let room = max(1, columns - indent)
    var lines: [[Span]] = []
    var used = 0
    for fact in facts {
      let width = TextWidth.of(fact.text)
      if !lines.isEmpty, used + 3 + width <= room {
        lines[lines.count - 1] += [Span(" · "), Span(fact.text, link: fact.link)]
        used += 3 + width
      } else {
        let wrapped = TextFit.wrap(fact.text, to: room)
        lines += wrapped.map { [Span($0, link: fact.link)] }
        used = wrapped.last.map(TextWidth.of) ?? 0
      }
    }
    let blank = Span(String(repeating: " ", count: indent))
    return lines.enumerated().map { Line([$0 == 0 ? label : blank] + $1) }
  }
}

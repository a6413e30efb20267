internal import TerminalUI

extension Line {
  /// A label, and behind it groups of spans that stay together, in as many lines as they take.
  ///
  /// - Parameters:
  ///   - label: with the gap behind it.
  ///   - columns: how wide the lines may be, the label included.
  static func flow(_ label: Span, _ groups: [[Span]], columns: Int) -> [Line] {
    let indent = TextWidth.of(label.text)
    var lines: [Line] = []
    var spans = [label]
    var used = indent
    for group in groups {
      let width = group.reduce(0) { $0 + TextWidth.of($1.text) }
      if spans.count > 1, used + 1 + width > columns {
        lines.append(Line(spans))
        spans = [Span(TextFit.spaces(indent))]
        used = indent
      } else if spans.count > 1 {
        spans.append(Span(" "))
        used += 1
      }
      spans += group
      used += width
    }
    return lines + [Line(spans)]
  }
}

internal import TerminalUI

/// An entry as plain text, for pipes.
package enum EntryText {
  /// How wide the lines of facts are, at the most.
  private static let mostColumns = 72

  /// All its facts, one under the other; no line ends with a space, the last ends with a newline.
  package static func text(of entry: ScreenState.Entry, words: Words) -> String {
    text(of: entry, with: .none, words: words, columns: mostColumns)
  }

  /// The same for the shell, then what its pages say.
  ///
  /// - Parameter columns: how wide lines may be.
  package static func text(
    of entry: ScreenState.Entry, with sections: EntrySections, words: Words, columns: Int
  ) -> String {
    let width = min(columns, mostColumns)
    let page = Page(textOf: entry, with: sections, words: words, columns: width)
    let more = sections.lines(of: entry, words: words, columns: columns)
    let text = text(of: page.panes.joined(), columns: width)
    return more.isEmpty ? text : text + "\n" + self.text(of: more, columns: columns)
  }

  fileprivate static func text(of lines: some Sequence<Line>, columns: Int = mostColumns) -> String
  {
    var lines = lines.flatMap { $0.broken(to: columns) }.map { text(of: $0, columns: columns) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(of line: Line, columns: Int) -> String {
    let left = line.left.map(\.text).joined()
    let right = line.right.map(\.text).joined()
    let gap = max(1, columns - TextWidth.of(left) - TextWidth.of(right))
    var text = right.isEmpty ? left : left + TextFit.spaces(gap) + right
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Page {
  /// All of it as text, one pane below the other.
  package var text: String {
    EntryText.text(of: (title.map { [$0] } ?? []) + head + panes.joined())
  }
}

internal import TerminalUI

/// An entry as plain text, for pipes.
package enum EntryText {
  private static let columns = 72

  /// All its sections, one under the other; no line ends with a space, the last ends with a newline.
  package static func text(of entry: ScreenState.Entry, words: Words) -> String {
    text(of: Page(textOf: entry, words: words, columns: columns).panes.joined())
  }

  fileprivate static func text(of lines: some Sequence<Line>) -> String {
    var lines = lines.map(text)
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(of line: Line) -> String {
    let left = line.left.map(\.text).joined()
    let right = line.right.map(\.text).joined()
    let gap = max(1, columns - TextWidth.of(left) - TextWidth.of(right))
    var text = right.isEmpty ? left : left + String(repeating: " ", count: gap) + right
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

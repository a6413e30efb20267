internal import TerminalUI

/// An entry as plain text, for pipes.
package enum EntryText {
  private static let columns = 72

  /// All its sections, one under the other; no line ends with a space, the last ends with a newline.
  package static func text(of entry: ScreenState.Entry, words: Words) -> String {
    let page = Page(textOf: entry, words: words, columns: columns)
    var lines = page.panes.joined().map(text)
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

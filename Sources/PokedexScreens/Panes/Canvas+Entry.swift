internal import PokedexText
internal import TerminalUI

// A whole entry.
extension Canvas {
  func drawEntry(
    _ entry: ScreenState.Entry?, selectedLink: Int, scroll: Int, _ frame: inout Frame
  ) {
    guard let entry else { return }
    let page = EntryPage(entry, layout: layout, words: words)
    for (pane, lines) in zip(layout.entryPanes, page.panes) {
      draw(lines.dropFirst(scroll), in: pane, &frame)
      mark(selectedLink, of: lines, scroll: scroll, in: pane, &frame)
    }
    for pane in layout.entryPanes.dropFirst() { drawRule(before: pane, &frame) }
    drawMore(of: page.lineCount, scroll: scroll, &frame)
  }

  /// Puts the mark of the selection before a link and makes it stand out.
  private func mark(
    _ link: Int, of lines: [Line], scroll: Int, in pane: Rect, _ frame: inout Frame
  ) {
    guard let index = lines.firstIndex(where: { $0.link == link }),
      pane.row..<pane.endRow ~= pane.row + index - scroll
    else { return }
    let row = pane.row + index - scroll
    frame.write("▸", column: pane.column - 1, row: row, style: theme.style(.selection))
    let text = Rect(column: pane.column, row: row, columns: pane.columns, rows: 1)
    frame.restyle(text) { $0 = theme.style(.selection) }
  }

  /// Says at the right edge that there is more above or below.
  func drawMore(of lines: Int, scroll: Int, _ frame: inout Frame) {
    let column = layout.size.columns - 1
    let style = theme.style(.secondary)
    if scroll > 0 { frame.write("↑", column: column, row: 1, style: style) }
    if lines - scroll > layout.bodyRows {
      frame.write("↓", column: column, row: layout.status - 1, style: style)
    }
  }
}

internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

// A whole entry.
extension Canvas {
  func drawEntry(
    _ entry: ScreenState.Entry?, selectedLink: Int, scroll: Int, _ frame: inout Frame
  ) {
    guard let entry else { return }
    drawTabs(open: entry.tab, &frame)
    let page = EntryPage(entry, layout: layout, words: words)
    let isOverview = entry.tab == .overview
    var panes = isOverview ? layout.entryPanes : [layout.pagePane]
    for (row, line) in page.head.enumerated() {
      draw([line], in: panes[0].dropping(rows: row), &frame)
    }
    panes = panes.map { $0.dropping(rows: page.head.count) }
    for (pane, lines) in zip(panes, page.panes) {
      draw(lines.dropFirst(scroll), in: pane, &frame)
      mark(selectedLink, of: lines, scroll: scroll, in: pane, &frame)
    }
    for pane in panes.dropFirst() { drawRule(before: pane, &frame) }
    if let pane = panes.first { drawMore(of: page.lineCount, scroll: scroll, in: pane, &frame) }
  }

  /// The names of the pages with the digits that open them; in a narrow window the open one's only.
  private func drawTabs(open tab: EntryTab, _ frame: inout Frame) {
    let names = EntryTab.allCases.map { (tab: $0, text: "\($0.rawValue + 1) \(words($0.title))") }
    let width = names.reduce(0) { $0 + TextWidth.of($1.text) + 2 }
    var column = 1
    for name in names {
      let isOpen = name.tab == tab
      let isWhole = isOpen || width <= layout.size.columns
      let text = isWhole ? name.text : String(name.tab.rawValue + 1)
      let style = theme.style(isOpen ? .selection : .secondary)
      column = frame.write(text, column: column, row: layout.tabs, style: style) + 2
    }
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
  func drawMore(of lines: Int, scroll: Int, in pane: Rect, _ frame: inout Frame) {
    let column = layout.size.columns - 1
    let style = theme.style(.secondary)
    if scroll > 0 { frame.write("↑", column: column, row: pane.row, style: style) }
    if lines - scroll > pane.rows {
      frame.write("↓", column: column, row: pane.endRow - 1, style: style)
    }
  }
}

extension Rect {
  /// Without so many rows at its top.
  fileprivate func dropping(rows count: Int) -> Rect {
    Rect(column: column, row: row + count, columns: columns, rows: max(0, rows - count))
  }
}

internal import PokedexFeatures
internal import PokedexText
internal import TerminalUI

/// A page that is open, as far as it is in view.
struct PagePane: Sendable, Equatable {
  /// Nil while nothing of it has come.
  let page: RenderedPage?
  let selectedLink: Int
  /// In lines.
  let scroll: Int

  static func == (a: PagePane, b: PagePane) -> Bool {
    a.page === b.page && a.selectedLink == b.selectedLink && a.scroll == b.scroll
  }
}

extension Canvas {
  func draw(_ pane: PagePane, _ frame: inout Frame) {
    guard let page = pane.page?.page else { return }
    if let title = page.title {
      draw([title], in: layout.titlePane, &frame)
    }
    let rects = page.rects(in: layout)
    for (row, line) in page.head.enumerated() {
      let rect = Rect(
        column: rects[0].column, row: layout.tabs + 1 + row, columns: layout.pagePane.columns,
        rows: 1)
      draw([line], in: rect, &frame)
    }
    let selected = page.links.indices ~= pane.selectedLink ? page.links[pane.selectedLink] : nil
    for (place, rect) in rects.enumerated() {
      let link = selected?.pane == place ? selected : nil
      draw(page.panes[place], scroll: pane.scroll, selected: link, in: rect, &frame)
      if place > 0 {
        frame.drawColumn("│", in: rect.ruleBefore, style: theme.style(.secondary))
      }
    }
    drawMore(of: page.lineCount, scroll: pane.scroll, in: rects[0], &frame)
  }

  /// Draws the lines of a pane that are in view, with the mark of the selection before its line.
  private func draw(
    _ lines: Lines, scroll: Int, selected: Page.Link?, in rect: Rect, _ frame: inout Frame
  ) {
    let visible = scroll..<max(scroll, min(scroll + rect.rows, lines.count))
    var pictured: [(line: Line, row: Int)] = []
    for (row, index) in visible.enumerated() {
      let isSelected = selected?.line == index
      let line = lines[index]
      if !line.graphics.isEmpty { pictured.append((line, rect.row + row)) }
      line.write(
        to: &frame, column: rect.column, row: rect.row + row, columns: rect.columns,
        styles: theme.styles,
        selected: isSelected ? selected?.place : nil)
      if isSelected {
        frame.write(
          "▸", column: rect.column - 1, row: rect.row + row, style: theme.style(.key))
      }
    }
    for (line, row) in pictured { placeGraphics(of: line, row: row, in: rect, &frame) }
  }

  /// The names of the pages with the digits that open them; in a narrow window the open one's only.
  func drawTabs(open tab: EntryTab, _ frame: inout Frame) {
    for name in TabRow(words: words, columns: layout.size.columns).names(open: tab) {
      let style = theme.style(name.tab == tab ? .selection : .secondary)
      frame.write(name.text, column: name.column, row: layout.tabs, style: style)
    }
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

/// Where the names of an entry's pages are in their row.
package struct TabRow {
  package let words: Words
  package let columns: Int

  package init(words: Words, columns: Int) {
    self.words = words
    self.columns = columns
  }

  /// - Parameter tab: the open one, whose name is whole where the others are their digits only.
  package func names(open tab: EntryTab) -> [(tab: EntryTab, text: String, column: Int)] {
    let names = EntryTab.allCases.map {
      (tab: $0, text: "\($0.rawValue + 1) \(words($0.page.title))")
    }
    let isWide = names.reduce(0) { $0 + TextWidth.of($1.text) + 2 } <= columns
    var column = 1
    return names.map { name in
      let text = isWide || name.tab == tab ? name.text : String(name.tab.rawValue + 1)
      defer { column += TextWidth.of(text) + 2 }
      return (name.tab, text, column)
    }
  }
}

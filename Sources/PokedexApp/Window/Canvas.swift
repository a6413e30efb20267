internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The words, layout, theme and keys that panes need for drawing.
struct Canvas: Sendable {
  var keys = KeyTable.defaultKeys
  let words: Words
  let layout: Layout
  let theme: Theme

  /// Whether equal content looks the same on both canvases.
  func looksLike(_ other: Canvas) -> Bool {
    layout.size == other.layout.size && theme == other.theme
      && words.language == other.words.language
  }

  /// Draws a pane on an empty area.
  func draw(_ pane: Pane, _ frame: inout Frame) {
    switch pane.content {
    case .tooSmall: drawTooSmall(&frame)
    case .header(let header): draw(header, &frame)
    case .list(let list): draw(list, in: pane.rect, &frame)
    case .rule: frame.drawColumn("│", in: pane.rect, style: theme.style(.secondary))
    case .scrollBar(let bar): draw(bar, in: pane.rect, &frame)
    case .preview(let preview): draw(preview, in: pane.rect, &frame)
    case .tabs(let tab): drawTabs(open: tab, &frame)
    case .page(let page): draw(page, &frame)
    case .help(let help): draw(help, &frame)
    case .menu(let menu): draw(menu, &frame)
    case .palette(let palette): draw(palette, in: pane.rect, &frame)
    case .picture(let large): draw(large, in: pane.rect, &frame)
    case .status(let status): draw(status, &frame)
    case .keyBar(let bar): draw(bar, &frame)
    }
  }

  /// Draws a pane over an earlier version of it. Redraws only the changed rows of a list if
  /// possible.
  ///
  /// - Returns: the rectangles that were drawn.
  func redraw(_ pane: Pane, over old: Pane, _ frame: inout Frame) -> [Rect] {
    if case .list(let new) = pane.content, case .list(let old) = old.content,
      let rows = new.changedRows(since: old)
    {
      return redraw(rows, of: new, in: layout.listRows, &frame)
    }
    frame.clear(pane.rect)
    draw(pane, &frame)
    return [pane.rect]
  }

  /// Writes lines into a pane from its top until it is full, then draws the graphics that fit
  /// completely.
  ///
  /// - Parameter selected: the row of the selected link, relative to the pane, and the index of the
  ///   link in its line. A ▸ is drawn to the left of that line.
  func draw(
    _ lines: some Sequence<Line>, in pane: Rect, selected: (row: Int, link: Int)? = nil,
    _ frame: inout Frame
  ) {
    var pictured: [(line: Line, row: Int)] = []
    for (line, row) in zip(lines, pane.row..<pane.endRow) {
      let link = selected.flatMap { pane.row + $0.row == row ? $0.link : nil }
      line.write(
        to: &frame, column: pane.column, row: row, columns: pane.columns, styles: theme.styles,
        selected: link)
      if link != nil {
        frame.write("▸", column: pane.column - 1, row: row, style: theme.style(.key))
      }
      if !line.graphics.isEmpty { pictured.append((line, row)) }
    }
    for (line, row) in pictured {
      for (column, graphic) in line.graphics
      where row + graphic.box.rows <= pane.endRow && column + graphic.box.columns <= pane.columns {
        frame.place(graphic, column: pane.column + column, row: row)
      }
    }
  }

  /// Width in columns of the longest word in the messages about a window that is too small. If the
  /// screen is narrower, only messages of one word are used.
  private static let longestWord = 6

  /// Draws the longest message that fits completely, or a plus sign if none fits. The messages say
  /// that the window is too small.
  private func drawTooSmall(_ frame: inout Frame) {
    let size = frame.size
    let smallest = "\(Layout.smallest.columns)×\(Layout.smallest.rows)"
    let fitting = [words(.tooSmall), words(.tooSmallBriefly), smallest].lazy
      .filter { $0.split(separator: " ").count == 1 || size.columns >= Self.longestWord }
      .map { TextFit.wrap($0, to: max(1, size.columns)) }
      .first { $0.count <= size.rows && $0.allSatisfy { TextWidth.of($0) <= size.columns } }
    let lines = fitting ?? ["+"]
    let top = max(0, (size.rows - lines.count) / 2)
    for (row, line) in lines.enumerated() { frame.write(line, column: 0, row: top + row) }
  }
}

extension RenderedScreen {
  /// The position of the terminal's cursor, which screen readers follow: the text cursor if one is
  /// shown, otherwise the start of the selection.
  package var cursor: (column: Int, row: Int)? {
    let rows = frame.size.rows
    // The rows where the search box and the palette show their text cursor.
    for row in [rows - 2, 1] where 0..<rows ~= row {
      if let column = frame[row].map(\.text).firstIndex(of: "▏") { return (column, row) }
    }
    // Searches from the bottom, because the selected tab at the top may be inverted, too.
    for row in (0..<rows).reversed() {
      let column = frame[row].firstIndex { $0.style.attributes.contains(.reverse) }
      if let column { return (column - frame[row].startIndex, row) }
    }
    return nil
  }
}

internal import TerminalUI

/// Which part of a list is in view, as the rows of a bar beside it.
struct ScrollBar: Sendable, Equatable {
  /// The rows of the bar that stand for what is in view; nil where that is all.
  let thumb: Range<Int>?
  /// Whether it is at the window's edge, where nothing is but what is in view.
  let isEdge: Bool

  /// - Parameter rows: how many of the list are in view.
  init(of list: ListContent, rows: Int, isEdge: Bool) {
    self.isEdge = isEdge
    guard list.rows.count == rows, list.total > rows, rows > 0 else {
      thumb = nil
      return
    }
    let length = max(1, rows * rows / list.total)
    // At the bar's end exactly where the list is at its.
    let start = list.first * (rows - length) / (list.total - rows)
    thumb = max(0, min(start, rows - length))..<min(rows, max(0, start) + length)
  }
}

extension Canvas {
  func draw(_ bar: ScrollBar, in rect: Rect, _ frame: inout Frame) {
    // In the text's own look, as a bar beside it may be written over on the way to the next pane.
    if !bar.isEdge { frame.drawColumn("│", in: rect, style: theme.style(.text)) }
    guard let thumb = bar.thumb else { return }
    let top = layout.listRows.row + thumb.lowerBound
    let part = Rect(column: rect.column, row: top, columns: 1, rows: thumb.count)
    frame.drawColumn("┃", in: part, style: theme.style(.text))
  }
}

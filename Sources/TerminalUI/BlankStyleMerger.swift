/// Chooses the style in which each cell of a row is written, so that few style changes are needed.
///
/// A visible cell keeps its style. A gap of blank cells between two words is written in the first
/// word's style, if that style looks plain on blank cells. Then the gap needs no style change.
///
/// Styles must be requested from left to right. The result for a cell depends only on the row's
/// cells, not on the column at which the merger starts. Therefore a cell gets the same style each
/// time, as long as its row stays the same.
package struct BlankStyleMerger {
  /// The style of the last cell that showed anything: a character, or a style that is visible on a
  /// blank cell.
  private var last = Style.plain
  /// The style of the gap that ends at `end`.
  private var style = Style.plain
  private var end = 0

  /// Creates a merger for a row of cells. The first cell to be requested is at `column`.
  package init(at column: Int, of cells: UnsafeBufferPointer<Cell>) {
    guard cells.indices ~= column, cells[column].showsNothing else { return }
    var start = column
    while start > 0, cells[start - 1].showsNothing { start -= 1 }
    if start > 0 { last = cells[start - 1].style }
    measureGap(from: start, in: cells)
  }

  /// Returns the style in which to write a cell. The cell must be to the right of all cells
  /// requested before.
  package mutating func style(at column: Int, of cells: UnsafeBufferPointer<Cell>) -> Style {
    let cell = cells[column]
    guard cell.showsNothing else {
      last = cell.style
      return cell.style
    }
    if column >= end { measureGap(from: column, in: cells) }
    return style
  }

  private mutating func measureGap(from start: Int, in cells: UnsafeBufferPointer<Cell>) {
    end = start
    while end < cells.count, cells[end].showsNothing { end += 1 }
    // A gap at the end of a row gets the plain style, because it is usually erased instead of
    // written.
    style = end < cells.count && last.isInvisibleOnBlanks ? last : .plain
  }
}

extension Cell {
  /// Whether the cell is a space in a style that looks plain on blank cells.
  var showsNothing: Bool { isSpace && style.isInvisibleOnBlanks }
}

extension Style {
  /// Whether a blank cell in this style looks like a blank cell in the plain style. Always false
  /// for styles with exact colours, which pictures use.
  var isInvisibleOnBlanks: Bool {
    background == .standard && foreground.exact == nil
      && attributes.isDisjoint(with: [.underline, .reverse])
  }
}

/// Choice of the style in which each cell of a row is written.
///
/// A visible cell keeps its own style. A gap between two words takes the style of the first word if
/// that style is invisible on blanks. Then no style change is written for the gap.
///
/// Cells must be requested from left to right. The result depends only on the row, not on the first
/// column requested. So unchanged cells are always written alike.
package struct BlankStyleMerger {
  /// The style of the last cell whose style is visible.
  private var last = Style.plain
  /// The style of the gap that ends at `end`.
  private var style = Style.plain
  private var end = 0

  /// Creates a merger that starts at a column of a row.
  package init(at column: Int, of cells: UnsafeBufferPointer<Cell>) {
    guard cells.indices ~= column, cells[column].showsNothing else { return }
    var start = column
    while start > 0, cells[start - 1].showsNothing { start -= 1 }
    if start > 0 { last = cells[start - 1].style }
    measureGap(from: start, in: cells)
  }

  /// Returns the style to write a cell in. The cell must be to the right of all earlier ones.
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
    // The end of a row is erased, which works best in the plain style.
    style = end < cells.count && last.isInvisibleOnBlanks ? last : .plain
  }
}

extension Cell {
  /// Whether the cell is blank and its style is invisible on blanks.
  var showsNothing: Bool { isSpace && style.isInvisibleOnBlanks }
}

extension Style {
  /// Whether a blank cell in this style looks like one in the plain style. Exact colours, which
  /// pictures use, are excluded.
  var isInvisibleOnBlanks: Bool {
    background == .standard && foreground.exact == nil
      && attributes.isDisjoint(with: [.underline, .reverse])
  }
}

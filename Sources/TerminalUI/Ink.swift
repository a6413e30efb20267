/// The styles in which the cells of a row are best written: as they are, but for blank cells that show
/// nothing of theirs. Between two words these take the style of the first, so that the terminal need not
/// be told of a style for a gap.
///
/// Cells are asked for from left to right. What is given for a cell depends on its row only, not on
/// where one begins: what did not change is written as before.
package struct Ink {
  /// The style of the last cell that shows one.
  private var last = Style.plain
  /// Of the gap that ends at `end`.
  private var style = Style.plain
  private var end = 0

  /// Begins at a column of a row.
  package init(at column: Int, of cells: UnsafeBufferPointer<Cell>) {
    guard cells.indices ~= column, cells[column].showsNothing else { return }
    var start = column
    while start > 0, cells[start - 1].showsNothing { start -= 1 }
    if start > 0 { last = cells[start - 1].style }
    measureGap(from: start, in: cells)
  }

  /// The style to write a cell in, which is right of those asked for before.
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
    // The end of a row is cleared, which goes best with the plain style.
    style = end < cells.count && last.isUnseenOnBlanks ? last : .plain
  }
}

extension Cell {
  /// Whether it is blank in a style that is not seen on blanks.
  var showsNothing: Bool { isSpace && style.isUnseenOnBlanks }
}

extension Style {
  /// Whether a blank cell looks as in the plain style. Exact colours, of which pictures are, stay apart.
  var isUnseenOnBlanks: Bool {
    background == .standard && foreground.exact == nil
      && attributes.isDisjoint(with: [.underline, .reverse])
  }
}

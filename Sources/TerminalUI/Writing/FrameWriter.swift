/// Makes the bytes that turn what a terminal shows into a frame: only what differs is written, in as few
/// bytes as the terminal's codes allow.
///
/// Curses does the same for programs that paint cell by cell. Frames have been made and compared already
/// when they come here, and to paint and compare them once more took half the time of a page.
package struct FrameWriter {
  /// So many cells that are right already are rather passed over than written again.
  private static let fewestPassed = 5
  /// So many blank cells are rather erased than written: the code, and the move behind them.
  private static let fewestErased = 10

  /// What the terminal shows.
  package private(set) var shown: Frame
  private var pen: Pen

  /// Begins with a screen of which nothing is known.
  package init(size: Size, codes: TerminalCodes) {
    shown = Frame(size: size)
    pen = Pen(codes: codes)
    clear(to: size)
  }

  /// Takes the bytes that have been made so far.
  package mutating func take() -> [UInt8] { pen.take() }

  /// Makes the whole screen blank, whatever it shows.
  package mutating func clear(to size: Size) {
    pen.forget()
    pen.clear()
    shown = Frame(size: size)
  }

  /// Writes the whole frame again that is shown, whatever the screen shows now.
  package mutating func rewrite() {
    let frame = shown
    clear(to: frame.size)
    write(frame, changedIn: [frame.bounds])
    shown = frame
  }

  /// Writes a frame of the same size.
  ///
  /// - Parameters:
  ///   - changed: the only parts where it may differ from the one that is shown.
  package mutating func write(_ frame: Frame, changedIn changed: [Rect]) {
    for rect in changed {
      for row in rect.row..<min(rect.endRow, frame.size.rows) {
        let columns = rect.column..<rect.endColumn
        guard let columns = frame.changes(in: row, of: columns, since: shown) else { continue }
        // What is erased to the end of a row may take a picture away that stands over blank cells.
        let hasPicture = frame.graphics.contains { $0.rect.row..<$0.rect.endRow ~= row }
        write(columns, row: row, of: frame, mayEraseToEnd: !hasPicture)
        // Cell by cell: to keep the frame itself would have the next one copied whole.
        shown.copy(columns, row: row, of: frame)
      }
    }
  }

  /// Writes whole rows, whatever the screen shows there.
  package mutating func rewrite(rows: [Int], of frame: Frame) {
    for row in rows {
      write(0..<frame.size.columns, row: row, of: frame, mayEraseToEnd: true, isKnown: false)
    }
  }

  /// Takes what stands over the cells of a frame of the same size.
  package mutating func takeGraphics(of frame: Frame) { shown.takeGraphics(of: frame) }

  /// What leaves the cursor below all that is shown, for terminals that have one screen only.
  package var farewell: [UInt8] {
    var pen = Pen(codes: pen.codes)
    pen.move(toColumn: 0, row: max(0, shown.size.rows - 1))
    if let code = pen.codes.eraseToEnd { pen.erase(with: code) }
    return pen.take()
  }

  /// Puts the cursor into a cell.
  package mutating func place(cursorAt column: Int, row: Int) {
    pen.move(toColumn: column, row: row)
  }

  /// - Parameter isKnown: whether the screen shows what is said to be shown.
  private mutating func write(
    _ columns: Range<Int>, row: Int, of frame: Frame, mayEraseToEnd: Bool, isKnown: Bool = true
  ) {
    var columns = columns
    if row == frame.size.rows - 1, columns.upperBound == frame.size.columns,
      !pen.codes.canFillCorner
    {
      columns = columns.lowerBound..<max(columns.lowerBound, columns.upperBound - 1)
    }
    shown.withCells(of: row) { old in
      frame.withCells(of: row) { new in
        Self.write(
          columns, row: row, of: new, instead: isKnown ? old : nil,
          mayEraseToEnd: mayEraseToEnd, with: &pen)
      }
    }
  }

  /// - Parameters:
  ///   - old: what stands there; nil where that is not known.
  ///   - mayEraseToEnd: whether the blanks that go to the end of the row may be erased at once.
  private static func write(
    _ columns: Range<Int>, row: Int, of new: UnsafeBufferPointer<Cell>,
    instead old: UnsafeBufferPointer<Cell>?, mayEraseToEnd: Bool, with pen: inout Pen
  ) {
    let end = blankEnd(of: new)
    var ink = Ink(at: columns.lowerBound, of: new)
    var column = columns.lowerBound
    while column < columns.upperBound {
      if let old {
        let right = same(from: column, to: columns.upperBound, of: new, and: old)
        if right - column >= fewestPassed { column = right }
      }
      if mayEraseToEnd, column >= end, let code = pen.codes.eraseToEnd,
        columns.upperBound - column > code.count
      {
        pen.move(toColumn: column, row: row)
        return pen.erase(with: code)
      }
      let style = ink.style(at: column, of: new)
      if new[column].isLetterOfASCII {
        let textEnd = endOfText(
          from: column, to: min(columns.upperBound, end), of: new, instead: old)
        let text = UnsafeBufferPointer(rebasing: new[column..<textEnd])
        pen.move(toColumn: column, row: row)
        pen.write(ascii: text, in: style, edge: new.count)
        column = textEnd
        continue
      }
      if new[column].isSpace, style.isUnseenOnBlanks {
        let next = blanks(from: column, to: columns.upperBound, of: new)
        if next - column >= fewestErased, let code = pen.codes.erase {
          pen.move(toColumn: column, row: row)
          pen.erase(next - column, with: code)
          column = next
          continue
        }
      }
      let isWide = column + 1 < new.count && new[column + 1].isContinuation
      pen.move(toColumn: column, row: row)
      pen.write(new[column], in: style, width: isWide ? 2 : 1, edge: new.count)
      column += isWide ? 2 : 1
    }
  }

  /// Where a text ends that is written in one go, as most of a screen is: ASCII in one style and the gaps
  /// behind its words, up to cells that are rather passed over or erased.
  private static func endOfText(
    from start: Int, to end: Int, of new: UnsafeBufferPointer<Cell>,
    instead old: UnsafeBufferPointer<Cell>?
  ) -> Int {
    let style = new[start].style
    let hasGaps = style.isUnseenOnBlanks
    var (passed, blank) = (0, 0)
    for column in start..<end {
      let cell = new[column]
      if cell.isLetterOfASCII, cell.style == style {
        blank = 0
      } else if hasGaps, cell.showsNothing {
        blank += 1
        if blank == fewestErased { return column + 1 - blank }
      } else {
        return column
      }
      passed = cell == old?[column] ? passed + 1 : 0
      if passed == fewestPassed { return column + 1 - passed }
    }
    return end
  }

  /// Where cells begin to differ again.
  private static func same(
    from start: Int, to end: Int, of new: UnsafeBufferPointer<Cell>,
    and old: UnsafeBufferPointer<Cell>
  ) -> Int {
    var column = start
    while column < end, new[column] == old[column] { column += 1 }
    // A wide grapheme is written whole.
    while column > start, column < new.count, new[column].isContinuation { column -= 1 }
    return column
  }

  private static func blanks(
    from start: Int, to end: Int, of cells: UnsafeBufferPointer<Cell>
  ) -> Int {
    var column = start
    while column < end, cells[column].showsNothing { column += 1 }
    return column
  }

  /// The column after the last cell that shows something.
  private static func blankEnd(of cells: UnsafeBufferPointer<Cell>) -> Int {
    var end = cells.count
    while end > 0, cells[end - 1].showsNothing { end -= 1 }
    return end
  }
}

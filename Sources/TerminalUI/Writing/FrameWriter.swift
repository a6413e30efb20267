/// Produces the bytes that change the terminal's screen to a new frame.
///
/// Only differences are written, with as few bytes as the terminal's control codes allow.
///
/// ncurses could do this, but only for frames that are drawn with ncurses. Our frames are already
/// drawn and compared when they arrive here. Drawing and comparing them again in ncurses took half
/// of the time needed to show a page.
package struct FrameWriter {
  /// Minimum number of consecutive unchanged cells that are skipped. A shorter run is written
  /// again, because that takes fewer bytes than moving the cursor.
  private static let minimumSkippedCells = 5
  /// Minimum number of consecutive blank cells that are erased. A shorter run is written as spaces,
  /// because that takes fewer bytes than an erase code and the cursor move after it.
  private static let minimumErasedCells = 10

  /// The frame that the terminal shows.
  package private(set) var shown: Frame
  private var pen: TerminalWriter

  /// Creates a writer for a screen whose content is unknown.
  package init(size: Size, codes: TerminalCodes) {
    shown = Frame(size: size)
    pen = TerminalWriter(codes: codes)
    clear(to: size)
  }

  /// Returns the bytes written so far and empties the buffer.
  package mutating func take() -> [UInt8] { pen.take() }

  /// Clears the whole screen. Works even if the screen's content is unknown.
  package mutating func clear(to size: Size) {
    pen.forget()
    pen.clear()
    shown = Frame(size: size)
  }

  /// Writes the whole current frame again. Works even if the screen's content is unknown.
  package mutating func rewrite() {
    let frame = shown
    clear(to: frame.size)
    write(frame, changedIn: [frame.bounds])
    shown = frame
  }

  /// Writes the changed cells of a frame of the same size.
  ///
  /// - Parameters:
  ///   - changed: Rectangles that include all cells that may differ from what the terminal shows.
  package mutating func write(_ frame: Frame, changedIn changed: [Rect]) {
    for rect in changed {
      for row in rect.row..<min(rect.endRow, frame.size.rows) {
        let columns = rect.column..<rect.endColumn
        guard let columns = frame.changes(in: row, of: columns, since: shown) else { continue }
        // Erasing to the end of a row may remove a picture that lies over blank cells.
        let hasPicture = frame.graphics.contains { $0.rect.row..<$0.rect.endRow ~= row }
        write(columns, row: row, of: frame, mayEraseToEnd: !hasPicture)
        // Copy only the changed cells. If the whole frame were assigned, both frames would share
        // their storage, and drawing the next frame would have to copy all of it first.
        shown.copy(columns, row: row, of: frame)
      }
    }
  }

  /// Writes whole rows of a frame again. Works even if the screen's content is unknown.
  package mutating func rewrite(rows: [Int], of frame: Frame) {
    for row in rows {
      write(0..<frame.size.columns, row: row, of: frame, mayEraseToEnd: true, isKnown: false)
    }
  }

  /// Copies the graphics of a frame of the same size.
  package mutating func copyGraphics(of frame: Frame) { shown.copyGraphics(of: frame) }

  /// Bytes that move the cursor to the last row and erase that row. They are written at exit on
  /// terminals without an alternate screen.
  package var exitSequence: [UInt8] {
    var pen = TerminalWriter(codes: pen.codes)
    pen.move(toColumn: 0, row: max(0, shown.size.rows - 1))
    if let code = pen.codes.eraseToEnd { pen.erase(with: code) }
    return pen.take()
  }

  /// Moves the cursor to a cell.
  package mutating func place(cursorAt column: Int, row: Int) {
    pen.move(toColumn: column, row: row)
  }

  /// - Parameter isKnown: Whether the screen is known to show the frame `shown`.
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
          columns, row: row, of: new, replacing: isKnown ? old : nil,
          mayEraseToEnd: mayEraseToEnd, with: &pen)
      }
    }
  }

  /// - Parameters:
  ///   - old: The cells that the screen shows; nil if they are unknown.
  ///   - mayEraseToEnd: Whether blank cells at the end of the row may be cleared with one erase
  ///     code.
  private static func write(
    _ columns: Range<Int>, row: Int, of new: UnsafeBufferPointer<Cell>,
    replacing old: UnsafeBufferPointer<Cell>?, mayEraseToEnd: Bool, with pen: inout TerminalWriter
  ) {
    let end = contentEnd(of: new)
    var styleMerger = BlankStyleMerger(at: columns.lowerBound, of: new)
    var column = columns.lowerBound
    while column < columns.upperBound {
      if let old {
        let right = firstDifference(from: column, to: columns.upperBound, of: new, and: old)
        if right - column >= minimumSkippedCells { column = right }
      }
      if mayEraseToEnd, column >= end, let code = pen.codes.eraseToEnd,
        columns.upperBound - column > code.count
      {
        pen.move(toColumn: column, row: row)
        return pen.erase(with: code)
      }
      let style = styleMerger.style(at: column, of: new)
      if new[column].isVisibleASCII {
        let textEnd = endOfText(
          from: column, to: min(columns.upperBound, end), of: new, replacing: old)
        let text = UnsafeBufferPointer(rebasing: new[column..<textEnd])
        pen.move(toColumn: column, row: row)
        pen.write(ascii: text, in: style, edge: new.count)
        column = textEnd
        continue
      }
      if new[column].isSpace, style.isInvisibleOnBlanks {
        let next = blankRunEnd(from: column, to: columns.upperBound, of: new)
        if next - column >= minimumErasedCells, let code = pen.codes.erase {
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

  /// Returns the end of a run of ASCII cells in one style, including the gaps between words. Most
  /// of a screen consists of such runs, and a whole run is written at once. A run ends where
  /// skipping unchanged cells or erasing blank cells would take fewer bytes.
  private static func endOfText(
    from start: Int, to end: Int, of new: UnsafeBufferPointer<Cell>,
    replacing old: UnsafeBufferPointer<Cell>?
  ) -> Int {
    let style = new[start].style
    let hasGaps = style.isInvisibleOnBlanks
    var (unchangedCount, blank) = (0, 0)
    for column in start..<end {
      let cell = new[column]
      if cell.isVisibleASCII, cell.style == style {
        blank = 0
      } else if hasGaps, cell.showsNothing {
        blank += 1
        if blank == minimumErasedCells { return column + 1 - blank }
      } else {
        return column
      }
      unchangedCount = cell == old?[column] ? unchangedCount + 1 : 0
      if unchangedCount == minimumSkippedCells { return column + 1 - unchangedCount }
    }
    return end
  }

  /// Returns the next column whose cell differs between the two rows. Returns `end` if there is
  /// none.
  private static func firstDifference(
    from start: Int, to end: Int, of new: UnsafeBufferPointer<Cell>,
    and old: UnsafeBufferPointer<Cell>
  ) -> Int {
    var column = start
    while column < end, new[column] == old[column] { column += 1 }
    // Go back to the start of a wide grapheme, because both its cells are written together.
    while column > start, column < new.count, new[column].isContinuation { column -= 1 }
    return column
  }

  private static func blankRunEnd(
    from start: Int, to end: Int, of cells: UnsafeBufferPointer<Cell>
  ) -> Int {
    var column = start
    while column < end, cells[column].showsNothing { column += 1 }
    return column
  }

  /// Returns the column after the last visible cell.
  private static func contentEnd(of cells: UnsafeBufferPointer<Cell>) -> Int {
    var end = cells.count
    while end > 0, cells[end - 1].showsNothing { end -= 1 }
    return end
  }
}

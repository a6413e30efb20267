/// The content of a screen: rows of cells. A frame is drawn in memory, and then compared with the
/// frame that the terminal shows.
///
/// Text that goes beyond the edges is clipped, without an error. If one half of a wide grapheme is
/// overwritten, its other half becomes a space. If only one half of a wide grapheme fits, a space
/// is written instead.
package struct Frame: Sendable, Equatable {
  package let size: Size
  /// The cells, row by row from the top.
  private var cells: [Cell]
  /// Pictures, each shown over a box of blank cells.
  package private(set) var graphics: [PlacedGraphic] = []

  /// Creates a blank frame.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The rectangle of the whole frame.
  package var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cells of a row.
  package subscript(row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Calls `body` with the cells of a row, one per column.
  package func withCells(of row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      body(UnsafeBufferPointer(rebasing: cells[row * size.columns..<(row + 1) * size.columns]))
    }
  }

  /// Returns the columns in which a row differs from the same row of another frame of this size.
  /// Nil if the rows are equal.
  ///
  /// The range extends from the first difference to the last. If only one half of a wide grapheme
  /// differs, the range includes both halves.
  ///
  /// - Parameter columns: The columns to compare; nil to compare the whole row.
  package func changes(
    in row: Int, of columns: Range<Int>? = nil, since other: Frame
  ) -> Range<Int>? {
    let comparedColumns = (columns ?? 0..<size.columns).clamped(to: 0..<size.columns)
    return cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        let start = row * size.columns
        var (first, end) = (start + comparedColumns.lowerBound, start + comparedColumns.upperBound)
        while first < end, cells[first] == others[first] { first += 1 }
        if first == end { return nil }
        while cells[end - 1] == others[end - 1] { end -= 1 }
        while first > start, cells[first].isContinuation { first -= 1 }
        while end < start + size.columns, cells[end].isContinuation { end += 1 }
        return first - start..<end - start
      }
    }
  }

  /// Returns the text of a row without trailing spaces.
  package func text(row: Int) -> String {
    var text = self[row].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Writes text starting at a cell. The text is cut at the frame's edge, or at `limit` if that
  /// comes first.
  ///
  /// - Parameter limit: The column after the last column to write.
  /// - Returns: The column after the written text.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, limit: Int = .max, style: Style = .plain
  ) -> Int {
    guard 0..<size.rows ~= row else { return column }
    let end = min(limit, size.columns)
    var text = text
    let ascii = text.withUTF8 { bytes in
      bytes.allSatisfy { 0x20..<0x7F ~= $0 }
        ? put(ascii: bytes, column: column, row: row, end: end, style: style) : nil
    }
    if let ascii { return ascii }
    var cursor = WriteCursor(column: column, row: row, end: end)
    if TextWidth.hasOnlySingleScalarGraphemes(text) {
      for scalar in text.unicodeScalars where !cursor.isFull {
        put(Cell(scalar: scalar, style: style), width: TextWidth.of(scalar), at: &cursor)
      }
    } else {
      for grapheme in text where !cursor.isFull {
        put(Cell(grapheme: grapheme, style: style), width: TextWidth.of(grapheme), at: &cursor)
      }
    }
    return cursor.column
  }

  /// The position at which text is being written.
  private struct WriteCursor {
    var column: Int
    let row: Int
    /// The column after the last column that may be written.
    let end: Int
    var isFull = false
  }

  /// Writes a grapheme's cells and moves the cursor after them. If only half of a wide grapheme
  /// fits before the end, writes a space instead and ends the text there.
  private mutating func put(_ cell: Cell, width: Int, at cursor: inout WriteCursor) {
    if width == 0 { return }
    let (column, row) = (cursor.column, cursor.row)
    if column + width > cursor.end {
      if 0..<max(0, cursor.end) ~= column {
        put(Cell(scalar: " ", style: cell.style), column: column, row: row)
      }
      cursor.isFull = true
      return
    }
    if column >= 0 {
      put(cell, column: column, row: row)
      if width == 2 { put(.continuation(style: cell.style), column: column + 1, row: row) }
    } else if column + width > 0 {
      put(Cell(scalar: " ", style: cell.style), column: 0, row: row)
    }
    cursor.column += width
  }

  /// Writes cells of narrow graphemes starting at a cell. The cells are cut at the frame's edge, or
  /// before the column `limit` if that comes first.
  package mutating func write(_ cells: [Cell], column: Int, row: Int, limit: Int = .max) {
    guard 0..<size.rows ~= row else { return }
    let end = min(limit, size.columns)
    for (index, cell) in cells.enumerated() where 0..<max(0, end) ~= column + index {
      put(cell, column: column + index, row: row)
    }
  }

  /// Writes a narrow character into every row of a rectangle's first column.
  package mutating func drawColumn(_ scalar: Unicode.Scalar, in rect: Rect, style: Style) {
    guard 0..<size.columns ~= rect.column else { return }
    for row in max(0, rect.row)..<max(0, rect.row, min(rect.endRow, size.rows)) {
      put(Cell(scalar: scalar, style: style), column: rect.column, row: row)
    }
  }

  /// Makes every cell of a rectangle blank. If a wide grapheme is partly inside the rectangle, its
  /// other half becomes a space. Graphics that overlap the rectangle are removed.
  package mutating func clear(_ rect: Rect) {
    let columns = (rect.column..<rect.endColumn).clamped(to: 0..<size.columns)
    guard !columns.isEmpty else { return }
    if !graphics.isEmpty { graphics.removeAll { $0.rect.intersects(rect) } }
    for row in (rect.row..<rect.endRow).clamped(to: 0..<size.rows) {
      let start = row * size.columns
      splitWideGrapheme(at: start + columns.lowerBound, row: row)
      splitWideGrapheme(at: start + columns.upperBound, row: row)
      cells.withUnsafeMutableBufferPointer { cells in
        cells[start + columns.lowerBound..<start + columns.upperBound].update(repeating: .blank)
      }
    }
  }

  /// Adds a graphic whose upper left corner is at a cell, and makes the cells of its box blank.
  package mutating func place(_ graphic: EncodedGraphic, column: Int, row: Int) {
    let rect = Rect(
      column: column, row: row, columns: graphic.box.columns, rows: graphic.box.rows)
    clear(rect)
    graphics.append(PlacedGraphic(graphic: graphic, rect: rect))
  }

  /// Copies the graphics of another frame of this size.
  package mutating func copyGraphics(of other: Frame) {
    graphics = other.graphics
  }

  /// Copies some columns of a row from another frame of this size.
  package mutating func copy(_ columns: Range<Int>, row: Int, of other: Frame) {
    let start = row * size.columns
    let cellIndices = start + columns.lowerBound..<start + columns.upperBound
    cells.withUnsafeMutableBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        for index in cellIndices { cells[index] = others[index] }
      }
    }
  }

  /// Changes the style of every cell in a rectangle. The text stays the same.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let columns = max(0, rect.column)..<max(0, rect.column, min(rect.endColumn, size.columns))
    for row in max(0, rect.row)..<max(0, rect.row, min(rect.endRow, size.rows)) {
      let start = row * size.columns
      cells.withUnsafeMutableBufferPointer { cells in
        for column in columns { change(&cells[start + column].style) }
      }
    }
  }

  /// Writes printable ASCII characters, one per cell, and returns the column after the last one.
  private mutating func put(
    ascii bytes: UnsafeBufferPointer<UInt8>, column: Int, row: Int, end: Int, style: Style
  ) -> Int {
    let first = max(column, 0)
    let last = min(column + bytes.count, end)
    guard first < last else { return max(column, last) }
    let start = row * size.columns
    splitWideGrapheme(at: start + first, row: row)
    splitWideGrapheme(at: start + last, row: row)
    cells.withUnsafeMutableBufferPointer { cells in
      for index in first..<last {
        let scalar = Unicode.Scalar(bytes[index - column])
        cells[start + index] = Cell(scalar: scalar, style: style)
      }
    }
    return last
  }

  private mutating func put(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if !cell.isContinuation { splitWideGrapheme(at: index, row: row) }
    splitWideGrapheme(at: index + 1, row: row)
    cells[index] = cell
  }

  /// If the cell at `index` is the second half of a wide grapheme, replaces both halves with
  /// spaces. Call it for the first cell of a range to be overwritten, and for the first cell after
  /// the range, so that no half of a wide grapheme is left.
  private mutating func splitWideGrapheme(at index: Int, row: Int) {
    guard index < (row + 1) * size.columns, cells[index].isContinuation else { return }
    cells[index] = Cell(scalar: " ", style: cells[index].style)
    cells[index - 1] = Cell(scalar: " ", style: cells[index - 1].style)
  }
}

/// A size in columns and rows of cells.
package struct Size: Sendable, Equatable {
  package var columns: Int
  package var rows: Int

  /// Creates a size. A negative number of columns or rows becomes 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of cells.
package struct Rect: Sendable, Equatable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  /// Creates a rectangle from its upper left cell and its size. A negative number of columns or
  /// rows becomes 0.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The column after the rectangle's last column.
  package var endColumn: Int { column + columns }

  package var size: Size { Size(columns: columns, rows: rows) }

  /// The row after the rectangle's last row.
  package var endRow: Int { row + rows }

  /// Whether the two rectangles have at least one cell in common.
  package func intersects(_ other: Rect) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }

  package func contains(column: Int, row: Int) -> Bool {
    self.column..<endColumn ~= column && self.row..<endRow ~= row
  }
}

/// One screen as a value: rows of cells, written from text, compared with the screen before it.
///
/// Writing clips at the edges and never fails. Overwriting half of a wide grapheme blanks its other
/// half, and a wide grapheme that only half fits becomes a space.
package struct Frame: Sendable, Equatable {
  package let size: Size
  /// Row by row from the top.
  private var cells: [Cell]

  /// A blank frame.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cells of a row.
  package subscript(row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Whether a row looks the same in another frame of this size.
  package func row(_ row: Int, equals other: Frame) -> Bool {
    self[row] == other[row]
  }

  /// The text of a row without the spaces at its end.
  package func text(row: Int) -> String {
    var text = self[row].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Writes text from a cell on, as far as `limit` (the column after the last allowed) and the edge.
  ///
  /// - Returns: the column after the text.
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
    var column = column
    for grapheme in text {
      let width = TextWidth.of(grapheme)
      if width == 0 { continue }
      if column + width > end {
        if column < end { put(Cell(scalar: " ", style: style), column: column, row: row) }
        break
      }
      if column >= 0 { put(Cell(grapheme: grapheme, style: style), column: column, row: row) }
      if width == 2, column >= 0 {
        put(.continuation(style: style), column: column + 1, row: row)
      }
      column += width
    }
    return column
  }

  /// Gives every cell of a rectangle a style, its text kept.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    for row in max(0, rect.row)..<max(0, rect.row, min(rect.endRow, size.rows)) {
      for column in max(0, rect.column)..<max(0, rect.column, min(rect.endColumn, size.columns)) {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  private mutating func put(
    ascii bytes: UnsafeBufferPointer<UInt8>, column: Int, row: Int, end: Int, style: Style
  ) -> Int {
    var column = column
    for byte in bytes {
      if column >= end { break }
      if column >= 0 {
        put(Cell(scalar: Unicode.Scalar(byte), style: style), column: column, row: row)
      }
      column += 1
    }
    return column
  }

  /// Puts one cell; what it halves is blanked, except by the second half of its own grapheme.
  private mutating func put(_ cell: Cell, column: Int, row: Int) {
    let start = row * size.columns
    let index = start + column
    if cells[index].isContinuation, !cell.isContinuation, column > 0 {
      cells[index - 1] = Cell(scalar: " ", style: cells[index - 1].style)
    }
    if column + 1 < size.columns, cells[index + 1].isContinuation {
      cells[index + 1] = Cell(scalar: " ", style: cells[index + 1].style)
    }
    cells[index] = cell
  }
}

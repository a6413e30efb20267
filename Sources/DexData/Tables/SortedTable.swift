internal import EmbeddedTables

/// One embedded table that is too large to note where its lines start: a row is found by bisection over
/// the bytes, so that a few pages of it are read and no more. Its first column is a number, rising.
struct SortedTable<Columns: TableColumns>: Sendable {
  let lines: SortedLines

  init() {
    lines = SortedLines(Columns.table)
  }

  /// The rows whose first cell is a number, in order.
  func rows(of key: Int) -> KeyedRows<Columns> {
    var rows: [TableLine] = []
    lines.forEachLine(of: key) { line in
      rows.append(line)
      return true
    }
    return KeyedRows(lines: rows)
  }

  /// The row whose first two cells are these numbers, in a table that is sorted by both; nil for none.
  func row(of key: Int, _ second: Int) -> Row<Columns>? {
    lines.line(of: key, second).map { Row($0) }
  }

  /// Calls `body` with the rows whose first cell is a number, in order.
  func forEachRow(of key: Int, _ body: (Row<Columns>) -> Void) {
    lines.forEachLine(of: key) { line in
      body(Row(line))
      return true
    }
  }

  /// Every row in order.
  func forEachRow(_ body: (Row<Columns>) -> Void) {
    lines.forEachLine { body(Row($0)) }
  }

  /// Every row that contains a text, in order.
  func rows(containing text: String) -> [Row<Columns>] {
    lines.lines(containing: text).map { Row($0) }
  }
}

/// Rows of one key. An array of rows would be another type for each table, which the runtime then makes.
struct KeyedRows<Columns: TableColumns>: RandomAccessCollection {
  fileprivate let lines: [TableLine]

  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }

  subscript(place: Int) -> Row<Columns> { Row(lines[place]) }
}

internal import EmbeddedTables

/// One embedded table, read where it lies: opening it notes where its lines start, a cell becomes a
/// value when it is asked for.
struct Table<Columns: TableColumns>: Sendable {
  let lines: TableLines

  /// Opens it in one pass over its bytes.
  init() {
    lines = TableLines(Columns.table)
  }

  /// The number of rows.
  var count: Int { lines.count }

  subscript(row: Int) -> Row<Columns> { Row(lines[row]) }

  /// The row whose first cell is this text, in a table sorted by the bytes of its first column.
  func row(of key: String) -> Int? { lines.line(of: key) }

  /// The row whose first cell is this number, in a table sorted by its first column, where no number comes
  /// twice.
  func row(of key: Int) -> Int? { lines.line(of: key) }
}

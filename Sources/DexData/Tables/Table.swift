internal import EmbeddedTables

/// An embedded table. When it is opened, the starts of its lines are recorded. Cells are parsed
/// when they are accessed, without copying the table.
struct Table<Columns: TableColumns>: Sendable {
  let lines: TableLines

  /// Opens the table in one pass over its bytes.
  init() {
    lines = TableLines(Columns.table)
  }

  var count: Int { lines.count }

  subscript(row: Int) -> Row<Columns> { Row(lines[row]) }

  /// Returns the index of the row whose first cell is this text. The table must be sorted by the
  /// bytes of its first column.
  func row(of key: String) -> Int? { lines.line(of: key) }

  /// Returns the index of the row whose first cell is this number. The table must be sorted by its
  /// first column, with unique numbers.
  func row(of key: Int) -> Int? { lines.line(of: key) }
}

/// The columns of a table, in order. Each case is the column's heading in camel case. The last case
/// may represent several columns: `names` one for each language, `factors` one for each type. A
/// test compares the cases with the tables' header rows.
protocol TableColumns: RawRepresentable<Int>, CaseIterable, Sendable {
  static var table: TableName { get }
}

/// The columns of a table whose rows end with names in each language.
protocol NamedColumns: TableColumns {
  static var names: Self { get }
}

/// A row of a table, with cells accessed by column.
///
/// Access cells in the order of the columns if possible: then no byte is read twice.
struct Row<Columns: TableColumns> {
  var line: TableLine

  init(_ line: TableLine) { self.line = line }

  subscript(column: Columns) -> TableCell {
    mutating get { line.cell(at: column.rawValue) }
  }

  /// Returns the integer in a column. The column must not contain negative numbers.
  mutating func integer(_ column: Columns) -> Int { line.integer(at: column.rawValue) }

  /// Returns the bytes of the cells from a column to the last one, including tabs.
  mutating func bytes(from column: Columns) -> UnsafeRawBufferPointer {
    line.bytes(from: column.rawValue)
  }
}

/// An embedded table that is too large to record where its lines start. Rows are found by binary
/// search in the bytes, so only a few memory pages are read. The first column is a number, by which
/// the rows are sorted.
struct SortedTable<Columns: TableColumns>: Sendable {
  let lines: SortedLines

  init() {
    lines = SortedLines(Columns.table)
  }

  /// Returns the rows whose first cell is `key`, in table order.
  func rows(of key: Int) -> KeyedRows<Columns> {
    var rows: [TableLine] = []
    lines.forEachLine(of: key) { line in
      rows.append(line)
      return true
    }
    return KeyedRows(lines: rows)
  }

  /// Returns the row whose first two cells are these numbers, if there is one. The table must be
  /// sorted by both.
  func row(of key: Int, _ second: Int) -> Row<Columns>? {
    lines.line(of: key, second).map { Row($0) }
  }

  /// Calls `body` for each row whose first cell is `key`, in table order.
  func forEachRow(of key: Int, _ body: (Row<Columns>) -> Void) {
    lines.forEachLine(of: key) { line in
      body(Row(line))
      return true
    }
  }

  /// Calls `body` for every row, in order.
  func forEachRow(_ body: (Row<Columns>) -> Void) {
    lines.forEachLine { body(Row($0)) }
  }

  /// Returns every row that contains a text, in table order.
  func rows(containing text: String) -> [Row<Columns>] {
    lines.lines(containing: text).map { Row($0) }
  }
}

/// The rows that share a key. They are stored as lines rather than as an array of rows, because
/// Swift would have to create a separate array type for each table at run time.
struct KeyedRows<Columns: TableColumns>: RandomAccessCollection {
  fileprivate let lines: [TableLine]

  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }

  subscript(index: Int) -> Row<Columns> { Row(lines[index]) }
}

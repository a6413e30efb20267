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

/// The columns of one table, in the order of its header: cases in camel case where the header has
/// underscores. A last case `names` stands for a column for each language, `factors` for one for each
/// type. A test compares them all with the headers.
protocol TableColumns: RawRepresentable<Int>, CaseIterable, Sendable {
  static var table: TableName { get }
}

/// The columns of a table whose rows end with a name in each language.
protocol NamedColumns: TableColumns {
  static var names: Self { get }
}

/// A row of a table, whose cells are asked for by the names of their columns.
///
/// Cells are cheapest in the order of the columns: then no byte is read twice.
struct Row<Columns: TableColumns> {
  var line: TableLine

  init(_ line: TableLine) { self.line = line }

  /// The cell in a column.
  subscript(column: Columns) -> Cell {
    mutating get { line.cell(at: column.rawValue) }
  }

  /// The whole number in a column that has no negative ones.
  mutating func integer(_ column: Columns) -> Int { line.integer(at: column.rawValue) }

  /// The cells from a column to the last one, tabs and all.
  mutating func bytes(from column: Columns) -> UnsafeRawBufferPointer {
    line.bytes(from: column.rawValue)
  }
}

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

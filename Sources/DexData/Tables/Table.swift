internal import EmbeddedTables

/// An embedded table. Its rows are found when it is first read, and its cells are parsed when they are
/// accessed.
struct Table<Columns: TableColumns>: RandomAccessCollection, Sendable {
  private let lines = TableLines(Columns.table)

  var startIndex: Int { 0 }
  var endIndex: Int { lines.count }

  subscript(index: Int) -> Row<Columns> { Row(line: lines[index]) }

  /// Returns the index of the row whose first cell is this text. The table must be sorted by the
  /// bytes of its first column.
  func index(of key: String) -> Int? { lines.index(of: key) }

  /// Returns the row whose first cell is this text. The table must be sorted by the bytes of its
  /// first column.
  func row(of key: String) -> Row<Columns>? { index(of: key).map { self[$0] } }

  /// Returns the rows whose first cell is this text. The table must be sorted by the bytes of its
  /// first column.
  func rows(of key: String) -> [Row<Columns>] {
    index(of: key).map { first in self[first...].prefix { $0.line[0].isText(key) }.map(\.self) }
      ?? []
  }

  /// Returns the rows whose first cell is this number. The table must be sorted by its first column.
  func rows(of key: Int) -> [Row<Columns>] { lines.indices(of: key).map { self[$0] } }

  /// Returns the first row whose first cell is this number. The table must be sorted by its first
  /// column.
  func row(of key: Int) -> Row<Columns>? {
    guard let index = lines.indices(of: key).first else { return nil }
    return self[index]
  }
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
struct Row<Columns: TableColumns>: Sendable {
  let line: TableLine

  subscript(column: Columns) -> TableCell { line[column.rawValue] }
}

/// An embedded table that is too large to be read as a whole. Rows are found by bisection. The first
/// column is a number, by which the rows are sorted.
struct SortedTable<Columns: TableColumns>: Sendable {
  private let lines = SortedLines(Columns.table)

  /// Returns the rows whose first cell is `key`, in table order.
  func rows(of key: Int) -> [Row<Columns>] {
    var rows: [Row<Columns>] = []
    lines.forEachLine(of: key) { line in
      rows.append(Row(line: line))
      return true
    }
    return rows
  }

  /// Returns the row whose first two cells are these numbers, if there is one. The table must be
  /// sorted by both.
  func row(of key: Int, _ second: Int) -> Row<Columns>? {
    lines.line(of: key, second).map(Row.init)
  }

  /// Calls `body` for every row, in order.
  func forEachRow(_ body: (Row<Columns>) -> Void) {
    lines.forEachLine { body(Row(line: $0)) }
  }

  /// Returns every row that contains a text, in table order.
  func rows(containing text: String) -> [Row<Columns>] {
    lines.lines(containing: text).map(Row.init)
  }
}

internal import EmbeddedTables

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

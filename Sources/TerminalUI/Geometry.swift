/// A size in cells.
package struct Size: Sendable, Equatable {
  package var columns: Int
  package var rows: Int

  /// Takes counts of cells; negative ones become 0.
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

  /// Takes the upper left cell and counts of cells; negative counts become 0.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The column after the last.
  package var endColumn: Int { column + columns }

  package var size: Size { Size(columns: columns, rows: rows) }

  /// The row after the last.
  package var endRow: Int { row + rows }

  /// Whether some cell is in both.
  package func meets(_ other: Rect) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }

  package func contains(column: Int, row: Int) -> Bool {
    self.column..<endColumn ~= column && self.row..<endRow ~= row
  }
}

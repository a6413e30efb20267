internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The list of all varieties, as far as it is in view.
struct ListPane: Sendable, Equatable {
  let list: ScreenState.List
  let isLoading: Bool

  /// The rows from the top that alone differ from another list's, where that shows the same ones: those
  /// that the mark left and came to. Nil where more may differ.
  func changedRows(since other: ListPane) -> [Int]? {
    guard isLoading == other.isLoading, list.first == other.list.first,
      list.rows == other.list.rows
    else { return nil }
    return [other.list.selection, list.selection].map { $0 - list.first }
      .filter(list.rows.indices.contains)
  }
}

extension Canvas {
  private static let typeColumns = Words.shortColumns

  func draw(_ pane: ListPane, in rect: Rect, _ frame: inout Frame) {
    if pane.list.rows.isEmpty, !pane.isLoading {
      frame.write(words(.nothingHere), column: rect.column + 2, row: rect.row)
    }
    for index in pane.list.rows.indices.prefix(rect.rows) {
      draw(row: index, of: pane, in: rect, &frame)
    }
  }

  func redraw(
    _ rows: [Int], of pane: ListPane, in rect: Rect, _ frame: inout Frame
  ) -> [Rect] {
    rows.filter { $0 < rect.rows }.map { index in
      let row = Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1)
      frame.clear(row)
      draw(row: index, of: pane, in: rect, &frame)
      return row
    }
  }

  /// The mark alone tells the selected row, because a style costs more bytes than a name.
  private func draw(row index: Int, of pane: ListPane, in rect: Rect, _ frame: inout Frame) {
    let row = pane.list.rows[index]
    let line = rect.row + index
    if pane.list.first + index == pane.list.selection {
      frame.write("▸", column: rect.column + 1, row: line)
    }
    let start = rect.column + 2
    let typesStart = rect.endColumn - typesColumns
    let room = typesStart - 1 - start
    let text = row.columns <= room ? row.text : TextFit.clip(row.text, to: room)
    frame.write(text, column: start, row: line)
    drawTypes(row.types, column: typesStart, row: line, limit: rect.endColumn, &frame)
  }

  private var typesColumns: Int {
    layout.showsSecondType ? 2 * Self.typeColumns + 1 : Self.typeColumns
  }

  private func drawTypes(
    _ types: [PokemonType], column: Int, row: Int, limit: Int, _ frame: inout Frame
  ) {
    if types.isEmpty { frame.write("—", column: column, row: row, style: theme.style(.secondary)) }
    for (place, type) in types.prefix(layout.showsSecondType ? 2 : 1).enumerated() {
      let start = column + place * (Self.typeColumns + 1)
      frame.write(
        words.shortName(of: type), column: start, row: row, limit: limit,
        style: theme.style(.type(type)))
    }
  }
}

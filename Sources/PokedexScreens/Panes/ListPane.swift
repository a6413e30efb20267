internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The list of all varieties, as far as it is in view.
struct ListPane: Sendable, Equatable {
  let list: ScreenState.List
  let isLoading: Bool

  /// The rows from the top that alone differ from another list's. Nil where more may differ.
  func changedRows(since other: ListPane) -> [Int]? {
    guard isLoading == other.isLoading, list.column == other.list.column else { return nil }
    if list.first == other.list.first, list.rows == other.list.rows {
      return [other.list.selection, list.selection].map { $0 - list.first }
        .filter(list.rows.indices.contains)
    }
    let (rows, others) = (list.rows, other.list.rows)
    if rows.isEmpty || others.isEmpty { return nil }
    let (selected, otherSelected) = (
      list.selection - list.first, other.list.selection - other.list.first
    )
    return (0..<max(rows.count, others.count)).filter { row in
      row >= rows.count || row >= others.count || (row == selected) != (row == otherSelected)
        || rows[row] != others[row]
    }
  }
}

extension Canvas {
  private static let typeColumns = Words.shortColumns

  func draw(_ pane: ListPane, in rect: Rect, _ frame: inout Frame) {
    if pane.list.rows.isEmpty, !pane.isLoading {
      let room = rect.columns - 2
      let lines = TextFit.wrap(words(pane.list.isFound ? .searchNothing : .nothingHere), to: room)
      for (row, line) in lines.prefix(rect.rows).enumerated() {
        frame.write(line, column: rect.column + 2, row: rect.row + row)
      }
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
      if pane.list.rows.indices ~= index { draw(row: index, of: pane, in: rect, &frame) }
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
    let types = pane.list.column == nil ? typeCount : typeCount - 1
    let figureColumns = pane.list.column?.columns ?? 0
    let typesStart =
      rect.endColumn - figureColumns - types * (Self.typeColumns + 1)
      + (figureColumns == 0 ? 1 : 0)
    let room = typesStart - 1 - start
    let text = row.columns <= room ? row.text : TextFit.clip(row.text, to: room)
    frame.write(text, column: start, row: line)
    if !row.marks.isEmpty { mark(row.marks, in: start..<start + room, line, &frame) }
    if types > 0 {
      drawTypes(
        row.types.prefix(types), column: typesStart, row: line, limit: rect.endColumn, &frame)
    }
    if let figure = row.figure {
      let text = TextFit.pad(figure, to: figureColumns, atEnd: false)
      frame.write(
        text, column: rect.endColumn - figureColumns, row: line, limit: rect.endColumn)
    }
  }

  /// Has the parts of a name stand out that are searched for, as far as they are seen.
  ///
  /// - Parameter columns: those of the frame that the row's text has.
  private func mark(_ marks: [Int], in columns: Range<Int>, _ row: Int, _ frame: inout Frame) {
    let style = theme.style(.match)
    for place in stride(from: 0, to: marks.count - 1, by: 2) {
      let start = columns.lowerBound + marks[place]
      let end = min(columns.upperBound, columns.lowerBound + marks[place + 1])
      frame.restyle(Rect(column: start, row: row, columns: end - start, rows: 1)) { $0 = style }
    }
  }

  /// How many types a row shows.
  private var typeCount: Int { layout.showsSecondType ? 2 : 1 }

  private func drawTypes(
    _ types: ArraySlice<PokemonType>, column: Int, row: Int, limit: Int, _ frame: inout Frame
  ) {
    if types.isEmpty { frame.write("—", column: column, row: row, style: theme.style(.secondary)) }
    for (place, type) in types.enumerated() {
      let start = column + place * (Self.typeColumns + 1)
      frame.write(
        words.shortName(of: type), column: start, row: row, limit: limit,
        style: theme.style(.type(type)))
    }
  }
}

extension ListColumn {
  /// How wide its widest figure is, with its unit.
  fileprivate var columns: Int {
    switch self {
    case .weight: 8
    case .height: 7
    case .female: 6
    default: 4
    }
  }
}

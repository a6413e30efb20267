internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// The list of all varieties.
extension Canvas {
  private static let typeColumns = Words.shortColumns

  func drawList(_ frame: inout Frame) {
    let pane = layout.listPanes[0]
    if state.list.rows.isEmpty, !state.isLoading {
      frame.write(words(.nothingHere), column: pane.column + 2, row: pane.row)
    }
    for (index, row) in state.list.rows.prefix(pane.rows).enumerated() {
      let isSelected = state.list.first + index == state.list.selection
      draw(row, isSelected: isSelected, at: pane.row + index, in: pane, &frame)
    }
  }

  /// The mark alone tells the selected row, because a style costs more bytes than a name.
  private func draw(
    _ row: ScreenState.Row, isSelected: Bool, at line: Int, in pane: Rect, _ frame: inout Frame
  ) {
    if isSelected { frame.write("▸", column: pane.column + 1, row: line) }
    let start = pane.column + 2
    let typesStart = pane.endColumn - typesColumns
    let room = typesStart - 1 - start
    let text = row.columns <= room ? row.text : TextFit.clip(row.text, to: room)
    frame.write(text, column: start, row: line)
    drawTypes(row.types, column: typesStart, row: line, limit: pane.endColumn, &frame)
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

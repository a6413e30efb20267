internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The list of all varieties, as far as it is in view.
struct ListPane: Sendable, Equatable {
  let list: ListContent
  let isLoading: Bool

  /// The rows from the top that alone differ from another list's. Nil where more may differ.
  func changedRows(since other: ListPane) -> [Int]? {
    // The heads of a wide list follow from the figure and the generation.
    guard isLoading == other.isLoading, list.column == other.list.column,
      list.generation == other.list.generation
    else { return nil }
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
  func draw(_ pane: ListPane, in rect: Rect, _ frame: inout Frame) {
    if pane.list.rows.isEmpty, !pane.isLoading {
      let room = rect.columns - 2
      let lines = TextFit.wrap(words(pane.list.isFound ? .searchNothing : .nothingHere), to: room)
      for (row, line) in lines.prefix(rect.rows).enumerated() {
        frame.write(line, column: rect.column + 2, row: rect.row + row)
      }
      return
    }
    let columns = columns(of: pane, in: rect)
    drawHead(of: pane.list, columns, row: rect.row, &frame)
    for index in pane.list.rows.indices.prefix(layout.listRows.rows) {
      draw(row: index, of: pane, columns, in: layout.listRows, &frame)
    }
  }

  /// - Parameter rect: where the rows are.
  func redraw(
    _ rows: [Int], of pane: ListPane, in rect: Rect, _ frame: inout Frame
  ) -> [Rect] {
    let columns = columns(of: pane, in: rect)
    return rows.filter { $0 < rect.rows }.map { index in
      let row = Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1)
      frame.clear(row)
      if pane.list.rows.indices ~= index { draw(row: index, of: pane, columns, in: rect, &frame) }
      return row
    }
  }

  private func columns(of pane: ListPane, in rect: Rect) -> ListColumns {
    ListColumns(
      of: pane.list, in: rect, isWide: layout.isListWide, types: layout.showsSecondType ? 2 : 1,
      words: words)
  }

  /// Says what the figures of a wide list are; the one that it is sorted by stands out.
  private func drawHead(
    of list: ListContent, _ columns: ListColumns, row: Int, _ frame: inout Frame
  ) {
    guard let stats = columns.stats else { return }
    var column = stats.lowerBound
    for place in words.listHeads.indices {
      let style = theme.style(place == list.column?.place ? .heading : .secondary)
      let head = words.listHead(place, in: list.generation)
      column = frame.write(head, column: column, row: row, style: style)
    }
    guard let abilities = columns.abilities else { return }
    let full = words(.listAbilities)
    let head = TextWidth.of(full) <= abilities.count ? full : words(.abilities)
    frame.write(
      head, column: abilities.lowerBound, row: row, limit: abilities.upperBound,
      style: theme.style(.secondary))
  }

  private func draw(
    row index: Int, of pane: ListPane, _ columns: ListColumns, in rect: Rect,
    _ frame: inout Frame
  ) {
    let row = pane.list.rows[index]
    let line = rect.row + index
    let isWhole = row.content.columns <= columns.name.count
    let short = isWhole ? nil : words.shortForm(of: row.content.text)
    let text =
      isWhole ? row.content.text : TextFit.clip(short ?? row.content.text, to: columns.name.count)
    frame.write(text, column: columns.name.lowerBound, row: line)
    // A mark makes room for the sign of what was chosen, in place of the sign of the bar.
    if row.isChosen {
      frame.write("+", column: rect.column, row: line, style: theme.style(.heading))
    }
    let column = row.isChosen ? rect.column + 1 : rect.column
    if let mark = row.mark {
      frame.write(mark.sign, column: column, row: line, style: theme.style(.mark(mark)))
    }
    if !row.marks.isEmpty, short == nil { mark(row.marks, in: columns.name, line, &frame) }
    if columns.typeCount > 0, !row.content.isAwaited {
      drawTypes(row.content.types.prefix(columns.typeCount), columns, row: line, &frame)
    }
    if let stats = columns.stats {
      frame.write(row.content.stats, column: stats.lowerBound, row: line)
    }
    if let figure = row.figure, let place = columns.figure {
      let text = TextFit.pad(figure, to: place.count, atEnd: false)
      frame.write(text, column: place.lowerBound, row: line, limit: place.upperBound)
    }
    if let abilities = columns.abilities {
      let text = TextFit.list(row.content.abilities, to: abilities.count)
      frame.write(text, column: abilities.lowerBound, row: line)
    }
    if pane.list.first + index == pane.list.selection {
      // Figures stay as they are: to turn them round would double the bytes of a key on a wide list.
      let end = columns.stats?.lowerBound ?? rect.endColumn
      let bar = Rect(column: rect.column, row: line, columns: end - rect.column, rows: 1)
      drawBar(in: bar, row: line, hasSign: !row.isChosen || row.mark == nil, &frame)
    }
  }

  /// Makes the selected row a bar from edge to edge, which is seen without colours, too; what is
  /// underlined in it stays so.
  ///
  /// - Parameter hasSign: whether there is room for its sign.
  func drawBar(in rect: Rect, row: Int, hasSign: Bool = true, _ frame: inout Frame) {
    if hasSign { frame.write("▸", column: rect.column + 1, row: row) }
    let bar = theme.style(.selection)
    frame.restyle(Rect(column: rect.column, row: row, columns: rect.columns, rows: 1)) {
      $0 = Style(foreground: bar.foreground, attributes: bar.attributes.union($0.attributes))
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

  private func drawTypes(
    _ types: ArraySlice<PokemonType>, _ columns: ListColumns, row: Int, _ frame: inout Frame
  ) {
    let (start, limit) = (columns.types.lowerBound, columns.types.upperBound)
    if types.isEmpty { frame.write("—", column: start, row: row, style: theme.style(.secondary)) }
    let names = words.names(of: types, in: columns.types.count)
    for (place, (type, name)) in zip(types, names).enumerated() {
      let style = theme.style(.type(type))
      let end = frame.write(
        name.name, column: start + name.column, row: row, limit: limit, style: style)
      // A gap between two colours that has one of them saves the bytes of going back to none.
      if place + 1 < names.count {
        let gap = start + names[place + 1].column - end
        frame.restyle(Rect(column: end, row: row, columns: gap, rows: 1)) { $0 = style }
      }
    }
  }
}

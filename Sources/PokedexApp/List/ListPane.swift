internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// The list pane with its visible rows.
struct ListPane: Sendable, Equatable {
  let list: ListContent
  let isLoading: Bool

  /// Returns the indices of the visible rows that differ from those of another list. Nil if more
  /// than the rows, such as columns or headings, may differ.
  func changedRows(since other: ListPane) -> [Int]? {
    let (rows, others) = (list.rows, other.list.rows)
    guard isLoading == other.isLoading, list.column == other.list.column,
      list.generation == other.list.generation, !rows.isEmpty, !others.isEmpty
    else { return nil }
    let selected = list.selection - list.first
    let otherSelected = other.list.selection - other.list.first
    return (0..<max(rows.count, others.count)).filter { row in
      row >= rows.count || row >= others.count || (row == selected) != (row == otherSelected)
        || rows[row] != others[row]
    }
  }
}

extension Canvas {
  func draw(_ pane: ListPane, in rect: Rect, _ frame: inout Frame) {
    let list = pane.list
    if list.rows.isEmpty, !pane.isLoading {
      let lines = TextFit.wrap(
        words(list.isSearchResult ? .searchNothing : .nothingHere), to: rect.columns - 2)
      return draw(lines.map { Line([Span($0)]) }, in: rect.insetForMarks, &frame)
    }
    if layout.isListWide {
      draw([head(of: list, table(of: list, in: rect))], in: rect.insetForMarks, &frame)
    }
    _ = redraw(Array(list.rows.indices), of: pane, in: layout.listRows, &frame)
  }

  /// Draws the rows at the given indices.
  ///
  /// - Parameter rect: area of all rows.
  /// - Returns: rectangles that were drawn.
  func redraw(_ rows: [Int], of pane: ListPane, in rect: Rect, _ frame: inout Frame) -> [Rect] {
    let table = table(of: pane.list, in: rect)
    return rows.filter { $0 < rect.rows }.map { index in
      let row = Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1)
      frame.clear(row)
      if pane.list.rows.indices ~= index { draw(row: index, of: pane.list, table, in: row, &frame) }
      return row
    }
  }

  /// Returns the layout of the rows. It has columns for number and name, and for types. A wide list
  /// also has base stats and abilities. If none of these columns shows the value that the list is
  /// sorted by, another column is added for it.
  private func table(of list: ListContent, in rect: Rect) -> Table {
    let room = rect.columns - 2
    let figure = list.figure(isWide: layout.isListWide)
    let figures = figure.map { [Table.Column("", .right, minimum: $0.columns)] } ?? []
    let both = 2 * Words.shortColumns + 1
    if layout.isListWide {
      let stats = words.listHeadings.reduce(0) { $0 + TextWidth.of($1) }
      let columns = [
        Table.Column("", minimum: min(28, 22 + max(0, rect.columns - 86) / 5)),
        Table.Column("", minimum: both), Table.Column("", minimum: stats, gap: 0),
      ]
      let abilities = Table.Column("", minimum: 8, ideal: room, priority: 1, gap: 2)
      return Table(columns + figures + [abilities], in: room, gap: 1)
    }
    // If the list has a column for the value that it is sorted by, the type names beside it are
    // cut, or left out if there is little room.
    let short = figure.map { $0.columns > 4 ? 9 : 13 }
    let columns = [
      Table.Column(
        "", minimum: short == nil ? 12 : 17, ideal: short == nil ? max(18, room - both - 1) : room),
      Table.Column("", minimum: short ?? 9, ideal: short ?? both, priority: 1),
    ]
    return Table(columns + figures, in: room, gap: 1)
  }

  /// Returns the headings of a wide list. The sorted column is highlighted.
  private func head(of list: ListContent, _ table: Table) -> Line {
    let stats = words.listHeadings.indices.map { index in
      Span(
        words.listHeading(index, in: list.generation),
        index == list.column?.index ? .heading : .secondary)
    }
    let full = words(.listAbilities)
    let last = list.figure(isWide: true) == nil ? 3 : 4
    let abilities = TextWidth.of(full) <= table.width(of: last) ? full : words(.abilities)
    return table.lines(
      [[], [], stats] + (last == 4 ? [[]] : []) + [[Span(abilities, .secondary)]])
  }

  private func draw(
    row index: Int, of list: ListContent, _ table: Table, in rect: Rect, _ frame: inout Frame
  ) {
    let row = list.rows[index]
    draw([line(of: row, list, table)], in: rect.insetForMarks, &frame)
    // There is room for two of three signs: the + of a row chosen for comparison, the sign of the
    // user's mark, and the selection sign.
    let signs =
      (row.isChosen ? [Span("+", .heading)] : [])
      + (row.mark.map { [Span($0.sign, .mark($0))] } ?? [])
    if !signs.isEmpty { draw([Line(signs)], in: rect, &frame) }
    if list.first + index == list.selection {
      // In a wide list, only the columns before the base stats are inverted, because inverting the
      // whole row would double the number of bytes that a key press writes.
      let columns = layout.isListWide ? 2 + table.start(of: 2) : rect.columns
      let bar = Rect(column: rect.column, row: rect.row, columns: columns, rows: 1)
      drawBar(in: bar, row: rect.row, hasSign: !row.isChosen || row.mark == nil, &frame)
    }
  }

  private func line(of row: ListRow, _ list: ListContent, _ table: Table) -> Line {
    let content = row.content
    let text = content.numbering + content.name
    let short = TextWidth.of(text) <= table.width(of: 0) ? nil : words.shortForm(of: text)
    let name =
      short.map { [Span($0)] } ?? [Span(content.numbering)] + .marking(row.marks, in: content.name)
    let types = content.types.map { words.spans(of: $0, in: table.width(of: 1)) } ?? []
    var cells = [name, types]
    if layout.isListWide { cells.append([Span(content.stats)]) }
    if list.figure(isWide: layout.isListWide) != nil { cells.append([Span(row.figure ?? "")]) }
    if layout.isListWide {
      cells.append([Span(TextFit.list(content.abilities, to: table.width(of: cells.count)))])
    }
    return table.lines(cells)
  }

  /// Inverts the selected row from edge to edge, so that the selection is visible even without
  /// colours. Underlining is kept.
  ///
  /// - Parameter hasSign: whether there is room for the selection sign.
  func drawBar(in rect: Rect, row: Int, hasSign: Bool = true, _ frame: inout Frame) {
    if hasSign { frame.write("▸", column: rect.column + 1, row: row) }
    let bar = theme.style(.selection)
    frame.restyle(Rect(column: rect.column, row: row, columns: rect.columns, rows: 1)) {
      $0 = Style(foreground: bar.foreground, attributes: bar.attributes.union($0.attributes))
    }
  }
}

extension Table {
  /// Returns a line with the cells, which don't wrap.
  fileprivate func lines(_ cells: [[Span]]) -> Line { lines(cells.map { Flow([$0]) })[0] }
}

extension Rect {
  /// The rectangle without its first two columns, which are reserved for signs.
  fileprivate var insetForMarks: Rect {
    Rect(column: column + 2, row: row, columns: columns - 2, rows: rows)
  }
}

extension ListContent {
  /// Returns the column for the value that the list is sorted by. Nil if the list needs no
  /// additional column, because a wide list shows the value among the base stats.
  fileprivate func figure(isWide: Bool) -> ListColumn? {
    isWide && column?.index != nil ? nil : column
  }
}

extension ListColumn {
  /// The column's index among the base stats and their total. Nil for any other column.
  var index: Int? {
    switch self {
    case .hp: 0
    case .attack: 1
    case .defense: 2
    case .specialAttack: 3
    case .specialDefense: 4
    case .speed: 5
    case .total: 6
    default: nil
    }
  }

  /// Width of the column's widest value with its unit.
  fileprivate var columns: Int {
    switch self {
    case .weight: 8
    case .height: 7
    case .female: 6
    default: 4
    }
  }
}

/// A scroll bar beside the list.
struct ScrollBar: Sendable, Equatable {
  /// The rows of the bar that represent the visible rows of the list. Nil if the whole list is
  /// visible.
  let thumb: Range<Int>?
  /// Whether the bar is at the edge of the window, where only the thumb is drawn.
  let isEdge: Bool

  /// - Parameter rows: number of visible rows.
  init(of list: ListContent, rows: Int, isEdge: Bool) {
    self.isEdge = isEdge
    guard list.rows.count == rows, list.total > rows, rows > 0 else {
      thumb = nil
      return
    }
    let length = max(1, rows * rows / list.total)
    // Rounded down, so that the thumb is at the bottom of the bar only if the list is at its end.
    let start = list.first * (rows - length) / (list.total - rows)
    thumb = max(0, min(start, rows - length))..<min(rows, max(0, start) + length)
  }
}

extension Canvas {
  func draw(_ bar: ScrollBar, in rect: Rect, _ frame: inout Frame) {
    // The bar has the style of plain text, because the terminal writer may write the bar's
    // character again to get past it to the next pane.
    if !bar.isEdge { frame.drawColumn("│", in: rect, style: theme.style(.text)) }
    guard let thumb = bar.thumb else { return }
    let top = layout.listRows.row + thumb.lowerBound
    let part = Rect(column: rect.column, row: top, columns: 1, rows: thumb.count)
    frame.drawColumn("┃", in: part, style: theme.style(.text))
  }
}

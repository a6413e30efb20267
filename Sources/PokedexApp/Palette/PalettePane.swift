internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The palette as it is drawn.
struct PaletteContent: Sendable, Equatable {
  /// Something to go to.
  struct Row: Sendable, Equatable {
    let name: String
    /// What kind of thing it is.
    let kind: String
    /// The key that does the same, or what else tells it from others; empty for nothing.
    var note = ""
    /// Whether the note is a key.
    var isKey = false
    /// What is typed of the name, as pairs of columns: the first, and the one after the last.
    let marks: [Int]
  }

  let line: TextBox
  /// Those in view.
  let rows: [Row]
  /// Which of `rows` is selected.
  let selected: Int
  /// How many there are in all.
  let count: Int
}

extension AppState {
  func content(of palette: PaletteState) -> PaletteContent {
    let pattern = NamePattern(palette.line.text)
    let shown = palette.shown(in: layout.paletteRows)
    return PaletteContent(
      line: palette.line, rows: shown.map { row(of: $0, pattern) },
      selected: palette.selected - palette.first, count: palette.found.count)
  }

  private func row(of target: PaletteTarget, _ pattern: NamePattern) -> PaletteContent.Row {
    let name = words.name(of: target)
    var row = PaletteContent.Row(
      name: name, kind: words.kind(of: target),
      marks: ListRow.columns(of: pattern.marks(in: name), in: name))
    switch target {
    case .command(let name):
      (row.note, row.isKey) = (keys.command(named: name)?.written ?? "", true)
    case .page: row.note = idAtHand.map { words.name(of: .pokemon($0)) } ?? ""
    case .subject(.place(let slug)):
      // Many regions have a Route 4.
      row.note = words.rules.region(of: slug).map { words.label("region", $0) } ?? ""
    case .language(let language):
      let called = words.name(of: language)
      if called != name { row.note = called }
    default: break
    }
    return row
  }
}

extension Layout {
  /// How many things to go to are in view below the line that is typed.
  package var paletteRows: Int { max(1, bodyRows - 1) }

  /// Where a row says what kind of thing it is, unless that needs more room; in little room at its end.
  fileprivate var paletteKinds: Int { size.columns < Self.narrow ? size.columns : 44 }
}

extension Canvas {
  func draw(_ palette: PaletteContent, in rect: Rect, _ frame: inout Frame) {
    drawLine(of: palette, &frame)
    if palette.rows.isEmpty {
      let lines = TextFit.wrap(words(.paletteNothing), to: rect.columns - 3)
      for (row, line) in lines.prefix(rect.rows - 1).enumerated() {
        frame.write(line, column: 2, row: layout.menuRow + row)
      }
    }
    for place in palette.rows.indices.prefix(rect.rows - 1) { draw(place, of: palette, &frame) }
  }

  /// Draws what differs from what was there before.
  func redraw(
    _ palette: PaletteContent, over old: PaletteContent, in rect: Rect,
    _ frame: inout Frame
  ) -> [Rect] {
    if palette.rows.isEmpty || old.rows.isEmpty {
      frame.clear(rect)
      draw(palette, in: rect, &frame)
      return [rect]
    }
    var drawn: [Rect] = []
    if palette.line != old.line || palette.count != old.count {
      drawn.append(layout.line(rect.row))
      frame.clear(layout.line(rect.row))
      drawLine(of: palette, &frame)
    }
    let rows = max(palette.rows.count, old.rows.count)
    for place in 0..<min(rows, rect.rows - 1) where palette.differs(from: old, at: place) {
      let line = layout.line(layout.menuRow + place)
      frame.clear(line)
      if palette.rows.indices ~= place { draw(place, of: palette, &frame) }
      drawn.append(line)
    }
    return drawn
  }

  /// What is typed, with what may be typed in its place while that is nothing.
  private func drawLine(of palette: PaletteContent, _ frame: inout Frame) {
    let columns = layout.size.columns
    let line = palette.line
    var spans = [Span(" :", .key)]
    let count = line.isEmpty ? "" : String(palette.count)
    if line.isEmpty {
      let hint = TextFit.clip(words(.paletteHint), to: columns - 5)
      spans += [Span("▏", .key), Span(hint, .secondary)]
    } else {
      spans += line.spans(line.shown(in: max(3, columns - 5 - count.count)), cursor: .key)
    }
    Line(spans, right: [Span(count + " ", .secondary)]).write(
      to: &frame, column: 0, row: layout.menuRow - 1, columns: columns, styles: theme.styles)
  }

  private func draw(_ place: Int, of palette: PaletteContent, _ frame: inout Frame) {
    let row = palette.rows[place]
    let line = layout.menuRow + place
    let (start, end) = (2, layout.size.columns - 1)
    let gap = row.note.isEmpty ? "" : "  "
    let width = TextWidth.of(row.kind) + gap.count + (row.isKey ? TextWidth.of(row.note) : 0)
    // A name has a third of the row at least.
    let kinds = max(end / 3, min(layout.paletteKinds, end - width))
    let room = kinds - 1 - start
    frame.write(TextFit.clip(row.name, to: room), column: start, row: line)
    for mark in stride(from: 0, to: row.marks.count - 1, by: 2) {
      let columns = min(row.marks[mark], room)..<min(row.marks[mark + 1], room)
      let rect = Rect(
        column: start + columns.lowerBound, row: line, columns: columns.count, rows: 1)
      frame.restyle(rect) { $0 = theme.style(.match) }
    }
    let notes = [Span(row.kind + gap, .secondary), Span(row.note, row.isKey ? .key : .secondary)]
    Line(notes).write(
      to: &frame, column: kinds, row: line, columns: end - kinds, styles: theme.styles)
    if place == palette.selected { drawBar(in: layout.line(line), row: line, &frame) }
  }
}

extension PaletteContent {
  fileprivate func differs(from other: Self, at place: Int) -> Bool {
    guard rows.indices ~= place, other.rows.indices ~= place else { return true }
    return rows[place] != other.rows[place] || (place == selected) != (place == other.selected)
  }
}

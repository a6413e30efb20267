/// A list of things to choose one of, below a title.
///
/// ```swift
/// let menu = Menu(
///   title: "Show everything as of",
///   rows: [Menu.Row("0 today"), Menu.Row("1 Generation I", details: ["Red", "Blue"])], selected: 1)
/// let lines = menu.lines(Size(columns: 80, rows: 24))
/// ```
///
/// Of more rows than fit, those around the selected one are shown. Details are left out one by one, from
/// the last, where a row is short of room.
package struct Menu: Sendable, Equatable {
  package struct Row: Sendable, Equatable {
    let title: String
    /// What else there is to say, in parts that are not cut while one is whole.
    let details: [String]

    package init(_ title: String, details: [String] = []) {
      self.title = title
      self.details = details
    }
  }

  package let title: String
  package let rows: [Row]
  /// Outside of the rows where there are none.
  package let selected: Int
  /// The row that is chosen now, which is ticked; nil where none is.
  package let current: Int?

  package init(title: String, rows: [Row], selected: Int, current: Int? = nil) {
    self.title = title
    self.rows = rows
    self.selected = selected
    self.current = current
  }

  /// The rows that fit below the title, the selected one among them.
  ///
  /// - Parameter height: how many lines there are, with that of the title.
  package func shown(in height: Int) -> Range<Int> {
    let room = max(1, height - 1)
    let first = max(0, min(selected - room + 1, rows.count - room))
    return first..<min(rows.count, first + room)
  }

  /// The row at a line below the title, from 0; nil where there is none.
  package func row(at line: Int, in height: Int) -> Int? {
    let shown = shown(in: height)
    let row = shown.lowerBound + line
    return shown ~= row ? row : nil
  }

  /// The line of the selected row below the title, from 0; nil where there are no rows.
  package func selectedLine(in height: Int) -> Int? {
    let shown = shown(in: height)
    return shown ~= selected ? selected - shown.lowerBound : nil
  }

  /// The lines of the rows in view, without the title.
  package func lines(_ size: Size) -> [Line] {
    let shown = shown(in: size.rows)
    let width = rows.map { TextWidth.of($0.title) }.max() ?? 0
    let hasDetails = rows.contains { !$0.details.isEmpty }
    return shown.map { row in
      let tick = row != current ? "" : hasDetails ? " ✓" : "✓"
      let room = size.columns - width - 2 - TextWidth.of(tick)
      if room < 0 { return Line([Span(TextFit.clip(rows[row].title, to: size.columns))]) }
      var spans = [Span(TextFit.pad(rows[row].title, to: width) + "  ")]
      if !rows[row].details.isEmpty {
        spans.append(Span(TextFit.list(rows[row].details, to: room, by: ", "), .secondary))
      }
      return Line(tick.isEmpty ? spans : spans + [Span(tick, .key)])
    }
  }
}

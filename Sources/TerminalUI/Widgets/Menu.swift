/// A title and a list of choices below it.
///
/// ```swift
/// let menu = Menu(
///   title: "Show everything as of",
///   rows: [
///     Menu.MenuEntry("0 today"), Menu.MenuEntry("1 Generation I", details: ["Red", "Blue"]),
///   ], selected: 1)
/// let lines = menu.lines(Size(columns: 80, rows: 24))
/// ```
///
/// If not all rows fit, only rows around the selected one are shown. If a row has too little space,
/// its details are left out one by one, starting with the last.
package struct Menu: Sendable, Equatable {
  package struct MenuEntry: Sendable, Equatable {
    let title: String
    /// Additional details about the choice. If there is too little space, details are left out,
    /// starting with the last. The first detail is never left out, but it may be cut.
    let details: [String]

    package init(_ title: String, details: [String] = []) {
      self.title = title
      self.details = details
    }
  }

  package let title: String
  package let rows: [MenuEntry]
  /// Index of the selected row. If there are no rows, this index is out of range.
  package let selected: Int
  /// Index of the choice that is currently in effect. It is shown with a tick. Nil if none is in
  /// effect.
  package let current: Int?

  package init(title: String, rows: [MenuEntry], selected: Int, current: Int? = nil) {
    self.title = title
    self.rows = rows
    self.selected = selected
    self.current = current
  }

  /// Returns the range of rows that fit below the title. It includes the selected row.
  ///
  /// - Parameter height: Number of lines, including the title.
  package func shown(in height: Int) -> Range<Int> {
    let room = max(1, height - 1)
    let first = max(0, min(selected - room + 1, rows.count - room))
    return first..<min(rows.count, first + room)
  }

  /// Returns the index of the row that is shown in a line. Nil if none exists. The first line
  /// below the title has the number 0.
  package func row(at line: Int, in height: Int) -> Int? {
    let shown = shown(in: height)
    let row = shown.lowerBound + line
    return shown ~= row ? row : nil
  }

  /// Returns the number of the line in which the selected row is shown. Nil if there is no selected
  /// row. The first line below the title has the number 0.
  package func selectedLine(in height: Int) -> Int? {
    let shown = shown(in: height)
    return shown ~= selected ? selected - shown.lowerBound : nil
  }

  /// Returns the lines of the visible rows, without the title.
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

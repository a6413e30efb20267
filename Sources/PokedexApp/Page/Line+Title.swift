internal import PokedexFeatures
internal import TerminalUI

extension Line {
  /// What a table is of, by what it is sorted, and what is typed to filter it, which has to be seen: the
  /// title gives way.
  ///
  /// - Parameter sorted: the title of the column that it is sorted by; nil where that is said elsewhere.
  static func title(
    _ title: String, sorted: String? = nil, _ table: TableSettings, columns: Int
  ) -> Line {
    let order =
      table.column == 0 && !table.isReversed
      ? nil : sorted.map { " · \($0) \(table.isReversed ? "▴" : "▾")" }
    let typed =
      table.isFiltering || !table.filter.isEmpty ? typed(table, columns: columns - 10) : ""
    let room = max(8, columns - TextWidth.of(typed) - 2)
    let heading = Span(TextFit.clip(title + (order ?? ""), to: room), .heading)
    return Line(typed.isEmpty ? [heading] : [heading, Span("  " + typed, .key)])
  }

  /// As much of what is typed as fits, with the cursor in it.
  private static func typed(_ table: TableSettings, columns: Int) -> String {
    let box = table.filter
    guard table.isFiltering else { return "/" + TextFit.clip(box.text, to: columns) }
    let characters = box.characters
    let shown = box.shown(in: max(3, columns))
    let before = String(characters[shown.lowerBound..<box.cursor])
    let after = String(characters[box.cursor..<shown.upperBound])
    return "/" + (shown.lowerBound > 0 ? "…" : "") + before + "▏" + after
      + (shown.upperBound < characters.count ? "…" : "")
  }
}

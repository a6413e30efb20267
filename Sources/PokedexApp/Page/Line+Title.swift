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
    let typed = typed(table, columns: columns - 10)
    let room = max(8, columns - typed.columns)
    let heading = Span(TextFit.clip(title + (order ?? ""), to: room), .heading)
    return Line([heading] + typed)
  }

  /// As much of what is typed as fits, with the cursor in it; nothing where nothing is.
  private static func typed(_ table: TableSettings, columns: Int) -> [Span] {
    let box = table.filter
    if table.isFiltering {
      let shown = box.shown(in: max(3, columns))
      return [Span("  /", .key)] + box.spans(shown, cursor: .key) { _ in .key }
    }
    return box.isEmpty ? [] : [Span("  /" + TextFit.clip(box.text, to: columns), .key)]
  }
}

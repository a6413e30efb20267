internal import PokedexFeatures
internal import TerminalUI

extension Line {
  /// What a table is of, and what is typed to filter it, which has to be seen: the title gives way.
  static func title(_ title: String, _ table: TableSettings, columns: Int) -> Line {
    let typed = table.isFiltering || !table.filter.isEmpty ? "/" + table.filter : ""
    let cursor = table.isFiltering ? "▏" : ""
    let room = max(8, columns - TextWidth.of(typed + cursor) - 2)
    return Line([
      Span(TextFit.clip(title, to: room), .heading), Span("  " + typed + cursor, .key),
    ])
  }
}

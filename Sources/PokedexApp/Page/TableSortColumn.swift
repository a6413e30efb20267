package import PokedexModel
internal import PokedexText
package import TerminalUI

/// A column that a table can be sorted by. The first column of every table is its default order.
struct TableSortColumn<Row> {
  /// The sort key of a row.
  enum SortValue: Comparable {
    case text(String)
    /// Sorts the smallest first.
    case rank(Int)

    /// Sorts the largest first.
    static func figure(_ figure: Int) -> SortValue { .rank(-figure) }
  }

  let title: Sentence
  /// Returns a row's sort key. Rows with nil come last, reversed or not.
  let value: (Row) -> SortValue?

  init(_ title: Sentence, _ value: @escaping (Row) -> SortValue? = { _ in nil }) {
    self.title = title
    self.value = value
  }
}

extension TableSettings {
  /// Whether all rows of a table are shown in its default order.
  var isPlain: Bool { filter.isEmpty && column == 0 && !isReversed }

  /// Returns the rows that pass the filter, sorted. All tables are filtered and sorted by this function.
  ///
  /// - Parameters:
  ///   - columns: the columns that `column` is an index of.
  ///   - texts: the texts of a row that the filter searches.
  func arranged<Row>(
    _ rows: [Row], by columns: [TableSortColumn<Row>], texts: (Row) -> [String]
  ) -> [Row] {
    let shown = filtered(rows, texts: texts)
    if column == 0 { return isReversed ? shown.reversed() : shown }
    guard columns.indices ~= column else { return shown }
    return sorted(shown, by: columns[column])
  }

  /// Returns the rows with a text that contains the filter.
  func filtered<Row>(_ rows: [Row], texts: (Row) -> [String]) -> [Row] {
    if filter.isEmpty { return rows }
    let key = NameKey.key(filter.text)
    return rows.filter { row in texts(row).contains { NameKey.key($0).contains(key) } }
  }

  /// Sorts rows. Rows with the same value keep their order.
  private func sorted<Row>(_ rows: [Row], by column: TableSortColumn<Row>) -> [Row] {
    var known: [(value: TableSortColumn<Row>.SortValue, index: Int)] = []
    var unknown: [Row] = []
    for (index, row) in rows.enumerated() {
      if let value = column.value(row) { known.append((value, index)) } else { unknown.append(row) }
    }
    known.sort { a, b in
      a.value == b.value ? a.index < b.index : (a.value < b.value) != isReversed
    }
    return known.map { rows[$0.index] } + unknown
  }
}

/// The user's settings for a table on a page: filter, order, game and opened rows.
package struct TableSettings: Sendable, Equatable {
  /// The game asked for; nil for the one that the table starts with.
  package var game: Game?
  /// Index of the page's column that it is sorted by; 0 is the default order.
  package var column = 0
  package var isReversed = false
  /// Only rows that contain this text are shown.
  package var filter = TextBox()
  /// Whether typed text goes into the filter.
  package var isFiltering = false
  /// The folds that are open, by keys of the table's own.
  package var opened: Set<String> = []
  /// Whether nothing can be changed because the table is printed.
  var isReadOnly = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }

  /// Returns the game to show of those that a table has: the one asked for, else one of its version group,
  /// else the nearest before it in its generation, or the nearest after it; nil if the table has none of
  /// them. The version is kept if the table's games have no versions.
  ///
  /// - Parameters:
  ///   - games: in the order of `groups`.
  ///   - groups: all version groups in the order of release.
  func game(among games: [Game], of groups: [VersionGroup]) -> Game? {
    guard let game else { return nil }
    if games.contains(game) { return game }
    if let sibling = games.first(where: { $0.group == game.group }) {
      return sibling.version == nil ? game : sibling
    }
    guard let index = groups.firstIndex(where: { $0.slug == game.group }) else { return nil }
    let relatives = games.compactMap { relative in
      groups.firstIndex { $0.slug == relative.group }.map { (index: $0, game: relative) }
    }.filter { groups[$0.index].generation == groups[index].generation }
    return (relatives.last { $0.index < index } ?? relatives.first)?.game
  }
}

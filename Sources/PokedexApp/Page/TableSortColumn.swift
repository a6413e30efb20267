package import PokedexModel
internal import PokedexText
package import TerminalUI

/// A column that a table can be sorted by. The first column of every table is its default order.
struct TableSortColumn<Row> {
  /// The sort key of a row.
  enum SortValue: Comparable {
    case text(String)
    /// A number that sorts the smallest first.
    case rank(Int)

    /// Returns a sort key that sorts the largest figure first.
    static func figure(_ figure: Int) -> SortValue { .rank(-figure) }
  }

  let title: Sentence
  /// Closure that returns a row's sort key. Rows with nil come last, even in reverse order.
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
  ///   - columns: the columns that `column` is an index into.
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

  /// Returns sorted rows. Rows with the same value keep their order.
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
  /// The requested game; nil for the table's default.
  package var game: Game?
  /// Index of the page's column that it is sorted by; 0 is the default order.
  package var column = 0
  package var isReversed = false
  /// The text that the shown rows must contain; empty for all rows.
  package var filter = TextBox()
  /// Whether typed text goes into the filter.
  package var isFiltering = false
  /// Keys of the open folds. Each table defines its own keys.
  package var opened: Set<String> = []
  /// Whether the table is printed, so that nothing can be changed.
  var isReadOnly = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }

  /// Returns the game to show: the requested one if the table has it, else the closest one that it
  /// has.
  ///
  /// The closest game is one of the same version group, else the last earlier one of the same
  /// generation, else the first later one; nil if there is none. If the table has the version group
  /// without a version, the requested version is returned.
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

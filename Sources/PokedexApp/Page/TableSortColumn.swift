package import PokedexModel
internal import PokedexText
package import TerminalUI

/// A column by which a table can be sorted. The first column of every table restores its default
/// order.
struct TableSortColumn<Row> {
  /// The sort key of a row.
  enum SortValue: Comparable {
    case text(String)
    /// A number for sorting. The smallest number comes first.
    case rank(Int)

    /// Returns a sort key that puts the largest number first.
    static func figure(_ figure: Int) -> SortValue { .rank(-figure) }
  }

  let title: Sentence
  /// Closure that returns a row's sort key. Rows whose key is nil come last, even if the order is
  /// reversed.
  let value: (Row) -> SortValue?

  init(_ title: Sentence, _ value: @escaping (Row) -> SortValue? = { _ in nil }) {
    self.title = title
    self.value = value
  }
}

extension TableSettings {
  /// Whether all rows of a table are shown in its default order.
  var isPlain: Bool { filter.isEmpty && column == 0 && !isReversed }

  /// Returns the rows that pass the filter, sorted. All tables use this function for filtering and
  /// sorting.
  ///
  /// - Parameters:
  ///   - columns: columns of the table. The setting `column` is an index into this array.
  ///   - texts: closure that returns the texts of a row in which the filter searches.
  func arranged<Row>(
    _ rows: [Row], by columns: [TableSortColumn<Row>], texts: (Row) -> [String]
  ) -> [Row] {
    let shown = filtered(rows, texts: texts)
    if column == 0 { return isReversed ? shown.reversed() : shown }
    guard columns.indices ~= column else { return shown }
    return sorted(shown, by: columns[column])
  }

  /// Returns the rows that have a text containing the filter's text.
  func filtered<Row>(_ rows: [Row], texts: (Row) -> [String]) -> [Row] {
    if filter.isEmpty { return rows }
    let key = NameKey.key(filter.text)
    return rows.filter { row in texts(row).contains { NameKey.key($0).contains(key) } }
  }

  /// Returns the rows sorted by a column. Rows with the same value keep their order.
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

/// The user's settings for a table on a page: filter, sort order, game, and opened groups of rows.
package struct TableSettings: Sendable, Equatable {
  /// The requested game. Nil for the table's default game.
  package var game: Game?
  /// Index of the column by which the table is sorted; 0 is the default order.
  package var column = 0
  package var isReversed = false
  /// Text to filter by. Only rows that contain it are shown; if it is empty, all rows are shown.
  package var filter = TextBox()
  /// Whether the user is typing into the filter.
  package var isFiltering = false
  /// Keys of the groups of rows that the user has opened. Each table defines its own keys.
  package var opened: Set<String> = []
  /// Whether the table is printed, so that the user can't change anything.
  var isReadOnly = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }

  /// Returns the game to show: the requested game if the table has it, or else the closest game
  /// that the table has. Nil if no game is requested or none is close enough.
  ///
  /// The closest game is one of the same version group, or else the last earlier game of the same
  /// generation, or else the first later one. If the table has the version group but doesn't
  /// distinguish its versions, returns the requested game with its version.
  ///
  /// - Parameters:
  ///   - games: games of the table, in the order of `groups`.
  ///   - groups: all version groups, in order of release.
  func game(among games: [Game], of groups: [VersionGroup]) -> Game? {
    guard let game else { return nil }
    if let own = ownGame(among: games) { return own }
    guard let index = groups.firstIndex(where: { $0.slug == game.group }) else { return nil }
    let relatives = games.compactMap { relative in
      groups.firstIndex { $0.slug == relative.group }.map { (index: $0, game: relative) }
    }.filter { groups[$0.index].generation == groups[index].generation }
    return (relatives.last { $0.index < index } ?? relatives.first)?.game
  }

  /// Returns the requested game if the table has it or its version group. Nil otherwise.
  func ownGame(among games: [Game]) -> Game? {
    guard let game else { return nil }
    if games.contains(game) { return game }
    return games.first { $0.group == game.group }.map { $0.version == nil ? game : $0 }
  }
}

package import PokedexModel
internal import PokedexText
package import TerminalUI

/// What a table can be sorted by. The first column of every table is its own order.
struct TableColumn<Row> {
  /// What a row is sorted by.
  enum Value: Comparable {
    case text(String)
    /// The least stands first.
    case rank(Int)

    /// The greatest stands first.
    static func figure(_ figure: Int) -> Value { .rank(-figure) }
  }

  let title: Sentence
  /// Nil for a row that has none, which stands last, reversed or not.
  let value: (Row) -> Value?

  init(_ title: Sentence, _ value: @escaping (Row) -> Value? = { _ in nil }) {
    self.title = title
    self.value = value
  }
}

extension TableSettings {
  /// Whether all rows of a table are shown in its own order.
  var isPlain: Bool { filter.isEmpty && column == 0 && !isReversed }

  /// The rows that pass the filter, sorted: the one way in which tables are.
  ///
  /// - Parameters:
  ///   - columns: those that are asked for by `column`.
  ///   - texts: what of a row a filter looks in.
  func arranged<Row>(
    _ rows: [Row], by columns: [TableColumn<Row>], texts: (Row) -> [String]
  ) -> [Row] {
    let shown = filtered(rows, texts: texts)
    if column == 0 { return isReversed ? shown.reversed() : shown }
    guard columns.indices ~= column else { return shown }
    return sorted(shown, by: columns[column])
  }

  /// Those rows that have what is typed in one of their texts.
  func filtered<Row>(_ rows: [Row], texts: (Row) -> [String]) -> [Row] {
    if filter.isEmpty { return rows }
    let key = NameKey.key(filter.text)
    return rows.filter { row in texts(row).contains { NameKey.key($0).contains(key) } }
  }

  /// What has the same value stays in the order it had.
  private func sorted<Row>(_ rows: [Row], by column: TableColumn<Row>) -> [Row] {
    var known: [(value: TableColumn<Row>.Value, place: Int)] = []
    var unknown: [Row] = []
    for (place, row) in rows.enumerated() {
      if let value = column.value(row) { known.append((value, place)) } else { unknown.append(row) }
    }
    known.sort { a, b in
      a.value == b.value ? a.place < b.place : (a.value < b.value) != isReversed
    }
    return known.map { rows[$0.place] } + unknown
  }
}

/// What a person has chosen to see of a table on a page, and in which order.
package struct TableSettings: Sendable, Equatable {
  /// The game that is wanted; nil for the one that a table begins with.
  package var game: Game?
  /// Which of the page's columns it is sorted by; the first is its own order.
  package var column = 0
  package var isReversed = false
  /// Only rows that contain this are shown.
  package var filter = TextBox()
  /// Whether what is typed goes into the filter.
  package var isFiltering = false
  /// The lines whose rows are shown, by a key of the table's own.
  package var opened: Set<String> = []
  /// Whether nothing can be changed, because it is printed.
  var isFixed = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }

  /// The game to show of those that a table has: the wanted one, else one of its group, else the nearest
  /// before it in its generation, or after it; nil where it has none of them. It keeps its version where the
  /// table's games have none.
  ///
  /// - Parameters:
  ///   - games: in the order of `groups`.
  ///   - groups: all there are, in the order of release.
  func game(among games: [Game], of groups: [VersionGroup]) -> Game? {
    guard let game else { return nil }
    if games.contains(game) { return game }
    if let sibling = games.first(where: { $0.group == game.group }) {
      return sibling.version == nil ? game : sibling
    }
    guard let place = groups.firstIndex(where: { $0.slug == game.group }) else { return nil }
    let relatives = games.compactMap { relative in
      groups.firstIndex { $0.slug == relative.group }.map { (place: $0, game: relative) }
    }.filter { groups[$0.place].generation == groups[place].generation }
    return (relatives.last { $0.place < place } ?? relatives.first)?.game
  }
}

internal import PokedexModel
internal import PokedexText
internal import TerminalUI

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

import EmbeddedTables

/// An embedded table as text, read past the readers under test.
struct TableText {
  let columns: [String]
  let rows: [[String]]

  init(_ name: TableName) {
    columns = name.header
    let lines = TableLines(name)
    rows = (0..<lines.count).map { lines[$0].text.parts(by: "\t") }
  }

  /// The cells of a column; none for a column that is not there.
  subscript(column: String) -> [String] {
    guard let place = columns.firstIndex(of: column) else { return [] }
    return rows.map { $0[place] }
  }

  /// The comma-separated parts of the cells of a column.
  func lists(_ column: String) -> [[String]] {
    self[column].map { $0.parts(by: ",") }
  }

  /// What stands at a place in the parts of a column's lists, apart by colons; all there are, each once.
  func parts(_ column: String, at place: Int) -> Set<String> {
    let parts = lists(column).joined().filter { $0 != "-" }
    return Set(parts.compactMap { $0.parts(by: ":").dropFirst(place).first })
  }

  /// The rows as dictionaries by column.
  var records: [[String: String]] {
    rows.map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

extension TableName {
  /// The dex's tables, without the interface's sentences, the drawings, how forms are called, and the
  /// words for ways to meet a Pokémon.
  static let dex = all.filter {
    ![
      .sentences, .drawings, .formNames, .placeWords, .abilityWords, .moveWords, .itemWords,
      .queryWords,
      .paletteWords,
    ]
    .contains($0)
  }
}

extension String {
  /// What stands between separators. By bytes: the largest table has a hundred thousand parts.
  func parts(by separator: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

import EmbeddedTables

/// An embedded table as text, read without the readers under test.
struct TableText {
  let columns: [String]
  let rows: [[String]]

  init(_ name: TableName) {
    columns = name.header
    let lines = TableLines(name)
    rows = (0..<lines.count).map { lines[$0].text.parts(by: "\t") }
  }

  /// The cells of a column, or an empty array for an unknown column.
  subscript(column: String) -> [String] {
    guard let offset = columns.firstIndex(of: column) else { return [] }
    return rows.map { $0[offset] }
  }

  /// Returns the comma-separated parts of a column's cells.
  func lists(_ column: String) -> [[String]] {
    self[column].map { $0.parts(by: ",") }
  }

  /// Returns the distinct parts that have the index `offset`, from 0, in the items of a column.
  /// Commas separate the items of a cell, and colons separate the parts of an item.
  func parts(_ column: String, at offset: Int) -> Set<String> {
    let parts = lists(column).joined().filter { $0 != "-" }
    return Set(parts.compactMap { $0.parts(by: ":").dropFirst(offset).first })
  }

  /// The rows as dictionaries by column.
  var records: [[String: String]] {
    rows.map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

extension TableName {
  /// The tables of the dex. Tables of the interface are excluded: sentences, drawings, form names
  /// and words.
  static let dex = all.filter {
    ![
      .sentences, .drawings, .formNames, .placeWords, .abilityWords, .moveWords, .itemWords,
      .queryWords, .paletteWords,
    ].contains($0)
  }
}

extension String {
  /// Splits at a separator. Works on bytes for speed, because the largest table has a hundred
  /// thousand parts.
  func parts(by separator: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

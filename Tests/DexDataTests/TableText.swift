import EmbeddedTables

/// An embedded table as text, read past the readers under test.
struct TableText {
  let columns: [String]
  let rows: [[String]]

  init(_ name: Table.Name) {
    let table = Table(name)
    columns = table.columns
    rows = (0..<table.count).map { index in
      table[index].remainingText().split(separator: "\t", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// The cells of a column; none for a column that is not there.
  subscript(column: String) -> [String] {
    guard let place = columns.firstIndex(of: column) else { return [] }
    return rows.map { $0[place] }
  }

  /// The comma-separated parts of the cells of a column.
  func lists(_ column: String) -> [[String]] {
    self[column].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The rows as dictionaries by column.
  var records: [[String: String]] {
    rows.map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}

extension Table.Name {
  /// The dex's tables, without the interface's sentences.
  static let dex = allCases.filter { $0 != .sentences }

  /// The file it is made from: `speciesNames` is `species_names.tsv`.
  var fileName: String {
    let words = "\(self)".map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }
    return words.joined() + ".tsv"
  }
}

internal import PokedexText

// Cells between tabs, under a header.
extension MarksReader {
  private enum Column: String {
    case id, name, game, marks, note
  }

  /// The rows by their lines, from 1. Columns that are not known are passed over, so that a list with more
  /// of them can be read.
  func tsvRows(of bytes: ArraySlice<UInt8>) throws(Shell.Failure) -> [(place: Int, row: Row)] {
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.most + 1, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let header = lines.first.map { Self.cells(of: $0) } ?? []
    let columns = header.map { Column(rawValue: $0) }
    guard columns.contains(.id) || columns.contains(.name) else {
      throw mistake(false, 1, text(.importNoHeader))
    }
    if lines.count > Self.most + 1 {
      throw mistake(false, Self.most + 2, text(.importTooMany, String(Self.most)))
    }
    var rows: [(Int, Row)] = []
    for (index, line) in lines.enumerated().dropFirst() where line != [UInt8(ascii: "\r")] {
      if line.isEmpty { continue }
      let cells = Self.cells(of: line)
      if cells.count > columns.count { throw mistake(false, index + 1, text(.importCells)) }
      rows.append((index + 1, Self.row(of: cells, columns)))
    }
    return rows
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [String] {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func row(of cells: [String], _ columns: [Column?]) -> Row {
    var row = Row()
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      switch column {
      case .id: row.id = cell
      case .name: row.name = cell
      case .game: row.game = cell
      case .marks: row.marks = cell.split(separator: " ").map(String.init)
      case .note: row.note = cell
      case nil: break
      }
    }
    return row
  }
}

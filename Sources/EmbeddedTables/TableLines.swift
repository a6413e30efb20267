internal import CEmbeddedTables
/// Re-exported because readers of tables need the tables' names. The tables' bytes are not
/// re-exported.
@_exported public import TableNames

/// A line of a table, whose cells are read by index.
///
/// It can be sent between threads, because it refers to constants of the executable.
package struct TableLine: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the cell at an index from 0; an empty one after the last cell.
  package subscript(column: Int) -> TableCell {
    let rest = bytes(from: column)
    return TableCell(bytes: rest.part(0..<(rest.offset(of: tab) ?? rest.count)))
  }

  /// Returns the cells from an index to the last one, to be read one by one.
  package func cells(from column: Int) -> CellParts {
    CellParts(rest: bytes(from: column), separator: tab)
  }

  /// Returns the cells from an index to the last one, including the tabs between them.
  package func bytes(from column: Int) -> UnsafeRawBufferPointer {
    var start = 0
    for _ in 0..<column { start = (bytes.offset(of: tab, from: start) ?? bytes.count - 1) + 1 }
    return bytes.part(start..<bytes.count)
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")

/// The lines of a table below its header.
package struct TableLines: RandomAccessCollection, Sendable {
  private let lines: [TableLine]

  /// Finds the lines in one pass over the table's bytes.
  package init(_ name: TableName) {
    let bytes = name.bytes
    var lines: [TableLine] = []
    var start = bytes.afterHeader
    while start < bytes.count {
      let end = bytes.endOfLine(from: start)
      lines.append(TableLine(bytes.part(start..<end)))
      start = end + 1
    }
    self.lines = lines
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { lines.count }

  package subscript(index: Int) -> TableLine { lines[index] }

  /// Returns the indices of the lines whose first cell is this number. The lines must be sorted by
  /// that number.
  package func indices(of key: Int) -> Range<Int> {
    let first = firstIndex { $0[0].integer >= key }
    return first..<(lines[first...].firstIndex { $0[0].integer != key } ?? count)
  }

  /// Returns the index of the line whose first cell is this text. The lines must be sorted by that
  /// cell's bytes.
  package func index(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      let key = UnsafeRawBufferPointer(key)
      let first = firstIndex { $0[0].bytes.order(against: key) >= 0 }
      return first < count && self[first][0].bytes.order(against: key) == 0 ? first : nil
    }
  }

  /// Returns the first index for which a condition holds, by bisection. The condition must hold for
  /// all later lines, too.
  private func firstIndex(where isAtOrAfter: (TableLine) -> Bool) -> Int {
    var rest = lines.indices
    while !rest.isEmpty {
      let middle = rest.lowerBound + rest.count / 2
      rest =
        isAtOrAfter(lines[middle]) ? rest.lowerBound..<middle : middle + 1..<rest.upperBound
    }
    return rest.lowerBound
  }
}

/// The lines of a large table that is sorted by the number in its first cell. They are found by
/// bisection of the table's bytes, so only a few memory pages are read.
package struct SortedLines: Sendable {
  private let name: TableName

  package init(_ name: TableName) {
    self.name = name
  }

  /// Calls `body` with each line whose first cell is `key`, until `body` returns false.
  package func forEachLine(of key: Int, _ body: (TableLine) -> Bool) {
    forEachLine(from: firstLine { $0[0].integer >= key }) { $0[0].integer == key && body($0) }
  }

  /// Returns the line whose first two cells are these numbers, if any. The table must be sorted by
  /// both.
  package func line(of key: Int, _ second: Int) -> TableLine? {
    var found: TableLine?
    let first = firstLine { ($0[0].integer, $0[1].integer) >= (key, second) }
    forEachLine(from: first) { line in
      if (line[0].integer, line[1].integer) == (key, second) { found = line }
      return false
    }
    return found
  }

  /// Calls `body` with every line in order.
  package func forEachLine(_ body: (TableLine) -> Void) {
    forEachLine(from: name.bytes.afterHeader) { line in
      body(line)
      return true
    }
  }

  /// Returns the lines that contain a text, in order.
  package func lines(containing text: String) -> [TableLine] {
    let bytes = name.bytes
    var text = text
    return text.withUTF8 { text in
      var lines: [TableLine] = []
      var start = bytes.afterHeader
      while let found = bytes.offset(of: text, from: start) {
        start = bytes[start..<found].lastIndex(of: newline).map { $0 + 1 } ?? start
        let end = bytes.endOfLine(from: found)
        lines.append(TableLine(bytes.part(start..<end)))
        start = end + 1
      }
      return lines
    }
  }

  private func forEachLine(from start: Int, _ body: (TableLine) -> Bool) {
    let bytes = name.bytes
    var start = start
    while start < bytes.count {
      let end = bytes.endOfLine(from: start)
      guard body(TableLine(bytes.part(start..<end))) else { return }
      start = end + 1
    }
  }

  /// Returns the offset of the first line for which a condition holds, by bisection. The condition
  /// must hold for all later lines, too.
  private func firstLine(where isAtOrAfter: (TableLine) -> Bool) -> Int {
    let bytes = name.bytes
    var (lower, upper) = (bytes.afterHeader, bytes.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      let start = bytes[lower..<middle].lastIndex(of: newline).map { $0 + 1 } ?? lower
      let end = bytes.endOfLine(from: middle)
      if isAtOrAfter(TableLine(bytes.part(start..<end))) { upper = start } else { lower = end + 1 }
    }
    return lower
  }
}

extension UnsafeRawBufferPointer {
  /// Offset of the first line below the header.
  fileprivate var afterHeader: Int { endOfLine(from: 0) + 1 }

  /// Returns the offset of the next newline, or of the end after the last one.
  fileprivate func endOfLine(from start: Int) -> Int { offset(of: newline, from: start) ?? count }
}

extension TableName {
  /// The tables in the executable, each a file under `Resources`.
  package static var all: [TableName] {
    (0..<UInt32(embedded_table_count)).compactMap(TableName.init(rawValue:))
  }

  /// Name of the file: `speciesNames` is `species_names.tsv`.
  package var fileName: String { String(cString: embedded_table_bytes(self).name) + ".tsv" }

  /// The table in UTF-8. The first line is the header. Cells are separated by tabs, and `-` stands
  /// for a missing value.
  var bytes: UnsafeRawBufferPointer {
    let table = embedded_table_bytes(self)
    return UnsafeRawBufferPointer(start: table.bytes, count: table.length)
  }

  /// Names of the columns, from the header.
  package var header: [String] {
    let bytes = bytes
    return bytes[..<bytes.endOfLine(from: 0)].split(separator: tab)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Topics of `pokedex help`, each a file under `Resources/Help` for every language.
package enum EmbeddedTopics {
  /// Names of the topics in the order in which they are listed.
  package static var names: [String] {
    all.filter { String(cString: $0.language) == "en" }.map { String(cString: $0.text.name) }
  }

  /// Returns the text of a topic; nil if it does not exist in the language.
  ///
  /// - Parameter code: Code of the language, such as `en`.
  package static func text(of name: String, in code: String) -> String? {
    let topic = all.first {
      String(cString: $0.text.name) == name && String(cString: $0.language) == code
    }
    guard let text = topic?.text else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
  }

  private static var all: [EmbeddedTopic] { (0..<embedded_topic_count).map(embedded_topic) }
}

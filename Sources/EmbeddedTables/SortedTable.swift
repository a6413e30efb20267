private import CEmbeddedTables

/// One embedded table that is too large to note where its lines start: a row is found by bisection over
/// the bytes, so that a few pages of it are read and no more. Its first column is a number, rising.
package struct SortedTable: Sendable {
  private let name: Table.Name

  package init(_ name: Table.Name) {
    self.name = name
  }

  /// The rows whose first cell is a number, in order, each read from its second cell on.
  package func rows(of key: Int) -> [Row] {
    let bytes = Table.bytes(of: name)
    var rows: [Row] = []
    var start = firstRow(of: key, in: bytes)
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      var row = Row(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      guard row.integer() == key else { break }
      rows.append(row)
      start = end + 1
    }
    return rows
  }

  /// Every row in order, from its first cell on.
  package func forEachRow(_ body: (Row) -> Void) {
    let bytes = Table.bytes(of: name)
    var start = Self.afterHeader(bytes)
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      body(Row(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
      start = end + 1
    }
  }

  /// Every row that contains a text, in order, from its first cell on.
  package func rows(containing text: String) -> [Row] {
    let bytes = Table.bytes(of: name)
    var text = text
    return text.withUTF8 { text in
      var rows: [Row] = []
      var start = Self.afterHeader(bytes)
      while let found = bytes.offset(of: text, from: start) {
        start = Self.startOfLine(found, in: bytes, from: start)
        let end = bytes.offset(of: UInt8(ascii: "\n"), from: found) ?? bytes.count
        rows.append(Row(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        start = end + 1
      }
      return rows
    }
  }

  /// Where the first row begins whose number is not less than the key.
  private func firstRow(of key: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var range = Self.afterHeader(bytes)..<bytes.count
    while !range.isEmpty {
      let start = Self.startOfLine(
        range.lowerBound + range.count / 2, in: bytes, from: range.lowerBound)
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      var row = Row(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      range =
        row.integer() < key
        ? min(end + 1, range.upperBound)..<range.upperBound
        : range.lowerBound..<start
    }
    return range.lowerBound
  }

  private static func startOfLine(
    _ offset: Int, in bytes: UnsafeRawBufferPointer, from first: Int
  ) -> Int {
    var start = offset
    while start > first, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func afterHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    (bytes.offset(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
  }
}

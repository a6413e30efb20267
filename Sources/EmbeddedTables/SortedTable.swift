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
    var rows: [Row] = []
    forEachRow(of: key) { row in
      rows.append(row)
      return true
    }
    return rows
  }

  /// The first row whose first cells are a number and a text, read from its third cell on; nil for none.
  package func row(of key: Int, _ text: String) -> Row? {
    var text = text
    return text.withUTF8 { text in
      var found: Row?
      forEachRow(of: key) { row in
        if row.order(of: UnsafeRawBufferPointer(text)) == 0 { found = row }
        return found == nil
      }
      found?.skip()
      return found
    }
  }

  /// Calls `body` with the rows whose first cell is a number, until it says that it needs no more.
  private func forEachRow(of key: Int, _ body: (Row) -> Bool) {
    let bytes = Table.bytes(of: name)
    var start = firstRow(of: key, in: bytes)
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      var row = Row(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      guard row.integer() == key, body(row) else { return }
      start = end + 1
    }
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
    var (lower, upper) = (Self.afterHeader(bytes), bytes.count)
    // The row after the middle, as what lies ahead is found faster than what lies behind.
    while let end = bytes.offset(of: UInt8(ascii: "\n"), from: lower + (upper - lower) / 2),
      end + 1 < upper
    {
      if Self.number(at: end + 1, in: bytes) < key { lower = end + 1 } else { upper = end + 1 }
    }
    while lower < upper, Self.number(at: lower, in: bytes) < key {
      lower = (bytes.offset(of: UInt8(ascii: "\n"), from: lower) ?? bytes.count) + 1
    }
    return lower
  }

  private static func number(at start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var row = Row(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    return row.integer()
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

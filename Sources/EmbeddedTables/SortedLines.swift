/// The lines of a table that is sorted by its first column, a number.
package struct SortedLines: Sendable {
  private let name: TableName

  package init(_ name: TableName) {
    self.name = name
  }

  /// Calls `body` with the lines whose first cell is a number, until it says that it needs no more.
  package func forEachLine(of key: Int, _ body: (TableLine) -> Bool) {
    let bytes = name.bytes
    var start = firstLine(of: key, in: bytes)
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      var line = TableLine(bytes.part(start..<end))
      guard line.cell(at: 0).integer == key, body(line) else { return }
      start = end + 1
    }
  }

  /// The first line whose first cells are a number and a text; nil for none.
  package func line(of key: Int, _ text: String) -> TableLine? {
    var text = text
    return text.withUTF8 { text in
      let text = UnsafeRawBufferPointer(text)
      var found: TableLine?
      forEachLine(of: key) { line in
        var line = line
        if line.cell(at: 1).bytes.order(against: text) == 0 { found = line }
        return found == nil
      }
      return found
    }
  }

  /// Calls `body` with every line in order.
  package func forEachLine(_ body: (TableLine) -> Void) {
    let bytes = name.bytes
    var start = Self.afterHeader(bytes)
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      body(TableLine(bytes.part(start..<end)))
      start = end + 1
    }
  }

  /// The lines that contain a text, in order.
  package func lines(containing text: String) -> [TableLine] {
    let bytes = name.bytes
    var text = text
    return text.withUTF8 { text in
      var lines: [TableLine] = []
      var start = Self.afterHeader(bytes)
      while let found = bytes.offset(of: text, from: start) {
        start = Self.startOfLine(found, in: bytes, from: start)
        let end = bytes.offset(of: UInt8(ascii: "\n"), from: found) ?? bytes.count
        lines.append(TableLine(bytes.part(start..<end)))
        start = end + 1
      }
      return lines
    }
  }

  /// Where the first line begins whose number is not less than the key.
  private func firstLine(of key: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var (lower, upper) = (Self.afterHeader(bytes), bytes.count)
    // The line after the middle, as what lies ahead is found faster than what lies behind.
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
    var line = TableLine(bytes.part(start..<bytes.count))
    return line.cell(at: 0).integer
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

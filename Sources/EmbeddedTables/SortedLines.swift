/// The lines of a table that is sorted by its first column, which contains numbers.
package struct SortedLines: Sendable {
  private let name: TableName

  package init(_ name: TableName) {
    self.name = name
  }

  /// Calls `body` with each line whose first cell is `key`, until `body` returns false.
  package func forEachLine(of key: Int, _ body: (TableLine) -> Bool) {
    let bytes = name.bytes
    var start = firstLine(in: bytes) { $0.integer(at: 0) < key }
    while start < bytes.count {
      let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
      var line = TableLine(bytes.part(start..<end))
      guard line.cell(at: 0).integer == key, body(line) else { return }
      start = end + 1
    }
  }

  /// Returns the line whose first two cells are these numbers, if any.
  ///
  /// The table must be sorted by both columns.
  package func line(of key: Int, _ second: Int) -> TableLine? {
    let bytes = name.bytes
    let start = firstLine(in: bytes) { line in
      let number = line.integer(at: 0)
      return number < key || number == key && line.integer(at: 1) < second
    }
    guard start < bytes.count else { return nil }
    let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
    var line = TableLine(bytes.part(start..<end))
    return line.integer(at: 0) == key && line.integer(at: 1) == second ? line : nil
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

  /// Returns the lines that contain a text, in order.
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

  /// Returns the offset of the first line for which `comesBefore` is false. All lines for which it
  /// is true must precede that line.
  private func firstLine(
    in bytes: UnsafeRawBufferPointer, after comesBefore: (inout TableLine) -> Bool
  ) -> Int {
    func isBefore(_ start: Int) -> Bool {
      var line = TableLine(bytes.part(start..<bytes.count))
      return comesBefore(&line)
    }
    var (lower, upper) = (Self.afterHeader(bytes), bytes.count)
    // Test the line that begins after the middle, not the one that contains it, because a search
    // forward is faster than one backward.
    while let end = bytes.offset(of: UInt8(ascii: "\n"), from: lower + (upper - lower) / 2),
      end + 1 < upper
    {
      if isBefore(end + 1) { lower = end + 1 } else { upper = end + 1 }
    }
    while lower < upper, isBefore(lower) {
      lower = (bytes.offset(of: UInt8(ascii: "\n"), from: lower) ?? bytes.count) + 1
    }
    return lower
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

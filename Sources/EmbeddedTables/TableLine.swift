/// A line of a table, whose cells are read by index.
package struct TableLine {
  let bytes: UnsafeRawBufferPointer
  /// Offset of the cell with the index `column`.
  private var offset = 0
  private var column = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the cell at an index from 0.
  package mutating func cell(at column: Int) -> TableCell {
    if column != self.column { move(to: column) }
    let start = offset
    let end = bytes.endOfCell(from: start)
    (offset, self.column) = (end + 1, column + 1)
    return TableCell(bytes: bytes.part(start..<end))
  }

  /// Reads the non-negative whole number in the cell at an index from 0.
  ///
  /// Digits are read until the cell ends, so that the end need not be found first.
  package mutating func integer(at column: Int) -> Int {
    if column != self.column { move(to: column) }
    var number = 0
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\t") {
      let digit = bytes[end] &- UInt8(ascii: "0")
      precondition(digit < 10, "not a whole number")
      number = number &* 10 &+ Int(digit)
      end += 1
    }
    (offset, self.column) = (end + 1, column + 1)
    return number
  }

  /// Returns the cells from an index to the last one, including the tabs between them.
  package mutating func bytes(from column: Int) -> UnsafeRawBufferPointer {
    move(to: column)
    return bytes.part(offset..<bytes.count)
  }

  private mutating func move(to column: Int) {
    if column < self.column { (offset, self.column) = (0, 0) }
    while self.column < column {
      offset = min(bytes.endOfCell(from: offset) + 1, bytes.count)
      self.column += 1
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the end of the cell that begins at an offset.
  ///
  /// Uses a loop instead of memchr: most cells are so short that the loop is done before a call of
  /// memchr would have begun to search.
  fileprivate func endOfCell(from start: Int) -> Int {
    guard let base = baseAddress else { return count }
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    let near = Swift.min(start &+ 16, count)
    var end = start
    while end < near {
      if bytes[end] == UInt8(ascii: "\t") { return end }
      end &+= 1
    }
    return end < count ? offset(of: UInt8(ascii: "\t"), from: end) ?? count : count
  }
}

/// The lines of a table in any order, with an index that finds a line by its text in one column,
/// the key.
///
/// One pass over the table builds the index. A look-up reads one or two cells and creates no
/// string.
package struct HashedLines: Sendable {
  package let lines: TableLines
  /// Index of the key's column.
  private let column: Int
  /// Hash table. Each slot contains the index of a line plus one; 0 marks a free slot.
  ///
  /// A line is in the slot that its key's hash selects or, if that was taken, in the next free
  /// slot.
  private let slots: [UInt16]

  /// Builds the index of a table.
  ///
  /// - Parameters:
  ///   - name: A table of fewer than 65,535 lines.
  ///   - column: The index of the key's column, from 0.
  package init(_ name: TableName, by column: Int = 0) {
    lines = TableLines(name)
    self.column = column
    // At most half of the slots are used, so that the next free one is near.
    var size = 64
    while size < 2 * lines.count { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for index in 0..<lines.count {
      var line = lines[index]
      var offset = Self.hash(line.cell(at: column).bytes) & (size - 1)
      while slots[offset] != 0 { offset = (offset + 1) & (size - 1) }
      slots[offset] = UInt16(index + 1)
    }
    self.slots = slots
  }

  /// Returns the index of the line whose key is this text, if any.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { line(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the index of the line whose key is the text of this cell, if any.
  package func line(of key: TableCell) -> Int? { line(of: key.bytes) }

  private func line(of key: UnsafeRawBufferPointer) -> Int? {
    var offset = Self.hash(key) & (slots.count - 1)
    while slots[offset] != 0 {
      let index = Int(slots[offset]) - 1
      var line = lines[index]
      if line.cell(at: column).bytes.order(against: key) == 0 { return index }
      offset = (offset + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the FNV-1a hash, which spreads short texts well.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 16)
  }
}

/// The lines of a table in any order, found by the text of one of their cells.
///
/// One pass over the table notes where each is; a look-up reads one or two cells and makes no string.
package struct KeyedLines: Sendable {
  package let lines: TableLines
  /// The place of the cell that is the key.
  private let column: Int
  /// A line's index and one, at its key's hash or the next free place; 0 for a free place.
  private let places: [UInt16]

  /// - Parameters:
  ///   - name: a table of fewer than 65,535 lines.
  ///   - column: the place, from 0, of the cell that is the key.
  package init(_ name: TableName, by column: Int = 0) {
    lines = TableLines(name)
    self.column = column
    // At most half full, so that the next free place is near.
    var size = 64
    while size < 2 * lines.count { size *= 2 }
    var places = [UInt16](repeating: 0, count: size)
    for index in 0..<lines.count {
      var line = lines[index]
      var place = Self.hash(line.cell(at: column).bytes) & (size - 1)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = UInt16(index + 1)
    }
    self.places = places
  }

  /// The line with this key; nil for none.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { line(of: UnsafeRawBufferPointer($0)) }
  }

  /// The line with the key that a cell of another line has; nil for none.
  package func line(of key: Cell) -> Int? { line(of: key.bytes) }

  private func line(of key: UnsafeRawBufferPointer) -> Int? {
    var place = Self.hash(key) & (places.count - 1)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      var line = lines[index]
      if line.cell(at: column).bytes.order(against: key) == 0 { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// FNV-1a, which spreads short texts well.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 16)
  }
}

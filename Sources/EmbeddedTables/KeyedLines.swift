/// The lines of a table in any order, found by the text of their first cell.
///
/// One pass over the table notes where each is; a look-up reads one or two cells and makes no string.
package struct KeyedLines: Sendable {
  package let lines: TableLines
  /// A line's index and one, at its key's hash or the next free place; 0 for a free place.
  private let places: [UInt16]

  /// - Parameter name: a table of fewer than 65,535 lines.
  package init(_ name: TableName) {
    lines = TableLines(name)
    // At most half full, so that the next free place is near.
    var size = 64
    while size < 2 * lines.count { size *= 2 }
    var places = [UInt16](repeating: 0, count: size)
    for index in 0..<lines.count {
      var line = lines[index]
      var place = Self.hash(line.cell(at: 0).bytes) & (size - 1)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = UInt16(index + 1)
    }
    self.places = places
  }

  /// The line whose first cell is this text; nil for none.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { bytes in
      let key = UnsafeRawBufferPointer(bytes)
      var place = Self.hash(key) & (places.count - 1)
      while places[place] != 0 {
        let index = Int(places[place]) - 1
        var line = lines[index]
        if line.cell(at: 0).bytes.order(against: key) == 0 { return index }
        place = (place + 1) & (places.count - 1)
      }
      return nil
    }
  }

  /// FNV-1a, which spreads short texts well.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 16)
  }
}

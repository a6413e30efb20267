/// The lines of a table, below its header.
package struct TableLines: Sendable {
  private let name: TableName
  /// Offsets of the lines' first bytes, the header left out, closed by the table's length.
  private let starts: [UInt32]

  /// Notes where they are, in one pass over the table's bytes.
  package init(_ name: TableName) {
    self.name = name
    let bytes = name.bytes
    var starts: [UInt32] = []
    // About as many as there are, without a count beforehand: few lines are shorter.
    starts.reserveCapacity(min(2048, bytes.count / 64))
    var offset = 0
    while let newline = bytes.offset(of: UInt8(ascii: "\n"), from: offset) {
      offset = newline + 1
      starts.append(UInt32(offset))
    }
    self.starts = starts
  }

  package var count: Int { starts.count - 1 }

  package subscript(index: Int) -> TableLine {
    TableLine(name.bytes.part(Int(starts[index])..<Int(starts[index + 1]) - 1))
  }

  /// That whose first cell is this text, where they are sorted by its bytes.
  package func line(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      firstLine { $0.bytes.order(against: UnsafeRawBufferPointer(key)) }
    }
  }

  /// The first whose first cell is this number, where they are sorted by it.
  package func line(of key: Int) -> Int? {
    firstLine { cell in
      let number = cell.integer
      return number < key ? -1 : number == key ? 0 : 1
    }
  }

  /// The first for whose first cell `order` is 0, by bisection; it is negative for those before that.
  private func firstLine(_ order: (Cell) -> Int) -> Int? {
    func orderOfLine(_ index: Int) -> Int {
      var line = self[index]
      return order(line.cell(at: 0))
    }
    var lines = 0..<count
    while !lines.isEmpty {
      let middle = lines.lowerBound + lines.count / 2
      lines =
        orderOfLine(middle) < 0 ? middle + 1..<lines.upperBound : lines.lowerBound..<middle
    }
    return lines.lowerBound < count && orderOfLine(lines.lowerBound) == 0 ? lines.lowerBound : nil
  }
}

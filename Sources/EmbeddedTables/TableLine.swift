/// A line of a table, whose cells are asked for by place.
package struct TableLine {
  let bytes: UnsafeRawBufferPointer
  /// Where the cell at `place` begins: all before that has been passed over.
  private var offset = 0
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The cell at a place from 0.
  package mutating func cell(at place: Int) -> Cell {
    if place != self.place { move(to: place) }
    let start = offset
    let end = bytes.endOfCell(from: start)
    (offset, self.place) = (end + 1, place + 1)
    return Cell(bytes: bytes.part(start..<end))
  }

  /// The whole number, none below 0, in the cell at a place from 0: read and passed over in one go.
  package mutating func integer(at place: Int) -> Int {
    if place != self.place { move(to: place) }
    var number = 0
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\t") {
      let digit = bytes[end] &- UInt8(ascii: "0")
      precondition(digit < 10, "not a whole number")
      number = number &* 10 &+ Int(digit)
      end += 1
    }
    (offset, self.place) = (end + 1, place + 1)
    return number
  }

  /// The cells from a place to the last one, tabs and all.
  package mutating func bytes(from place: Int) -> UnsafeRawBufferPointer {
    move(to: place)
    return bytes.part(offset..<bytes.count)
  }

  private mutating func move(to place: Int) {
    if place < self.place { (offset, self.place) = (0, 0) }
    while self.place < place {
      offset = min(bytes.endOfCell(from: offset) + 1, bytes.count)
      self.place += 1
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Where the cell ends that begins at an offset.
  ///
  /// Most cells are short, and at an end before a call has begun its search.
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

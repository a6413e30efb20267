internal import CEmbeddedTables

/// A cell of a table, or a part of one, which is parsed on demand.
///
/// The tables are part of the executable and a test reads each of their cells. A malformed cell is
/// therefore a defect of the build and stops the program. A cell can be sent between threads, because
/// it refers to constants of the executable.
package struct TableCell: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  /// Whether the cell is `-`, which marks a missing value.
  package var isNone: Bool { bytes.count == 1 && bytes[0] == UInt8(ascii: "-") }

  /// Whether another cell has the same text.
  package func isSame(as other: TableCell) -> Bool { bytes.order(against: other.bytes) == 0 }

  package var text: String {
    guard bytes.count < 16 else { return String(decoding: bytes, as: UTF8.self) }
    // A short string is stored without a separate allocation, so one step copies and validates its
    // bytes.
    return String(unsafeUninitializedCapacity: bytes.count) { storage in
      UnsafeMutableRawBufferPointer(storage).copyMemory(from: bytes)
      return bytes.count
    }
  }

  /// The text; nil for `-`.
  package var optionalText: String? { isNone ? nil : text }

  package var integer: Int {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var value = 0
    for index in (isNegative ? 1 : 0)..<bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      precondition(digit < 10, "not a whole number")
      value = value * 10 + Int(digit)
    }
    return isNegative ? -value : value
  }

  /// The whole number; nil for `-`.
  package var optionalInteger: Int? { isNone ? nil : integer }

  /// Whether the cell is 1 rather than 0.
  package var flag: Bool { bytes.first == UInt8(ascii: "1") }

  /// Returns the cell's parts, to be read one by one.
  package func parts(by separator: Unicode.Scalar = ":") -> CellParts {
    CellParts(rest: bytes, separator: UInt8(ascii: separator))
  }

  /// Calls `body` for each item of a list. An item is a whole number, or two whole numbers
  /// separated by a colon.
  ///
  /// `body` receives both numbers of a pair. For a single number, it receives nil and the number.
  package func forEachPair(_ body: (Int?, Int) -> Void) {
    if isNone { return }
    var first: Int?
    var number = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"): (first, number) = (number, 0)
      case UInt8(ascii: ","):
        body(first, number)
        (first, number) = (nil, 0)
      default: number = number * 10 + Int(byte) - Int(UInt8(ascii: "0"))
      }
    }
    body(first, number)
  }
}

/// Iterator over the parts of a cell, from left to right.
package struct CellParts {
  private var rest: UnsafeRawBufferPointer?
  private let separator: UInt8

  init(rest: UnsafeRawBufferPointer, separator: UInt8) {
    self.rest = rest
    self.separator = separator
  }

  /// Returns the next part, or an empty one after the last.
  package mutating func next() -> TableCell {
    optionalNext() ?? TableCell(bytes: UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// Returns the next part, or nil after the last.
  package mutating func optionalNext() -> TableCell? {
    guard let bytes = rest else { return nil }
    let end = bytes.offset(of: separator)
    rest = end.map { bytes.part($0 + 1..<bytes.count) }
    return TableCell(bytes: bytes.part(0..<(end ?? bytes.count)))
  }
}

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first occurrence of a byte at or after `start`.
  func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// Returns the offset of the first occurrence of a text at or after `start`.
  func offset(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = baseAddress, let needle = text.baseAddress, start < count,
      let found = embedded_find(base + start, count - start, needle, text.count)
    else { return nil }
    return base.distance(to: UnsafeRawPointer(found))
  }

  /// Returns the bytes in a range.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }

  /// Compares the bytes with others: negative if they sort before them, 0 if equal.
  func order(against other: UnsafeRawBufferPointer) -> Int {
    for (mine, other) in zip(self, other) where mine != other { return Int(mine) - Int(other) }
    return count - other.count
  }
}

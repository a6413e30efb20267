/// Reads the cells of one row from left to right.
///
/// The executable carries its tables and a test reads every cell of them, so a malformed cell is a
/// defect of the build and stops the program.
package struct Row {
  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  /// The next cell as text, nil for `-`.
  package mutating func optionalText() -> String? {
    let cell = nextCell()
    return cell.isNone ? nil : String(decoding: cell, as: UTF8.self)
  }

  /// The next cell as text.
  package mutating func text() -> String {
    String(decoding: nextCell(), as: UTF8.self)
  }

  /// The next cell as a whole number, nil for `-`.
  package mutating func optionalInteger() -> Int? {
    let cell = nextCell()
    return cell.isNone ? nil : cell.integer
  }

  /// The next cell as a whole number.
  package mutating func integer() -> Int {
    nextCell().integer
  }

  /// The next cell, 0 or 1, as a truth value.
  package mutating func flag() -> Bool {
    nextCell().first == UInt8(ascii: "1")
  }

  /// The next cell's parts, each `transform`ed from its reader.
  ///
  /// - Parameter separator: what stands between them.
  package mutating func list<Element>(
    by separator: Unicode.Scalar = ",", _ transform: (inout Row) -> Element
  ) -> [Element] {
    var cell = nextCell()
    if cell.isNone { return [] }
    var elements: [Element] = []
    while true {
      let end = cell.offset(of: UInt8(ascii: separator)) ?? cell.count
      var part = Row(UnsafeRawBufferPointer(rebasing: cell[..<end]))
      elements.append(transform(&part))
      if end == cell.count { return elements }
      cell = UnsafeRawBufferPointer(rebasing: cell[(end + 1)...])
    }
  }

  /// The text up to a separator within the next cell, which then begins behind it; the whole cell where
  /// there is none.
  package mutating func part(before separator: Unicode.Scalar) -> String {
    let tab = rest.offset(of: UInt8(ascii: "\t")) ?? rest.count
    guard let end = rest.offset(of: UInt8(ascii: separator)), end < tab else { return text() }
    let part = String(decoding: rest[..<end], as: UTF8.self)
    rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
    return part
  }

  /// Calls `body` with the whole numbers of the next cell, a list of numbers or of pairs of them apart
  /// by colons: a pair's first and second; nil and the number where it is no pair.
  package mutating func forEachPair(_ body: (Int?, Int) -> Void) {
    let cell = nextCell()
    if cell.isNone { return }
    var first: Int?
    var number = 0
    for byte in cell {
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

  /// Passes over cells.
  package mutating func skip(_ cells: Int = 1) {
    for _ in 0..<cells { _ = nextCell() }
  }

  /// All the cells that are left, tabs and all.
  package func remainingText() -> String {
    String(decoding: rest, as: UTF8.self)
  }

  /// The order of the next cell's bytes against a key's: negative before it, 0 the same.
  func order(of key: UnsafeRawBufferPointer) -> Int {
    var row = self
    let cell = row.nextCell()
    for (mine, other) in zip(cell, key) where mine != other { return Int(mine) - Int(other) }
    return cell.count - key.count
  }

  private mutating func nextCell() -> UnsafeRawBufferPointer {
    let end = rest.offset(of: UInt8(ascii: "\t")) ?? rest.count
    let cell = UnsafeRawBufferPointer(rebasing: rest[..<end])
    rest = UnsafeRawBufferPointer(rebasing: rest[min(end + 1, rest.count)...])
    return cell
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isNone: Bool { count == 1 && self[0] == UInt8(ascii: "-") }

  fileprivate var integer: Int {
    var value = 0
    for byte in self where byte != UInt8(ascii: "-") {
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      precondition(0...9 ~= digit, "not a whole number: \(String(decoding: self, as: UTF8.self))")
      value = value * 10 + digit
    }
    return first == UInt8(ascii: "-") ? -value : value
  }
}

/// A terminfo text with numbers in it, such as the one that moves the cursor to a row and a column.
///
/// Texts of the usual form are taken apart once, as terminfo's own interpreter takes over a thousand
/// instructions a time; it is asked for all others.
struct NumberedCode {
  /// Which number stands before which byte: the first or the second.
  private struct Place {
    let offset: Int
    let isFirst: Bool
  }

  /// All but the numbers; nil for a text of another form.
  private var bytes: [UInt8]?
  private var places: [Place] = []
  /// What is added to both numbers.
  private var base = 0
  private let format: (Int, Int) -> [UInt8]

  init(_ text: String, format: @escaping (Int, Int) -> [UInt8]) {
    self.format = format
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      if rest.starts(with: "%".utf8) {
        bytes.append(byte)
        rest.removeFirst()
      } else if rest.starts(with: "i".utf8) {
        base = 1
        rest.removeFirst()
      } else if let number = ["p1%d", "p2%d"].firstIndex(where: { rest.starts(with: $0.utf8) }) {
        places.append(Place(offset: bytes.count, isFirst: number == 0))
        rest.removeFirst(4)
      } else {
        return
      }
    }
    self.bytes = bytes
  }

  /// Adds it to bytes.
  func append(_ first: Int, _ second: Int = 0, to output: ByteBuffer) {
    guard let bytes else {
      output.append(format(first, second))
      return
    }
    // One by one: they are few, and there are hundreds of moves on a screen.
    var next = 0
    for place in places {
      while next < place.offset {
        output.append(bytes[next])
        next += 1
      }
      output.append(decimal: (place.isFirst ? first : second) + base)
    }
    while next < bytes.count {
      output.append(bytes[next])
      next += 1
    }
  }

  /// Adds a number of at least 0 in decimal figures.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// A terminfo string with numeric parameters, for example the one that moves the cursor.
///
/// Strings of the common form are parsed once, because terminfo's interpreter takes over a thousand
/// instructions per call. The interpreter handles all other strings.
struct TerminfoFormat {
  /// A parameter, and the offset of the byte before which it is inserted.
  private struct ParameterPosition {
    let offset: Int
    let isFirst: Bool
  }

  /// The literal bytes without the parameters; nil if the string has another form.
  private var bytes: [UInt8]?
  private var parameterPositions: [ParameterPosition] = []
  /// Offset that is added to both numbers: 1 for `%i`.
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
        parameterPositions.append(ParameterPosition(offset: bytes.count, isFirst: number == 0))
        rest.removeFirst(4)
      } else {
        return
      }
    }
    self.bytes = bytes
  }

  /// Appends the code with its numbers.
  func append(_ first: Int, _ second: Int = 0, to output: ByteBuffer) {
    guard let bytes else {
      output.append(format(first, second))
      return
    }
    // Byte by byte, because the pieces are short and a screen has hundreds of moves.
    var next = 0
    for position in parameterPositions {
      while next < position.offset {
        output.append(bytes[next])
        next += 1
      }
      output.append(decimal: (position.isFirst ? first : second) + base)
    }
    while next < bytes.count {
      output.append(bytes[next])
      next += 1
    }
  }

  /// Appends a non-negative number in decimal.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// A terminfo string with numeric parameters, for example the code that moves the cursor.
///
/// Strings that use only the most common parameters are parsed once, because terminfo's interpreter
/// takes over a thousand instructions per call. For all other strings, the interpreter is used.
struct TerminfoFormat {
  /// A parameter, and the offset of the literal byte before which it is inserted.
  private struct ParameterPosition {
    let offset: Int
    let isFirst: Bool
  }

  /// The string's literal bytes without the parameters. Nil if the string needs terminfo's
  /// interpreter.
  private var bytes: [UInt8]?
  private var parameterPositions: [ParameterPosition] = []
  /// The number that is added to both parameters: 1 if the string contains `%i`, otherwise 0.
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

  /// Appends the code with its parameters filled in.
  func append(_ first: Int, _ second: Int = 0, to output: ByteBuffer) {
    guard let bytes else {
      output.append(format(first, second))
      return
    }
    // Append byte by byte, because the pieces are short and a screen has hundreds of cursor moves.
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

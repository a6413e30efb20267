/// Splits a file, byte by byte, into lines or the elements of a JSON array.
struct RowSplitter {
  /// The last complete row, or the start of a row that is too large.
  private(set) var bytes: [UInt8] = []
  /// The row's number in the file, from 1.
  private(set) var place = 0
  /// Whether the file begins with a bracket or brace, as JSON.
  private(set) var isJSON = false
  /// Whether the JSON has been a single array so far.
  private(set) var isArray = true

  private var isAtStart = true
  private var isCut = false
  /// Number of open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether the row exceeds the maximum size.
  var isTooLarge: Bool { bytes.count > MarksReader.largestRow }

  /// Consumes the next byte.
  ///
  /// - Returns: whether it completes a row, or makes the row too large.
  mutating func take(_ byte: UInt8) -> Bool {
    if isCut { bytes.removeAll(keepingCapacity: true) }
    isCut = false
    if isAtStart {
      // A byte order mark.
      if [0xEF, 0xBB, 0xBF].contains(byte) { return false }
      if Self.isBlank(byte) { return append(byte) }
      isAtStart = false
      isJSON = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }
    if isJSON { return takeJSON(byte) }
    return byte == UInt8(ascii: "\n") ? cut() : append(byte)
  }

  /// Consumes the end of the file. Returns whether it completes a row.
  mutating func end() -> Bool {
    if isJSON { isArray = isArray && depth == 0 }
    return !isJSON && !isCut && !bytes.isEmpty && cut()
  }

  /// Finds the ends of elements and checks little else, as each element is decoded later.
  private mutating func takeJSON(_ byte: UInt8) -> Bool {
    if isInString {
      isInString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return append(byte)
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if depth == 1 { return open(byte) }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      if depth == 0 { return !bytes.isEmpty && cut() }
    case UInt8(ascii: ",") where depth == 1: return cut()
    default: if bytes.isEmpty, Self.isBlank(byte) { return false }
    }
    isArray = isArray && (depth > 0 || Self.isBlank(byte))
    return append(byte)
  }

  /// Handles an outermost bracket. Only one at the start of the file is valid.
  private mutating func open(_ byte: UInt8) -> Bool {
    isArray = isArray && place == 0 && byte == UInt8(ascii: "[")
    bytes = []
    return false
  }

  private mutating func append(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    return isTooLarge && cut()
  }

  private mutating func cut() -> Bool {
    place += 1
    isCut = true
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}

/// Splits a file, byte by byte, into lines or into the elements of a JSON array.
struct RowSplitter {
  /// The row that was completed last, or the beginning of a row that is too large.
  private(set) var bytes: [UInt8] = []
  /// The row's number in the file, from 1.
  private(set) var rowNumber = 0
  /// Whether the file is JSON, which begins with a bracket or brace.
  private(set) var isJSON = false
  /// Whether all JSON so far is part of a single array.
  private(set) var isArray = true

  /// Whether only blanks and a byte order mark have been consumed so far.
  private var isAtStart = true
  /// Whether the file begins with a byte order mark.
  private var hasByteOrderMark = false
  private var isRowComplete = false
  /// Number of open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the outermost bracket has been closed.
  private var isClosed = false

  /// Whether the row exceeds the maximum size.
  var isTooLarge: Bool { bytes.count > MarksReader.maximumRowSize }

  /// Consumes the next byte.
  ///
  /// - Returns: whether it completes a row, or makes the row too large.
  mutating func consume(_ byte: UInt8) -> Bool {
    if isRowComplete { bytes.removeAll(keepingCapacity: true) }
    isRowComplete = false
    if isAtStart {
      if consumeByteOrderMark(byte) { return false }
      isAtStart = Self.isBlank(byte)
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
      isJSON = isBracket && bytes.allSatisfy(Self.isBlank)
      if isJSON { rowNumber = 0 }
    }
    if isJSON { return consumeJSON(byte) }
    return byte == UInt8(ascii: "\n") ? completeRow() : append(byte)
  }

  /// Consumes a byte of the byte order mark at the start of the file. Returns false if the byte
  /// isn't part of one.
  private mutating func consumeByteOrderMark(_ byte: UInt8) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard !hasByteOrderMark, rowNumber == 0, bytes.count < byteOrderMark.count,
      byteOrderMark.starts(with: bytes + [byte])
    else {
      return false
    }
    bytes.append(byte)
    hasByteOrderMark = bytes == byteOrderMark
    if hasByteOrderMark { bytes = [] }
    return true
  }

  /// Handles the end of the file. Returns whether this completes a row.
  mutating func end() -> Bool {
    if isJSON { isArray = isArray && depth == 0 }
    return !isJSON && !isRowComplete && !bytes.isEmpty && completeRow()
  }

  /// Finds the end of each element. Other syntax errors are left to the JSON decoder, which reads
  /// each element later.
  private mutating func consumeJSON(_ byte: UInt8) -> Bool {
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
      if depth == 0 {
        isClosed = true
        isArray = isArray && byte == UInt8(ascii: "]")
        // An empty element after a comma is also a row. It is rejected later.
        return (rowNumber > 0 || !bytes.isEmpty) && completeRow()
      }
    case UInt8(ascii: ",") where depth == 1: return completeRow()
    default: if bytes.isEmpty, Self.isBlank(byte) { return false }
    }
    isArray = isArray && (depth > 0 || Self.isBlank(byte))
    return append(byte)
  }

  /// Handles an outermost opening bracket, which is valid only at the start of the file.
  private mutating func open(_ byte: UInt8) -> Bool {
    isArray = isArray && !isClosed && byte == UInt8(ascii: "[")
    bytes = []
    return false
  }

  private mutating func append(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    return isTooLarge && completeRow()
  }

  private mutating func completeRow() -> Bool {
    rowNumber += 1
    isRowComplete = true
    return true
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}

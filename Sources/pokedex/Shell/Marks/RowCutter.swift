/// Cuts a file, byte by byte, into lines, or into the elements of a JSON array.
struct RowCutter {
  /// The row that was cut off last; the start of one that is too large.
  private(set) var bytes: [UInt8] = []
  /// Its place in the file, from 1.
  private(set) var place = 0
  /// Whether the file begins with a bracket.
  private(set) var isJSON = false
  /// Whether JSON has been one array so far.
  private(set) var isArray = true

  /// Whether nothing but blanks and a byte order mark has come.
  private var isAtStart = true
  /// Whether the file begins with a byte order mark.
  private var hasMark = false
  private var isCut = false
  /// Brackets that are open.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the bracket that was opened first is closed.
  private var isClosed = false

  /// Whether the row has more bytes than are read.
  var isTooLarge: Bool { bytes.count > MarksReader.largestRow }

  /// Takes the next byte.
  ///
  /// - Returns: whether a row is cut off with it, or is too large to go on.
  mutating func take(_ byte: UInt8) -> Bool {
    if isCut { bytes.removeAll(keepingCapacity: true) }
    isCut = false
    if isAtStart {
      if takeMark(byte) { return false }
      isAtStart = Self.isBlank(byte)
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
      isJSON = isBracket && bytes.allSatisfy(Self.isBlank)
      if isJSON { place = 0 }
    }
    if isJSON { return takeJSON(byte) }
    return byte == UInt8(ascii: "\n") ? cut() : append(byte)
  }

  /// Skips one byte order mark at the start of the file. Returns false for any other byte.
  private mutating func takeMark(_ byte: UInt8) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard !hasMark, place == 0, bytes.count < mark.count, mark.starts(with: bytes + [byte]) else {
      return false
    }
    bytes.append(byte)
    hasMark = bytes == mark
    if hasMark { bytes = [] }
    return true
  }

  /// Takes the file's end. Returns whether a row is cut off with it.
  mutating func end() -> Bool {
    if isJSON { isArray = isArray && depth == 0 }
    return !isJSON && !isCut && !bytes.isEmpty && cut()
  }

  /// Looks for no more of JSON than where an element ends, as each is decoded.
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
      if depth == 0 {
        isClosed = true
        isArray = isArray && byte == UInt8(ascii: "]")
        // After a comma there is an element, which is refused if it is empty.
        return (place > 0 || !bytes.isEmpty) && cut()
      }
    case UInt8(ascii: ",") where depth == 1: return cut()
    default: if bytes.isEmpty, Self.isBlank(byte) { return false }
    }
    isArray = isArray && (depth > 0 || Self.isBlank(byte))
    return append(byte)
  }

  /// The only bracket of its depth that may stand there is the first.
  private mutating func open(_ byte: UInt8) -> Bool {
    isArray = isArray && !isClosed && byte == UInt8(ascii: "[")
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

  static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}

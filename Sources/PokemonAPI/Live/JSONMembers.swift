/// A streaming filter for JSON objects. It keeps only the members that the program uses. A body can
/// be half a megabyte long, but most of it is unused. Unused members are skipped byte by byte and
/// never stored, so only the kept members take memory.
///
/// A whole body is only read once, by this filter. After that, only the kept members are decoded.
struct JSONMembers: Sendable, Equatable {
  /// The reason why a body can't be used. `at` is the offset of the offending byte.
  enum Failure: Error, Equatable {
    case malformed(at: Int)
    case tooDeep(at: Int)
    /// The body is JSON, but not an object.
    case notAnObject
    /// The kept members would exceed `maxBytes` or `maxValues`.
    case tooMuch
  }

  /// Maximum nesting depth. PokeAPI's payloads are shallower. A deeper payload could overflow the
  /// decoder's stack.
  static let maxDepth = 64
  /// Maximum size of the kept members in bytes. Those of the largest known body are a third of this
  /// size.
  static let maxBytes = 2 << 20
  /// Maximum size in bytes of a body that is kept as a whole. The largest known one, the encounters
  /// of the most common Pokémon, is about half as large.
  static let maxWholeBytes = 3 << 20
  /// Maximum number of kept values. There is a limit because decoded values take more memory than
  /// their text. The largest known body has a tenth of this number.
  static let maxValues = 200_000

  private enum State {
    case start, beforeName, name, beforeColon, beforeValue
    /// Inside an unquoted top-level value: a number, `true`, `false` or `null`.
    case word
    /// Inside an array or a nested object, except in its strings.
    case nested
    case string
    case afterValue, end
  }

  /// Maximum size of the kept members in bytes.
  let maxBytes: Int
  private let names: [[UInt8]]
  private var state = State.start
  private var isObject = true
  private var isEscaped = false
  /// Whether the current value is kept.
  private var isKept = false
  /// Whether the body is an array, which is kept as the only member of a new object.
  private let isWrapped: Bool
  private var depth = 0
  private var count = 0
  private var values = 0
  /// The member name or unquoted value being read. If it is longer than `longestName`, its end is
  /// dropped.
  private var name: [UInt8] = []
  private var kept: [UInt8] = []

  /// - Parameters:
  ///   - names: names of the members to keep.
  ///   - maxBytes: maximum size of the kept members in bytes.
  ///   - wrapper: the name of the member that holds the whole body if the body is an array; nil if
  ///     the body is an object.
  init(keeping names: [String], upTo maxBytes: Int = maxBytes, wrappedAs wrapper: String? = nil) {
    self.names = names.map { Array($0.utf8) }
    self.maxBytes = maxBytes
    isWrapped = wrapper != nil
    guard let wrapper else { return }
    isKept = true
    kept = Array("{\"\(wrapper)\":".utf8)
  }

  mutating func take(_ part: UnsafeRawBufferPointer) throws(Failure) {
    for byte in part { try take(byte) }
  }

  /// Returns an object with the kept members, as valid UTF-8. Invalid bytes and escapes of lone
  /// surrogates become U+FFFD. Throws a `Failure` if the body is incomplete, or if it is neither an
  /// object nor an array to be wrapped in one.
  mutating func finish() throws(Failure) -> [UInt8] {
    let isWhole = isObject ? state == .end : state == .afterValue || state == .word && isLiteral
    guard isWhole else { throw .malformed(at: count) }
    guard isObject || isWrapped else { throw .notAnObject }
    kept.append(UInt8(ascii: "}"))
    Self.repairSurrogates(in: &kept)
    let text = String(decoding: kept, as: UTF8.self)
    // Free this copy now. It may take half a megabyte, and `text` and the result are two more
    // copies.
    kept = []
    return Array(text.utf8)
  }
}

// MARK: - Byte by byte

extension JSONMembers {
  private mutating func take(_ byte: UInt8) throws(Failure) {
    switch state {
    case .nested: try takeNested(byte)
    case .string: try takeString(byte)
    case .name: takeName(byte)
    case .word: try takeWord(byte)
    default: if !Self.isSpace(byte) { try takePunctuation(byte) }
    }
    count += 1
  }

  /// Handles the punctuation between names and values, and the first byte of a value.
  private mutating func takePunctuation(_ byte: UInt8) throws(Failure) {
    switch (state, byte) {
    case (.start, UInt8(ascii: "{")) where !isWrapped:
      kept.append(byte)
      state = .beforeName
    case (.start, _):
      isObject = false
      try begin(byte)
    case (.beforeName, UInt8(ascii: "\"")):
      name = []
      state = .name
    case (.beforeColon, UInt8(ascii: ":")): state = .beforeValue
    case (.beforeValue, _):
      isKept = names.contains(name)
      if isKept { try keepName() }
      try begin(byte)
    case (.afterValue, UInt8(ascii: ",")) where isObject: state = .beforeName
    case (.beforeName, UInt8(ascii: "}")): state = .end
    case (.afterValue, UInt8(ascii: "}")) where isObject: state = .end
    default: throw .malformed(at: count)
    }
  }

  /// Handles the first byte of a value.
  private mutating func begin(_ byte: UInt8) throws(Failure) {
    if isKept { try keep(byte) }
    switch byte {
    case UInt8(ascii: "\""): state = .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth = 1
      state = .nested
    case _ where Self.isWordByte(byte):
      name = [byte]
      state = .word
    default: throw .malformed(at: count)
    }
  }

  private mutating func takeNested(_ byte: UInt8) throws(Failure) {
    if isKept { try keep(byte) }
    switch byte {
    case UInt8(ascii: "\""): state = .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth > Self.maxDepth { throw .tooDeep(at: count) }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { state = .afterValue }
    case UInt8(ascii: ",") where isKept:
      values += 1
      if values > Self.maxValues { throw .tooMuch }
    default: break
    }
  }

  private mutating func takeString(_ byte: UInt8) throws(Failure) {
    if isKept { try keep(byte) }
    if isEscaped || byte == UInt8(ascii: "\\") {
      isEscaped.toggle()
    } else if byte == UInt8(ascii: "\"") {
      state = depth > 0 ? .nested : .afterValue
    }
  }

  private mutating func takeName(_ byte: UInt8) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      state = .beforeColon
      return
    }
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    if name.count <= Self.longestName { name.append(byte) }
  }

  private mutating func takeWord(_ byte: UInt8) throws(Failure) {
    guard Self.isWordByte(byte) else {
      if !isObject, !isLiteral { throw .malformed(at: count) }
      state = .afterValue
      if !Self.isSpace(byte) { try takePunctuation(byte) }
      return
    }
    if isKept { try keep(byte) }
    if name.count <= Self.longestName { name.append(byte) }
  }

  private mutating func keepName() throws(Failure) {
    if kept.count > 1 { kept.append(UInt8(ascii: ",")) }
    kept += [UInt8(ascii: "\"")] + name + "\":".utf8
    values += 1
  }

  private mutating func keep(_ byte: UInt8) throws(Failure) {
    if kept.count >= maxBytes { throw .tooMuch }
    kept.append(byte)
  }

  /// Maximum number of bytes that are stored of a name or number. All names to keep and all numbers
  /// in payloads are shorter.
  private static let longestName = 64

  /// Whether `name` is a JSON literal or a number.
  private var isLiteral: Bool {
    let word = String(decoding: name, as: UTF8.self)
    return ["true", "false", "null"].contains(word)
      || Double(word) != nil && word.first.map { $0.isNumber || $0 == "-" } == true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

// MARK: - Lone surrogates

extension JSONMembers {
  /// Replaces each escape of a lone surrogate (`\uD8xx`) with `\uFFFD`. Foundation would reject the
  /// whole body because of a single lone surrogate.
  private static func repairSurrogates(in json: inout [UInt8]) {
    var index = 0
    while let escape = json[index...].firstIndex(of: UInt8(ascii: "\\")), escape + 1 < json.count {
      index = escape + 2
      guard let unit = utf16Unit(at: escape, in: json) else { continue }
      index = escape + 6
      guard 0xD800...0xDFFF ~= unit else { continue }
      if unit < 0xDC00, let low = utf16Unit(at: index, in: json), 0xDC00...0xDFFF ~= low {
        index += 6
      } else {
        json.replaceSubrange(escape + 2..<escape + 6, with: "FFFD".utf8)
      }
    }
  }

  /// Returns the value of the `\uXXXX` escape at an index. Nil if there is no such escape.
  private static func utf16Unit(at index: Int, in json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"),
      json[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}

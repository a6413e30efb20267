private import OwnFiles

/// A compiled entry of the terminfo database, checked before ncurses reads it. ncurses follows the
/// offsets in a damaged file out of its memory.
///
/// Source of the format and of the folders: ncurses' manual pages term(5) and terminfo(5).
enum TerminfoFile {
  /// The entry of a terminal, as far as it can be judged from its file.
  enum Condition: Equatable {
    case usable
    /// No file exists, or none that this program finds. ncurses may know another place.
    case missing
    case damaged
  }

  /// Maximum size of a file in bytes, which is that of ncurses.
  private static let maximumSize = 1 << 15
  /// Maximum length of a capability in bytes, twice that of the longest in ncurses' own database.
  private static let maximumLength = 1_024

  /// Checks the file that ncurses would read first.
  ///
  /// - Parameters:
  ///   - term: name of the terminal.
  ///   - variable: closure that returns the value of an environment variable; empty if it is unset.
  static func condition(of term: String, variable: (String) -> String) -> Condition {
    let terminfo = variable("TERMINFO")
    // ncurses also reads an entry from the variable itself.
    if terminfo.hasPrefix("b64:") { return .damaged }
    if terminfo.hasPrefix("hex:") {
      return hexadecimal(terminfo.dropFirst(4)).map(isSound) == true ? .usable : .damaged
    }
    guard let first = term.utf8.first, !term.contains("/") else { return .missing }
    let initials = [String(decoding: [first], as: UTF8.self), String(first, radix: 16)]
    for folder in folders(terminfo, variable) {
      for initial in initials {
        do throws(PrivateFile.ReadingFailure) {
          let path = "\(folder)/\(initial)/\(term)"
          guard let bytes = try PrivateFile.content(of: path, atMost: maximumSize) else { continue }
          return isSound(bytes) ? .usable : .damaged
        } catch {
          return .damaged
        }
      }
    }
    return .missing
  }

  /// Returns the folders in the order in which ncurses searches them.
  private static func folders(_ terminfo: String, _ variable: (String) -> String) -> [String] {
    let system = [
      "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
      "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo",
    ]
    let home = variable("HOME")
    let own = [terminfo, home.isEmpty ? "" : home + "/.terminfo"].filter { !$0.isEmpty }
    // An empty folder in the list stands for those of the system.
    let listed = variable("TERMINFO_DIRS").split(separator: ":", omittingEmptySubsequences: false)
      .flatMap { $0.isEmpty ? system : [String($0)] }
    return own + listed + system
  }

  private static func hexadecimal(_ digits: Substring) -> [UInt8]? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, values.count % 2 == 0 else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }

  /// Whether all parts of an entry are complete and all offsets lead to strings in it.
  static func isSound(_ bytes: [UInt8]) -> Bool {
    var reader = EntryReader(bytes: bytes[...])
    guard bytes.count <= maximumSize, let head = reader.numbers(6) else { return false }
    let (names, flags, numbers, strings, size) = (head[1], head[2], head[3], head[4], head[5])
    // 0432 and 01036 in octal: numbers of two or four bytes.
    guard head[0] == 0x11A || head[0] == 0x21E, names > 0, 0...44 ~= flags, 0...39 ~= numbers,
      0...414 ~= strings, size >= 0
    else { return false }
    let width = head[0] == 0x11A ? 2 : 4
    guard reader.take(names)?.last == 0, reader.take(flags) != nil, reader.align(),
      reader.take(numbers * width) != nil, let offsets = reader.numbers(strings),
      let table = reader.take(size), areSound(offsets, in: table)
    else { return false }
    return reader.isAtEnd || hasSoundExtension(&reader, width)
  }

  /// Checks the second part of an entry: capabilities that are not in ncurses' list, with names.
  private static func hasSoundExtension(_ reader: inout EntryReader, _ width: Int) -> Bool {
    guard reader.align(), let head = reader.numbers(5), head.allSatisfy({ $0 >= 0 }) else {
      return false
    }
    let (flags, numbers, strings, size) = (head[0], head[1], head[2], head[4])
    let names = flags + numbers + strings
    guard head[3] <= strings + names, reader.take(flags) != nil, reader.align(),
      reader.take(numbers * width) != nil, let offsets = reader.numbers(strings),
      let nameOffsets = reader.numbers(names), let table = reader.take(size), reader.isAtEnd
    else { return false }
    // The names follow the strings.
    var start = table.startIndex
    for offset in offsets {
      guard offset >= -2, offset < table.count else { return false }
      if offset < 0 { continue }
      guard let end = table[(table.startIndex + offset)...].firstIndex(of: 0) else { return false }
      start = max(start, end + 1)
    }
    return nameOffsets.allSatisfy { offset in
      guard offset >= 0, start + offset < table.endIndex else { return false }
      let name = table[(start + offset)...]
      guard let end = name.firstIndex(of: 0), end > name.startIndex else { return false }
      return name[..<end].allSatisfy { 0x21...0x7E ~= $0 }
    }
  }

  /// Indices of the only capabilities with text as a parameter: pfkey, pfloc, pfx, pln and pfxl.
  private static let textCapabilities: Set = [115, 116, 117, 147, 361]

  private static func areSound(_ offsets: [Int], in table: ArraySlice<UInt8>) -> Bool {
    guard offsets.allSatisfy({ -2..<table.count ~= $0 }), table.last ?? 0 == 0 else { return false }
    // Most descriptions have nothing that needs a closer look.
    if !TerminfoText.mayBeHarmful(table, longest: maximumLength) { return true }
    return offsets.enumerated().allSatisfy { index, offset in
      if offset < 0 { return true }
      let text = table[(table.startIndex + offset)...].prefix { $0 != 0 }
      return text.count <= maximumLength
        && (textCapabilities.contains(index) || !TerminfoText.takesText(text))
        && !TerminfoText.hasLongDelay(text)
    }
  }
}

/// Reads the parts of a compiled entry. Numbers are little-endian.
private struct EntryReader {
  var bytes: ArraySlice<UInt8>

  /// Whether nothing is left, except for a byte that aligns the end.
  var isAtEnd: Bool { bytes.count <= bytes.startIndex % 2 }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// Skips to an even offset.
  mutating func align() -> Bool { take(bytes.startIndex % 2) != nil }

  /// Reads signed numbers of two bytes.
  mutating func numbers(_ count: Int) -> [Int]? {
    take(2 * count).map { bytes in
      stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
        Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
      }
    }
  }
}

/// Strings in terminfo's parameter language. Source: ncurses' manual page terminfo(5).
enum TerminfoText {
  /// Whether any of the strings that zeros end may take a text, ask for a long delay, or is longer
  /// than a limit. A string may begin anywhere.
  static func mayBeHarmful(_ table: ArraySlice<UInt8>, longest: Int) -> Bool {
    var (length, isOperator, digits) = (0, false, -1)
    for byte in table {
      length = byte == 0 ? 0 : length + 1
      if length > longest || isOperator && (byte == UInt8(ascii: "s") || byte == UInt8(ascii: "l"))
      {
        return true
      }
      let isDigit = 0x30...0x39 ~= byte
      isOperator = byte == UInt8(ascii: "%") || isOperator && (isDigit || 0x20...0x3A ~= byte)
      digits = byte == UInt8(ascii: "<") ? 0 : isDigit && digits >= 0 ? digits + 1 : -1
      if digits == 5 { return true }
    }
    return false
  }

  /// Whether a string may take a text as a parameter: it has `%s` or `%l`, which ncurses follows as
  /// an address.
  static func takesText(_ text: some Sequence<UInt8>) -> Bool {
    var isOperator = false
    for byte in text {
      if isOperator, byte == UInt8(ascii: "s") || byte == UInt8(ascii: "l") { return true }
      // A percent sign after another is itself. Flags, width and precision may precede the letter.
      isOperator =
        byte == UInt8(ascii: "%")
        ? !isOperator : isOperator && (0x30...0x39 ~= byte || ":-+# .".utf8.contains(byte))
    }
    return false
  }

  /// Whether a string asks for a delay of ten seconds or more, such as `$<10000/>`. ncurses waits for
  /// it.
  static func hasLongDelay(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: start)...]
      if rest.first == UInt8(ascii: "<"),
        rest.dropFirst().prefix(5).count(where: { 0x30...0x39 ~= $0 }) == 5
      {
        return true
      }
    }
    return false
  }

  /// Whether a string takes at most this many numbers, and no text, as parameters.
  static func takesNumbers(_ text: some Sequence<UInt8>, atMost count: Int) -> Bool {
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), !skipOperator(&rest, count) { return false }
    }
    return true
  }

  /// Skips what follows a percent sign. Returns false if it is not part of the language, or needs
  /// another parameter.
  private static func skipOperator(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> Bool {
    // A number may have a flag, a width and a precision, of two digits each.
    if rest.first == UInt8(ascii: ":") { rest.removeFirst() }
    let flags = rest.prefix { "-+# ".utf8.contains($0) }
    let figures = rest.dropFirst(flags.count).prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
    let operation = rest.dropFirst(flags.count + figures.count).first
    if let operation, "doxX".utf8.contains(operation) {
      rest = rest.dropFirst(flags.count + figures.count + 1)
      return figures.split(separator: 0x2E).allSatisfy { $0.count <= 2 }
    }
    guard let byte = rest.popFirst() else { return false }
    switch byte {
    case UInt8(ascii: "p"):
      guard let digit = rest.popFirst() else { return false }
      return 1...max(1, count) ~= Int(digit) - 0x30 && count > 0
    case UInt8(ascii: "P"), UInt8(ascii: "g"):
      return rest.popFirst().map { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 } == true
    case UInt8(ascii: "'"): return rest.popFirst() != nil && rest.popFirst() == UInt8(ascii: "'")
    case UInt8(ascii: "{"):
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return 1...5 ~= digits.count && rest.popFirst() == UInt8(ascii: "}")
    default: return "%ciAO!~?te;+-*/m&|^=<>".utf8.contains(byte)
    }
  }
}

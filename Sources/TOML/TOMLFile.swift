private import CTOML

/// A parsed TOML file: a list of values with their line numbers.
///
/// An invalid line is reported as a mistake and skipped. The rest of the file is still used.
package struct TOMLFile: Sendable, Equatable {
  /// A value of the file, converted to text.
  package struct Value: Sendable, Equatable {
    package enum Kind: Sendable {
      case string, integer, boolean
      /// An array of strings.
      case strings
      /// A value of a type that no setting has, such as a float, a date, an array of arrays or a
      /// string with a zero character. Its `texts` are empty.
      case other
    }

    /// The full key: the names of the tables that contain it and its own name, joined with dots.
    package let key: String
    package let kind: Kind
    /// The value as text: one string for each element if the kind is `.strings`, otherwise one
    /// string.
    ///
    /// An integer is written in decimal digits, a boolean as `true` or `false`.
    package let texts: [String]
    /// The line number, counted from 1.
    package let line: Int
    /// Byte range of the value's text in the file.
    package let range: Range<Int>
  }

  /// A syntax error.
  package struct Mistake: Sendable, Equatable {
    /// The line number, counted from 1.
    package let line: Int
    /// The TOML library's message, which is in English.
    package let reason: String
  }

  /// The values in file order.
  package let values: [Value]
  package let mistakes: [Mistake]

  /// Maximum number of invalid lines that are skipped. If a file has more, none of its values are
  /// used.
  private static let maximumMistakes = 8

  package init(_ bytes: [UInt8]) {
    var bytes = bytes
    var mistakes: [Mistake] = []
    while true {
      switch Self.parse(bytes) {
      case .success(let values):
        (self.values, self.mistakes) = (values, mistakes)
        return
      case .failure(let mistake):
        if mistakes.last?.line != mistake.mistake.line { mistakes.append(mistake.mistake) }
        guard mistakes.count <= Self.maximumMistakes, Self.blank(mistake.mistake.line, of: &bytes)
        else {
          (values, self.mistakes) = ([], Array(mistakes.prefix(1)))
          return
        }
      }
    }
  }

  /// Maximum number of dots in a line. Each dot may open a nested table, and the library frees
  /// nested tables recursively, which could overflow the stack.
  private static let maximumDots = 100

  /// Returns the number of the first line that has too many dots. Nil if none exists.
  private static func tooDeepLine(in bytes: [UInt8]) -> Int? {
    guard bytes.count > maximumDots else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.count { $0 == UInt8(ascii: ".") } > maximumDots }.map { $0 + 1 }
  }

  /// Replaces a line with spaces. Returns false if it is blank already.
  private static func blank(_ line: Int, of bytes: inout [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices ~= line - 1 else { return false }
    let space = UInt8(ascii: " ")
    let range = lines[line - 1].indices
    guard bytes[range].contains(where: { $0 != space }) else { return false }
    for index in range { bytes[index] = space }
    return true
  }
}

// MARK: - Parsing

extension TOMLFile {
  private struct ParsingFailure: Error {
    let mistake: Mistake
  }

  private static func parse(_ bytes: [UInt8]) -> Result<[Value], ParsingFailure> {
    if let line = tooDeepLine(in: bytes) {
      return .failure(ParsingFailure(mistake: Mistake(line: line, reason: "too many dots")))
    }
    let file = bytes.withUnsafeBytes { bytes in
      ctoml_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let file else {
      return .failure(ParsingFailure(mistake: Mistake(line: 1, reason: "out of memory")))
    }
    defer { ctoml_free(file) }
    var line: UInt32 = 0
    if let reason = ctoml_mistake(file, &line) {
      let mistake = Mistake(line: Int(line), reason: String(cString: reason))
      return .failure(ParsingFailure(mistake: mistake))
    }
    let offsets = LineOffsets(of: bytes)
    return .success((0..<ctoml_count(file)).map { value(of: file, at: $0, offsets) })
  }

  private static func value(of file: OpaquePointer, at index: Int, _ offsets: LineOffsets) -> Value
  {
    let value = ctoml_value_at(file, index)
    let texts = (0..<value.count).map { String(cString: ctoml_text(file, index, $0)) }
    let begin = offsets.offset(ofLine: Int(value.line), column: Int(value.column))
    let end = offsets.offset(ofLine: Int(value.end_line), column: Int(value.end_column))
    return Value(
      key: String(cString: value.key), kind: Value.Kind(value.kind), texts: texts,
      line: Int(value.line), range: begin..<max(begin, end))
  }
}

extension TOMLFile.Value.Kind {
  fileprivate init(_ kind: Int32) {
    switch kind {
    case Int32(ctoml_kind_string.rawValue): self = .string
    case Int32(ctoml_kind_integer.rawValue): self = .integer
    case Int32(ctoml_kind_boolean.rawValue): self = .boolean
    case Int32(ctoml_kind_strings.rawValue): self = .strings
    default: self = .other
    }
  }
}

/// Converts lines and columns of a UTF-8 text to byte offsets.
private struct LineOffsets {
  /// The offsets of each line's characters, followed by the offset of its end.
  private var lines: [[Int]] = [[]]
  private let end: Int

  init(of bytes: [UInt8]) {
    end = bytes.count
    // The library doesn't count a byte order mark as a character.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in start..<end where bytes[index] & 0xC0 != 0x80 {
      lines[lines.count - 1].append(index)
      if bytes[index] == UInt8(ascii: "\n") { lines.append([]) }
    }
    lines[lines.count - 1].append(end)
  }

  /// Returns the byte offset of a character. Lines and columns are counted from 1. A column is a
  /// code point.
  func offset(ofLine line: Int, column: Int) -> Int {
    guard lines.indices ~= line - 1 else { return end }
    let characters = lines[line - 1]
    return characters.indices ~= column - 1 ? characters[column - 1] : characters.last ?? end
  }
}

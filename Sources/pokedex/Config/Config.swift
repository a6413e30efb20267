internal import OwnFiles
internal import TOML

/// The content of the config file. It is parsed as TOML, but the keys and values are not validated.
struct Config {
  /// A key and its value.
  struct ConfigValue: Equatable {
    let key: String
    /// The value as text: one string for each element of an array, otherwise one string. Empty if
    /// no setting can have a value of this type.
    let texts: [String]
    /// The line number in the file, counted from 1. Nil if `--set` set the value.
    let line: Int?
    /// The value as it is written in the file or after `--set`.
    let written: String

    var text: String { texts.joined(separator: ",") }
  }

  /// The file's path. Nil if the environment variables specify no folder for it.
  let path: String?
  /// The values in the order of the file. Each key occurs only once.
  private(set) var values: [ConfigValue] = []
  /// The errors in lines that are not valid TOML.
  private(set) var mistakes: [TOMLFile.Mistake] = []
  /// The reason why the file can't be read at all. Nil if it can be read or doesn't exist.
  private(set) var failure: PrivateFile.ReadingFailure?

  /// Maximum size of the file in bytes.
  static let maximumSize = 1 << 16

  /// Creates an empty config.
  init(path: String? = nil) {
    self.path = path
  }

  /// Reads a config file. Returns an empty config if the file doesn't exist.
  static func read(_ path: String?) -> Config {
    var config = Config(path: path)
    // The null device stands for no settings, as elsewhere.
    guard let path, path != "/dev/null" else { return config }
    do {
      guard let bytes = try PrivateFile.content(of: path, atMost: maximumSize) else {
        return config
      }
      config.load(bytes)
    } catch {
      config.failure = error
    }
    return config
  }

  mutating func load(_ bytes: [UInt8]) {
    let file = TOMLFile(bytes)
    mistakes = file.mistakes
    values = file.values.map { value in
      ConfigValue(
        key: value.key, texts: value.texts, line: value.line,
        written: String(decoding: bytes[value.range], as: UTF8.self))
    }
  }

  /// Sets a key for this run of the program. The file isn't changed.
  mutating func set(_ key: String, to text: String) {
    values.removeAll { $0.key == key }
    let isList = key.hasPrefix(KeySettings.table) && text != ","
    let texts = isList ? Setting.SettingKind.names(in: text) : [text]
    values.append(ConfigValue(key: key, texts: texts, line: nil, written: text))
  }

  /// Whether there are no values and no errors.
  var isEmpty: Bool { values.isEmpty && mistakes.isEmpty && failure == nil }

  /// The value of a key. Nil if it is not set.
  subscript(key: String) -> ConfigValue? { values.first { $0.key == key } }
}

/// Changes one value of a config file. The rest of the file stays the same, including comments, the
/// order of lines and their line ends.
struct ConfigEditor {
  let bytes: [UInt8]

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the file is UTF-8 text. UTF-16 without a byte order mark shows in zero bytes.
  var isText: Bool { !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil }

  /// Returns the file's content with a key set to a value.
  ///
  /// - Parameter written: the value in TOML syntax.
  /// - Returns: the new content; nil if the file isn't text, or if setting the key would also
  ///   change another value or make a line invalid.
  func setting(_ key: String, to written: String) -> [UInt8]? {
    guard isText else { return nil }
    let file = TOMLFile(bytes)
    var new = bytes
    if let value = file.values.first(where: { $0.key == key }) {
      new.replaceSubrange(value.range, with: Array(written.utf8))
    } else {
      insert(key, written, in: &new)
    }
    return isValidEdit(new, file, key, written) ? new : nil
  }

  private func isValidEdit(
    _ new: [UInt8], _ old: TOMLFile, _ key: String, _ written: String
  ) -> Bool {
    let file = TOMLFile(new)
    let wanted = TOMLFile(Array("value = \(written)".utf8)).values.first?.texts
    let others = { (file: TOMLFile) in
      file.values.filter { $0.key != key }.map { [$0.key] + $0.texts }
    }
    return file.values.first { $0.key == key }?.texts == wanted
      && file.mistakes.count == old.mistakes.count && others(file) == others(old)
  }

  /// Inserts a line that sets a key. If the file contains a commented-out line that sets the key,
  /// the new line goes below it; otherwise the new line goes at the end of the key's table. If the
  /// table doesn't exist, adds it.
  private func insert(_ key: String, _ written: String, in new: inout [UInt8]) {
    let dot = key.firstIndex(of: ".")
    let table = dot.map { String(key[..<$0]) } ?? ""
    let name = dot.map { String(key[key.index(after: $0)...]) } ?? key
    let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
    var lines = Self.lines(of: bytes.dropFirst(mark.count))
    var added = ["\(name) = \(written)"]
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    let index = insertionIndex(of: name, in: table, texts)
    if index == nil { added = (lines.isEmpty ? [] : [""]) + ["[\(table)]"] + added }
    let position = index ?? lines.count
    let lineEnd = Self.lineEnd(of: lines, at: position)
    if position > 0, lines[position - 1].last != UInt8(ascii: "\n") {
      lines[position - 1] += lineEnd
    }
    lines.insert(contentsOf: added.map { Array($0.utf8) + lineEnd }, at: position)
    new = mark + lines.joined()
  }

  /// Returns the lines of a file, each with its line end.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) + [UInt8(ascii: "\n")] }
    // The last line has no line end. If it is empty, it is no line.
    let last = lines.removeLast().dropLast()
    return last.isEmpty ? lines : lines + [Array(last)]
  }

  /// Returns the line end of the nearest line above a position, or of the first line.
  private static func lineEnd(of lines: [[UInt8]], at position: Int) -> [UInt8] {
    let isWhole = { (line: [UInt8]) in line.last == UInt8(ascii: "\n") }
    let line = lines[..<position].last(where: isWhole) ?? lines.first(where: isWhole)
    let windows = Array("\r\n".utf8)
    return line?.suffix(2) == windows[...] ? windows : [UInt8(ascii: "\n")]
  }

  /// Returns the index at which to insert a line into a table. Nil if the table doesn't exist.
  private func insertionIndex(of name: String, in table: String, _ lines: [String]) -> Int? {
    var current = ""
    var index: Int? = table.isEmpty ? 0 : nil
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0.isWhitespace }
      if words.first == "[" {
        current = String(words.dropFirst().prefix { $0 != "]" && !$0.isWhitespace })
      }
      guard current == table, !words.isEmpty else { continue }
      if words.first == "#", isAssignment(of: name, words.dropFirst()) { return number + 1 }
      // Skip comments at the end of the table, so that the new line is inserted before them. They
      // may belong to the next table. If they come before the first table, they may also refer to
      // the whole file.
      if words.first != "#" { index = number + 1 }
    }
    return index
  }

  private func isAssignment(of name: String, _ text: Substring) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return text.hasPrefix(name) && text.dropFirst(name.count).first { !$0.isWhitespace } == "="
  }
}

internal import OwnFiles
internal import TOML

/// The content of the config file, checked no further than that it is TOML.
struct Config {
  /// The value of a key.
  struct Value: Equatable {
    let key: String
    /// The strings of an array, else one; none for what no setting holds.
    let texts: [String]
    /// From 1; nil where `--set` says it.
    let line: Int?
    /// As it is written.
    let written: String

    var text: String { texts.joined(separator: ",") }
  }

  /// Nil where the environment has no place for it.
  let path: String?
  /// In the order of the file. A key is there once.
  private(set) var values: [Value] = []
  /// Lines that are not TOML.
  private(set) var mistakes: [TOMLFile.Mistake] = []
  /// The reason why the file can't be read at all.
  private(set) var failure: OwnFile.ReadingFailure?

  /// Nobody writes a longer one, in bytes.
  static let largest = 1 << 16

  /// One that says nothing.
  init(path: String? = nil) {
    self.path = path
  }

  /// Reads a file; a missing one says nothing.
  static func read(_ path: String?) -> Config {
    var config = Config(path: path)
    guard let path else { return config }
    do {
      guard let bytes = try OwnFile.content(of: path, atMost: largest) else { return config }
      config.take(bytes)
    } catch {
      config.failure = error
    }
    return config
  }

  mutating func take(_ bytes: [UInt8]) {
    let file = TOMLFile(bytes)
    mistakes = file.mistakes
    values = file.values.map { value in
      Value(
        key: value.key, texts: value.texts, line: value.line,
        written: String(decoding: bytes[value.range], as: UTF8.self))
    }
  }

  /// Sets a key for this run.
  mutating func set(_ key: String, to text: String) {
    values.removeAll { $0.key == key }
    let isList = key.hasPrefix(KeySettings.table) && text != ","
    let texts = isList ? Setting.Kind.names(in: text) : [text]
    values.append(Value(key: key, texts: texts, line: nil, written: text))
  }

  /// Whether it says nothing, not even something wrong.
  var isEmpty: Bool { values.isEmpty && mistakes.isEmpty && failure == nil }

  /// The value of a key; nil for one that is not there.
  subscript(key: String) -> Value? { values.first { $0.key == key } }
}

/// Changes one value of a config file; comments, order and all else stay as they are.
struct ConfigEditor {
  let bytes: [UInt8]

  /// The file with a key set.
  ///
  /// - Parameter written: the value as TOML.
  /// - Returns: nil where that can't be done without another value coming out differently.
  func setting(_ key: String, to written: String) -> [UInt8]? {
    let file = TOMLFile(bytes)
    var new = bytes
    if let value = file.values.first(where: { $0.key == key }) {
      new.replaceSubrange(value.range, with: Array(written.utf8))
    } else {
      insert(key, written, in: &new)
    }
    return isRight(new, file, key, written) ? new : nil
  }

  private func isRight(
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

  /// Puts a line after the one that has the key behind `#`, else at the end of its table, which is made
  /// where it is missing.
  private func insert(_ key: String, _ written: String, in new: inout [UInt8]) {
    let dot = key.firstIndex(of: ".")
    let table = dot.map { String(key[..<$0]) } ?? ""
    let name = dot.map { String(key[key.index(after: $0)...]) } ?? key
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let line = "\(name) = \(written)"
    if let place = place(of: name, in: table, lines) {
      lines.insert(line, at: place)
    } else {
      lines += (lines.isEmpty ? [] : [""]) + ["[\(table)]", line]
    }
    new = Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The index of a new line of a table; nil if there is no such table.
  private func place(of name: String, in table: String, _ lines: [String]) -> Int? {
    var current = ""
    var place: Int? = table.isEmpty ? 0 : nil
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0.isWhitespace }
      if words.first == "[" {
        current = String(words.dropFirst().prefix { $0 != "]" && !$0.isWhitespace })
      }
      guard current == table, !words.isEmpty else { continue }
      if words.first == "#", isAssignment(of: name, words.dropFirst()) { return number + 1 }
      // A comment before the first table is about the whole file, or about the table.
      if words.first != "#" { place = number + 1 }
    }
    return place
  }

  private func isAssignment(of name: String, _ text: Substring) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return text.hasPrefix(name) && text.dropFirst(name.count).first { !$0.isWhitespace } == "="
  }
}

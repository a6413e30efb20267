internal import TOML

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

  /// Where a new line of a table goes; nil where there is no such table.
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
      // What stands before the first table is a comment on the whole file, or on the table.
      if words.first != "#" { place = number + 1 }
    }
    return place
  }

  private func isAssignment(of name: String, _ text: Substring) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return text.hasPrefix(name) && text.dropFirst(name.count).first { !$0.isWhitespace } == "="
  }
}

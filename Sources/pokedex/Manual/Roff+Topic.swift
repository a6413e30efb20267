extension Roff {
  /// A topic of help as a section: what is indented is a table or an example, a line in capitals a
  /// heading, all else is text.
  mutating func topic(_ topic: HelpTopic, in lines: [String]) {
    section(topic.name.uppercased())
    fill(Self.prose(topic.title.prefix(1).uppercased() + topic.title.dropFirst() + "."))
    var rest = lines.dropFirst()[...]
    while let line = rest.first {
      if line.isEmpty {
        rest.removeFirst()
      } else if line.hasPrefix("  ") {
        block(Self.take(&rest) { $0.hasPrefix("  ") })
      } else if !line.contains(where: \.isLowercase), line.contains(where: \.isUppercase) {
        subsection(line)
        rest.removeFirst()
      } else {
        newParagraph()
        let paragraph = Self.take(&rest) { !$0.isEmpty && !$0.hasPrefix("  ") }
        fill(Self.prose(paragraph.joined(separator: " ")))
      }
    }
  }

  /// The lines at the beginning that are of a kind; those are taken away.
  private static func take(
    _ rest: inout ArraySlice<String>, while isOne: (String) -> Bool
  ) -> [String] {
    let lines = Array(rest.prefix(while: isOne))
    rest = rest.dropFirst(lines.count)
    return lines
  }

  /// A table of two columns, where one of its lines has a gap, or else an example.
  private mutating func block(_ lines: [String]) {
    var rows: [(left: String, right: [String])] = []
    for line in lines {
      if line.hasPrefix("   "), !rows.isEmpty {
        rows[rows.count - 1].right.append(Self.trimmed(line[...]))
      } else {
        let (left, right) = Self.columns(of: line)
        rows.append((left, right.isEmpty ? [] : [right]))
      }
    }
    guard lines.contains(where: { !Self.columns(of: $0).right.isEmpty && !$0.hasPrefix("   ") })
    else { return example(lines.map { String($0.dropFirst(2)) }) }
    for (left, right) in rows { item(Self.bold(left), Self.prose(right.joined(separator: " "))) }
  }

  /// What stands before and after the first gap of two spaces.
  private static func columns(of line: String) -> (left: String, right: String) {
    let line = line.dropFirst(2)
    var end = line.startIndex
    while end < line.endIndex {
      if line[end...].hasPrefix("  ") {
        return (String(line[..<end]), trimmed(line[end...]))
      }
      end = line.index(after: end)
    }
    return (String(line), "")
  }

  private static func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }
}

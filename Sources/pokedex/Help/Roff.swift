internal import PokedexModel

/// A builder for manual pages, with the man(7) macros that both mandoc and groff support.
struct Roff {
  /// Maximum length of a source line in bytes. A longer word gets a line of its own.
  private static let width = 78

  private(set) var text = ""

  /// Starts a page.
  ///
  /// - Parameter date: the date as `YYYY-MM-DD`.
  init(page name: String, date: String, source: String, manual: String) {
    let fields = [Self.code(name.uppercased()), "1", date, Self.code(source), Self.code(manual)]
    text = ".TH " + fields.map(Self.quoted).joined(separator: " ") + "\n"
    // No justification or hyphenation, so that commands can be copied.
    text += ".ad l\n.nh\n"
  }

  mutating func section(_ title: String) { text += ".SH " + Self.quoted(Self.prose(title)) + "\n" }

  mutating func subsection(_ title: String) {
    text += ".SS " + Self.quoted(Self.prose(title)) + "\n"
  }

  /// Starts a paragraph. A heading already starts one.
  mutating func newParagraph() {
    if text.split(separator: "\n").last?.hasPrefix(".S") == false { text += ".PP\n" }
  }

  /// Adds text that `man` wraps to the terminal's width. `words` must already be escaped.
  mutating func fill(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= Self.width {
        text += Self.guarded(line) + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { text += Self.guarded(line) + "\n" }
  }

  /// Adds a term with its description below. Both must already be escaped.
  mutating func item(_ term: String, _ about: String) {
    text += ".TP\n" + Self.guarded(term) + "\n"
    fill(about)
  }

  /// Adds lines that keep their line breaks.
  mutating func example(_ lines: [String]) {
    newParagraph()
    text += ".EX\n"
    for line in lines { text += Self.guarded(Self.code(line)) + "\n" }
    text += ".EE\n"
  }

  /// Escapes text that users type or the program prints. Hyphens become minus signs, so that the
  /// text can be copied.
  static func code(_ text: String) -> String { escaped(text) { $0 == "-" ? "\\-" : nil } }

  static func bold(_ text: String) -> String { "\\fB" + code(text) + "\\fR" }

  static func italic(_ text: String) -> String { "\\fI" + code(text) + "\\fR" }

  /// Escapes prose. Hyphens in options become minus signs.
  static func prose(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.contains("--") || word.hasPrefix("-") ? code(String(word)) : escaped(String(word))
    }.joined(separator: " ")
  }

  private static func escaped(
    _ text: String, _ special: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    text.unicodeScalars.map { scalar in
      if let escape = special(scalar) ?? escapes[scalar] { return escape }
      if scalar.isASCII { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      // A line may break after any Chinese or Japanese character.
      return "\\[u\(zeros)\(digits)]" + (scalar.value >= 0x3000 ? "\\:" : "")
    }.joined()
  }

  /// Characters that roff would interpret, or would print as a different character.
  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\e", "'": "\\[aq]", "\"": "\\[dq]", "`": "\\[ga]", "^": "\\[ha]", "~": "\\[ti]",
  ]

  /// Escapes a period at the start of a line. Otherwise roff would read the line as a macro call.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  private static func quoted(_ field: String) -> String { "\"" + field + "\"" }
}

extension Roff {
  /// Adds a help topic as a section. Indented lines are a table or an example, lines in capitals or
  /// `【】` are headings, and others are text.
  mutating func topic(_ topic: HelpTopic, in language: Language) {
    section(topic.name.uppercased())
    let title = topic.title(in: language)
    let stop = title.last?.isASCII == true ? "." : "。"
    fill(Self.prose(title.prefix(1).uppercased() + title.dropFirst() + stop))
    var rest = topic.lines(in: language).dropFirst()[...]
    while let line = rest.first {
      if line.isEmpty {
        rest.removeFirst()
      } else if line.hasPrefix("  ") {
        block(Self.removeLines(&rest) { $0.hasPrefix("  ") })
      } else if HelpTopic.isHeading(line) {
        subsection(line)
        rest.removeFirst()
      } else {
        newParagraph()
        let paragraph = Self.removeLines(&rest) { !$0.isEmpty && !$0.hasPrefix("  ") }
        fill(Self.prose(Self.joined(paragraph)))
      }
    }
  }

  /// Joins lines, without a space between two Chinese or Japanese characters.
  private static func joined(_ lines: [String]) -> String {
    lines.reduce(into: "") { text, line in
      let isJapanese = [text.unicodeScalars.last, line.unicodeScalars.first]
        .allSatisfy { $0.map { $0.value >= 0x3000 } ?? false }
      text += (text.isEmpty || isJapanese ? "" : " ") + line
    }
  }

  /// Removes the leading lines that satisfy a condition, and returns them.
  private static func removeLines(
    _ rest: inout ArraySlice<String>, while isIncluded: (String) -> Bool
  ) -> [String] {
    let lines = Array(rest.prefix(while: isIncluded))
    rest = rest.dropFirst(lines.count)
    return lines
  }

  /// Adds indented lines: a table of two columns if any line has a gap, otherwise an example.
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
    for (left, right) in rows { item(Self.bold(left), Self.prose(Self.joined(right))) }
  }

  /// Splits a line at its first gap of two or more spaces.
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

/// Formats text from outside the program, so that it can appear within a line.
package enum Quote {
  /// Maximum width, in columns, of a name, option or path in a sentence.
  private static let columns = 60

  /// Returns a text in visible characters. If it is too wide, returns its beginning, followed by
  /// "…".
  package static func text(_ text: String) -> String {
    // Combining marks add to the width, too, because one letter can have any number of them.
    var remaining = columns
    var end = text.unicodeScalars.startIndex
    var endWithMark = end
    while end < text.unicodeScalars.endIndex {
      remaining -= columns(of: text.unicodeScalars[end])
      if remaining < 0 { return visible(String(text.unicodeScalars[..<endWithMark])) + "…" }
      end = text.unicodeScalars.index(after: end)
      if remaining > 0 { endWithMark = end }
    }
    return visible(text)
  }

  /// Returns a path in visible characters. If it is too wide, returns its end after "…", because
  /// the end is more informative than the beginning.
  package static func path(_ path: String) -> String {
    var remaining = columns
    let end = path.unicodeScalars.reversed().prefix { scalar in
      remaining -= columns(of: scalar)
      return remaining > 0
    }
    let isWhole = end.count == path.unicodeScalars.count
    return (isWhole ? "" : "…") + visible(String(String.UnicodeScalarView(end.reversed())))
  }

  /// Returns a text on one line, with codes instead of characters that are invisible or move the
  /// cursor.
  ///
  /// For example, the escape character becomes `\u{1B}`.
  package static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    return text.unicodeScalars.reduce(into: "") { visible, scalar in
      if isVisible(scalar) {
        visible.unicodeScalars.append(scalar)
      } else {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// Returns the maximum width, in columns, that a character may have in a terminal.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if !isVisible(scalar) { return 8 }
    return scalar.value < 0x1100 || 0x2010...0x25FC ~= scalar.value ? 1 : 2
  }
}

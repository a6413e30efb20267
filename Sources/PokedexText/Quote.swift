/// What came from outside, as it may stand in a line of text.
package enum Quote {
  /// No name, option or path that a sentence repeats takes more columns.
  private static let columns = 60

  /// The beginning of a text, visible, and all of it where a sentence has room for that.
  package static func text(_ text: String) -> String {
    // Marks count as well, of which one letter can have any number.
    var room = columns
    var end = text.unicodeScalars.startIndex
    var endWithMark = end
    while end < text.unicodeScalars.endIndex {
      room -= columns(of: text.unicodeScalars[end])
      if room < 0 { return visible(String(text.unicodeScalars[..<endWithMark])) + "…" }
      end = text.unicodeScalars.index(after: end)
      if room > 0 { endWithMark = end }
    }
    return visible(text)
  }

  /// The end of a path, which tells more than its beginning.
  package static func path(_ path: String) -> String {
    var room = columns
    let end = path.unicodeScalars.reversed().prefix { scalar in
      room -= columns(of: scalar)
      return room > 0
    }
    let isWhole = end.count == path.unicodeScalars.count
    return (isWhole ? "" : "…") + visible(String(String.UnicodeScalarView(end.reversed())))
  }

  /// A text on one line, with what would move the cursor or can't be seen as its number, such as
  /// `\u{1B}`.
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

  /// Never less than a terminal gives it.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if !isVisible(scalar) { return 8 }
    return scalar.value < 0x1100 || 0x2010...0x25FC ~= scalar.value ? 1 : 2
  }
}

/// Text from the network made safe to show, in the one place where it enters.
enum NetworkText {
  /// No name or label is longer, in characters.
  static let longestLine = 200
  /// No description is longer, in characters.
  static let longestProse = 2000
  /// No effect is longer, in characters; the longest that PokeAPI has take half of that.
  static let longestEffect = 6000

  /// No letter of any language here has more marks.
  private static let mostMarks = 4

  /// A text for one line: escape sequences, controls and invisible marks out, white space made single
  /// spaces, cut at `longestLine`.
  static func line(_ text: String) -> String {
    clean(text, longest: longestLine)
  }

  /// A description: like a line, but longer. The old games' line and page breaks become spaces, and
  /// a word they broke with a soft hyphen is whole again.
  static func prose(_ text: String) -> String {
    let breaks = ["\r\n", "\n", "\u{0C}"].map { "\u{AD}" + $0 }
    return clean(breaks.reduce(text) { $0.replacing($1, with: "") }, longest: longestProse)
  }

  /// What something does: like a line, but much longer.
  static func effect(_ text: String) -> String {
    clean(text, longest: longestEffect)
  }

  private static func clean(_ text: String, longest: Int) -> String {
    // Slugs and addresses, which most texts are, have nothing else in them.
    if text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
      return text.utf8.count > longest ? String(text.prefix(longest)) : text
    }
    var scalars = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isAfterSpace = true
    var marks = 0
    // One letter can be made of any number of scalars, also of such as are no marks.
    var room = longest * (1 + mostMarks)
    while room > 0, let scalar = rest.popFirst() {
      marks = isMark(scalar) ? marks + 1 : 0
      if scalar.properties.isWhitespace {
        if !isAfterSpace { scalars.append(" ") }
        isAfterSpace = true
      } else if scalar == "\u{1B}" || 0x80...0x9F ~= scalar.value {
        skipSequence(scalar, in: &rest)
      } else if isShown(scalar), marks <= mostMarks {
        scalars.append(scalar)
        isAfterSpace = false
        room -= 1
      }
    }
    return String(String(scalars).prefix(longest)).trimmingSpaceAtEnd
  }

  /// Passes over what an escape or a C1 control begins: CSI to its final byte, OSC and the other
  /// strings to their terminator, anything else its one or two following characters.
  private static func skipSequence(
    _ start: Unicode.Scalar, in rest: inout Substring.UnicodeScalarView
  ) {
    let isEscape = start == "\u{1B}"
    let kind = isEscape ? rest.first : Unicode.Scalar(start.value - 0x40)
    guard let kind, 0x20...0x7E ~= kind.value else { return }
    if isEscape { rest.removeFirst() }
    switch kind {
    case "[":
      while let next = rest.popFirst(), !(0x40...0x7E ~= next.value) {}
    case "]", "P", "X", "^", "_":
      let ends: Set<Unicode.Scalar> = ["\u{07}", "\u{9C}", "\u{1B}", "\n"]
      rest = rest.firstIndex(where: ends.contains).map { rest[$0...].dropFirst() } ?? rest.suffix(0)
      if rest.first == "\\" { rest.removeFirst() }
    case " "..."/":
      _ = rest.popFirst()
    default: break
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  /// Controls, format characters (bidirectional overrides, soft hyphens, zero-width marks), surrogates,
  /// private and unassigned characters are not shown.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: scalar != "\u{FFFD}"
    }
  }
}

extension String {
  fileprivate var trimmingSpaceAtEnd: String {
    last == " " ? String(dropLast()) : self
  }
}

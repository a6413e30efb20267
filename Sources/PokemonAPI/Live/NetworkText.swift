/// Functions that make text from the network safe to show. Every text from the network must pass
/// through one of them.
enum NetworkText {
  /// Maximum length of a name or label in characters.
  static let longestLine = 200
  /// Maximum length of a description in characters.
  static let longestProse = 2000
  /// Maximum length of an effect's description in characters. The longest one in PokeAPI is half as
  /// long.
  static let longestEffect = 6000

  /// Maximum number of combining marks on a letter. No language that the program supports needs
  /// more.
  private static let maxCombiningMarks = 4

  /// Cleans a text that is shown in one line. Removes escape sequences, control characters and
  /// invisible characters, replaces each run of white space with one space, and cuts the text at
  /// `longestLine`.
  static func line(_ text: String) -> String {
    clean(text, longest: longestLine)
  }

  /// Cleans a game's description as `line(_:)` does, but cuts it at `longestProse`. Old games
  /// inserted line and page breaks into their texts. These breaks become spaces, but a break after
  /// a soft hyphen is removed to join the two halves of the word.
  static func prose(_ text: String) -> String {
    let breaks = ["\r\n", "\n", "\u{0C}"].map { "\u{AD}" + $0 }
    return clean(breaks.reduce(text) { $0.replacing($1, with: "") }, longest: longestProse)
  }

  /// Cleans the description of an effect as `line(_:)` does, but cuts it at `longestEffect`.
  static func effect(_ text: String) -> String {
    clean(text, longest: longestEffect)
  }

  private static func clean(_ text: String, longest: Int) -> String {
    // Fast path: most texts are slugs or URLs.
    if text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) {
      return text.utf8.count > longest ? String(text.prefix(longest)) : text
    }
    var scalars = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var isAfterSpace = true
    var marks = 0
    // Limit the number of scalars, too. Combining marks are limited above, but a character can also
    // consist of any number of other scalars.
    var room = longest * (1 + maxCombiningMarks)
    while room > 0, let scalar = rest.popFirst() {
      marks = isMark(scalar) ? marks + 1 : 0
      if scalar.properties.isWhitespace {
        if !isAfterSpace { scalars.append(" ") }
        isAfterSpace = true
      } else if scalar == "\u{1B}" || 0x80...0x9F ~= scalar.value {
        skipSequence(scalar, in: &rest)
      } else if isShown(scalar), marks <= maxCombiningMarks {
        scalars.append(scalar)
        isAfterSpace = false
        room -= 1
      }
    }
    return String(String(scalars).prefix(longest)).trimmingSpaceAtEnd
  }

  /// Skips the rest of a control sequence whose first scalar, an escape or a C1 control, has been
  /// read. A CSI sequence ends with its final byte. OSC and the other string sequences end with
  /// their terminator. All other sequences end after one or two characters.
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

  /// Whether a character is kept. Control and format characters (bidirectional overrides, soft
  /// hyphens, zero-width characters), surrogates, private-use characters and unassigned characters
  /// are removed.
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

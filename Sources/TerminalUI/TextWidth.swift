/// Measures the width of text on a terminal in columns. All code that needs widths uses these
/// functions.
package enum TextWidth {
  /// Returns the width of a text.
  package static func of(_ text: String) -> Int {
    var text = text
    let ascii = text.withUTF8 { bytes in bytes.allSatisfy { 0x20..<0x7F ~= $0 } ? bytes.count : nil
    }
    return ascii ?? ofSingleScalarGraphemes(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a text in which every scalar is a grapheme, as in nearly all texts. Nil
  /// if some scalars may combine into one grapheme.
  private static func ofSingleScalarGraphemes(_ text: String) -> Int? {
    hasOnlySingleScalarGraphemes(text) ? text.unicodeScalars.reduce(0) { $0 + of($1) } : nil
  }

  /// Whether it is certain that every scalar of a text is a separate grapheme.
  static func hasOnlySingleScalarGraphemes(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC: true
      case 0x3041...0x3096, 0x30A0...0x31FF, 0x3400...0xA4CF, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }

  /// Returns the width of a grapheme: 0, 1 or 2.
  ///
  /// It is the width of the grapheme's widest scalar. As an exception, the voiced sound marks of
  /// halfwidth kana add a column each.
  package static func of(_ grapheme: Character) -> Int {
    var width = 0
    for scalar in grapheme.unicodeScalars {
      width = 0xFF9E...0xFF9F ~= scalar.value ? min(2, width + 1) : max(width, of(scalar))
    }
    return width
  }

  /// Returns the width of a scalar: 0 for combining marks and control characters, 2 for wide East
  /// Asian characters, 1 for all others.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: 1
    case 0..<0x300: 0
    // Check these ranges before the table, because their characters are frequent on the app's
    // screens: punctuation, arrows, lines and bars.
    case 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FC: 1
    case 0x3041...0x3096, 0x30A0...0x31FF, 0x3400...0xA4CF, 0xAC00...0xD7A3: 2
    case 0x1100... where isWide(scalar): 2
    default: isMark(scalar) ? 0 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var ranges = 0..<wide.count / 2
    while !ranges.isEmpty {
      let middle = ranges.lowerBound + ranges.count / 2
      if scalar.value < wide[2 * middle] {
        ranges = ranges.lowerBound..<middle
      } else if scalar.value > wide[2 * middle + 1] {
        ranges = middle + 1..<ranges.upperBound
      } else {
        return true
      }
    }
    return false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: 0x1160...0x11FF ~= scalar.value
    }
  }

  /// Ranges of wide and fullwidth East Asian characters, as pairs of the first and the last scalar
  /// in ascending order. Unassigned gaps within a block are included. For hexagrams and squared
  /// numbers, C libraries use other widths than Unicode. The table follows the libraries, because
  /// terminals do, too. Source: EastAsianWidth.txt of Unicode 15.
  private static let wide: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
    0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1,
    0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B,
    0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x303E,
    0x3041, 0x3098, 0x309B, 0x4DBF, 0x4E00, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE10, 0xFE19, 0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18DFF,
    0x1AFF0, 0x1B2FF, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A,
    0x1F200, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA,
    0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440,
    0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A,
    0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC,
    0x1F6D0, 0x1F6D2, 0x1F6D5, 0x1F6D7, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC,
    0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF,
    0x1FA70, 0x1FAFF, 0x20000, 0x3FFFD,
  ]
}

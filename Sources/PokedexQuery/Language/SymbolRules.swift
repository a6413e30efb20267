/// Rules for signs in plain words. Some signs occur in names, some only separate words, and some
/// have no meaning in a query.
enum SymbolRules {
  /// Whether a word consists only of signs that separate or end words, and so has no meaning.
  static func isSeparator(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      // Full stops, ellipsis, semicolons, hyphens and dashes, middle dots.
      case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x2026, 0x3B, 0xFF1B, 0x2D, 0xFF0D, 0x2010...0x2015, 0xB7,
        0x30FB, 0xFF65:
        true
      default: false
      }
    }
  }

  /// Whether a word contains a sign that never occurs in names, or consists only of signs: "fire*",
  /// "🔥", "%".
  static func hasForeignSign(_ word: String) -> Bool {
    var hasLetter = false
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: hasLetter = true
      // In names, these signs can be words of their own, as in "Unown ?" and "Nidoran ♀".
      // Parentheses are included because of incomplete names such as "Irrbis ()", which lack only
      // the text inside them.
      case 0x21, 0x3F, 0xFF01, 0xFF1F, 0x2640, 0x2642, 0x28, 0x29, 0x3A, 0xFF08, 0xFF09, 0xFF1A:
        hasLetter = true
      case 0x24, 0x2A, 0x2B, 0x5B...0x5E, 0x7B...0x7E: return true
      case 0..<0x80: break
      case 0xC0..<0x2000, 0x3040..<0xE000: hasLetter = true
      default:
        switch scalar.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .currencySymbol: return true
        case .otherPunctuation, .dashPunctuation, .format, .nonspacingMark: break
        default: hasLetter = true
        }
      }
    }
    return !hasLetter
  }

  /// Whether `hasForeignSign` is true of any word of a text. Ignores words that only separate
  /// others, and a percent sign after a number: "Zygarde Forme 50 %".
  static func haveForeignSigns(in text: String) -> Bool {
    var isNumber = false
    for word in text.split(whereSeparator: \.isWhitespace).map({ String($0) }) {
      let isPercent = isNumber && (word == "%" || word == "％")
      if !isPercent, hasForeignSign(word), !isSeparator(word) { return true }
      isNumber = word.last?.isNumber == true
    }
    return false
  }
}

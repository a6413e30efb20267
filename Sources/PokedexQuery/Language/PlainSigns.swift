/// The signs in plain words: which names have, which only part words, and which mean nothing here.
enum PlainSigns {
  /// Whether a word is nothing but a sign that parts words or ends them: it says nothing by itself.
  static func isStop(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      // Stops, semicolons, hyphens and dashes, middle dots.
      case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x2026, 0x3B, 0xFF1B, 0x2D, 0xFF0D, 0x2010...0x2015, 0xB7,
        0x30FB, 0xFF65:
        true
      default: false
      }
    }
  }

  /// Whether a word has a sign that is in no name, or nothing but signs: "fire*", "🔥", "%".
  static func isForeign(_ word: String) -> Bool {
    var hasLetter = false
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: hasLetter = true
      // Names have these by themselves: "Unown ?", "Nidoran ♀", and "Irrbis ()" lacks but its letter.
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

  /// Whether any word of a text has such signs, but for what ends a word, and a percent sign behind a number:
  /// "Zygarde Forme 50 %".
  static func areForeign(in text: String) -> Bool {
    var isNumber = false
    for word in text.split(whereSeparator: \.isWhitespace).map({ String($0) }) {
      let isPercent = isNumber && (word == "%" || word == "％")
      if !isPercent, isForeign(word), !isStop(word) { return true }
      isNumber = word.last?.isNumber == true
    }
    return false
  }
}

extension Parser {
  /// The tokens without signs that stand where a word could, but for what is a value.
  static func withoutStops(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.plainWord.map(PlainSigns.isStop) == true }) else {
      return tokens
    }
    var kept: [Token] = []
    for token in tokens {
      if let word = token.plainWord, PlainSigns.isStop(word),
        kept.last?.isBetween != true, kept.last?.kind != .at
      {
        continue
      }
      kept.append(token)
    }
    return kept.isEmpty ? tokens : kept
  }
}

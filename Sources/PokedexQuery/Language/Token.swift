internal import PokedexText

/// A word or sign of a query, with its range.
struct Token: Equatable {
  enum TokenKind: Equatable {
    /// Letters up to the next space or sign, or the text between quotation marks.
    case word(String, isQuoted: Bool)
    case sign(Comparison)
    case colon, at, open, close, or, not
    /// A comma, an `&`, an "and" or a slash between words. Its only effect is to end a value of
    /// several words.
    case comma
  }

  let kind: TokenKind
  /// Offsets of the token's characters in the text, starting at 0.
  let range: Range<Int>

  /// The word; nil if it is quoted or if the token is a sign.
  var plainWord: String? {
    if case .word(let word, false) = kind { word } else { nil }
  }
}

/// Splits a text into tokens.
struct Lexer {
  private let characters: [Character]
  /// The scalar of each character, or 0 if a character has several scalars. Because of this, a sign
  /// with an accent isn't read as a sign.
  private let scalars: [UInt32]
  private var position = 0
  private var tokens: [Token] = []
  private let hasDecimalComma: Bool
  private let terms: TermTable

  private init(_ text: String, hasDecimalComma: Bool, _ terms: TermTable) {
    (self.hasDecimalComma, self.terms) = (hasDecimalComma, terms)
    characters = Array(text)
    scalars = characters.map { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, scalars.count == 1 else { return 0 }
      return first.value
    }
  }

  /// Splits a text into tokens.
  ///
  /// - Parameter hasDecimalComma: whether a comma between two digits is a decimal mark.
  /// - Throws: `.queryTooLong`, `.queryOpenQuote` or `.queryEmptyQuotes`.
  static func tokens(
    of text: String, hasDecimalComma: Bool = false, _ terms: TermTable
  ) throws(QueryMistake) -> [Token] {
    guard text.utf8.count <= QueryLimits.bytes, text.count <= QueryLimits.characters else {
      let end = text.utf8.count <= QueryLimits.bytes ? text.count : QueryLimits.characters + 1
      throw QueryMistake(
        .queryTooLong, String(QueryLimits.characters), at: QueryLimits.characters..<end)
    }
    var lexer = Lexer(text, hasDecimalComma: hasDecimalComma, terms)
    while lexer.position < lexer.characters.count { try lexer.take() }
    return lexer.tokens
  }

  /// The scalar of the next character; 0 at the end.
  private var next: UInt32 { position < scalars.count ? scalars[position] : 0 }

  private mutating func take() throws(QueryMistake) {
    let start = position
    if characters[position].isWhitespace {
      position += 1
    } else if let close = Self.closing(next) {
      try takeQuoted(until: close)
    } else if isSlash(position) {
      position += 1
      tokens.append(Token(kind: .comma, range: start..<position))
    } else if let kind = takeSign() {
      tokens.append(Token(kind: kind, range: start..<position))
    } else if isMinus {
      position += 1
      tokens.append(Token(kind: .not, range: start..<position))
    } else {
      takeWord()
    }
  }

  private mutating func takeQuoted(until close: UInt32) throws(QueryMistake) {
    let start = position
    let end = scalars[(start + 1)...].firstIndex { letter in
      letter == close || close == 0x201D && letter == 0x22
    }
    guard let end else { throw QueryMistake(.queryOpenQuote, at: start..<start + 1) }
    let word = String(characters[start + 1..<end])
    position = end + 1
    guard word.contains(where: { !$0.isWhitespace }) else {
      throw QueryMistake(.queryEmptyQuotes, at: start..<position)
    }
    tokens.append(Token(kind: .word(word, isQuoted: true), range: start..<position))
  }

  /// Returns the closing mark for an opening quotation mark: "…", “…”, „…“, 「…」, 『…』, «…».
  private static func closing(_ letter: UInt32) -> UInt32? {
    switch letter {
    case 0x22: 0x22
    case 0x201C, 0x201D: 0x201D
    case 0x201E: 0x201C
    case 0x300C: 0x300D
    case 0x300E: 0x300F
    case 0xAB: 0xBB
    default: nil
    }
  }

  /// Reads a sign. Returns nil and consumes nothing if there is no sign.
  private mutating func takeSign() -> Token.TokenKind? {
    guard let sign = Token.TokenKind(sign: next) else { return nil }
    position += 1
    let isEqualNext = Token.TokenKind(sign: next) == .sign(.equal)
    switch sign {
    case .sign(.less) where isEqualNext, .sign(.more) where isEqualNext:
      position += 1
      return .sign(sign == .sign(.less) ? .lessOrEqual : .moreOrEqual)
    case .sign(.less) where Token.TokenKind(sign: next) == .sign(.more), .not where isEqualNext:
      position += 1
      return .sign(.unequal)
    case .sign(.equal) where isEqualNext: position += 1
    case .sign(.equal) where Token.TokenKind(sign: next) == .sign(.more):
      position += 1
      return .sign(.moreOrEqual)
    case .sign(.equal) where Token.TokenKind(sign: next) == .sign(.less):
      position += 1
      return .sign(.lessOrEqual)
    case .or where Token.TokenKind(sign: next) == .or: position += 1
    case .colon where Token.TokenKind(sign: next)?.isComparison == true:
      // Ignores the colon in `spe:>100`. People know this spelling from search engines.
      return takeSign()
    default: break
    }
    return sign
  }

  private mutating func takeWord() {
    let start = position
    while position < characters.count, !characters[position].isWhitespace,
      Token.TokenKind(sign: next) == nil || position > start && isDecimalComma(position),
      Self.closing(next) == nil, !isSlash(position)
    {
      position += 1
    }
    let word = String(characters[start..<position])
    // After a colon or an `@`, a word is always a value and never an operator. For example, French
    // "or" is the name of a game.
    let isValue = tokens.last?.kind == .colon || tokens.last?.kind == .at
    let kind = isValue ? nil : Self.operation(word)
    tokens.append(Token(kind: kind ?? .word(word, isQuoted: false), range: start..<position))
  }

  /// Whether the character at an index is a slash between two words, as in "fire/flying", and not
  /// part of a fraction, as in "1/4".
  private func isSlash(_ position: Int) -> Bool {
    guard scalars[position] == 0x2F || scalars[position] == 0xFF0F, position > 0,
      position + 1 < characters.count
    else { return false }
    return characters[position - 1].isLetter && characters[position + 1].isLetter
  }

  /// Whether the next character is a minus sign that means "not", as in "-flying". Search engines
  /// use it in the same way. False for a minus sign that belongs to a value, as in a negative
  /// number.
  private var isMinus: Bool {
    guard scalars[position] == 0x2D || scalars[position] == 0xFF0D, position + 1 < characters.count
    else {
      return false
    }
    let isValue = tokens.last.map { $0.isValueSeparator || $0.kind == .at } ?? false
    let next = characters[position + 1]
    if isValue || isInSortList { return false }
    return next.isLetter || next == "(" || Self.closing(scalars[position + 1]) != nil
  }

  /// Whether the next character begins another column in a `sort:` list, such as "-hp" in
  /// "sort:spe,-hp".
  private var isInSortList: Bool {
    guard var last = tokens.indices.last, tokens[last].kind == .comma,
      tokens[last].range.upperBound == position
    else { return false }
    while last > 1, tokens[last].kind == .comma, tokens[last - 1].plainWord != nil { last -= 2 }
    guard last > 0, tokens[last].isValueSeparator, let term = tokens[last - 1].plainWord else {
      return false
    }
    return terms.named(term)?.meaning == .sort
  }

  private func isDecimalComma(_ position: Int) -> Bool {
    hasDecimalComma && scalars[position] == 0x2C && position + 1 < characters.count
      && characters[position - 1].isWholeNumber && characters[position + 1].isWholeNumber
  }

  static func operation(_ word: String) -> Token.TokenKind? {
    operations[word.lowercased()]
  }

  private static let operations: [String: Token.TokenKind] = {
    let kinds: [String: Token.TokenKind] = ["or": .or, "not": .not, "and": .comma]
    let words = QueryWordTable.family("operator").flatMap { key, words in
      words.map { ($0, kinds[key]) }
    }
    return Dictionary(words.compactMap { word, kind in kind.map { (word, $0) } }) { $1 }
  }()
}

// The signs that have a meaning in queries. They are listed only here.
extension Token.TokenKind {
  /// Creates the kind of token for a sign, in ASCII or full width. Returns nil for a character that
  /// isn't a sign.
  init?(sign scalar: UInt32) {
    let narrow = (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
    switch narrow {
    case 0x3A: self = .colon
    case 0x3D: self = .sign(.equal)
    case 0x3C: self = .sign(.less)
    case 0x3E: self = .sign(.more)
    case 0x2264, 0x2266, 0x2A7D: self = .sign(.lessOrEqual)
    case 0x2265, 0x2267, 0x2A7E: self = .sign(.moreOrEqual)
    case 0x2260: self = .sign(.unequal)
    case 0x28: self = .open
    case 0x29: self = .close
    case 0x7C: self = .or
    case 0x21: self = .not
    case 0x40: self = .at
    case 0x2C, 0x3001, 0x26: self = .comma
    default: return nil
    }
  }

  init?(sign character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(sign: scalar.value)
  }

  /// Whether the token is a colon or an equals sign, after which a value can follow, as in "type:"
  /// and "spe=".
  var isColonOrEqual: Bool { self == .colon || self == .sign(.equal) }

  fileprivate var isComparison: Bool {
    if case .sign = self { true } else { false }
  }
}

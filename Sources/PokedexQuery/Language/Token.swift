/// A word or sign of a query, with its place.
struct Token: Equatable {
  enum Kind: Equatable {
    /// Letters up to the next space or sign, or what stands between quotation marks.
    case word(String, isQuoted: Bool)
    case sign(Comparison)
    case colon, at, open, close, or, not
    /// What ends a value of several words and means nothing else: a comma, "and".
    case comma
  }

  let kind: Kind
  /// The characters of the text, from 0.
  let range: Range<Int>

  /// The word, unless it is a quoted one.
  var plainWord: String? {
    if case .word(let word, false) = kind { word } else { nil }
  }
}

/// Takes a text apart into tokens.
struct Lexer {
  private let characters: [Character]
  private var place = 0
  private var tokens: [Token] = []

  private init(_ text: String) { characters = Array(text) }

  /// - Throws: `tooLong`, `openQuote`.
  static func tokens(of text: String) throws(QueryMistake) -> [Token] {
    guard text.utf8.count <= QueryLimits.bytes, text.count <= QueryLimits.characters else {
      let end = text.utf8.count <= QueryLimits.bytes ? text.count : QueryLimits.characters + 1
      throw QueryMistake(.tooLong, at: QueryLimits.characters..<end)
    }
    var lexer = Lexer(text)
    while let character = lexer.next { try lexer.take(character) }
    return lexer.tokens
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) throws(QueryMistake) {
    let start = place
    if character.isWhitespace {
      place += 1
    } else if let close = Self.quotes.first(where: { $0.0 == character })?.1 {
      try takeQuoted(until: close)
    } else if let kind = takeSign(character) {
      tokens.append(Token(kind: kind, range: start..<place))
    } else {
      takeWord()
    }
  }

  private mutating func takeQuoted(until close: Character) throws(QueryMistake) {
    let start = place
    guard let end = characters[(start + 1)...].firstIndex(where: { Self.closes($0, close) }) else {
      throw QueryMistake(.openQuote, at: start..<start + 1)
    }
    let word = String(characters[start + 1..<end])
    place = end + 1
    guard word.contains(where: { !$0.isWhitespace }) else {
      throw QueryMistake(.emptyQuotes, at: start..<place)
    }
    tokens.append(Token(kind: .word(word, isQuoted: true), range: start..<place))
  }

  private static func closes(_ character: Character, _ close: Character) -> Bool {
    character == close || close == "”" && character == "\""
  }

  /// The sign at the place; nil and no step where there is none.
  private mutating func takeSign(_ character: Character) -> Token.Kind? {
    guard let sign = Self.sign(character) else { return nil }
    place += 1
    var isEqualNext: Bool { next == "=" || next == "＝" }
    switch sign {
    case .sign(.less) where isEqualNext, .sign(.more) where isEqualNext:
      place += 1
      return .sign(sign == .sign(.less) ? .lessOrEqual : .moreOrEqual)
    case .sign(.less) where next == ">":
      place += 1
      return .sign(.unequal)
    case .not where isEqualNext:
      place += 1
      return .sign(.unequal)
    case .sign(.equal) where isEqualNext: place += 1
    case .or where next == "|": place += 1
    case .colon where next == "<" || next == ">" || next == "=":
      // `spe:>100` as search engines write it.
      return takeSign(characters[place])
    default: break
    }
    return sign
  }

  private static func sign(_ character: Character) -> Token.Kind? {
    switch character {
    case ":", "：": .colon
    case "=", "＝": .sign(.equal)
    case "<", "＜": .sign(.less)
    case ">", "＞": .sign(.more)
    case "≤", "≦", "⩽": .sign(.lessOrEqual)
    case "≥", "≧", "⩾": .sign(.moreOrEqual)
    case "≠": .sign(.unequal)
    case "(", "（": .open
    case ")", "）": .close
    case "|", "｜": .or
    case "!", "！": .not
    case "@", "＠": .at
    case ",", "，", "、", "&", "＆": .comma
    default: nil
    }
  }

  private mutating func takeWord() {
    let start = place
    while let character = next, !character.isWhitespace, Self.sign(character) == nil,
      !Self.quotes.contains(where: { $0.0 == character })
    {
      place += 1
    }
    let word = String(characters[start..<place])
    // After a colon or an `@` a word is a value: French "or" is a game.
    let isValue = tokens.last?.kind == .colon || tokens.last?.kind == .at
    let kind = isValue ? nil : Self.operators.first { word.lowercased() == $0.0 }?.1
    tokens.append(Token(kind: kind ?? .word(word, isQuoted: false), range: start..<place))
  }

  private static let operators: [(String, Token.Kind)] = [
    ("or", .or), ("not", .not), ("and", .comma), ("または", .or),
  ]

  private static let quotes: [(Character, Character)] = [
    ("\"", "\""), ("“", "”"), ("”", "”"), ("„", "”"), ("「", "」"), ("『", "』"), ("«", "»"),
  ]
}

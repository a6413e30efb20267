internal import PokedexModel
internal import PokedexText

/// One of several adjacent conditions, with its range in the text.
struct ConditionPart {
  let condition: Condition
  let range: Range<Int>
}

// MARK: - Tokens

extension Parser {
  var token: Token? { position < tokens.count ? tokens[position] : nil }

  func token(after steps: Int) -> Token? {
    position + steps < tokens.count ? tokens[position + steps] : nil
  }

  /// Returns the part of the typed text in a range.
  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// An empty range at the end of the text, for reporting that something is missing there.
  var end: Range<Int> { characters.count..<characters.count }

  /// Returns the next words, joined by spaces. Nil if there are fewer words or one of the tokens is
  /// a sign. A quoted word is returned only if `count` is 1.
  func words(_ count: Int) -> String? {
    var words = ""
    for step in 0..<count {
      guard case .word(let word, let isQuoted) = token(after: step)?.kind,
        count == 1 || !isQuoted
      else { return nil }
      words += (step == 0 ? "" : " ") + word
    }
    return words
  }
}

// MARK: - Terms

extension Parser {
  /// Reads a term with a sign before its value, such as "spe>=100", or a comparison that begins
  /// with its number. Consumes nothing if the next tokens are neither.
  mutating func takeExplicit() throws(QueryMistake) -> Condition? {
    let range = tokens[position].range
    guard case .word(let word, _) = tokens[position].kind else { return nil }
    if let (term, count) = termBeforeSign() {
      let name = range.lowerBound..<tokens[position + count - 1].range.upperBound
      position += count
      return try takeAlternatives(of: term, name: name, isNested: false)
    }
    if let flipped = try takeFlippedComparison() { return flipped }
    if let sign = token(after: 1), sign.isValueSeparator {
      throw unknownTerm(word, at: range)
    }
    return nil
  }

  /// Reads alternative values after a term and its sign, such as "type:fire,water" or
  /// "type:(fire|water)".
  private mutating func takeAlternatives(
    of term: QueryTerm, name: Range<Int>, isNested: Bool
  ) throws(QueryMistake) -> Condition? {
    let isList = tokens[position].kind == .colon || tokens[position].kind == .sign(.equal)
    guard isList, let open = token(after: 1), open.kind == .open else {
      var values = [try takeValue(of: term, name: name, isNested: isNested, hasSign: true)]
      while isList, let comma = token, comma.kind == .comma, isUnspacedComma(comma) {
        position += 1
        values.append(try takeValue(of: term, name: name, isNested: isNested, hasSign: false))
      }
      return .any(values.compactMap(\.self))
    }
    position += 1
    var values: [Condition?] = []
    repeat {
      position += 1
      values.append(try takeValue(of: term, name: name, isNested: true, hasSign: false))
    } while token?.kind == .or || token?.kind == .comma
    guard token?.kind == .close else { throw QueryMistake(.queryOpenParenthesis, at: open.range) }
    position += 1
    return .any(values.compactMap(\.self))
  }

  /// Whether a token is a `,` between two values, without spaces around it. No other sign continues
  /// a list of values, not even a slash.
  private func isUnspacedComma(_ comma: Token) -> Bool {
    guard let next = token(after: 1), case .word = next.kind, text(comma.range) == "," else {
      return false
    }
    return tokens[position - 1].range.upperBound == comma.range.lowerBound
      && next.range.lowerBound == comma.range.upperBound
      && token(after: 2)?.isValueSeparator != true
  }

  /// Returns the term that the next one to three words form, and the number of these words. Nil if
  /// no sign follows them.
  private func termBeforeSign() -> (term: QueryTerm, count: Int)? {
    for count in [3, 2, 1] {
      guard token(after: count)?.isValueSeparator == true, let words = words(count),
        let term = terms.named(words)
      else { continue }
      return (term, count)
    }
    return nil
  }

  func needsValue(_ term: QueryTerm, _ name: Range<Int>) -> QueryMistake {
    QueryMistake(
      .queryNeedsValue, text(name), term.example,
      at: name.lowerBound..<(token?.range.lowerBound ?? end.upperBound))
  }

  /// Throws an error if an `@` follows a value that takes neither a learn method nor a game.
  func rejectAtSign(_ name: Range<Int>) throws(QueryMistake) {
    if let token, token.kind == .at {
      throw QueryMistake(.queryUnwantedAt, text(name), at: token.range)
    }
  }
}

extension Token {
  /// Whether the token separates a term from its value.
  var isValueSeparator: Bool {
    switch kind {
    case .colon, .sign: true
    default: false
    }
  }
}

extension Condition {
  /// A number that identifies the kind of the condition's value, such as a type or a generation.
  /// Nil if the condition has no such value.
  var kind: Int? {
    switch self {
    case .fact(.type): QueryValueKind.type.rawValue
    case .fact(.trait): QueryValueKind.trait.rawValue
    case .fact(.ability): QueryValueKind.ability.rawValue
    case .fact(.has(let value)): value.kind.rawValue
    case .fact(.inVersion): QueryValueKind.game.rawValue
    case .figure(let figure, _): -1 - figure.rawValue
    default: nil
    }
  }
}

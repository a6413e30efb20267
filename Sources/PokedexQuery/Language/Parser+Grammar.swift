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

// The grammar. In order of increasing precedence, it has "or", adjacent terms (which mean "and"),
// and "not". There are two exceptions. A comma after alternatives ends them, as in "fire or dragon,
// gen 5". Between two words of the same kind, "or" takes precedence over adjacent terms, as in
// "legendary or mythical dragon". Only parentheses nest, at most `QueryLimits.depth` levels deep.
extension Parser {
  /// Parses the whole text. Returns nil if it consists only of terms that apply to the whole query,
  /// such as `sort:`.
  mutating func takeAll() throws(QueryMistake) -> Condition? {
    let condition = try takeAlternatives(depth: 0)
    // The only token that can be left over here is a closing parenthesis.
    if let token { throw QueryMistake(.queryStrayParenthesis, at: token.range) }
    return condition
  }

  private mutating func takeAlternatives(depth: Int) throws(QueryMistake) -> Condition? {
    let start = token?.range.lowerBound ?? 0
    guard let first = try takeConjunction(depth: depth) else {
      if let token, token.kind == .or { throw QueryMistake(.queryDanglingOr, at: token.range) }
      return nil
    }
    var branches = [first]
    while let sign = token, sign.kind == .or {
      position += 1
      guard let branch = try takeConjunction(depth: depth, isBranch: true) else {
        throw QueryMistake(.queryDanglingOr, at: sign.range)
      }
      branches.append(branch)
    }
    guard branches.count > 1 else { return first }
    let either = Condition.or(branches)
    guard token?.kind == .comma else { return either }
    let part = ConditionPart(
      condition: either, range: start..<tokens[position - 1].range.upperBound)
    return try takeConjunction(depth: depth, after: [part])
  }

  /// Reads adjacent conditions, all of which have to be met. Returns nil if there are none.
  ///
  /// - Parameters:
  ///   - depth: the number of enclosing parentheses.
  ///   - parts: the adjacent conditions that have already been read.
  ///   - isBranch: whether the conditions follow "or", so that a comma ends them.
  private mutating func takeConjunction(
    depth: Int, after parts: [ConditionPart] = [], isBranch: Bool = false
  ) throws(QueryMistake) -> Condition? {
    var parts = parts
    while let token, token.kind != .or, token.kind != .close {
      if token.kind == .comma {
        if isBranch, !parts.isEmpty, text(token.range) == "," { break }
        position += 1
        continue
      }
      let start = token.range.lowerBound
      if let condition = try takePart(depth: depth) {
        parts.append(
          ConditionPart(condition: condition, range: start..<tokens[position - 1].range.upperBound))
      }
    }
    if depth == 0 { self.parts = parts }
    return parts.count > 1 ? .and(parts.map(\.condition)) : parts.first?.condition
  }

  private mutating func takePart(depth: Int) throws(QueryMistake) -> Condition? {
    var isNegated = false
    var sign: Token?
    skipFillers()
    while let token, token.kind == .not || isNotWord(token) {
      (isNegated, sign) = (!isNegated, token)
      position += 1
      skipFillers()
    }
    guard let token, token.kind != .or, token.kind != .close, token.kind != .comma else {
      if sign == nil { return nil }
      throw QueryMistake(.queryDanglingNot, at: sign?.range ?? end)
    }
    let condition =
      token.kind == .open
      ? try takeParentheses(depth: depth + 1)
      : try takeWithAlternatives(isNested: depth > 0 || sign != nil)
    if let word = self.token?.plainWord, Self.postfixNegations.contains(word) {
      isNegated.toggle()
      position += 1
    }
    return isNegated ? condition.map { .not($0) } : condition
  }

  /// Reads a term and further terms of the same kind joined to it by "or", such as "fire, water or
  /// grass". Terms that contain a sign, such as a colon, are not joined.
  private mutating func takeWithAlternatives(isNested: Bool) throws(QueryMistake) -> Condition? {
    let start = position
    guard let first = try takeTerm(isNested: isNested) else { return nil }
    guard let kind = first.kind else { return first }
    var (all, last, ahead) = ([first], self, self)
    while ahead.isSpoken(from: start), let sign = ahead.token,
      sign.kind == .or && text(sign.range) != "|" || text(sign.range) == ",",
      ahead.token(after: 1)?.plainWord != nil
    {
      ahead.position += 1
      guard let next = try? ahead.takeTerm(isNested: true), next.kind == kind else { break }
      all.append(next)
      if sign.kind == .or { last = ahead }
    }
    guard last.position > position, last.isSpoken(from: start) else { return first }
    self = last
    return .or(all)
  }

  /// Whether the tokens from `start` up to the current one include no colon, comparison sign or
  /// `@`.
  private func isSpoken(from start: Int) -> Bool {
    !tokens[start..<position].contains { $0.isValueSeparator || $0.kind == .at }
  }

  /// Whether a word negates the word after it, as in "no legendaries". False if both words together
  /// have a meaning of their own.
  private func isNotWord(_ token: Token) -> Bool {
    guard let word = token.plainWord?.lowercased(), Self.prefixNegations.contains(word),
      let next = self.token(after: 1)?.plainWord
    else { return false }
    return Amount(next) == nil && !means(word, after: 0)
  }

  private static let prefixNegations = QueryWordTable.words("not-before")

  /// Words that negate the word before them, such as 以外 in "フェアリー以外".
  static let postfixNegations = QueryWordTable.words("not-behind")

  private mutating func takeParentheses(depth: Int) throws(QueryMistake) -> Condition? {
    let open = tokens[position].range
    guard depth <= QueryLimits.depth else {
      throw QueryMistake(.queryTooDeep, String(QueryLimits.depth), at: open)
    }
    position += 1
    let condition = try takeAlternatives(depth: depth)
    guard let close = token else { throw QueryMistake(.queryOpenParenthesis, at: open) }
    position += 1
    guard let condition else {
      throw QueryMistake(.queryEmptyParentheses, at: open.lowerBound..<close.range.upperBound)
    }
    return condition
  }
}

// MARK: - Terms

extension Parser {
  private mutating func takeTerm(isNested: Bool) throws(QueryMistake) -> Condition? {
    let range = tokens[position].range
    guard case .word(let word, let isQuoted) = tokens[position].kind else {
      throw QueryMistake(.queryStraySign, text(range), at: range)
    }
    termCount += 1
    if termCount > QueryLimits.terms {
      throw QueryMistake(.queryTooManyTerms, String(QueryLimits.terms), at: range)
    }
    if let (term, count) = termBeforeSign() {
      let name = range.lowerBound..<tokens[position + count - 1].range.upperBound
      position += count
      return try takeAlternatives(of: term, name: name, isNested: isNested)
    }
    if let flipped = try takeFlippedComparison() { return flipped }
    if let sign = token(after: 1), sign.isValueSeparator {
      throw unknownTerm(word, at: range)
    }
    let start = position
    let condition = isQuoted ? nil : try takeBareWord(word, isNested: isNested)
    if position > start { return condition }
    return try takeName(isQuoted: isQuoted)
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
  fileprivate var kind: Int? {
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

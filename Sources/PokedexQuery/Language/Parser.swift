internal import PokedexModel

/// What the language needs to know while it reads a query.
struct QueryContext: Sendable {
  let words: QueryWords
  /// In which types are meant by a bare word besides English.
  let language: Language
  /// The generation asked for; nil for today.
  let generation: Int?
  /// The least and the greatest that a figure is of any row; nil where none has it.
  let bounds: @Sendable (Figure) -> ClosedRange<Int32>?
}

/// Makes a query of tokens: "or" binds loosest, then side by side, then "not". Parentheses are the only
/// thing that it descends into, no deeper than `QueryLimits.depth`.
struct Parser {
  let context: QueryContext
  let tokens: [Token]
  private let characters: [Character]
  var place = 0
  var query = Query(.any)
  /// The plain words, with their places.
  var plain: [(words: String, range: Range<Int>)] = []
  private var termCount = 0

  /// A part of what stands side by side, with its place.
  struct Part {
    let condition: Condition
    let range: Range<Int>
  }

  private init(_ text: String, context: QueryContext) throws(QueryMistake) {
    self.context = context
    tokens = try Lexer.tokens(of: text)
    characters = Array(text)
  }

  /// - Returns: the query, and its plain words with their places: whether there are such names is not
  ///   known here.
  /// - Throws: a mistake with its place in the text.
  static func query(
    of text: String, context: QueryContext
  ) throws(QueryMistake) -> (query: Query, plain: [(words: String, range: Range<Int>)]) {
    var parser = try Parser(text, context: context)
    let condition = try parser.takeAlternatives(depth: 0)
    if let token = parser.token {
      // Only a parenthesis ends what is side by side.
      throw QueryMistake(.strayParenthesis, at: token.range)
    }
    parser.query.condition = condition ?? .any
    return (parser.query, parser.plain)
  }

  var token: Token? { place < tokens.count ? tokens[place] : nil }

  func token(after steps: Int) -> Token? {
    place + steps < tokens.count ? tokens[place + steps] : nil
  }

  /// What was typed in a range.
  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Where the text ends: the place of what is missing there.
  var end: Range<Int> { characters.count..<characters.count }

  /// Nil where nothing stands there but what counts for the whole query.
  private mutating func takeAlternatives(depth: Int) throws(QueryMistake) -> Condition? {
    var branches = [try takeSideBySide(depth: depth)]
    while let sign = token, sign.kind == .or {
      place += 1
      let branch = try takeSideBySide(depth: depth)
      if branch == nil || branches.last == .some(nil) {
        throw QueryMistake(.danglingOr, at: sign.range)
      }
      branches.append(branch)
    }
    let conditions = branches.compactMap(\.self)
    return conditions.count > 1 ? .or(conditions) : conditions.first
  }

  private mutating func takeSideBySide(depth: Int) throws(QueryMistake) -> Condition? {
    var parts: [Part] = []
    while let token, token.kind != .or, token.kind != .close {
      if token.kind == .comma {
        place += 1
        continue
      }
      let start = token.range.lowerBound
      if let condition = try takePart(depth: depth) {
        parts.append(Part(condition: condition, range: start..<tokens[place - 1].range.upperBound))
      }
    }
    try Contradictions.check(parts, in: self)
    return parts.count > 1 ? .and(parts.map(\.condition)) : parts.first?.condition
  }

  private mutating func takePart(depth: Int) throws(QueryMistake) -> Condition? {
    var isNegated = false
    var sign: Token?
    while let token, token.kind == .not {
      (isNegated, sign) = (!isNegated, token)
      place += 1
    }
    guard let token, token.kind != .or, token.kind != .close, token.kind != .comma else {
      throw QueryMistake(.danglingNot, at: sign?.range ?? end)
    }
    let condition =
      token.kind == .open
      ? try takeParentheses(depth: depth + 1)
      : try takeTerm(isPart: depth > 0 || sign != nil)
    return isNegated ? condition.map { .not($0) } : condition
  }

  private mutating func takeParentheses(depth: Int) throws(QueryMistake) -> Condition? {
    let open = tokens[place].range
    guard depth <= QueryLimits.depth else { throw QueryMistake(.tooDeep, at: open) }
    place += 1
    let condition = try takeAlternatives(depth: depth)
    guard let close = token else { throw QueryMistake(.openParenthesis, at: open) }
    place += 1
    guard let condition else {
      throw QueryMistake(.emptyParentheses, at: open.lowerBound..<close.range.upperBound)
    }
    return condition
  }

  private mutating func takeTerm(isPart: Bool) throws(QueryMistake) -> Condition? {
    guard case .word(let word, let isQuoted) = tokens[place].kind else {
      throw QueryMistake(.straySign(text(tokens[place].range)), at: tokens[place].range)
    }
    termCount += 1
    if termCount > QueryLimits.terms { throw QueryMistake(.tooManyTerms, at: tokens[place].range) }
    if let (term, count) = termBeforeSign() {
      let name = tokens[place].range.lowerBound..<tokens[place + count - 1].range.upperBound
      place += count
      return try takeValue(of: term, name: name, isPart: isPart)
    }
    if let turned = try takeTurnedComparison() { return turned }
    if let sign = token(after: 1), sign.isBetween {
      let closest = QueryTerm.closest(to: word)
      throw QueryMistake(.unknownTerm(word), at: tokens[place].range, closest: closest)
    }
    if !isQuoted, let condition = try takeBareWord(word) { return condition }
    return takeName(isQuoted: isQuoted)
  }

  /// The term that the next one to three words are, with a sign behind them.
  private func termBeforeSign() -> (term: QueryTerm, count: Int)? {
    for count in [3, 2, 1] {
      guard token(after: count)?.isBetween == true, let words = words(count),
        let term = QueryTerm.named(words)
      else { continue }
      return (term, count)
    }
    return nil
  }

  /// The next words as one, unless there are not so many or a sign is among them.
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

extension Token {
  /// Whether it stands between a term and its value.
  var isBetween: Bool {
    switch kind {
    case .colon, .sign: true
    default: false
    }
  }
}

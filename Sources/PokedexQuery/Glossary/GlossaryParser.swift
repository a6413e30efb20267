internal import PokedexModel

/// Makes a query about moves or abilities of tokens, by the grammar of `Parser`: "or" binds loosest, then
/// side by side, then "not".
struct GlossaryParser {
  struct Context {
    let source: any GlossarySource
    let words: GlossaryWords
    let language: Language
    let generation: Int?

    var glossary: Glossary { source.glossary }
  }

  let context: Context
  let tokens: [Token]
  private let characters: [Character]
  var place = 0
  var query = GlossaryQuery(.any)
  /// The plain words, with their places.
  private var plain: [(words: String, range: Range<Int>)] = []
  private var termCount = 0

  /// - Returns: the query, and its plain words with their places: whether there are such names is not
  ///   known here.
  /// - Throws: a mistake with its place in the text.
  static func query(
    of text: String, context: Context
  ) throws(QueryMistake) -> (query: GlossaryQuery, plain: [(words: String, range: Range<Int>)]) {
    var parser = GlossaryParser(
      context: context, tokens: try Lexer.tokens(of: text), characters: Array(text))
    let condition = try parser.takeAlternatives(depth: 0)
    if let token = parser.token { throw QueryMistake(.strayParenthesis, at: token.range) }
    parser.query.condition = condition ?? .any
    return (parser.query, parser.plain)
  }

  private init(context: Context, tokens: [Token], characters: [Character]) {
    (self.context, self.tokens, self.characters) = (context, tokens, characters)
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
  private mutating func takeAlternatives(depth: Int) throws(QueryMistake) -> GlossaryCondition? {
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

  private mutating func takeSideBySide(depth: Int) throws(QueryMistake) -> GlossaryCondition? {
    var parts: [(condition: GlossaryCondition, range: Range<Int>)] = []
    while let token, token.kind != .or, token.kind != .close {
      if token.kind == .comma {
        place += 1
        continue
      }
      let start = token.range.lowerBound
      if let condition = try takePart(depth: depth) {
        let range = start..<tokens[place - 1].range.upperBound
        for earlier in parts where condition.excludes(earlier.condition) {
          throw QueryMistake(.contradiction(text(earlier.range), text(range)), at: range)
        }
        parts.append((condition, range))
      }
    }
    return parts.count > 1 ? .and(parts.map(\.condition)) : parts.first?.condition
  }

  private mutating func takePart(depth: Int) throws(QueryMistake) -> GlossaryCondition? {
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

  private mutating func takeParentheses(
    depth: Int
  ) throws(QueryMistake) -> GlossaryCondition? {
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

  private mutating func takeTerm(isPart: Bool) throws(QueryMistake) -> GlossaryCondition? {
    guard case .word(let word, let isQuoted) = tokens[place].kind else {
      throw QueryMistake(.straySign(text(tokens[place].range)), at: tokens[place].range)
    }
    termCount += 1
    if termCount > QueryLimits.terms { throw QueryMistake(.tooManyTerms, at: tokens[place].range) }
    for count in [3, 2, 1] {
      guard token(after: count)?.isBetween == true, let words = words(count),
        let term = GlossaryTerm.named(words, in: context.glossary)
      else { continue }
      let name = tokens[place].range.lowerBound..<tokens[place + count - 1].range.upperBound
      place += count
      return try takeValue(of: term, name: name, isPart: isPart)
    }
    if let sign = token(after: 1), sign.isBetween {
      let closest = GlossaryTerm.closest(to: word, in: context.glossary)
      throw QueryMistake(.unknownTerm(word), at: tokens[place].range, closest: closest)
    }
    if !isQuoted, let condition = try takeBareWord(word) { return condition }
    return takeName(isQuoted: isQuoted)
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

  // MARK: - Words without a sign

  /// A word that means something by itself, a type, a class or "gen 4"; nil for a name.
  private mutating func takeBareWord(_ word: String) throws(QueryMistake) -> GlossaryCondition? {
    if let value = bareValue(word) {
      place += 1
      if let next = token?.plainWord?.lowercased(), token(after: 1)?.isBetween != true,
        ["type", "types", "move", "moves", "タイプ", "わざ"].contains(next)
      {
        place += 1
      }
      return .fact(.has(value))
    }
    guard let term = GlossaryTerm.named(word, in: context.glossary), term.takesSpace else {
      return nil
    }
    let (start, name) = (place, tokens[place].range)
    place += 1
    if token?.plainWord?.lowercased() == "by", term.kind == .pokemon { place += 1 }
    let isValue: Bool
    if let kind = term.kind {
      isValue = valueAhead(kind) != nil
    } else {
      isValue = token?.plainWord.flatMap { Int($0) } != nil
    }
    guard isValue else {
      place = start
      return nil
    }
    return try takeValue(of: term, name: name, isPart: false, hasSign: false)
  }

  /// The type or class that a bare word means among moves: in English and the language asked for, as
  /// names of moves in other languages may begin so.
  private func bareValue(_ word: String) -> Value? {
    guard context.glossary == .moves else { return nil }
    let key = ValueKey.hash(word)
    for kind in [ValueKind.type, .damageClass] {
      guard let table = context.words[kind] else { continue }
      for (place, value) in table.values.enumerated() {
        let known = [value.slug, value.names?[exactly: context.language]] + value.aliases
        if known.contains(where: { $0.map(ValueKey.hash) == key }) {
          return table.value(at: place)
        }
      }
    }
    return nil
  }

  /// The next plain words as one name, or the next quoted one.
  private mutating func takeName(isQuoted: Bool) -> GlossaryCondition {
    var words = self.words(1) ?? ""
    let start = tokens[place].range.lowerBound
    place += 1
    while !isQuoted, let word = token?.plainWord, token(after: 1)?.isBetween != true,
      bareValue(word) == nil, !beginsTerm(word)
    {
      words += " " + word
      place += 1
    }
    return name(words, at: start..<tokens[place - 1].range.upperBound)
  }

  /// Whether a word after a name begins a term whose value follows after a space.
  private func beginsTerm(_ word: String) -> Bool {
    guard let term = GlossaryTerm.named(word, in: context.glossary), term.takesSpace else {
      return false
    }
    var ahead = self
    ahead.place += 1
    guard let kind = term.kind else { return ahead.token?.plainWord.flatMap { Int($0) } != nil }
    return ahead.valueAhead(kind) != nil
  }

  /// Notes words that names are to match.
  mutating func name(_ words: String, at range: Range<Int>) -> GlossaryCondition {
    query.words.append(words)
    plain.append((words, range))
    return .words(words)
  }
}

extension GlossaryCondition {
  /// Whether another can never be true of one row at once, whatever the data.
  fileprivate func excludes(_ other: GlossaryCondition) -> Bool {
    switch (self, other) {
    case (.not(let negated), _) where negated == other: true
    case (_, .not(let negated)) where negated == self: true
    case (.figure(let one, let range), .figure(let other, let second)) where one == other:
      !range.overlaps(second)
    case (.figureless(let one), .figure(let other, _)),
      (.figure(let one, _), .figureless(let other)):
      one == other
    // A move has one type, one class and one target.
    case (.fact(.has(let one)), .fact(.has(let other))): one.kind == other.kind && one != other
    default: false
    }
  }
}

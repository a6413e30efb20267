internal import PokedexModel
internal import PokedexText

/// Makes a query about moves or abilities of tokens.
struct GlossaryParser: Grammar {
  /// Words for what the lists have rows of, which say nothing behind a type.
  private static let nouns = QueryWordTable.words("listed-noun")

  struct Context {
    let source: any GlossarySource
    let words: GlossaryWords
    let language: Language
    let generation: Int?

    var glossary: Glossary { source.glossary }
  }

  let context: Context
  let tokens: [Token]
  let characters: [Character]
  var place = 0
  var termCount = 0
  var query = GlossaryQuery(.any)
  /// The plain words, with their places.
  private var plain: [(words: String, range: Range<Int>)] = []

  /// - Returns: the query, and its plain words with their places: whether there are such names is not
  ///   known here.
  /// - Throws: a mistake with its place in the text.
  static func query(
    of text: String, context: Context
  ) throws(QueryMistake) -> (query: GlossaryQuery, plain: [(words: String, range: Range<Int>)]) {
    let glossary = context.glossary
    let tokens = SpokenTokens.signs(in: try Lexer.tokens(of: text), mayTurn: false) {
      GlossaryTerm.named($0, in: glossary)?.figure != nil
    }
    var parser = GlossaryParser(context: context, tokens: tokens, characters: Array(text))
    parser.query.condition = try parser.takeAll() ?? .any
    return (parser.query, parser.plain)
  }

  private init(context: Context, tokens: [Token], characters: [Character]) {
    (self.context, self.tokens, self.characters) = (context, tokens, characters)
  }

  func term(named name: String) -> GlossaryTerm? {
    GlossaryTerm.named(name, in: context.glossary)
  }

  func unknownTerm(_ word: String) -> (kind: QueryMistake.Kind, closest: [String]) {
    let listed = context.glossary.listed
    if let kind = QueryMistake.Kind.elsewhere(word, outside: listed, isBare: false) {
      return (kind, [])
    }
    return (.unknownTerm(word), GlossaryTerm.closest(to: word, in: context.glossary))
  }

  /// Names of moves are of such words, too.
  func passOver() {}

  /// Figures of moves stand behind their terms only.
  func takeTurnedComparison() -> GlossaryCondition? { nil }

  func check(_ parts: [Part<GlossaryCondition>]) throws(QueryMistake) {
    for (place, part) in parts.enumerated() {
      for earlier in parts[..<place] where part.condition.excludes(earlier.condition) {
        throw QueryMistake(.contradiction(text(earlier.range), text(part.range)), at: part.range)
      }
    }
  }

  // MARK: - Words without a sign

  /// A word that means something by itself, a type, a class or "gen 4"; nil for a name.
  mutating func takeBareWord(
    _ word: String, isPart: Bool
  ) throws(QueryMistake) -> GlossaryCondition? {
    if let value = bareValue(word) {
      place += 1
      if let next = token?.plainWord?.lowercased(), token(after: 1)?.isBetween != true,
        Self.nouns.contains(next)
      {
        place += 1
      }
      return .fact(.has(value))
    }
    guard let term = term(named: word), term.takesSpace else {
      return nil
    }
    let (start, name) = (place, tokens[place].range)
    place += 1
    if token?.plainWord?.lowercased() == "by", term.kind == .pokemon { place += 1 }
    if let figure = term.figure, let word = token?.plainWord,
      let isDescending = Parser.descends(word)
    {
      if isPart { throw QueryMistake(.notInside(word), at: tokens[place].range) }
      place += 1
      try sort(
        by: .figure(figure), isDescending, at: name.lowerBound..<tokens[place - 1].range.upperBound)
      return nil
    }
    guard isValueAhead(of: term) else {
      place = start
      return nil
    }
    return try takeValue(of: term, name: name, isPart: false, hasSign: false)
  }

  /// Whether the next words are a value of a term.
  private func isValueAhead(of term: GlossaryTerm) -> Bool {
    if let kind = term.kind { return valueAhead(kind) != nil }
    guard let word = token?.plainWord, let figure = term.figure else { return false }
    return Self.number(word, of: figure) != nil || Amount.range(word) != nil
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
  mutating func takeName(isQuoted: Bool) -> GlossaryCondition {
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
    guard let term = term(named: word), term.takesSpace else {
      return false
    }
    var ahead = self
    ahead.place += 1
    return ahead.isValueAhead(of: term) || ahead.token?.plainWord.flatMap(Parser.descends) != nil
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

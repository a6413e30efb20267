internal import PokedexModel
internal import PokedexText

/// The data that the parser needs about the list's rows and the user's settings.
struct QueryContext: Sendable {
  let terms: TermTable
  let words: QueryWords
  /// The user's language. In this language and in English, a type can be typed without its term.
  let language: Language
  /// The requested generation; nil for the newest.
  let generation: Int?
  /// Returns the lowest and the highest number that any row has in a column. Nil if the column has
  /// no numbers.
  let bounds: @Sendable (NumericColumn) -> ClosedRange<Int32>?
  /// Whether words match a name. One letter of the name may be missing in them.
  let fitsName: @Sendable (String) -> Bool
  /// Whether a name begins with exactly these words, without typos.
  let beginsName: @Sendable (String) -> Bool
  /// Whether words are a complete name.
  let isName: @Sendable (String) -> Bool
  /// Whether a fact is true of at least one row.
  let isTrueOfAny: @Sendable (Fact) -> Bool
  /// Returns the number in a column for the Pokémon with this name. Nil if the name is unknown or
  /// the Pokémon has no such number.
  let figureOfPokemon: @Sendable (NumericColumn, String) -> Int32?
}

/// Parses tokens into a query.
struct Parser {
  let context: QueryContext
  let tokens: [Token]
  let characters: [Character]
  var position = 0
  var termCount = 0
  var query = Query(.any)
  /// Words that were read as names, with their ranges in the text.
  var plainWords: [(words: String, range: Range<Int>)] = []
  /// The conditions that the text lists one after another outside parentheses, with their ranges.
  /// Empty if the text consists of alternatives joined by "or".
  var parts: [ConditionPart] = []
  /// Whether a word was read as a value without its term.
  var hasImplied = false
  /// Whether filler words are skipped. `hasFillers` tells whether any has been skipped.
  var skipsFillers = false
  var hasFillers = false
  /// Number of checks for filler words so far. Its limit is `maximumFillerChecks`.
  var fillerChecks = 0

  private init(_ text: String, context: QueryContext) throws(QueryMistake) {
    self.context = context
    let hasDecimalComma =
      text.contains(",") && Sentence.decimalMark.text(in: context.language.interface) == ","
    let terms = context.terms
    let typed = try Lexer.tokens(of: text, hasDecimalComma: hasDecimalComma, terms)
    let tokens = SpokenComparisonRewriter.signs(
      in: JapaneseSegmenter.segments(in: typed, context), terms)
    self.tokens = tokens.count > 1 ? Self.withoutSeparators(tokens) : tokens
    characters = Array(text)
  }

  /// Parses a whole text.
  ///
  /// - Returns: the parser with the query and its plain words, which are not yet checked against
  ///   the names.
  /// - Throws: a mistake with its range in the text.
  static func read(_ text: String, context: QueryContext) throws(QueryMistake) -> Parser {
    var parser = try Parser(text, context: context)
    try parser.takeQuery()
    return parser
  }

  /// Parses the whole text. Filler words are skipped only if the query asks for more than names.
  private mutating func takeQuery() throws(QueryMistake) {
    let start = self
    skipsFillers = tokens.count > 1 && tokens.contains(where: isFiller)
    try takeCondition()
    guard hasFillers, !query.asksForMoreThanNames else { return }
    self = start
    try takeCondition()
  }

  private mutating func takeCondition() throws(QueryMistake) {
    query.condition = (try takeAll() ?? .any).adaptedToNeighbors()
  }

  var terms: TermTable { context.terms }

  /// Returns the mistake for an unknown word before a sign. Only a term may precede a sign.
  func unknownTerm(_ word: String, at range: Range<Int>) -> QueryMistake {
    QueryMistake.wordOfAnotherList(word, outside: terms.listKind, isBare: false, at: range)
      ?? QueryMistake(.queryUnknownTerm, word, at: range, closest: terms.closest(to: word))
  }
}

// Skips filler words, which only link other words, as in "dragon type with levitate", "not a
// legendary" and "ghost pokémon in gen 5".
extension Parser {
  /// Words that only link other words, such as "with".
  static let links = QueryWordTable.words("link")

  /// Nouns that describe every row, such as "pokemon", and so add no meaning.
  static let nouns = QueryWordTable.words("noun")

  /// Nouns that describe every row in a list of moves or abilities.
  private static let glossaryNouns = QueryWordTable.words("listed-noun")

  private func isNoun(_ word: String) -> Bool {
    (terms.listKind == .pokemon ? Self.nouns : Self.glossaryNouns).contains(word.lowercased())
  }

  func isFiller(_ token: Token) -> Bool {
    guard let word = token.plainWord, word.utf8.count <= 12 else { return false }
    return Self.links.contains(word.lowercased()) || isNoun(word)
  }

  /// If exactly one of several words isn't a filler, returns that word and its offset in
  /// characters. Otherwise, returns nil.
  static func onlyNonFillerWord(in text: String) -> (word: String, position: Int)? {
    let words = text.split(separator: " ")
    let own = words.filter {
      !links.contains($0.lowercased()) && !nouns.contains($0.lowercased())
    }
    guard words.count > 1, own.count == 1 else { return nil }
    return (String(own[0]), text.distance(from: text.startIndex, to: own[0].startIndex))
  }

  mutating func skipFillers() {
    while fillerChecks < Self.maximumFillerChecks, isFillerNext {
      fillerChecks += 1
      hasFillers = true
      position += 1
    }
  }

  /// Whether the next word is a filler. False if a sign follows it, or if it means something
  /// together with the words after it. Also false for a last word that matches a name, unless the
  /// word is a particle or a noun such as "pokemon".
  private var isFillerNext: Bool {
    guard skipsFillers, let token, isFiller(token), let word = token.plainWord,
      self.token(after: 1)?.isValueSeparator != true, self.token(after: 1)?.kind != .at,
      !means(word, after: 0)
    else { return false }
    if isNoun(word) || Self.particles.contains(word) { return true }
    switch self.token(after: 1)?.kind {
    case .word, .open, .not: return true
    default: return !context.fitsName(word)
    }
  }

  /// Whether the name in `words` ends before the next word. It does if the next word is a filler
  /// and the two together match no name.
  mutating func isEndOfName(_ words: String, before word: String) -> Bool {
    guard fillerChecks < Self.maximumFillerChecks, isFillerNext else { return false }
    fillerChecks += 1
    return !context.fitsName(words + " " + word)
  }

  /// Maximum number of checks for fillers. Real queries need fewer. The limit makes even a text
  /// that consists only of fillers fast to parse.
  private static let maximumFillerChecks = 20
}

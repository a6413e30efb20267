internal import PokedexModel
internal import PokedexText

/// What the language needs to know while it reads a query.
struct QueryContext: Sendable {
  let terms: TermTable
  let words: QueryWords
  /// In which types are meant by a bare word besides English.
  let language: Language
  /// The generation asked for; nil for today.
  let generation: Int?
  /// The least and the greatest that a figure is of any row; nil where none has it.
  let bounds: @Sendable (Figure) -> ClosedRange<Int32>?
  /// Whether words fit a name, but for slips of the typist.
  let fitsName: @Sendable (String) -> Bool
  /// Whether a name begins with words, without slips.
  let beginsName: @Sendable (String) -> Bool
  /// Whether words are a whole name.
  let isName: @Sendable (String) -> Bool
  /// Whether a fact is true of any row.
  let isTrueOfAny: @Sendable (Fact) -> Bool
  /// A figure of the Pokémon that has a name; nil for no such name.
  let figureOfPokemon: @Sendable (Figure, String) -> Int32?
}

/// Makes a query of tokens.
struct Parser {
  let context: QueryContext
  let tokens: [Token]
  let characters: [Character]
  var place = 0
  var termCount = 0
  var query = Query(.any)
  /// The plain words, with their places.
  var plain: [(words: String, range: Range<Int>)] = []
  /// What stands side by side in all of the text; empty where that is alternatives.
  var parts: [Part] = []
  /// Whether a word means a thing whose term does not stand before it.
  var hasImplied = false
  /// Whether words that only link others are passed over, and whether any was.
  var passesOver = false
  var hasFillers = false
  /// How often such a word was looked at.
  var fillerLooks = 0

  private init(_ text: String, context: QueryContext) throws(QueryMistake) {
    self.context = context
    let hasDecimalComma =
      text.contains(",") && Sentence.decimalMark.text(in: context.language.interface) == ","
    let terms = context.terms
    let typed = try Lexer.tokens(of: text, hasDecimalComma: hasDecimalComma, terms)
    let tokens = SpokenTokens.signs(in: JapaneseWords.parted(in: typed, context), terms)
    self.tokens = tokens.count > 1 ? Self.withoutStops(tokens) : tokens
    characters = Array(text)
  }

  /// Reads all of a text.
  ///
  /// - Returns: the parser, with the query and its plain words: whether there are such names is not known
  ///   here.
  /// - Throws: a mistake with its place in the text.
  static func read(_ text: String, context: QueryContext) throws(QueryMistake) -> Parser {
    var parser = try Parser(text, context: context)
    try parser.takeEverything()
    return parser
  }

  /// Reads all of a text; where it asks for more than names, what links its words is passed over.
  private mutating func takeEverything() throws(QueryMistake) {
    let start = self
    passesOver = tokens.count > 1 && tokens.contains(where: isFiller)
    try takeCondition()
    guard hasFillers, !query.asksForMoreThanNames else { return }
    self = start
    try takeCondition()
  }

  private mutating func takeCondition() throws(QueryMistake) {
    query.condition = (try takeAll() ?? .any).lookingBeside()
  }

  var terms: TermTable { context.terms }

  /// The mistake of a word before a sign that is no term.
  func unknownTerm(_ word: String, at range: Range<Int>) -> QueryMistake {
    QueryMistake.elsewhere(word, outside: terms.listed, isBare: false, at: range)
      ?? QueryMistake(.queryUnknownTerm, word, at: range, closest: terms.closest(to: word))
  }
}

// Words that only link others: "dragon type with levitate", "not a legendary", "ghost pokémon in gen 5".
extension Parser {
  /// The words that link others.
  static let links = QueryWordTable.words("link")

  /// The words for what every row is: they say nothing wherever they stand.
  static let nouns = QueryWordTable.words("noun")

  /// The nouns of lists of moves and abilities.
  private static let glossaryNouns = QueryWordTable.words("listed-noun")

  private func isNoun(_ word: String) -> Bool {
    (terms.listed == .pokemon ? Self.nouns : Self.glossaryNouns).contains(word.lowercased())
  }

  func isFiller(_ token: Token) -> Bool {
    guard let word = token.plainWord, word.utf8.count <= 12 else { return false }
    return Self.links.contains(word.lowercased()) || isNoun(word)
  }

  /// The one of several words that is no filler, and where it begins; nil where there are more.
  static func wordBesideFillers(in text: String) -> (word: String, place: Int)? {
    let words = text.split(separator: " ")
    let own = words.filter {
      !links.contains($0.lowercased()) && !nouns.contains($0.lowercased())
    }
    guard words.count > 1, own.count == 1 else { return nil }
    return (String(own[0]), text.distance(from: text.startIndex, to: own[0].startIndex))
  }

  mutating func passOver() {
    while fillerLooks < Self.mostFillerLooks, isFillerNext {
      fillerLooks += 1
      hasFillers = true
      place += 1
    }
  }

  /// Whether the next word only links others, and neither means something with those after it nor begins the
  /// name that is typed last.
  private var isFillerNext: Bool {
    guard passesOver, let token, isFiller(token), let word = token.plainWord,
      self.token(after: 1)?.isBetween != true, self.token(after: 1)?.kind != .at,
      !means(word, after: 0)
    else { return false }
    if isNoun(word) || Self.particles.contains(word) { return true }
    switch self.token(after: 1)?.kind {
    case .word, .open, .not: return true
    default: return !context.fitsName(word)
    }
  }

  /// Whether a filler is next that ends a name: what there is of it with the filler is none.
  mutating func isEndOfName(_ words: String, before word: String) -> Bool {
    guard fillerLooks < Self.mostFillerLooks, isFillerNext else { return false }
    fillerLooks += 1
    return !context.fitsName(words + " " + word)
  }

  /// More than anyone says, and few enough that a text of nothing else is read as fast.
  private static let mostFillerLooks = 20
}

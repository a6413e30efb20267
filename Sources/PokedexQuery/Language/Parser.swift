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
  /// Whether a name begins with exactly these words, without typos.
  let beginsName: @Sendable (String) -> Bool
  /// Whether words are a complete name.
  let isName: @Sendable (String) -> Bool
  /// How well words match a name. Nil if they match none.
  let quality: @Sendable (String) -> NameQuality?
  /// Whether a fact is true of at least one row.
  let isTrueOfAny: @Sendable (Fact) -> Bool
  /// Returns the number in a column for the Pokémon with this name. Nil if the name is unknown or
  /// the Pokémon has no such number.
  let figureOfPokemon: @Sendable (NumericColumn, String) -> Int32?
}

/// Parses terms with a sign before their values, such as "spe>=100", and the values of terms that
/// were read from words.
struct Parser {
  let context: QueryContext
  let tokens: [Token]
  let characters: [Character]
  var position = 0
  /// Collects the order, the limits and the columns that the terms set for the whole list.
  var query = Query(.any)

  /// Creates a parser of some tokens of a text.
  init(_ tokens: [Token], at position: Int = 0, of characters: [Character], context: QueryContext) {
    self.context = context
    self.tokens = tokens
    self.characters = characters
    self.position = position
  }

  var terms: TermTable { context.terms }

  /// Returns the mistake for an unknown word before a sign. Only a term may precede a sign.
  func unknownTerm(_ word: String, at range: Range<Int>) -> QueryMistake {
    QueryMistake.wordOfAnotherList(word, outside: terms.listKind, isBare: false, at: range)
      ?? QueryMistake(.queryUnknownTerm, word, at: range, closest: terms.closest(to: word))
  }

  /// Skips the Japanese particles between a value and what is said about it.
  @discardableResult
  mutating func skipParticles() -> Bool {
    let start = position
    while let word = token?.plainWord, Self.particles.contains(word) { position += 1 }
    return position > start
  }

  private static let particles = QueryWordTable.words("particle")

  /// Whether a word stands for descending order. Nil if it doesn't stand for a sort direction.
  static func descends(_ word: String) -> Bool? {
    let word = word.lowercased()
    return descending.contains(word) ? true : ascending.contains(word) ? false : nil
  }

  private static let ascending = QueryWordTable.words("order/ascending")
  private static let descending = QueryWordTable.words("order/descending")
}

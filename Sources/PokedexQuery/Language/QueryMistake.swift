public import PokedexModel
internal import PokedexText

/// What is wrong with a query, where, and what may have been meant.
public struct QueryMistake: Error, Equatable, Sendable {
  /// What is wrong; the texts are as they were typed.
  package enum Kind: Equatable, Sendable {
    /// More characters than `QueryLimits.characters`, or more terms, or deeper parentheses, than there may be.
    case tooLong, tooManyTerms, tooDeep
    /// A word before a sign that is no term.
    case unknownTerm(String)
    /// A term of another list, with an example.
    case askedOf(Listed, String, example: String)
    /// A tier of Showdown.
    case tiers
    /// A plain word that is neither a name nor a term.
    case unknownWord(String)
    /// Plain words that are several names; with the query that finds any of them.
    case severalNames(String)
    /// A part of a query without which it finds so many rows; with it none.
    case emptied(String, rest: String)
    /// No thing of this kind has this name.
    case unknownValue(ValueKind, String)
    /// What a term needs after it is not there or is none; with an example.
    case needsValue(String, example: String), needsNumber(String, example: String)
    /// A direction without a figure before it.
    case needsFigure(String)
    /// A sign that the term does not take.
    case unwantedSign(String, sign: String)
    /// A unit that the figure is not measured in.
    case badUnit(String, unit: String)
    /// Two figures in different units.
    case notComparable(String, String)
    /// A figure that has no ranks.
    case noPercentiles(String)
    /// A rank that is not between 0% and 100%.
    case badPercentile(String)
    /// A range that ends before it begins.
    case emptyRange(String)
    /// A figure that no row has: all are at most, or at least, so much.
    case tooHigh(String, most: String), tooLow(String, least: String)
    /// What cannot be true of one row at once.
    case contradiction(String, String)
    case moreThanTwoTypes(String)
    /// Another generation is chosen than the one this came with.
    case notThereYet(String, generation: String)
    /// A quotation mark or a parenthesis without the other, or with nothing in it.
    case openQuote, openParenthesis, strayParenthesis, emptyParentheses, emptyQuotes
    /// "or" without something on both sides, "not" without something after it.
    case danglingOr, danglingNot
    /// A sign where a term should be.
    case straySign(String)
    /// An `@` where none can be, and one with neither a game nor a way after it.
    case unwantedAt(String), badAt(String), badGame(String)
    /// What counts for the whole query within a part of it, and a second time.
    case notInside(String), onlyOnce(String)
  }

  package let kind: Kind
  /// The characters of the text that it is about, from 0; empty where something is missing.
  public let range: Range<Int>
  /// Words that may have been meant, the nearest first, as they would be typed.
  public let closest: [String]
  /// Where nothing is near, the first of the few things that there are, as they would be typed.
  let examples: [String]

  package init(
    _ kind: Kind, at range: Range<Int>, closest: [String] = [], examples: [String] = []
  ) {
    self.kind = kind
    self.range = range
    self.closest = closest
    self.examples = examples
  }

  /// What is wrong, in a sentence or two: the second names what may have been meant.
  public func sentence(in language: Language) -> String {
    let sentence = words(in: language)
    let (named, names) =
      closest.isEmpty ? (Sentence.queryExamples, examples) : (Sentence.queryClosest, closest)
    if names.isEmpty { return sentence }
    let list = Sentence.listPair.joining(names, in: language)
    return Sentence.sentencePair.text(in: language, sentence, named.text(in: language, list))
  }

  private func words(in language: Language) -> String {
    let (sentence, arguments) = parts(in: language)
    return sentence.text(in: language, arguments.map(Quote.text))
  }

  private func parts(in language: Language) -> (Sentence, [String]) {
    switch kind {
    case .tooLong: (.queryTooLong, [String(QueryLimits.characters)])
    case .tooManyTerms: (.queryTooManyTerms, [String(QueryLimits.terms)])
    case .tooDeep: (.queryTooDeep, [String(QueryLimits.depth)])
    case .unknownTerm(let word): (.queryUnknownTerm, [word])
    case .askedOf(let listed, let word, let example): (listed.sentence, [word, example])
    case .tiers: (.queryTiers, [])
    case .unknownWord(let word): (.queryUnknownWord, [word])
    case .severalNames(let query): (.querySeveralNames, [query])
    case .unknownValue(let kind, let word):
      (.queryUnknownValue, [kind.noun.text(in: language), word])
    case .needsValue(let term, let example): (.queryNeedsValue, [term, example])
    case .needsNumber(let term, let example): (.queryNeedsNumber, [term, example])
    case .needsFigure(let word): (.queryNeedsFigure, [word])
    case .unwantedSign(let term, let sign): (.queryUnwantedSign, [term, sign])
    case .badUnit(let term, let unit): (.queryBadUnit, [term, unit])
    case .notComparable(let left, let right): (.queryNotComparable, [left, right])
    case .noPercentiles(let term): (.queryNoPercentiles, [term])
    case .badPercentile(let text): (.queryBadPercentile, [text])
    case .emptyRange(let range): (.queryEmptyRange, [range])
    default: laterParts
    }
  }

  private var laterParts: (Sentence, [String]) {
    switch kind {
    case .emptied(let part, let rest): (.queryEmptied, [part, rest])
    case .tooHigh(let term, let most): (.queryTooHigh, [term, most])
    case .tooLow(let term, let least): (.queryTooLow, [term, least])
    case .contradiction(let one, let other): (.queryContradiction, [one, other])
    case .moreThanTwoTypes(let types): (.queryMoreThanTwoTypes, [types])
    case .notThereYet(let word, let generation): (.queryNotThereYet, [word, generation])
    case .openQuote: (.queryOpenQuote, [])
    case .openParenthesis: (.queryOpenParenthesis, [])
    case .strayParenthesis: (.queryStrayParenthesis, [])
    case .emptyParentheses: (.queryEmptyParentheses, [])
    case .emptyQuotes: (.queryEmptyQuotes, [])
    case .danglingOr: (.queryDanglingOr, [])
    case .danglingNot: (.queryDanglingNot, [])
    case .straySign(let sign): (.queryStraySign, [sign])
    case .unwantedAt(let term): (.queryUnwantedAt, [term])
    case .badAt(let word): (.queryBadAt, [word])
    case .badGame(let word): (.queryUnknownGame, [word])
    case .notInside(let term): (.queryNotInside, [term])
    case .onlyOnce(let term): (.queryOnlyOnce, [term])
    default: (.unknownError, [])
    }
  }
}

/// How much a query may be.
package enum QueryLimits {
  package static let characters = 1000
  /// Terms and plain words.
  package static let terms = 100
  /// How deep parentheses may stand.
  package static let depth = 32
  /// How many rows a query may ask for.
  static let rows = 1...1_000_000_000

  /// A number of rows, unless it is too low or too high.
  static func checked(
    _ count: Int, of term: String, at range: Range<Int>
  ) throws(QueryMistake) -> Int {
    if count < rows.lowerBound {
      throw QueryMistake(.tooLow(term, least: String(rows.lowerBound)), at: range)
    }
    if count > rows.upperBound {
      throw QueryMistake(.tooHigh(term, most: String(rows.upperBound)), at: range)
    }
    return count
  }

  /// More bytes than so many characters have unless they are made to: not counted any further.
  static let bytes = 16_000
}

/// What a query lists, each with terms of its own.
package enum Listed: CaseIterable, Sendable {
  case pokemon, moves, abilities

  /// The kind of its rows.
  package var kind: ValueKind {
    switch self {
    case .pokemon: .pokemon
    case .moves: .move
    case .abilities: .ability
    }
  }

  /// That a word is asked of these, with an example.
  var sentence: Sentence {
    switch self {
    case .pokemon: .queryAskedOfPokemon
    case .moves: .queryAskedOfMoves
    case .abilities: .queryAskedOfAbilities
    }
  }
}

extension QueryMistake.Kind {
  /// What to say of a word that means something, but nothing here: a term of another list, or a tier, of
  /// which people know from elsewhere. Nil for any other.
  ///
  /// - Parameter isBare: whether no sign follows it; then only figures are meant, as the words of other terms
  ///   mean much else.
  static func elsewhere(_ word: String, outside listed: Listed, isBare: Bool) -> Self? {
    for other in Listed.allCases where other != listed {
      if let term = other.terms.named(word), term.figure != nil || !isBare {
        return .askedOf(other, word, example: term.example)
      }
    }
    let words = word.lowercased().split(whereSeparator: \.isWhitespace)
    return words.contains { tierWords.contains(String($0)) } ? .tiers : nil
  }

  /// Showdown's words for tiers.
  private static let tierWords = QueryWordTable.words("tier")
}

extension QueryMistake {
  /// That a figure among words that are no name lacks its number, as in "all female"; nil where there is none.
  ///
  /// - Parameter range: where the words stand.
  static func lack(
    amongWords words: String, of terms: TermTable, at range: Range<Int>
  ) -> QueryMistake? {
    guard words.count == range.count else { return nil }
    var start = range.lowerBound
    for word in words.split(separator: " ", omittingEmptySubsequences: false) {
      let place = start..<start + word.count
      start = place.upperBound + 1
      let word = String(word)
      // Short forms as "n" and "at" are too much else.
      guard let term = terms.named(word), term.figure != nil,
        word.count > 2 || word.lowercased() == term.name
      else { continue }
      return QueryMistake(term.lack(of: word), at: place)
    }
    return nil
  }
}

public import PokedexModel
package import PokedexText

/// What is wrong with a query, where, and what may have been meant.
public struct QueryMistake: Error, Equatable, Sendable {
  /// The sentence on what is wrong, with gaps for `arguments`.
  package let reason: Sentence
  /// Words as they were typed, examples and numbers.
  package let arguments: [String]
  /// The kind of thing that the sentence names before the arguments; nil for none.
  private let valueKind: ValueKind?
  /// The characters of the text that it is about, from 0; empty where something is missing.
  public let range: Range<Int>
  /// Words that may have been meant, the nearest first, as they would be typed.
  public let closest: [String]
  /// Where nothing is near, the first of the few things that there are, as they would be typed.
  let examples: [String]

  package init(
    _ reason: Sentence, of kind: ValueKind? = nil, _ arguments: String..., at range: Range<Int>,
    closest: [String] = [], examples: [String] = []
  ) {
    (self.reason, self.arguments, valueKind) = (reason, arguments, kind)
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

  /// The word that it is about where that is nearly one thing and no other, and no sign stands before it. A
  /// beginning is no slip.
  func slip(in text: String) -> Query.Slip? {
    guard [.queryUnknownWord, .queryUnknownValue].contains(reason), let meant = closest.first,
      closest.count == 1, let typed = arguments.first, typed.count >= QueryLimits.lettersOfSlip,
      typed.allSatisfy(\.isLetter), abs(name(of: meant).count - typed.count) <= 2,
      let before = text.firstRange(of: typed).map({ text[..<$0.lowerBound] }),
      before.last.map({ Token.Kind(sign: $0) == nil && $0 != "\"" }) ?? true
    else { return nil }
    return Query.Slip(typed: typed, meant: meant)
  }

  /// The name of a thing without its term and its quotation marks.
  private func name(of thing: String) -> String {
    (thing.split(separator: ":").last.map(String.init) ?? thing).replacing("\"", with: "")
  }

  private func words(in language: Language) -> String {
    let kind = valueKind.map { [$0.noun.text(in: language)] } ?? []
    return reason.text(in: language, (kind + arguments).map(Quote.text))
  }
}

/// How much a query may be.
package enum QueryLimits {
  package static let characters = 1000
  /// Terms and plain words.
  package static let terms = 100
  /// A word of fewer letters is near too much.
  static let lettersOfSlip = 5
  /// How deep parentheses may stand.
  package static let depth = 32
  /// How many rows a query may ask for.
  static let rows = 1...1_000_000_000

  /// A number of rows, unless it is too low or too high.
  static func checked(
    _ count: Int, of term: String, at range: Range<Int>
  ) throws(QueryMistake) -> Int {
    if count < rows.lowerBound {
      throw QueryMistake(.queryTooLow, term, String(rows.lowerBound), at: range)
    }
    if count > rows.upperBound {
      throw QueryMistake(.queryTooHigh, term, String(rows.upperBound), at: range)
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

extension QueryMistake {
  /// What to say of a word that means something, but nothing here: a term of another list, or a tier, of
  /// which people know from elsewhere. Nil for any other.
  ///
  /// - Parameter isBare: whether no sign follows it; then only figures are meant, as the words of other terms
  ///   mean much else.
  static func elsewhere(
    _ word: String, outside listed: Listed, isBare: Bool, at range: Range<Int>
  ) -> QueryMistake? {
    for other in Listed.allCases where other != listed {
      if let term = other.terms.named(word), term.figure != nil || !isBare {
        return QueryMistake(other.sentence, word, term.example, at: range)
      }
    }
    let words = word.lowercased().split(whereSeparator: \.isWhitespace)
    return words.contains { tierWords.contains(String($0)) }
      ? QueryMistake(.queryTiers, at: range) : nil
  }

  /// Showdown's words for tiers.
  private static let tierWords = QueryWordTable.words("tier")

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
      return term.lack(of: word, at: place)
    }
    return nil
  }
}

public import PokedexModel
package import PokedexText

/// An error in a query, with its range and suggestions.
public struct QueryMistake: Error, Equatable, Sendable {
  /// The explanation, with placeholders for `arguments`.
  package let reason: Sentence
  /// Typed words, examples and numbers for the explanation.
  package let arguments: [String]
  /// The kind of value, such as a move, whose name fills the first placeholder of `reason`, before
  /// `arguments`. Nil if `reason` has no placeholder for a kind.
  private let valueKind: QueryValueKind?
  /// Offsets, from 0, of the characters in the query that are wrong. The range is empty if
  /// something is missing at its start.
  public private(set) var range: Range<Int>
  /// Suggested words, the closest first, as they would be typed.
  public let closest: [String]
  /// Examples of values, as they would be typed. They are shown if `closest` is empty.
  let examples: [String]

  /// Returns the mistake with a range within a text of this many characters. A word that stands for
  /// several words may have led beyond its end.
  func within(_ count: Int) -> QueryMistake {
    var mistake = self
    mistake.range = range.clamped(to: 0..<count)
    return mistake
  }

  package init(
    _ reason: Sentence, of kind: QueryValueKind? = nil, _ arguments: String...,
    at range: Range<Int>,
    closest: [String] = [], examples: [String] = []
  ) {
    (self.reason, self.arguments, valueKind) = (reason, arguments, kind)
    self.range = range
    self.closest = closest
    self.examples = examples
  }

  /// Returns the explanation, followed by a sentence with suggestions if there are any.
  public func sentence(in language: Language) -> String {
    let sentence = words(in: language)
    let (named, names) =
      closest.isEmpty ? (Sentence.queryExamples, examples) : (Sentence.queryClosest, closest)
    if names.isEmpty { return sentence }
    let list = Sentence.listPair.joining(names, in: language)
    return Sentence.sentencePair.text(in: language, sentence, named.text(in: language, list))
  }

  /// Returns the mistyped word and its correction. Nil unless the word is close to exactly one
  /// value, is long enough, consists of letters, and has no sign before it. Also nil if the lengths
  /// differ by more than two letters, because the word is then probably an unfinished value rather
  /// than a typo.
  func slip(in text: String) -> Query.TypoCorrection? {
    guard [.queryUnknownWord, .queryUnknownValue].contains(reason), let meant = closest.first,
      closest.count == 1, let typed = arguments.first,
      typed.count >= QueryLimits.minimumCorrectedLength,
      typed.allSatisfy(\.isLetter), abs(name(of: meant).count - typed.count) <= 2,
      let before = text.firstRange(of: typed).map({ text[..<$0.lowerBound] }),
      before.last.map({ Token.TokenKind(sign: $0) == nil && $0 != "\"" }) ?? true
    else { return nil }
    return Query.TypoCorrection(typed: typed, meant: meant)
  }

  /// Returns a suggestion such as `move:"ice beam"` without its term and quotation marks.
  private func name(of thing: String) -> String {
    (thing.split(separator: ":").last.map(String.init) ?? thing).replacing("\"", with: "")
  }

  private func words(in language: Language) -> String {
    let kind = valueKind.map { [$0.noun.text(in: language)] } ?? []
    // The ways to learn a move are our own words, so they aren't cut like quoted text.
    let ways = reason == .learnNotSo ? arguments.suffix(1) : []
    let quoted = (kind + arguments.dropLast(ways.count)).map(Quote.text)
    return reason.text(in: language, quoted + ways)
  }
}

/// Limits on the size of a query.
package enum QueryLimits {
  package static let characters = 1000
  /// Maximum number of terms and plain words.
  package static let terms = 100
  /// Minimum length of a word that is corrected. Shorter words are close to too many others.
  static let minimumCorrectedLength = 5
  /// Maximum depth of nested parentheses.
  package static let depth = 32
  /// Allowed range for the number of rows that a query asks for, for example with `limit:`.
  static let rows = 1...1_000_000_000

  /// Returns `count` if a query may ask for that number of rows. Throws if it is too low or too
  /// high.
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

  /// Maximum number of bytes in a query. Any normal text of `characters` characters has fewer
  /// bytes. A text with more bytes is rejected without counting its characters, because counting
  /// would be slow.
  static let bytes = 16_000
}

/// The kind of list that a query asks for. Each kind of list has its own terms.
package enum QueryListKind: CaseIterable, Sendable {
  case pokemon, moves, abilities, items, natures

  /// The kind of value in each row of the list: such as a Pokémon or a move.
  package var kind: QueryValueKind {
    switch self {
    case .pokemon: .pokemon
    case .moves: .move
    case .abilities: .ability
    case .items: .item
    case .natures: .nature
    }
  }

  /// Sentence saying that a word belongs to this kind of list, with placeholders for the word and
  /// an example.
  var sentence: Sentence {
    switch self {
    case .pokemon: .queryAskedOfPokemon
    case .moves: .queryAskedOfMoves
    case .abilities: .queryAskedOfAbilities
    case .items: .queryAskedOfItems
    case .natures: .queryAskedOfNatures
    }
  }
}

extension QueryMistake {
  /// Returns the mistake for a word that this kind of list doesn't support: a term of another kind
  /// of list, or the name of a competitive tier. Returns nil for any other word.
  ///
  /// - Parameter isBare: whether no sign follows the word. If so, only terms for numbers are
  ///   considered, because the words for other terms have too many other meanings.
  static func wordOfAnotherList(
    _ word: String, outside listKind: QueryListKind, isBare: Bool, at range: Range<Int>
  ) -> QueryMistake? {
    for other in QueryListKind.allCases where other != listKind {
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

  /// Looks for a term that lacks its number among words that aren't a name, such as "female" in
  /// "all female", and returns the mistake for it. Returns nil if none of the words is a term for a
  /// number.
  ///
  /// - Parameter range: the range of the words in the text.
  static func missingValue(
    amongWords words: String, of terms: TermTable, at range: Range<Int>
  ) -> QueryMistake? {
    guard words.count == range.count else { return nil }
    var start = range.lowerBound
    for word in words.split(separator: " ", omittingEmptySubsequences: false) {
      let index = start..<start + word.count
      start = index.upperBound + 1
      let word = String(word)
      // Short forms such as "n" and "at" have too many other meanings.
      guard let term = terms.named(word), term.figure != nil,
        word.count > 2 || word.lowercased() == term.name
      else { continue }
      return term.missingValue(of: word, at: index)
    }
    return nil
  }
}

internal import PokedexText

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

  /// What finds what people have a word for that no source has; none for any other word.
  static func queries(for word: String) -> [String] {
    let key = ValueKey.letters(word)
    return customary.first { $0.words.contains { ValueKey.letters($0) == key } }?.queries ?? []
  }

  private static let customary = QueryWordTable.family("finds").map { key, words in
    (words: words, queries: key.split(separator: "; ").map(String.init))
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

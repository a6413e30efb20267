internal import PokedexText

/// What a query lists, each with terms of its own.
package enum Listed: CaseIterable, Sendable {
  case pokemon, moves, abilities

  /// The example of a term that a word means among its own, and whether it is that of a figure; nil for
  /// none.
  fileprivate func term(_ word: String) -> (example: String, isFigure: Bool)? {
    switch self {
    case .pokemon: QueryTerm.named(word).map { ($0.example, $0.figure != nil) }
    case .moves: GlossaryTerm.named(word, in: .moves).map { ($0.example, $0.figure != nil) }
    case .abilities:
      GlossaryTerm.named(word, in: .abilities).map { ($0.example, $0.figure != nil) }
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
      if let term = other.term(word), term.isFigure || !isBare {
        return .askedOf(other, word, example: term.example)
      }
    }
    let words = word.lowercased().split(whereSeparator: \.isWhitespace)
    return words.contains { tierWords.contains(String($0)) } ? .tiers : nil
  }

  /// What finds what people have a word for that no source has; none for any other word.
  static func queries(for word: String) -> [String] {
    let key = ValueKey.scalars(word)
    return customary.first { $0.words.contains { ValueKey.scalars($0) == key } }?.queries ?? []
  }

  private static let customary: [(words: [String], queries: [String])] = [
    (
      ["ultra beast", "ultra beasts", "ウルトラビースト", "Ultrabestie"], ["ability:beast-boost"]
    ),
    (
      ["paradox", "paradoxes", "パラドックス"], ["ability:protosynthesis", "ability:quark-drive"]
    ),
    (
      ["pseudo", "pseudo legendary", "600族"],
      ["bst=600 growth:slow is:final !is:mega !legendary !mythical"]
    ),
    (["strongest", "最強", "stärkste", "stärkstes"], ["sort:bst-desc"]),
    (["weakest", "最弱", "schwächste", "schwächstes"], ["sort:bst"]),
    (["fastest", "最速", "schnellste", "schnellstes"], ["sort:spe-desc"]),
    (["slowest", "最遅", "langsamste", "langsamstes"], ["sort:spe"]),
    (["heaviest", "最重", "schwerste", "schwerstes"], ["sort:weight-desc"]),
    (["lightest", "最軽", "leichteste", "leichtestes"], ["sort:weight"]),
    (["biggest", "largest", "最大", "größte", "größtes"], ["sort:height-desc"]),
    (["smallest", "最小", "kleinste", "kleinstes"], ["sort:height"]),
    (["bulky", "bulkiest"], ["sort:hp-desc", "sort:def-desc", "sort:spd-desc"]),
  ]

  /// Showdown's words for tiers.
  private static let tierWords: Set<String> = [
    "tier", "tiers", "ag", "uber", "ubers", "ou", "uubl", "uu", "rubl", "ru", "nubl", "nu", "publ",
    "pu", "zubl", "zu", "lc", "doubles", "ティア",
  ]
}

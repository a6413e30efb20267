internal import PokedexModel
internal import PokedexText

// Explains why a valid query has no results.
extension QueryEngine {
  /// Throws a mistake if the query has no results because a word in it is probably not a name, or
  /// because the query asks for something that was added in a later generation.
  package func explainEmptyResult(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    try rejectLaterGeneration(query, in: text, settings)
    try rejectGuesses(of: query, in: text, settings)
  }

  /// For a query without results, finds the condition whose removal would lead to the most results.
  /// Returns the mistake for this condition, with the number of those results. Nil if no removal of
  /// a single condition would lead to results.
  package func emptyingPart(
    of query: Query, in text: String, _ settings: QuerySettings
  ) -> QueryMistake? {
    guard case .and(let conditions) = query.condition,
      let parser = try? Parser.read(text, context: context(in: settings)),
      parser.parts.count == conditions.count
    else { return nil }
    var emptying: (range: Range<Int>, rest: Int)?
    for (index, part) in parser.parts.enumerated() {
      var others = conditions
      others.remove(at: index)
      let rest = answer(to: Query(.and(others)), in: settings).ids.count
      if rest > emptying?.rest ?? 0 { emptying = (part.range, rest) }
    }
    return emptying.map { range, rest in
      QueryMistake(.queryEmptied, parser.text(range), String(rest), at: range)
    }
  }

  /// In a query with several words or conditions, throws if a plain word isn't a whole name and
  /// either matches names only with typos or is the name of a value, such as a move.
  ///
  /// Such a word is probably not meant as a name. Queries with a negation are not checked, because
  /// the negation may be the reason why there are no results.
  private func rejectGuesses(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    guard query.asksForMoreThanNames || query.words.count > 1, !query.condition.isNegative,
      let parser = try? Parser.read(text, context: context(in: settings))
    else { return }
    for (word, range) in parser.plainWords where names?.isName(word) != true {
      if !fits(word, in: settings.language) {
        throw mistake(ofWord: word, at: range, in: settings.language)
      }
      let impliedValues = words.impliedValues(named: word, in: settings.language)
      if impliedValues.isEmpty { continue }
      throw QueryMistake(.queryUnknownWord, word, at: range, closest: impliedValues)
    }
  }

  /// Throws if the query would have results in a later generation than the chosen one. Queries with
  /// a negation are not checked.
  private func rejectLaterGeneration(
    _ query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    guard let generation = settings.generation, generation < TypeChart.newestGeneration,
      !query.condition.isNegative
    else { return }
    var later = settings
    later.generation = nil
    if answer(to: query, in: later).ids.isEmpty { return }
    for first in generation + 1...TypeChart.newestGeneration {
      later.generation = first
      if answer(to: query, in: later).ids.isEmpty { continue }
      let start = text.prefix(while: \.isWhitespace).count
      let end = text.count - text.reversed().prefix(while: \.isWhitespace).count
      let words = String(text.dropFirst(start).prefix(end - start))
      throw QueryMistake(.queryNotThereYet, words, String(first), at: start..<end)
    }
  }
}

extension Condition {
  /// Whether the condition contains a negation, other than a double negation.
  fileprivate var isNegative: Bool {
    switch self {
    case .not(.not(let condition)): condition.isNegative
    case .not: true
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.isNegative)
    default: false
    }
  }
}

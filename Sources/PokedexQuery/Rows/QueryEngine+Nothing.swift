internal import PokedexModel
internal import PokedexText

// Explanations for valid queries without results.
extension QueryEngine {
  /// Throws a mistake if the lack of results has one of these reasons: a word that is probably not
  /// a name, or something that came with a later generation.
  package func explainEmptyResult(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    try rejectLaterGeneration(query, in: text, settings)
    try rejectGuesses(of: query, in: text, settings)
  }

  /// Returns the mistake for the part of a query that rules out all results of the other parts,
  /// with the number of those results. If several parts do, takes the one that rules out the most.
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

  /// Throws if a word among others matches a name only with slips, or is also the name of a value,
  /// such as a move.
  ///
  /// Such a word is probably not meant as a Pokémon. Queries with a negation are not checked, as
  /// the negation may explain the lack of results.
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

  /// Throws if a later generation than the chosen one would have results. Queries with a negation
  /// are not checked.
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
  /// Whether the condition has a negation that isn't cancelled by another.
  fileprivate var isNegative: Bool {
    switch self {
    case .not(.not(let condition)): condition.isNegative
    case .not: true
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.isNegative)
    default: false
    }
  }
}

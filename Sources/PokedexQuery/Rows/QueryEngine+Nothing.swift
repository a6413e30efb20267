internal import PokedexModel
internal import PokedexText

// What is said of a query that makes sense and finds nothing.
extension QueryEngine {
  /// Throws where there is more to say of a query that finds nothing than just that: a word that is hardly a name,
  /// or what came with a later generation.
  package func explainNothing(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    try refuseLater(query, in: text, settings)
    try refuseGuesses(of: query, in: text, settings)
  }

  /// The part of a query that finds nothing which leaves nothing of what the others find, with how many they find;
  /// of several the one that takes most away. Nil where there is none.
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

  /// Throws where a word beside others fits a name only by slips, or means a thing whose name begins a
  /// Pokémon's: what was meant is then hardly that name. Not where something is not to be, as that may be
  /// why nothing is found.
  private func refuseGuesses(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    guard query.asksForMoreThanNames || query.words.count > 1, !query.condition.isNegative,
      let parser = try? Parser.read(text, context: context(in: settings))
    else { return }
    for (word, range) in parser.plain where names?.isName(word) != true {
      if !fits(word, in: settings.language) {
        throw mistake(ofWord: word, at: range, in: settings.language)
      }
      let things = words.things(named: word, in: settings.language)
      if things.isEmpty { continue }
      throw QueryMistake(.queryUnknownWord, word, at: range, closest: things)
    }
  }

  /// Throws where a later generation than the one that is chosen has what is asked for. What is asked not to
  /// be came with none.
  private func refuseLater(
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
  /// Whether anything in it is negated, and not again.
  fileprivate var isNegative: Bool {
    switch self {
    case .not(.not(let condition)): condition.isNegative
    case .not: true
    case .and(let conditions), .or(let conditions): conditions.contains(where: \.isNegative)
    default: false
    }
  }
}

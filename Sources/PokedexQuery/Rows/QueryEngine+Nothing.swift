internal import PokedexModel
internal import PokedexText

// Explains why a valid query has no results.
extension QueryEngine {
  /// Throws a mistake if the query has no results because it asks for something that was added in a
  /// later generation, or because a word in it is probably not a name.
  package func explainEmptyResult(
    of query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    let settings = self.settings(settings, for: query.condition)
    if let mistake = mistakeOfLearning(query, in: text, settings) {
      // That nobody learns a move in some way is an answer. That the move didn't exist is not.
      if mistake.reason == .queryNotThereYet { throw mistake }
      return
    }
    try rejectLaterGeneration(query, in: text, settings)
    try rejectGuesses(of: query, in: text, settings)
  }

  /// For a query without results, finds the condition that is the reason: one for a move that nobody
  /// learns in that way or, failing that, the one whose removal would lead to the most results.
  /// Returns the mistake for it, with the ways that exist or the number of those results. Nil if no
  /// removal of a single condition would lead to results.
  package func emptyingPart(
    of query: Query, in text: String, _ settings: QuerySettings
  ) -> QueryMistake? {
    let settings = self.settings(settings, for: query.condition)
    if let mistake = mistakeOfLearning(query, in: text, settings) { return mistake }
    let parts = parts(of: query, in: text, settings)
    guard parts.count > 1 else { return nil }
    var emptying: (range: Range<Int>, rest: Int)?
    for (index, part) in parts.enumerated() {
      var others = parts.map(\.condition)
      others.remove(at: index)
      let rest = answer(to: Query(.and(others)), in: settings).ids.count
      if rest > emptying?.rest ?? 0 { emptying = (part.range, rest) }
    }
    return emptying.map { range, rest in
      QueryMistake(.queryEmptied, text.characters(in: range), String(rest), at: range)
    }
  }

  /// Returns the conditions that a row has to satisfy, with their ranges in the text. If the text
  /// doesn't list them one after another, returns the query's whole condition.
  func parts(
    of query: Query, in text: String, _ settings: QuerySettings
  ) -> [ConditionPart] {
    // A query that was read from a text can be read again.
    if case .and(let conditions) = query.condition,
      let reading = try? Reading(text, context: context(in: settings), lexicon: lexicon),
      reading.parts.count == conditions.count
    {
      return zip(conditions, reading.parts).map { ConditionPart(condition: $0, range: $1.range) }
    }
    return [ConditionPart(condition: query.condition, range: text.rangeWithoutSpaces)]
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
      let reading = try? Reading(text, context: context(in: settings), lexicon: lexicon)
    else { return }
    for (word, range) in reading.plainWords where names?.isName(word) != true {
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
  ///
  /// Only if the query is about one thing, compares no figures and finds nothing in earlier
  /// generations either, what it asks for came with that later generation.
  private func rejectLaterGeneration(
    _ query: Query, in text: String, _ settings: QuerySettings
  ) throws(QueryMistake) {
    guard let generation = settings.generation, generation < TypeChart.newestGeneration,
      !query.condition.isNegative
    else { return }
    var later = settings
    later.generation = nil
    if answer(to: query, in: later).ids.isEmpty { return }
    /// Whether the query finds nothing in a generation.
    func isEmpty(_ generation: Int) -> Bool {
      later.generation = generation
      return answer(to: query, in: later).ids.isEmpty
    }
    guard let first = (generation + 1...TypeChart.newestGeneration).first(where: { !isEmpty($0) })
    else { return }
    let range = text.rangeWithoutSpaces
    let words = text.characters(in: range)
    let isOneThing = parts(of: query, in: text, settings).count == 1
    if isOneThing, !query.condition.comparesFigures, (1..<generation).allSatisfy(isEmpty) {
      throw QueryMistake(.queryNotThereYet, words, String(first), at: range)
    }
    throw QueryMistake(.queryOnlyLater, words, String(generation), String(first), at: range)
  }
}

extension String {
  /// The range of characters from the first to the last that isn't white space.
  fileprivate var rangeWithoutSpaces: Range<Int> {
    let start = prefix(while: \.isWhitespace).count
    return start..<max(start, count - reversed().prefix(while: \.isWhitespace).count)
  }

  fileprivate func characters(in range: Range<Int>) -> String {
    String(dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension Condition {
  /// Whether the condition compares figures, which may change from one generation to the next.
  fileprivate var comparesFigures: Bool {
    contains { leaf in
      switch leaf {
      case .figure, .figures, .percentile: true
      default: false
      }
    }
  }

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

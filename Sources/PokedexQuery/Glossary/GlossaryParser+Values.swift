internal import PokedexModel
internal import PokedexText

// What stands after a term.
extension GlossaryParser {
  /// Words for "has no such figure".
  private static let noneWords = QueryWordTable.words("none")

  mutating func takeValue(
    of term: GlossaryTerm, name: Range<Int>, isPart: Bool, hasSign: Bool
  ) throws(QueryMistake) -> GlossaryCondition? {
    var sign = Comparison.equal
    if hasSign {
      if case .sign(let comparison) = tokens[place].kind { sign = comparison }
      if sign != .equal, sign != .unequal, term.figure == nil {
        throw QueryMistake(
          .unwantedSign(text(name), sign: sign.rawValue), at: tokens[place].range)
      }
      place += 1
    }
    if let figure = term.figure { return try takeFigure(figure, sign, term, name) }
    let condition = try takeThing(of: term, name: name, isPart: isPart)
    return sign == .unequal ? condition.map { .not($0) } : condition
  }

  private mutating func takeThing(
    of term: GlossaryTerm, name: Range<Int>, isPart: Bool
  ) throws(QueryMistake) -> GlossaryCondition? {
    switch term.meaning {
    case .sort, .limit, .random:
      if isPart { throw QueryMistake(.notInside(text(name)), at: name) }
      try takeOrder(term, name)
      return nil
    case .name:
      guard let words = words(1), let range = token?.range else { throw needsValue(term, name) }
      place += 1
      return self.name(words, at: range)
    case .learnedBy:
      let pokemon = try takeValue(.pokemon, of: term, name)
      return .fact(.learned(by: pokemon, try takeLearning(term)))
    case .hadBy(let isHidden):
      let pokemon = try takeValue(.pokemon, of: term, name)
      try refuseAt(name)
      return .fact(.had(by: pokemon, isHidden: isHidden))
    case .has(let kind):
      let range = token?.range ?? end
      let value = try takeValue(kind, of: term, name)
      try refuseAt(name)
      let first = kind == .type ? PokemonType(rawValue: value.slug)?.generation ?? 1 : 1
      if let generation = context.generation, first > generation {
        throw QueryMistake(.notThereYet(text(range), generation: String(first)), at: range)
      }
      return .fact(.has(value))
    case .figure: return nil
    }
  }

  /// What the next words mean as one of a kind, as many of them as make a name.
  private mutating func takeValue(
    _ kind: ValueKind, of term: GlossaryTerm, _ name: Range<Int>
  ) throws(QueryMistake) -> Value {
    guard let token, let word = words(1) else { throw needsValue(term, name) }
    guard let (value, count) = valueAhead(kind) else {
      let closest =
        kind == .pokemon
        ? context.source.pokemon(nearestTo: word)
        : context.words[kind]?.closest(to: word, in: context.language) ?? []
      let examples = context.words[kind]?.examples(in: context.language) ?? []
      throw QueryMistake(
        .unknownValue(kind, word), at: token.range, closest: closest,
        examples: closest.isEmpty ? examples : [])
    }
    place += count
    return value
  }

  /// What the next words mean, and how many they are; nil for nothing.
  func valueAhead(_ kind: ValueKind) -> (value: Value, count: Int)? {
    for count in [5, 4, 3, 2, 1] {
      // A word before a sign begins the next term.
      if count > 1, token(after: count)?.isBetween == true, kind != .pokemon { continue }
      guard let words = words(count) else { continue }
      if kind == .pokemon {
        if let slug = context.source.pokemon(named: words) {
          return (Value(found: slug, kind: kind), count)
        }
      } else if let value = context.words[kind]?.values(named: words).first {
        return (value, count)
      }
    }
    return nil
  }

  private func needsNumber(_ term: GlossaryTerm, _ name: Range<Int>) -> QueryMistake {
    let range =
      words(1) == nil
      ? name.lowerBound..<(token?.range.lowerBound ?? end.upperBound) : token?.range ?? end
    return QueryMistake(.needsNumber(text(name), example: term.example), at: range)
  }

  // MARK: - Figures

  private mutating func takeFigure(
    _ figure: GlossaryFigure, _ sign: Comparison, _ term: GlossaryTerm, _ name: Range<Int>
  ) throws(QueryMistake) -> GlossaryCondition {
    note(figure)
    guard let token, let word = words(1) else { throw needsNumber(term, name) }
    if let other = self.term(named: word)?.figure {
      note(other)
      place += 1
      return .figures(figure, sign, other)
    }
    let isNegated = sign == .unequal
    if sign == .equal || isNegated {
      if let condition = try takeNoneOrRange(figure, word, at: token.range) {
        place += 1
        return isNegated ? .not(condition) : condition
      }
    }
    guard let number = Self.number(word, of: figure),
      let range = sign.range(against: number)
    else { throw needsNumber(term, name) }
    place += 1
    let whole = name.lowerBound..<token.range.upperBound
    if !isNegated { try checkBounds(figure, range, name, at: whole) }
    return isNegated ? .not(.figure(figure, range)) : .figure(figure, range)
  }

  /// Notes a figure that the query is about.
  private mutating func note(_ figure: GlossaryFigure) {
    if !query.figures.contains(figure) { query.figures.append(figure) }
  }

  /// `none`, or a range such as `80..100`; nil for what is neither.
  private func takeNoneOrRange(
    _ figure: GlossaryFigure, _ word: String, at place: Range<Int>
  ) throws(QueryMistake) -> GlossaryCondition? {
    if Self.noneWords.contains(word.lowercased()) {
      return .figureless(figure)
    }
    for sign in ["..", "…", "〜", "~", "～"] {
      let parts = word.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let ends = parts.map { Self.number(String($0), of: figure) }
      for (part, end) in zip(parts, ends) where end == nil && !part.isEmpty { return nil }
      guard ends[0] != nil || ends[1] != nil else { return nil }
      let low = ends[0].map { Comparison.clamped($0.rounded(.up)) } ?? Int32.min + 1
      let high = ends[1].map { Comparison.clamped($0.rounded(.down)) } ?? Int32.max
      guard low <= high else { throw QueryMistake(.emptyRange(word), at: place) }
      return .figure(figure, low...high)
    }
    return nil
  }

  /// A number, with "+" or "-" before it or "%" after an accuracy; nil for what is none.
  static func number(_ word: String, of figure: GlossaryFigure) -> Double? {
    let sign = word.first.flatMap { "-−+＋".contains($0) ? $0 : nil }
    let digits = sign == nil ? word : String(word.dropFirst())
    guard digits.first?.isNumber == true, let amount = Amount(digits),
      amount.unit.isEmpty || amount.unit == "%" && figure == .accuracy
    else { return nil }
    return sign == "-" || sign == "−" ? -amount.number : amount.number
  }

  private func checkBounds(
    _ figure: GlossaryFigure, _ range: ClosedRange<Int32>, _ name: Range<Int>,
    at place: Range<Int>
  ) throws(QueryMistake) {
    let figures = context.source.column(figure, in: context.generation)
      .filter { $0 != Figure.none }
    guard let least = figures.min(), let most = figures.max() else { return }
    if range.lowerBound > most {
      throw QueryMistake(.tooHigh(text(name), most: String(most)), at: place)
    }
    if range.upperBound < least {
      throw QueryMistake(.tooLow(text(name), least: String(least)), at: place)
    }
  }

  // MARK: - Ways to learn

  /// `@machine@platinum` after a Pokémon, and `<=20` for the level.
  private mutating func takeLearning(_ term: GlossaryTerm) throws(QueryMistake) -> Learning {
    var learning = Learning()
    while let at = token, at.kind == .at {
      place += 1
      if let (value, count) = valueAhead(.way), let way = LearnedMove.Way(rawValue: value.slug) {
        learning.way = way
        place += count
      } else if let (game, count) = valueAhead(.game) {
        learning.games.append(game)
        place += count
      } else if let word = words(1), let token {
        let closest = context.words[.game]?.closest(to: word, in: context.language) ?? []
        throw QueryMistake(.badAt(word), at: token.range, closest: closest)
      } else {
        throw QueryMistake(.needsValue("@", example: term.example), at: at.range)
      }
    }
    guard case .sign(let sign) = token?.kind else { return learning }
    place += 1
    guard sign != .unequal, let word = words(1), let amount = Amount(word), amount.unit.isEmpty,
      let range = sign.range(against: amount.number), range.upperBound >= 0
    else {
      throw QueryMistake(
        .needsNumber(term.name, example: "learnt-by:pikachu<=20"), at: token?.range ?? end)
    }
    place += 1
    learning.levels = max(0, range.lowerBound)...range.upperBound
    return learning
  }

  // MARK: - The whole query

  private mutating func takeOrder(_ term: GlossaryTerm, _ name: Range<Int>) throws(QueryMistake) {
    if term.meaning == .sort { return try takeSort(term, name) }
    guard let token, let word = words(1), let count = Amount.count(word) else {
      throw needsNumber(term, name)
    }
    let number = try QueryLimits.checked(count, of: text(name), at: token.range)
    let isSecond = term.meaning == .limit ? query.limit != nil : query.random != nil
    if isSecond {
      throw QueryMistake(.onlyOnce(text(name)), at: name.lowerBound..<token.range.upperBound)
    }
    if term.meaning == .limit { query.limit = number } else { query.random = number }
    place += 1
  }

  /// `sort:power`, `sort:power-desc`, `sort:-power`.
  private mutating func takeSort(_ term: GlossaryTerm, _ name: Range<Int>) throws(QueryMistake) {
    guard let token, let typed = words(1) else { throw needsValue(term, name) }
    var (word, isDescending) = (typed.lowercased(), false)
    for (mark, meaning) in [("-desc", true), ("-asc", false), ("-descending", true)]
    where word.hasSuffix(mark) {
      (word, isDescending) = (String(word.dropLast(mark.count)), meaning)
    }
    if word.hasPrefix("-") { (word, isDescending) = (String(word.dropFirst()), true) }
    guard let value = context.words[.sort]?.values(named: word).first else {
      let closest = context.words[.sort]?.closest(to: word, in: context.language) ?? []
      throw QueryMistake(.unknownValue(.sort, typed), at: token.range, closest: closest)
    }
    place += 1
    if let next = self.token?.plainWord?.lowercased(), next == "desc" || next == "asc" {
      isDescending = next == "desc"
      place += 1
    }
    let figure = self.term(named: value.slug)?.figure
    try sort(
      by: figure.map(GlossarySort.Column.figure) ?? .name, isDescending,
      at: name.lowerBound..<token.range.upperBound)
  }

  /// Puts rows in the order of a column.
  mutating func sort(
    by column: GlossarySort.Column, _ isDescending: Bool, at range: Range<Int>
  ) throws(QueryMistake) {
    if case .figure(let figure) = column { note(figure) }
    if query.sort.contains(where: { $0.column == column }) {
      throw QueryMistake(.onlyOnce(text(range)), at: range)
    }
    query.sort.append(GlossarySort(column: column, isDescending: isDescending))
  }
}

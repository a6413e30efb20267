package import PokedexModel

// Writes a parsed query as a text of terms. Parsing the text gives the same query.
extension Query {
  /// Returns the terms side by side, as in "type:water spe>=100 sort:spe-desc", or an empty text if
  /// every row matches.
  ///
  /// - Parameter listKind: the kind of list whose terms are used.
  package func text(of listKind: QueryListKind = .pokemon) -> String {
    let writer = QueryWriter(terms: listKind.terms)
    var parts: [String] = []
    if case .and(let conditions) = condition {
      parts = conditions.map { writer.text($0, isInner: true) }
    } else {
      parts = [writer.text(condition)]
    }
    parts += sort.map { "sort:" + writer.name(of: $0.column) + ($0.isDescending ? "-desc" : "") }
    if let limit { parts.append("limit:\(limit)") }
    if let random { parts.append("random:\(random)") }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension QueryEngine {
  /// Returns a query as terms, to show how a text was understood. Returns an empty text if the
  /// terms would repeat the typed text, or if the query asks only for names.
  package func reading(of text: String, as query: Query) -> String {
    guard query.asksForMoreThanNames else { return "" }
    let reading = query.text(of: source.listKind)
    return reading == text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      ? "" : reading
  }

  /// Returns the plain words of a query that match names only with typos, each with the ids of the
  /// matching rows.
  package func guesses(in query: Query, _ language: Language) -> [(word: String, ids: [Int])] {
    query.words.compactMap { word in
      let (rows, best) = matches(word, in: language)
      guard let best, best == .gap || !best.fits else { return nil }
      return (word, rows.map { Int(source.ids[Int($0)]) })
    }
  }
}

private struct QueryWriter {
  let terms: TermTable

  /// - Parameter isInner: whether the condition is combined with others, so that alternatives need
  ///   parentheses.
  func text(_ condition: Condition, isInner: Bool = false) -> String {
    switch condition {
    case .any: ""
    case .not(.figure(let figure, let ranges)) where ranges == [Int32.min + 1...Int32.max]:
      name(of: figure) + "=none"
    case .not(.marked(.caught, let games, _)): "is:missing" + at(games)
    case .not(let condition):
      switch condition {
      case .and, .or: "!(" + text(condition) + ")"
      default: "!" + text(condition)
      }
    case .and(let conditions):
      inParentheses(conditions.map { text($0, isInner: true) }.joined(separator: " "), isInner)
    case .or(let conditions):
      inParentheses(conditions.map { text($0, isInner: true) }.joined(separator: " | "), isInner)
    case .fact(let fact): text(fact)
    case .figure(let figure, let ranges):
      either(ranges.map { name(of: figure) + text($0, figure.dimension) }, isInner)
    case .figures(let figure, let sign, let other):
      name(of: figure) + sign.rawValue + name(of: other)
    case .percentile(let figure, let range): name(of: figure) + text(range, .percent, unit: "%")
    case .words(let words): "name:" + ValueChoices.quoted(words)
    case .dexNumber(let dex, let range): "dex:" + quoted(dex) + text(range, .count)
    case .marked(let trait, let games, _): "is:" + trait.rawValue + at(games)
    }
  }

  private func text(_ fact: Fact) -> String {
    switch fact {
    case .type(let type): "type:" + type.rawValue
    // Writes "monotype" rather than "mono", because "mono type:fire" would be parsed as one term.
    case .monotype: "monotype"
    case .ability(let ability, let isHidden):
      (isHidden ? "hidden:" : "ability:") + quoted(ability)
    case .learns(let move, let learning): "learns:" + quoted(move) + text(learning)
    case .has(let value):
      (terms.all.first { $0.meaning == .has(value.kind) }?.name ?? "") + ":" + quoted(value)
    case .trait(let trait): "is:" + trait.rawValue
    case .effort(let stat, let range):
      "ev:" + name(of: NumericColumn(stat: stat))
        + (range.lowerBound <= 1 && range.upperBound == .max ? "" : text(range, .count))
    case .takes(let type, let range): text(takes: type, range)
    case .evolution(let relation, let thing): relation.rawValue + ":" + quoted(thing)
    case .found(let place, let games): "found:" + quoted(place) + at(games)
    case .met(let method, let place?, let games):
      "found:" + quoted(place) + "@" + quoted(method) + at(games)
    case .met(let method, nil, let games): "method:" + quoted(method) + at(games)
    case .inVersion(let game, let isExclusive): (isExclusive ? "exclusive:" : "in:") + quoted(game)
    case .holds(let item, let games): "holds:" + quoted(item) + at(games)
    case .beats(let target, let games): "beats:" + quoted(target) + at(games)
    case .learned(let pokemon, let learning): "learnt-by:" + quoted(pokemon) + text(learning)
    case .does(let action, let value, let games):
      action.rawValue + ":" + quoted(value) + at(games)
    case .described(let words, _): "about:" + ValueChoices.quoted(words)
    case .had(let pokemon, let isHidden): (isHidden ? "hidden:" : "had-by:") + quoted(pokemon)
    }
  }

  private func text(takes type: PokemonType, _ range: ClosedRange<Int32>) -> String {
    let kinds: [(name: String, damage: QueryTerm.Damage)] = [
      ("immune:", .immune), ("weak:", .weak), ("resists:", .resists),
    ]
    if let kind = kinds.first(where: { $0.damage.range == range }) {
      return kind.name + type.rawValue
    }
    let kind = kinds.dropFirst().first { $0.damage.range.overlaps(range) } ?? kinds[1]
    let factors = QueryTerm.Damage.weak.range
    func factor(_ tenths: Int32) -> String {
      tenths % 1000 == 0 ? String(tenths / 1000) : String(Double(tenths) / 1000)
    }
    let sign =
      range.upperBound == factors.upperBound
      ? ">=" + factor(range.lowerBound)
      : range.lowerBound == range.upperBound
        ? "=" + factor(range.lowerBound) : "<=" + factor(range.upperBound)
    return kind.name + type.rawValue + sign
  }

  private func text(_ learning: LearnCondition) -> String {
    (learning.way.map { "@" + $0.rawValue } ?? "") + at(learning.games)
      + (learning.levels.map { text($0, .count) } ?? "")
  }

  /// Returns a range as text: a comparison such as ">=100", a range such as ":100..120", or
  /// "!=none" if the range includes all numbers.
  private func text(
    _ range: ClosedRange<Int32>, _ dimension: NumericColumn.Dimension, unit: String? = nil
  ) -> String {
    func figure(_ number: Int32) -> String {
      unit.map { String(number) + $0 } ?? dimension.textWithUnit(number).filter { $0 != " " }
    }
    let hasLeast = range.lowerBound > Int32.min + 1
    let hasMost = range.upperBound < Int32.max
    return switch (hasLeast, hasMost) {
    case (true, true) where range.lowerBound == range.upperBound: "=" + figure(range.lowerBound)
    case (true, true): ":" + figure(range.lowerBound) + ".." + figure(range.upperBound)
    case (true, false): ">=" + figure(range.lowerBound)
    case (false, true): "<=" + figure(range.upperBound)
    case (false, false): "!=none"
    }
  }

  func name(of column: SortKey.SortColumn) -> String {
    switch column {
    case .figure(let figure): name(of: figure)
    case .name: "name"
    case .dex: "dex"
    case .marks: "marks"
    }
  }

  private func name(of figure: NumericColumn) -> String { terms.of(figure)?.name ?? "" }

  private func at(_ games: [QueryValue]) -> String { games.map { "@" + quoted($0) }.joined() }

  private func quoted(_ value: QueryValue) -> String { ValueChoices.quoted(value.slug) }

  private func either(_ texts: [String], _ isInner: Bool) -> String {
    texts.count == 1 ? texts[0] : inParentheses(texts.joined(separator: " | "), isInner)
  }

  private func inParentheses(_ text: String, _ isInner: Bool) -> String {
    isInner ? "(" + text + ")" : text
  }
}

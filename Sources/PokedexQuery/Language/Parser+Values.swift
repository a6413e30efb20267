internal import PokedexModel
internal import PokedexText

// Parses the values of terms.
extension Parser {
  mutating func takeValue(
    of term: QueryTerm, name: Range<Int>, isNested: Bool, hasSign: Bool
  ) throws(QueryMistake) -> Condition? {
    var sign = Comparison.equal
    if hasSign {
      if case .sign(let comparison) = tokens[position].kind { sign = comparison }
      if sign != .equal, sign != .unequal, term.figure == nil || term.takesNoValue {
        throw QueryMistake(
          .queryUnwantedSign, text(name), sign.rawValue, at: tokens[position].range)
      }
      position += 1
    }
    if let figure = term.figure { return try takeFigure(figure, sign, name: name) }
    let condition = try takeValue(meaning: term, name: name, isNested: isNested)
    return sign == .unequal ? condition.map { .not($0) } : condition
  }

  private mutating func takeValue(
    meaning term: QueryTerm, name: Range<Int>, isNested: Bool
  ) throws(QueryMistake) -> Condition? {
    switch term.meaning {
    case .sort, .limit, .random:
      if isNested { throw QueryMistake(.queryNotInside, text(name), at: name) }
      try takeOrder(term, name: name)
      return nil
    case .name:
      guard let words = words(1), let range = token?.range else { throw needsValue(term, name) }
      position += 1
      return self.name(words, at: range)
    case .about:
      guard let words = words(1) else { throw needsValue(term, name) }
      position += 1
      return .fact(.described(words, context.language.interface))
    case .type: return try takeType(of: term, name: name)
    case .monotype: return .and([.fact(.monotype), try takeType(of: term, name: name)])
    case .trait:
      let value = try takeValues(.trait, of: term, name: name)[0]
      guard let trait = Trait(rawValue: value.slug) else { return nil }
      if trait == .missing { return .not(.marked(.caught, games: try takeGames())) }
      if trait.isUserSet { return .marked(trait, games: try takeGames()) }
      try rejectAtSign(name)
      return .fact(.trait(trait))
    case .takes(let damage): return try takeDamage(damage, of: term, name: name)
    case .effort: return try takeEffort(of: term, name: name)
    default: return try takeNamed(term, name: name)
    }
  }

  private mutating func takeType(
    of term: QueryTerm, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    let range = token?.range ?? end
    let value = try takeValues(.type, of: term, name: name)[0]
    try rejectAtSign(name)
    return try condition(PokemonType(rawValue: value.slug) ?? .normal, at: range)
  }

  /// Reads the value of a term that takes a name, such as the name of a move or an item.
  private mutating func takeNamed(
    _ term: QueryTerm, name: Range<Int>
  ) throws(QueryMistake) -> Condition? {
    guard let kind = term.kind else { return nil }
    let values = try takeValues(kind, of: term, name: name)
    switch term.meaning {
    case .ability(let isHidden):
      try rejectAtSign(name)
      return .any(values) { .ability($0, isHidden: isHidden) }
    case .learns:
      let learning = try takeLearning(term: term)
      return .any(values) { .learns($0, learning) }
    case .learnedBy:
      let learning = try takeLearning(term: term)
      return .any(values) { .learned(by: $0, learning) }
    case .hadBy(let isHidden):
      try rejectAtSign(name)
      return .any(values) { .had(by: $0, isHidden: isHidden) }
    case .found:
      let methods = takeMethods()
      let games = try takeGames()
      return methods.isEmpty
        ? .any(values) { .found($0, games: games) }
        : .any(
          values.flatMap { place in
            methods.map { .fact(.met(by: $0, at: place, games: games)) }
          })
    case .method:
      let games = try takeGames()
      return .any(values) { .met(by: $0, at: nil, games: games) }
    case .holds:
      let games = try takeGames()
      return .any(values) { .holds($0, games: games) }
    case .usesItem:
      let games = try takeGames()
      return .any(
        values.flatMap { item -> [Condition] in
          [.fact(.evolution(.with, item)), .fact(.holds(item, games: games))]
        })
    case .does(let action):
      let games = action == .teaches ? try takeGames() : []
      if action != .teaches { try rejectAtSign(name) }
      return .any(values) { .does(action, $0, games: games) }
    case .beats:
      let games = try takeGames()
      return .any(values) { .beats($0, games: games) }
    case .inVersion(let isExclusive):
      try rejectAtSign(name)
      return .any(values) { .inVersion($0, isExclusive: isExclusive) }
    case .evolution(let relation):
      try rejectAtSign(name)
      return .any(values) { .evolution(relation, $0) }
    case .has(.dex): return try takeDex(values[0], name: name)
    default:
      try rejectAtSign(name)
      return .any(values) { .has($0) }
    }
  }

  /// Reads the value of a `dex:` term: only the dex, as in `dex:kanto`, or the dex and a condition
  /// on the number in it, as in `dex:kanto<=50` and `dex:kanto:25`.
  private mutating func takeDex(
    _ dex: QueryValue, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    note(.dex(dex))
    guard let token, token.isValueSeparator else { return .fact(.has(dex)) }
    var sign = Comparison.equal
    if case .sign(let typed) = token.kind { sign = typed }
    position += 1
    let ranges = try takeRanges(of: .number, sign, name: name, example: "dex:\(dex.slug)<=50")
    let conditions = ranges.map { Condition.dexNumber(dex, $0) }
    return conditions.count == 1 ? conditions[0] : .or(conditions)
  }

  /// Reads the longest sequence of the next words that is a name of a value of this kind. Returns
  /// all values with that name. Throws if there is no such name.
  mutating func takeValues(
    _ kind: QueryValueKind, of term: QueryTerm, name: Range<Int>
  ) throws(QueryMistake) -> [QueryValue] {
    guard let token, let word = words(1) else { throw needsValue(term, name) }
    guard !word.hasPrefix("-"), let (values, count) = valueAhead(kind) else {
      throw context.words.mistake(kind, word, near: word, at: token.range, in: context.language)
    }
    position += count
    return values
  }

  /// Finds the longest sequence of the next words that is a name of a value of this kind. Returns
  /// all values with that name and the number of its words. Nil if there is no such name.
  func valueAhead(_ kind: QueryValueKind) -> (values: [QueryValue], count: Int)? {
    for count in [5, 4, 3, 2, 1] {
      // A word before a sign is usually the next term, so it isn't part of this value. However, a
      // comparison sign may follow values of some kinds.
      if count > 1, token(after: count)?.isValueSeparator == true, !mayBeCompared(kind) { continue }
      guard let words = words(count) else { continue }
      let values = context.words.values(kind, named: words, in: context.language)
      if !values.isEmpty { return (values, count) }
    }
    return nil
  }

  /// Whether a comparison may follow a value of this kind, as in `dex:kanto<=50`.
  private func mayBeCompared(_ kind: QueryValueKind) -> Bool {
    switch kind {
    case .move, .dex, .type, .stat, .pokemon: true
    default: false
    }
  }

  /// Reads the optional learn method, games and levels that follow a move or a Pokémon, such as
  /// `@machine@platinum<=20`.
  private mutating func takeLearning(term: QueryTerm) throws(QueryMistake) -> LearnCondition {
    var learning = LearnCondition()
    while let at = token, at.kind == .at {
      position += 1
      if let (ways, count) = valueAhead(.way),
        let way = LearnedMove.LearnMethod(rawValue: ways[0].slug)
      {
        learning.way = way
        position += count
      } else if let (games, count) = valueAhead(.game) {
        learning.games += games
        position += count
      } else {
        throw invalidAtSign(at, .queryBadAt)
      }
    }
    takeSpokenWay(of: &learning)
    if case .sign(let sign) = token?.kind {
      position += 1
      let example = term.meaning == .learns ? "learns:spore<=20" : "learnt-by:pikachu<=20"
      learning.levels = try takeNumbers(sign, example: example, minimumNumber: 0)
    }
    return learning
  }

  /// Reads a learn method in words after a move or a Pokémon, such as "by level up".
  private mutating func takeSpokenWay(of learning: inout LearnCondition) {
    guard let word = token?.plainWord, Self.wayLinks.contains(word.lowercased()) else { return }
    var ahead = self
    ahead.position += 1
    guard let (ways, count) = ahead.valueAhead(.way) else { return }
    learning.way = LearnedMove.LearnMethod(rawValue: ways[0].slug)
    position += 1 + count
  }

  private static let wayLinks = QueryWordTable.words("way-link")

  /// Reads the way to meet a Pokémon that follows a place, such as `@surf`, if any.
  private mutating func takeMethods() -> [QueryValue] {
    guard token?.kind == .at else { return [] }
    var ahead = self
    ahead.position += 1
    guard let (methods, count) = ahead.valueAhead(.method) else { return [] }
    position += 1 + count
    return methods
  }

  /// Reads the games, if any, that follow a place, an item, a mark or a Pokémon, such as
  /// `@platinum`.
  private mutating func takeGames() throws(QueryMistake) -> [QueryValue] {
    var games: [QueryValue] = []
    while let at = token, at.kind == .at {
      position += 1
      guard let (found, count) = valueAhead(.game) else {
        throw invalidAtSign(at, .queryUnknownGame)
      }
      games += found
      position += count
    }
    return games
  }

  private func invalidAtSign(_ at: Token, _ reason: Sentence) -> QueryMistake {
    guard let word = words(1), let range = token?.range else {
      return QueryMistake(
        .queryNeedsValue,
        "@", terms.all.first { $0.kind == .move || $0.kind == .pokemon }?.example ?? "",
        at: at.range)
    }
    let closest = context.words[.game].closest(to: word, in: context.language)
    return QueryMistake(reason, word, at: range, closest: closest)
  }
}

extension Condition {
  /// Returns a condition that is met if the fact is true for at least one of the values.
  fileprivate static func any(_ values: [QueryValue], _ fact: (QueryValue) -> Fact) -> Condition {
    let facts = values.map { Condition.fact(fact($0)) }
    return facts.count == 1 ? facts[0] : .or(facts)
  }
}

internal import PokedexModel
internal import PokedexText

// Builds the queries of clauses. Each builder writes the explicit form of a clause, such as
// `bst>=600` for "bst of at least 600", and lets the parser of terms check it.
extension Lattice {
  private func word(_ text: String, _ range: Range<Int>, isQuoted: Bool = false) -> Token {
    Token(kind: .word(text, isQuoted: isQuoted), range: range)
  }

  private func parser(_ tokens: [Token]) -> Parser {
    Parser(tokens, of: characters, context: context)
  }

  /// The condition of a term with one or more values.
  func condition(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let (term, span) = found.term else { return Query(.any) }
    var query = Query(.any)
    var conditions: [Condition] = []
    for value in found.list {
      var tokens = [word(value.name, range(value.atoms), isQuoted: true)]
      if let factor = found.factor {
        tokens.append(word(factor.text, range(factor.atoms)))
      }
      if let way = found.way {
        tokens.append(Token(kind: .at, range: range(span)))
        tokens.append(word(way.rawValue, range(span)))
      }
      if let game = found.game {
        tokens.append(Token(kind: .at, range: range(span)))
        tokens.append(word(game, range(span), isQuoted: true))
      }
      if let generation = found.generation {
        for game in context.words.games(of: Int(generation)) {
          tokens.append(Token(kind: .at, range: range(span)))
          tokens.append(word(game, range(span), isQuoted: true))
        }
      }
      var parser = parser(tokens)
      if let next = try parser.takeValue(
        of: term, name: range(span), isNested: true, hasSign: false)
      {
        conditions.append(next)
      }
      query.columns += parser.query.columns
    }
    let isEither = found.hasOr || !term.allowsSeveralValues
    query.condition =
      conditions.count == 1 ? conditions[0] : isEither ? .or(conditions) : .and(conditions)
    return query
  }

  func monotype(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let value = found.values.first else { return Query(.fact(.monotype)) }
    return Query(.and([.fact(.monotype), try type(value)]))
  }

  private func type(_ value: Rule.Found.Value) throws(QueryMistake) -> Condition {
    try parser([]).condition(
      PokemonType(rawValue: value.values[0].slug) ?? .normal, at: range(value.atoms))
  }

  /// The moves that a Pokémon learns, in a way if there is one: "ralts egg moves".
  func learntBy(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let value = found.values.first,
      let term = context.terms.all.first(where: { $0.meaning == .learnedBy })
    else { throw QueryMistake(.queryUnknownWord, text(range(found.atoms)), at: range(found.atoms)) }
    var found = found
    (found.term, found.list) = ((term, value.atoms), [value])
    return try condition(found)
  }

  /// A place and a way to meet Pokémon there: "surf route 119".
  func met(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let term = context.terms.named("found"),
      let place = found.values.first(where: { $0.values.first?.kind == .place }),
      let method = found.values.first(where: { $0.values.first?.kind == .method })
    else { return Query(.any) }
    let span = range(found.atoms)
    var parser = parser([
      word(place.name, range(place.atoms), isQuoted: true), Token(kind: .at, range: span),
      word(method.name, range(method.atoms), isQuoted: true),
    ])
    return Query(
      try parser.takeValue(of: term, name: span, isNested: true, hasSign: false) ?? .any)
  }

  /// The comparison of a figure with a number, or with the figure of a Pokémon.
  func comparison(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let (figure, span) = found.figure else { return Query(.any) }
    var tokens: [Token] = []
    var sign = found.sign ?? .equal
    if let number = found.numbers.first {
      var text = number.text
      if text.hasSuffix("+") {
        text.removeLast()
        sign = .moreOrEqual
      }
      // A sign before the number compares the number with the figure: ">100 speed".
      tokens.append(word(text, range(number.atoms)))
    } else if let name = found.name {
      tokens.append(word(name, range(found.atoms), isQuoted: true))
    } else {
      tokens.append(word("none", range(found.atoms)))
    }
    if let unit = found.unit { tokens.append(word(text(range(unit)), range(unit))) }
    var parser = parser(tokens)
    var query = Query(try parser.takeFigure(figure, sign, name: range(span)))
    query.columns = parser.query.columns
    return query
  }

  /// One of two generations: "gen 1 or 2".
  func either(_ found: Rule.Found) throws(QueryMistake) -> Query {
    var (first, second) = (found, found)
    first.numbers.removeLast()
    second.numbers.removeFirst()
    var query = try comparison(first)
    query.condition = .or([query.condition, try comparison(second).condition])
    return query
  }

  /// Number of steps in an egg cycle, in most games.
  private static let stepsInCycle = 256.0

  /// The egg cycles that take a number of steps: "5120 egg steps".
  func eggSteps(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let number = found.numbers.first, let steps = Amount(number.text) else {
      return Query(.any)
    }
    var found = found
    found.figure = (.hatching, number.atoms)
    found.numbers[0].text = String(Int((steps.number / Self.stepsInCycle).rounded()))
    return try comparison(found)
  }

  func range(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let (figure, span) = found.figure else { return Query(.any) }
    let numbers = found.numbers
    let whole = range(numbers[0].atoms).lowerBound..<range(numbers[1].atoms).upperBound
    let unit = found.unit.map { text(range($0)) } ?? ""
    var parser = parser([word(numbers[0].text + ".." + numbers[1].text + unit, whole)])
    var query = Query(try parser.takeFigure(figure, .equal, name: range(span)))
    query.columns = parser.query.columns
    return query
  }

  /// A height or a weight, known by its unit: "over 100 kg".
  func measure(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let number = found.numbers.first, let amount = Amount(number.text) else {
      return Query(.any)
    }
    let unit = found.unit.map { text(range($0)).lowercased() } ?? amount.unit
    guard !unit.isEmpty,
      let figure = [NumericColumn.height, .weight].first(where: { $0.dimension.unit(unit) != nil })
    else { throw QueryMistake(.queryUnknownWord, text(range(found.atoms)), at: range(found.atoms)) }
    var found = found
    found.figure = (figure, number.atoms)
    return try comparison(found)
  }

  func generation(_ found: Rule.Found) throws(QueryMistake) -> Query {
    let number = found.generation ?? 1
    var query = Query(.figure(.generation, [number...number]))
    query.columns = [.figure(.generation)]
    return query
  }

  /// A range of National Dex numbers, such as "1..151".
  func numbers(_ found: Rule.Found) throws(QueryMistake) -> Query {
    guard let number = found.numbers.first, context.terms.of(.number) != nil else {
      throw QueryMistake(.queryUnknownWord, text(range(found.atoms)), at: range(found.atoms))
    }
    var parser = parser([word(number.text, range(number.atoms))])
    var query = Query(try parser.takeFigure(.number, .equal, name: range(number.atoms)))
    query.columns = parser.query.columns
    return query
  }

  func concept(_ found: Rule.Found) throws(QueryMistake) -> Query {
    try ItemGrammar(Reader(found.concept ?? "", context: context, lexicon: lexicon)).query
  }

  func named(_ found: Rule.Found) throws(QueryMistake) -> Query { .name(found.name ?? "") }

  func dexNumbers(_ found: Rule.Found) throws(QueryMistake) -> Query {
    let value = found.values[0]
    var parser = parser([
      word(value.name, range(value.atoms), isQuoted: true),
      Token(kind: .colon, range: range(value.atoms)),
      word(found.numbers[0].text, range(found.numbers[0].atoms)),
    ])
    guard let term = context.terms.named("dex"),
      let condition = try parser.takeValue(
        of: term, name: range(value.atoms), isNested: false, hasSign: false)
    else { return Query(.any) }
    var query = Query(condition)
    query.columns = parser.query.columns
    return query
  }

  func order(_ found: Rule.Found) throws(QueryMistake) -> Query {
    let span = range(found.atoms)
    var query = try concept(found)
    if let count = found.count {
      query.limit = try QueryLimits.checked(count, of: text(span), at: span)
    }
    if let value = found.values.first {
      guard let term = context.terms.named("sort") else { return query }
      var parser = parser([word(value.name, range(value.atoms), isQuoted: true)])
      parser.query.columns = []
      try parser.takeOrder(term, name: span)
      query.sort = parser.query.sort
      query.columns = parser.query.columns
      if found.isDescending == true {
        query.sort = query.sort.map { SortKey($0.column, isDescending: true) }
      }
    } else if let (figure, _) = found.figure {
      query.sort = [SortKey(.figure(figure), isDescending: found.isDescending ?? true)]
      query.columns = [.figure(figure)]
    }
    return query
  }

  /// The term that a value without a term belongs to.
  func impliedTerm(of kind: QueryValueKind) -> QueryTerm? {
    context.terms.implied.first { $0.kind == kind }
      ?? context.terms.all.first { $0.kind == kind && $0.meaning != .sort }
  }

  /// The condition of a value without its term.
  func bare(_ found: Rule.Found) throws(QueryMistake) -> Query {
    let value = found.values[0]
    guard let kind = value.values.first?.kind else { return Query(.any) }
    if kind == .type { return Query(try type(value)) }
    if kind == .trait, let trait = Trait(rawValue: value.values[0].slug) {
      return Query(
        trait == .missing
          ? .not(.marked(.caught, games: []))
          : trait.isUserSet ? .marked(trait, games: []) : .fact(.trait(trait)))
    }
    guard let term = impliedTerm(of: kind) else { return Query(.any) }
    var found = found
    (found.term, found.list) = ((term, value.atoms), [value])
    let query = try condition(found)
    // An item that makes no Pokémon evolve is meant as a held item.
    if kind == .item, case .fact(let fact) = query.condition, !context.isTrueOfAny(fact),
      let holds = context.terms.named("holds")
    {
      found.term = (holds, value.atoms)
      let query = try condition(found)
      // No Pokémon has anything to do with most items, so the word means something else.
      if case .fact(let fact) = query.condition, !context.isTrueOfAny(fact) {
        let range = range(value.atoms)
        throw QueryMistake(.queryUnknownWord, text(range), at: range)
      }
      return query
    }
    return query
  }
}

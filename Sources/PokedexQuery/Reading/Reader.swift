internal import PokedexModel
internal import PokedexText

/// Reads a text as a query: finds the cheapest sequence of clauses and operators that covers it, and
/// combines their conditions.
struct Reader {
  /// A part of a text in its reading.
  struct Item: Sendable {
    enum ItemKind: Sendable {
      case part(Query)
      case or, not, notBehind, open, close
      case comma(isTyped: Bool)
      /// A sort direction for the last column.
      case order(isDescending: Bool)
      case skipped
      /// A word that asks for the number of rows.
      case count
    }

    let kind: ItemKind
    /// Atoms of the item.
    let atoms: Range<Int>
    /// Whether the item contains a sign such as a colon.
    var isExplicit = false

    /// Whether the item means nothing by itself.
    var isSkipped: Bool {
      switch kind {
      case .skipped: true
      default: false
      }
    }
  }

  private enum Step {
    case clause(Clause)
    case explicit(Query)
    case mistake(QueryMistake)
    /// A term without its value.
    case missingValue(QueryMistake)
    case item(Item.ItemKind)
    case unknown
  }

  private(set) var lattice: Lattice
  private(set) var items: [Item] = []
  /// Words that were read as names.
  private(set) var names: [(words: String, atoms: Range<Int>)] = []
  private(set) var hasWords = false
  private(set) var slips: [Query.TypoCorrection] = []
  /// The dexes of terms read so far, one of which `sort:dex` sorts by.
  private var dexes: [SortKey.SortColumn] = []
  /// Cost of the reading.
  private(set) var cost = 0.0

  init(_ text: String, context: QueryContext, lexicon: Lexicon) throws(QueryMistake) {
    let hasDecimalComma =
      text.contains(",") && Sentence.decimalMark.text(in: context.language.interface) == ","
    let tokens = try Lexer.tokens(of: text, hasDecimalComma: hasDecimalComma, context.terms)
    lattice = Lattice(tokens, Array(text), context: context, lexicon: lexicon)
    var steps = cover()
    if !isUnderstood(steps), lattice.addSlips() {
      let corrected = cover()
      // A correction that leaves another word without a meaning is probably none.
      if isKnown(corrected) { steps = corrected }
    }
    try take(steps)
  }

  /// Whether the text has only words that link others.
  var isEmpty: Bool {
    items.allSatisfy(\.isSkipped)
  }

  // MARK: - The cheapest cover

  private mutating func cover() -> [(atoms: Range<Int>, step: Step)] {
    dexes = []
    let count = lattice.atoms.count
    var best = [(cost: Double, from: Int, step: Step)?](repeating: nil, count: count + 1)
    best[0] = (0, 0, .unknown)
    for start in 0..<count {
      guard let reached = best[start]?.cost else { continue }
      func take(_ end: Int, _ cost: Double, _ step: Step) {
        if let known = best[end]?.cost, known <= reached + cost { return }
        best[end] = (reached + cost, start, step)
      }
      for clause in lattice.clauses(from: start, Rule.all) {
        take(clause.end, clause.cost, .clause(clause))
      }
      let explicit = explicit(at: start)
      if let (end, query) = explicit {
        switch query {
        case .success(let query):
          dexes += query.columns.filter(\.isDex)
          take(end, 0.1, .explicit(query))
        case .failure(let mistake): take(end, 20, .mistake(mistake))
        }
      }
      for arc in lattice.arcs[start] {
        if let (ownCost, kind) = Self.item(arc.sense) {
          // A mistyped word costs as much outside a clause as in one.
          let cost = ownCost + (arc.cost >= Lattice.Cost.slip ? arc.cost : 0)
          // A link at the end is probably the beginning of a name.
          let isName = arc.end == count && lattice.beginsName(start) && arc.sense.isLink
          take(arc.end, isName ? 4 : start == 0 && arc.sense.isParticle ? 3 : cost, .item(kind))
        }
        switch arc.sense {
        case .unknown:
          let word = lattice.text(lattice.range(start..<arc.end))
          if SymbolRules.isSeparator(word) {
            take(arc.end, 0.1, .item(.skipped))
          } else {
            take(arc.end, arc.cost, .unknown)
          }
        case .term(let term):
          let range = lattice.range(start..<arc.end)
          take(arc.end, 25, .missingValue(term.missingValue(of: lattice.text(range), at: range)))
        default: break
        }
      }
      if case .sign(let kind) = lattice.atoms[start].kind { take(start + 1, sign(kind, at: start)) }
      func take(_ end: Int, _ step: (Double, Step)) { take(end, step.0, step.1) }
    }
    var steps: [(atoms: Range<Int>, step: Step)] = []
    var end = count
    while end > 0, let (_, from, step) = best[end] {
      steps.append((from..<end, step))
      end = from
    }
    cost = best[count]?.cost ?? 0
    return steps.reversed()
  }

  /// Whether each part of the text has a meaning.
  private func isKnown(_ steps: [(atoms: Range<Int>, step: Step)]) -> Bool {
    steps.allSatisfy { _, step in
      switch step {
      case .unknown, .mistake, .missingValue: false
      default: true
      }
    }
  }

  /// Whether each part of the text has a meaning, and no name has a typo.
  private func isUnderstood(_ steps: [(atoms: Range<Int>, step: Step)]) -> Bool {
    isKnown(steps)
      && steps.allSatisfy { _, step in
        if case .clause(let clause) = step {
          clause.found.quality.map { $0 <= .inside } ?? true
        } else {
          true
        }
      }
  }

  private mutating func take(_ steps: [(atoms: Range<Int>, step: Step)]) throws(QueryMistake) {
    try check(steps)
    for (span, step) in steps {
      switch step {
      case .clause(let clause):
        note(clause)
        if mergeName(clause) { continue }
        items.append(Item(kind: .part(try clause.rule.build(lattice)(clause.found)), atoms: span))
      case .explicit(let query):
        items.append(Item(kind: .part(query), atoms: span, isExplicit: true))
      case .item(let kind):
        if case .skipped = kind { hasWords = true }
        items.append(Item(kind: kind, atoms: span))
      case .mistake, .missingValue, .unknown: break
      }
    }
  }

  /// Throws the mistake for the part of the text that fits least.
  private func check(_ steps: [(atoms: Range<Int>, step: Step)]) throws(QueryMistake) {
    var mistake: QueryMistake?
    var missing: QueryMistake?
    var unknown: Range<Int>?
    for (span, step) in steps {
      switch step {
      case .mistake(let next): mistake = mistake ?? next
      case .missingValue(let next): missing = missing ?? next
      case .unknown:
        // Neighbouring words without a meaning are one mistake.
        if unknown == nil {
          unknown = span
        } else if let known = unknown, known.upperBound == span.lowerBound {
          unknown = known.lowerBound..<span.upperBound
        }
      default: break
      }
    }
    if let mistake { throw mistake }
    if let unknown {
      let range = lattice.range(unknown)
      throw QueryMistake(.queryUnknownWord, lattice.text(range), at: range)
    }
    if let missing { throw missing }
  }

  /// Joins a name to the name directly before it, because no row has two names: the two are parts of
  /// one name, or a list of names that needs "or".
  private mutating func mergeName(_ clause: Clause) -> Bool {
    guard let name = clause.found.name, clause.found.figure == nil, !clause.isQuoted(lattice),
      let last = names.dropLast().last, last.atoms.upperBound == clause.found.atoms.lowerBound,
      let item = items.last, case .part(let query) = item.kind, case .words = query.condition
    else { return false }
    names.removeLast(2)
    let atoms = last.atoms.lowerBound..<clause.end
    names.append((last.words + " " + name, atoms))
    items[items.count - 1] = Item(kind: .part(.name(last.words + " " + name)), atoms: atoms)
    return true
  }

  private mutating func note(_ clause: Clause) {
    let found = clause.found
    for (span, meant) in lattice.slips where found.quality == nil {
      let value = (found.list + found.values).first { $0.atoms == span }?.name
      guard value != nil || found.words.contains(span) || found.atoms == span else { continue }
      let choice = meant.first { $0 == value || value.map($0.hasSuffix) == true } ?? meant[0]
      slips.append(
        Query.TypoCorrection(typed: lattice.text(lattice.range(span)), meant: choice))
    }
    if let name = found.name, found.figure == nil { names.append((name, found.atoms)) }
    let kinds = found.term == nil ? found.values.compactMap(\.values.first?.kind) : []
    hasWords =
      hasWords || found.name != nil
      || kinds.contains { [.ability, .move, .item, .place].contains($0) }
  }

  /// Returns the cost and the meaning of a word that isn't part of a clause.
  private static func item(_ sense: Sense) -> (Double, Item.ItemKind)? {
    switch sense {
    case .role(.link): (1.2, .skipped)
    case .role(.noun): (0.8, .skipped)
    case .role(.kind): (0.5, .skipped)
    case .role(.particle): (0.5, .skipped)
    case .role(.count): (0.1, .count)
    case .role(.or): (0.2, .or)
    case .role(.and): (0.2, .comma(isTyped: false))
    case .role(.not), .role(.notBefore): (0.2, .not)
    case .role(.notBehind): (0.2, .notBehind)
    case .order(let isDescending), .superlative(let isDescending):
      (1.3, .order(isDescending: isDescending))
    default: nil
    }
  }

  private func sign(_ kind: Token.TokenKind, at atom: Int) -> (Double, Step) {
    let range = lattice.atoms[atom].range
    switch kind {
    case .or: return (0.2, .item(.or))
    case .not: return (0.2, .item(.not))
    case .open: return (0.1, .item(.open))
    case .close: return (0.1, .item(.close))
    case .comma: return (0.2, .item(.comma(isTyped: lattice.text(range) == ",")))
    default:
      return (
        Lattice.Cost.unknown,
        .mistake(QueryMistake(.queryStraySign, lattice.text(range), at: range))
      )
    }
  }

  /// Reads a term with a sign, such as "spe>=100". Returns its end and its meaning. Nil if there is
  /// none at the atom.
  private func explicit(at atom: Int) -> (end: Int, Result<Query, QueryMistake>)? {
    let token = lattice.atoms[atom].token
    if let limited = limited(at: atom) { return limited }
    if atom > 0, lattice.atoms[atom - 1].token == token { return nil }
    let ahead = lattice.tokens[token...].prefix(4)
    guard ahead.dropFirst().contains(where: \.isValueSeparator) else { return nil }
    var parser = Parser(lattice.tokens, at: token, of: lattice.characters, context: lattice.context)
    parser.query.columns = dexes
    do throws(QueryMistake) {
      let condition = try parser.takeExplicit()
      if parser.position == token { return nil }
      var query = parser.query
      query.columns.removeFirst(dexes.count)
      query.condition = condition ?? .any
      return (self.atom(ofToken: parser.position), .success(query))
    } catch {
      // The mistake extends to the next space after the sign and a word.
      let tokens = lattice.tokens
      var end = min((ahead.firstIndex(where: \.isValueSeparator) ?? token) + 2, tokens.count)
      while end < tokens.count, tokens[end].range.lowerBound == tokens[end - 1].range.upperBound {
        end += 1
      }
      return (self.atom(ofToken: end), .failure(error))
    }
  }

  /// Reads a value without its term that has an `@` behind it, such as "surf@machine".
  private func limited(at atom: Int) -> (end: Int, Result<Query, QueryMistake>)? {
    for arc in lattice.arcs[atom] {
      guard case .values(let values, _) = arc.sense, arc.end < lattice.atoms.count,
        lattice.atoms[arc.end].kind == .sign(.at),
        let term = lattice.impliedTerm(of: values[0].kind)
      else { continue }
      let token = lattice.atoms[atom].token
      var parser = Parser(
        lattice.tokens, at: token, of: lattice.characters, context: lattice.context)
      do throws(QueryMistake) {
        let condition = try parser.takeValue(
          of: term, name: lattice.range(atom..<arc.end), isNested: true, hasSign: false)
        var query = parser.query
        query.condition = condition ?? .any
        return (self.atom(ofToken: parser.position), .success(query))
      } catch {
        return (arc.end + 1, .failure(error))
      }
    }
    return nil
  }

  private func atom(ofToken token: Int) -> Int {
    lattice.atoms.firstIndex { $0.token >= token } ?? lattice.atoms.count
  }
}

extension Clause {
  /// Whether the clause is a text in quotation marks.
  fileprivate func isQuoted(_ lattice: Lattice) -> Bool {
    if case .quoted = lattice.atoms[found.atoms.lowerBound].kind { true } else { false }
  }
}

/// How a text was read.
struct Reading {
  let query: Query
  /// The conditions that the text lists one after another outside parentheses, with their ranges.
  /// Empty if the text consists of alternatives joined by "or".
  let parts: [ConditionPart]
  /// Words that were read as names, with their ranges in the text.
  let plainWords: [(words: String, range: Range<Int>)]
  /// Whether a word was read as a name, as a value that is like a name, or as a mere link.
  let hasWords: Bool
  private let cost: Double

  /// - Throws: a mistake with its range in the text.
  init(_ text: String, context: QueryContext, lexicon: Lexicon) throws(QueryMistake) {
    let reader = try Reader(text, context: context, lexicon: lexicon)
    let grammar = try ItemGrammar(reader)
    cost = reader.cost
    if reader.isEmpty, !text.allSatisfy(\.isWhitespace) {
      // Words that only link others are meant as a name if there is nothing else.
      query = .name(text)
      plainWords = [(text, 0..<text.count)]
      (parts, hasWords) = ([], true)
      return
    }
    var query = grammar.query
    query.slips = reader.slips
    (self.query, parts) = (query, grammar.parts)
    plainWords = reader.names.map { ($0.words, reader.lattice.range($0.atoms)) }
    hasWords = reader.hasWords
  }

  /// Whether the text is more probably this query than a reading with a cost as a question. A query
  /// for nothing but a name is less probable.
  func isCheaper(than other: Double) -> Bool { query.asksForMoreThanNames && cost <= other }
}

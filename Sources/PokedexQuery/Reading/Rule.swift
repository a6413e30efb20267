internal import PokedexModel
internal import PokedexText

/// A way to combine arcs into a clause, and what the clause means.
struct Rule: Sendable {
  /// A place in a rule that some arcs fill.
  indirect enum Piece: Sendable {
    /// A term that takes values of a kind, as "weak" takes types.
    case valueTerm
    /// A term for a number.
    case figure
    case term(QueryTerm.Meaning)
    /// Values of the term's kind, joined by "and", "or" or commas.
    case list
    /// Words that may stand between a term and its value.
    case between
    case value([QueryValueKind])
    case number, count, factor
    /// The unit of the number before it, if any.
    case unit
    /// A range of numbers, and a number whose unit says what is measured.
    case numberRange, measure
    case comparison(isBehind: Bool)
    /// A comparison sign such as ">".
    case sign
    case role([Sense.Role])
    /// A game that limits the term.
    case game
    case superlative, order, comparative, more, generation, way, none
    /// A whole name, or any words that match names.
    case name, words
    case concept(isSorted: Bool)
    case optional([Piece])
  }

  let pieces: [Piece]
  /// Cost in addition to that of the arcs.
  let cost: Double
  let build: @Sendable (Lattice) -> (Found) throws(QueryMistake) -> Query

  init(
    _ build: @escaping @Sendable (Lattice) -> (Found) throws(QueryMistake) -> Query,
    _ pieces: [Piece], cost: Double = 0.1
  ) {
    (self.pieces, self.cost, self.build) = (pieces, cost, build)
  }

  /// The arcs that fill a rule's places.
  struct Found: Sendable {
    /// Values with the name that they share, and the atoms that name them.
    struct Value: Sendable {
      let name: String
      let values: [QueryValue]
      let atoms: Range<Int>
    }

    var atoms: Range<Int>
    var term: (term: QueryTerm, atoms: Range<Int>)?
    var figure: (figure: NumericColumn, atoms: Range<Int>)?
    var list: [Value] = []
    /// Whether the values are joined by "or", and whether they are joined by "and".
    var hasOr = false
    var hasAnd = false
    var values: [Value] = []
    var numbers: [(text: String, atoms: Range<Int>)] = []
    var count: Int?
    var unit: Range<Int>?
    var factor: (text: String, atoms: Range<Int>)?
    var sign: Comparison?
    var isDescending: Bool?
    var generation: Int32?
    var way: LearnedMove.LearnMethod?
    var game: String?
    var name: String?
    var quality: NameQuality?
    var concept: String?

    /// The atoms of its term and figure.
    var words: [Range<Int>] { [term?.atoms, figure?.atoms].compactMap(\.self) }
  }
}

/// A part of a text that a rule applies to.
struct Clause: Sendable {
  let end: Int
  let cost: Double
  let rule: Rule
  let found: Rule.Found
}

extension Lattice {
  /// Returns all ways in which rules apply to the text from an atom on.
  func clauses(from start: Int, _ rules: [Rule]) -> [Clause] {
    var clauses: [Clause] = []
    for rule in rules {
      match(rule.pieces[...], at: start, Rule.Found(atoms: start..<start), rule.cost) {
        found, cost in
        let end = found.atoms.upperBound
        guard end > start else { return }
        clauses.append(Clause(end: end, cost: cost, rule: rule, found: found))
      }
    }
    return clauses
  }

  private func match(
    _ pieces: ArraySlice<Rule.Piece>, at node: Int, _ found: Rule.Found, _ cost: Double,
    _ take: (Rule.Found, Double) -> Void
  ) {
    guard let piece = pieces.first else {
      var found = found
      found.atoms = found.atoms.lowerBound..<node
      return take(found, cost)
    }
    let rest = pieces.dropFirst()
    /// Continues with the next piece.
    func go(_ end: Int, _ added: Double, _ change: (inout Rule.Found) -> Void) {
      var found = found
      change(&found)
      match(rest, at: end, found, cost + added, take)
    }
    switch piece {
    case .optional(let inner):
      match(inner + rest, at: node, found, cost, take)
      match(rest, at: node, found, cost, take)
    case .between:
      for (end, links) in linkEnds(at: node, found.term?.term) {
        go(end, 0.1 * Double(links)) { _ in }
      }
    case .list:
      matchList(at: node, found, cost) { found, node, cost in
        match(rest, at: node, found, cost, take)
      }
    case .unit:
      match(rest, at: node, found, cost, take)
      guard node < atoms.count, atoms[node].kind == .word else { return }
      let word = text(atoms[node].range).lowercased()
      let dimensions = found.figure.map { [$0.figure.dimension] } ?? [.length, .mass]
      if dimensions.contains(where: { $0.unit(word) != nil }) {
        go(node + 1, 0.1) { $0.unit = node..<node + 1 }
      }
    case .sign:
      guard node < atoms.count, case .sign(.sign(let sign)) = atoms[node].kind else { return }
      go(node + 1, 0.1) { $0.sign = sign }
    case .valueTerm:
      for arc in arcs[node] {
        let span = node..<arc.end
        guard let change = self.change(piece, arc.sense, span, found) else { continue }
        // An adjective needs "to" before its values: "ice weak dragons" are weak to ice.
        let needsLink =
          found.list.isEmpty && arc.sense.isAdjective && linkEnd(at: arc.end, nil) == nil
        go(arc.end, arc.cost + (needsLink ? 0.3 : 0), change)
      }
    default:
      for arc in arcs[node] {
        let span = node..<arc.end
        guard let change = self.change(piece, arc.sense, span, found) else { continue }
        // Items and places have names like any other word in some language.
        if case .value(let kinds) = piece, arc.isForeign,
          ![.item, .place, .method, .genus].allSatisfy({ !kinds.contains($0) })
        {
          continue
        }
        go(arc.end, arc.cost, change)
      }
    }
  }

  /// Returns how an arc changes what was found if it fills a piece. Nil if it doesn't fill it.
  private func change(
    _ piece: Rule.Piece, _ sense: Sense, _ span: Range<Int>, _ found: Rule.Found
  ) -> ((inout Rule.Found) -> Void)? {
    switch (piece, sense) {
    case (.valueTerm, .term(let term)):
      guard term.takesSpokenValue else { return nil }
      if let list = found.list.first, list.values.first?.kind != term.kind {
        return nil
      }
      return { $0.term = (term, span) }
    case (.figure, .term(let term)):
      guard let figure = term.figure else { return nil }
      return {
        $0.figure = (figure, span)
        $0.term = (term, span)
      }
    case (.term(let meaning), .term(let term)):
      return term.meaning == meaning ? { $0.term = (term, span) } : nil
    case (.value(let kinds), .values(let values, let name)):
      guard let kind = values.first?.kind, kinds.contains(kind),
        text(range(span)).utf8.count >= Cost.minimumBytes || [.sort, .trait].contains(kind)
      else { return nil }
      let value = Rule.Found.Value(name: name, values: values, atoms: span)
      return { $0.values.append(value) }
    case (.game, .values(let values, let name)):
      guard found.term?.term.takesSpokenGame == true, values.first?.kind == .game else {
        return nil
      }
      return { $0.game = name }
    case (.number, .number(let number)):
      return Amount.isFactor(number) ? nil : { $0.numbers.append((number, span)) }
    case (.numberRange, .number(let number)):
      guard let (from, to) = Amount.range(number), from?.unit.isEmpty == true,
        to?.unit.isEmpty == true
      else { return nil }
      return { $0.numbers.append((number, span)) }
    case (.measure, .number(let number)):
      guard let amount = Amount(number), measures(amount, at: span.upperBound) else { return nil }
      return { $0.numbers.append((number, span)) }
    case (.number, .numeral(let numeral)):
      guard found.figure?.figure == .generation else { return nil }
      return { $0.numbers.append((String(numeral), span)) }
    case (.count, .number(let number)):
      return Amount.count(number).map { count in { $0.count = count } }
    case (.factor, .number(let number)):
      return Amount.isFactor(number) ? { $0.factor = (number, span) } : nil
    case (.comparison(let isBehind), .comparison(let sign, let other)):
      return isBehind == other ? { $0.sign = sign } : nil
    case (.role(let roles), .role(let role)): return roles.contains(role) ? { _ in } : nil
    case (.superlative, .superlative(let isDescending)), (.order, .order(let isDescending)),
      (.order, .superlative(let isDescending)):
      return { $0.isDescending = isDescending }
    case (.comparative, .comparative(let term, let sign)):
      guard let figure = term.figure else { return nil }
      return {
        $0.figure = (figure, span)
        $0.sign = sign
      }
    case (.more, .more(let sign)): return { $0.sign = sign }
    case (.generation, .generation(let generation)): return { $0.generation = generation }
    case (.way, .way(let way)): return { $0.way = way }
    case (.name, .name(let name, let quality)):
      return quality <= .exactExceptVowelLength ? { $0.name = name } : nil
    case (.words, .name(let name, let quality)):
      return {
        $0.name = name
        $0.quality = quality
      }
    case (.none, .role(.none)): return { _ in }
    case (.concept(let isSorted), .concept(let text)):
      return isSorted == text.hasPrefix("sort:") ? { $0.concept = text } : nil
    default: return nil
    }
  }

  /// Whether a number's unit, which may be the next word, is one of height or weight.
  private func measures(_ amount: Amount, at node: Int) -> Bool {
    let next = node < atoms.count ? text(atoms[node].range).lowercased() : ""
    let unit = amount.unit.isEmpty ? next : amount.unit
    return !unit.isEmpty
      && [NumericColumn.height, .weight].contains { $0.dimension.unit(unit) != nil }
  }

  /// Returns the end of a word that may stand between a term and its value. Nil if there is none.
  private func linkEnd(at node: Int, _ term: QueryTerm?) -> Int? {
    guard node < atoms.count else { return nil }
    let word = text(atoms[node].range).lowercased()
    if let term, term.links.contains(word) { return node + 1 }
    for arc in arcs[node] {
      if case .role(let role) = arc.sense, role == .link || role == .particle { return arc.end }
    }
    return nil
  }

  private func matchList(
    at node: Int, _ found: Rule.Found, _ cost: Double,
    _ take: (Rule.Found, Int, Double) -> Void
  ) {
    let kind = found.term?.term.kind ?? found.list.first?.values.first?.kind
    for arc in arcs[node] {
      guard let values = self.values(arc.sense, kind) else { continue }
      var next = found
      let value = Rule.Found.Value(
        name: values.name, values: values.values, atoms: node..<arc.end)
      next.list.append(value)
      take(next, arc.end, cost + arc.cost)
      if found.list.count < 8 {
        matchJoint(at: arc.end, next, cost + arc.cost, take)
      }
    }
  }

  /// Matches "and", "or" or a comma, and a further value behind it.
  private func matchJoint(
    at node: Int, _ found: Rule.Found, _ cost: Double,
    _ take: (Rule.Found, Int, Double) -> Void
  ) {
    var (node, joints, found) = (node, 0, found)
    while joints < 2, node < atoms.count, let (role, end) = joint(at: node) {
      if role == .or {
        found.hasOr = true
      } else if text(range(node..<end)) != "," {
        found.hasAnd = true
      }
      (node, joints) = (end, joints + 1)
    }
    if joints == 0 || found.hasOr && found.hasAnd { return }
    for (end, links) in linkEnds(at: node, found.term?.term) {
      matchList(at: end, found, cost + 0.1 * Double(joints + links), take)
    }
  }

  /// The word or sign that joins two values at an atom, and its end.
  private func joint(at node: Int) -> (Sense.Role, Int)? {
    for arc in arcs[node] {
      if case .role(let role) = arc.sense, role == .or || role == .and { return (role, arc.end) }
    }
    return nil
  }

  /// Returns the ends of up to three words that may stand between a term and its value, and their
  /// number. The first is the place itself.
  private func linkEnds(at node: Int, _ term: QueryTerm?) -> [(end: Int, links: Int)] {
    var ends = [(node, 0)]
    while ends.count < 4, let end = linkEnd(at: ends[ends.count - 1].0, term) {
      ends.append((end, ends.count))
    }
    return ends
  }

  private func values(
    _ sense: Sense, _ kind: QueryValueKind?
  ) -> (values: [QueryValue], name: String)? {
    switch sense {
    case .values(let values, let name):
      return kind == nil || values.first?.kind == kind ? (values, name) : nil
    case .name(let name, .exact):
      guard kind == nil || kind == .pokemon else { return nil }
      let values = context.words.values(.pokemon, named: name, in: context.language)
      return values.isEmpty ? nil : (values, name)
    default: return nil
    }
  }
}

extension Sense {
  fileprivate var isAdjective: Bool {
    switch self {
    case .term(let term): term.meaning == .takes(.weak) || term.meaning == .takes(.immune)
    default: false
    }
  }
}

extension QueryTerm {
  /// Whether the term may be separated from its values by a space.
  var takesSpokenValue: Bool {
    kind != nil && figure == nil && allowsSpaceBeforeValue && meaning != .sort
  }
}

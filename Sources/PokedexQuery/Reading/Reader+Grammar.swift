internal import PokedexModel
internal import PokedexText

// The grammar. In order of increasing precedence, it has "or", adjacent clauses (which mean "and"),
// and "not". There are two exceptions. A comma after alternatives ends them, as in "fire or dragon,
// gen 5". Between two clauses of the same kind, "or" takes precedence over adjacent clauses, as in
// "legendary or mythical dragon". Only parentheses nest, at most `QueryLimits.depth` levels deep.
struct ItemGrammar {
  private let lattice: Lattice
  private let items: [Reader.Item]
  private var position = 0
  private var partCount = 0
  private(set) var query = Query(.any)
  /// The conditions that the text lists one after another outside parentheses, with their ranges.
  private(set) var parts: [ConditionPart] = []

  init(_ reader: Reader) throws(QueryMistake) {
    lattice = reader.lattice
    items = reader.items.filter { !$0.isSkipped }
    let condition = try takeAlternatives(depth: 0)
    if let item { throw QueryMistake(.queryStrayParenthesis, at: range(item)) }
    query.condition = (condition ?? .any).adaptedToNeighbors()
  }

  private var item: Reader.Item? { position < items.count ? items[position] : nil }

  private func range(_ item: Reader.Item) -> Range<Int> { lattice.range(item.atoms) }

  private func range(from start: Int, to end: Int) -> Range<Int> {
    lattice.range(items[start].atoms.lowerBound..<items[max(start, end - 1)].atoms.upperBound)
  }

  private mutating func takeAlternatives(depth: Int) throws(QueryMistake) -> Condition? {
    let start = position
    guard let first = try takeConjunction(depth: depth) else {
      if let item, case .or = item.kind { throw QueryMistake(.queryDanglingOr, at: range(item)) }
      return nil
    }
    var branches = [first]
    while let sign = item, case .or = sign.kind {
      position += 1
      guard let branch = try takeConjunction(depth: depth, isBranch: true) else {
        throw QueryMistake(.queryDanglingOr, at: range(sign))
      }
      branches.append(branch)
    }
    guard branches.count > 1 else { return first }
    let either = Condition.or(branches)
    guard case .comma? = item?.kind else { return either }
    let part = ConditionPart(condition: either, range: range(from: start, to: position))
    return try takeConjunction(depth: depth, after: [part])
  }

  private mutating func takeConjunction(
    depth: Int, after parts: [ConditionPart] = [], isBranch: Bool = false
  ) throws(QueryMistake) -> Condition? {
    var parts = parts
    loop: while let item {
      switch item.kind {
      case .or, .close: break loop
      case .comma(let isTyped):
        if isBranch, !parts.isEmpty, isTyped { break loop }
        position += 1
        continue
      default: break
      }
      let start = position
      guard let condition = try takePart(depth: depth) else { continue }
      let range = range(from: start, to: position)
      // A word such as "restricted" may stand for several conditions.
      if case .and(let conditions) = condition, position == start + 1 {
        parts += conditions.map { ConditionPart(condition: $0, range: range) }
      } else {
        parts.append(ConditionPart(condition: condition, range: range))
      }
    }
    if depth == 0 { self.parts = parts }
    return parts.count > 1 ? .and(parts.map(\.condition)) : parts.first?.condition
  }

  private mutating func takePart(depth: Int) throws(QueryMistake) -> Condition? {
    var isNegated = false
    var sign: Reader.Item?
    while let item, case .not = item.kind {
      (isNegated, sign) = (!isNegated, item)
      position += 1
    }
    let isNested = depth > 0 || sign != nil
    let condition: Condition?
    switch item?.kind {
    case nil, .or, .close, .comma:
      throw QueryMistake(.queryDanglingNot, at: sign.map(range) ?? 0..<0)
    case .open: condition = try takeParentheses(depth: depth + 1)
    case .part: condition = try takeWithAlternatives(isNested: isNested)
    case .order(let isDescending):
      try takeOrder(isDescending: isDescending, isNested: isNested)
      condition = nil
    case .count:
      query.isCount = true
      position += 1
      condition = nil
    case .not, .notBehind, .skipped:
      position += 1
      condition = nil
    }
    if let item, case .notBehind = item.kind {
      isNegated.toggle()
      position += 1
    }
    return isNegated ? condition.map { .not($0) } : condition
  }

  /// Reads a clause and further clauses of the same kind joined to it by "or", such as "fire, water
  /// or grass". Clauses that contain a sign, such as a colon, are not joined.
  private mutating func takeWithAlternatives(isNested: Bool) throws(QueryMistake) -> Condition? {
    let start = position
    guard let first = try takeClause(isNested: isNested) else { return nil }
    guard let kind = first.kind, !items[start].isExplicit else { return first }
    var (all, last, ahead) = ([first], self, self)
    loop: while let sign = ahead.item {
      var isOr = false
      switch sign.kind {
      case .or:
        if lattice.text(range(sign)) == "|" { break loop }
        isOr = true
      case .comma(isTyped: true): break
      default: break loop
      }
      ahead.position += 1
      guard let item = ahead.item, case .part = item.kind, !item.isExplicit,
        let next = try? ahead.takeClause(isNested: true), next.kind == kind
      else { break }
      all.append(next)
      if isOr { last = ahead }
    }
    guard last.position > position else { return first }
    self = last
    return .or(all)
  }

  private mutating func takeClause(isNested: Bool) throws(QueryMistake) -> Condition? {
    guard let item, case .part(let part) = item.kind else { return nil }
    let range = range(item)
    let name = item.isExplicit ? lattice.atoms[item.atoms.lowerBound].range : range
    partCount += 1
    if partCount > QueryLimits.terms {
      throw QueryMistake(.queryTooManyTerms, String(QueryLimits.terms), at: range)
    }
    position += 1
    let appliesToAll = !part.sort.isEmpty || part.limit != nil || part.random != nil
    if isNested, appliesToAll {
      throw QueryMistake(.queryNotInside, lattice.text(name), at: name)
    }
    for key in part.sort {
      if query.sort.contains(where: { $0.column == key.column }) {
        throw QueryMistake(.queryOnlyOnce, lattice.text(range), at: range)
      }
      query.sort.append(key)
    }
    if part.limit != nil && query.limit != nil || part.random != nil && query.random != nil {
      throw QueryMistake(.queryOnlyOnce, lattice.text(name), at: range)
    }
    query.limit = part.limit ?? query.limit
    query.random = part.random ?? query.random
    for column in part.columns where !query.columns.contains(column) {
      query.columns.append(column)
    }
    query.words += part.words
    return part.condition == .any ? nil : part.condition
  }

  private mutating func takeOrder(isDescending: Bool, isNested: Bool) throws(QueryMistake) {
    guard let item else { return }
    let range = range(item)
    if isNested { throw QueryMistake(.queryNotInside, lattice.text(range), at: range) }
    guard case .figure(let figure)? = query.columns.last else {
      throw QueryMistake(.queryNeedsFigure, lattice.text(range), at: range)
    }
    position += 1
    query.sort.append(SortKey(.figure(figure), isDescending: isDescending))
  }

  private mutating func takeParentheses(depth: Int) throws(QueryMistake) -> Condition? {
    guard let open = item else { return nil }
    guard depth <= QueryLimits.depth else {
      throw QueryMistake(.queryTooDeep, String(QueryLimits.depth), at: range(open))
    }
    position += 1
    let condition = try takeAlternatives(depth: depth)
    guard let close = item else { throw QueryMistake(.queryOpenParenthesis, at: range(open)) }
    position += 1
    guard let condition else {
      throw QueryMistake(
        .queryEmptyParentheses, at: range(open).lowerBound..<range(close).upperBound)
    }
    return condition
  }
}

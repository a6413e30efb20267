internal import PokedexModel
internal import PokedexText

// Terms with their values after a space, as people say them: "resists water", "learns swords dance", "gen 4",
// "bst 600", "spe desc", "sort by speed".
extension Parser {
  /// A term with what belongs to it, as places among the tokens.
  struct Spaced {
    let term: QueryTerm
    /// How many words the term is.
    let count: Int
    /// Where its value stands.
    let value: Int
  }

  /// The condition of a term with its value after a space; nil for what counts for the whole query, and with
  /// no step where none is next.
  mutating func takeSpaced(isPart: Bool) throws(QueryMistake) -> Condition? {
    guard let spaced = spacedAhead() else { return nil }
    let name = tokens[place].range.lowerBound..<tokens[place + spaced.count - 1].range.upperBound
    place = spaced.value
    if let figure = spaced.term.figure, let word = token?.plainWord,
      let isDescending = Self.descends(word)
    {
      if isPart { throw QueryMistake(.queryNotInside, word, at: tokens[place].range) }
      place += 1
      try sort(
        by: figure, isDescending: isDescending, name: name, at: tokens[place - 1].range)
      return nil
    }
    let value = try takeValue(of: spaced.term, name: name, isPart: isPart, hasSign: false)
    if spaced.term.meaning == .limit { try takeTopFigure() }
    guard let value else { return nil }
    return try takeFurther(of: spaced.term, name: name, after: value)
  }

  /// The figure of which a number of rows is the top, as in "top 10 speed".
  private mutating func takeTopFigure() throws(QueryMistake) {
    guard let (figure, count) = loneFigure else { return }
    let range = tokens[place].range
    place += count
    try sort(by: figure, isDescending: true, name: range, at: range)
  }

  /// The figure that the next one to three words are, without a value of its own.
  var loneFigure: (figure: Figure, count: Int)? {
    guard spacedAhead() == nil else { return nil }
    for count in [3, 2, 1] {
      guard let figure = words(count).flatMap(terms.named)?.figure,
        token(after: count)?.isBetween != true
      else { continue }
      return (figure, count)
    }
    return nil
  }

  /// The further values that a term's verb carries on to: "weak to ice and ground", "resists fire or ice".
  private mutating func takeFurther(
    of term: QueryTerm, name: Range<Int>, after first: Condition
  ) throws(QueryMistake) -> Condition {
    var (values, not, said): ([Condition], [Condition], Set<Link>) = ([first], [], [])
    while let (value, links) = furtherValue(of: term) {
      // "Ice or fire and flying" is no list of one kind: the last of them stands by itself.
      if said.union(links).isSuperset(of: [.or, .and]) { break }
      said.formUnion(links)
      place = value
      guard let next = try takeValue(of: term, name: name, isPart: true, hasSign: false) else {
        continue
      }
      if links.contains(.not) { not.append(.not(next)) } else { values.append(next) }
    }
    let isEither = said.contains(.or) || !term.mayHaveSeveral
    let all = values.count == 1 ? first : isEither ? .or(values) : .and(values)
    return not.isEmpty ? all : .and([all] + not)
  }

  /// A word that joins a value to the one before; a comma and "but" leave open how.
  private enum Link { case or, and, not, open }

  private func link(of token: Token) -> Link? {
    switch token.kind {
    case .or: .or
    case .not: .not
    case .comma: text(token.range) == "," ? .open : .and
    case .word("but", false): .open
    default: nil
    }
  }

  /// Whether a value is next that "and" or "or" joins to a further one: "fairy dragon and steel".
  private func isAmidList(of term: QueryTerm) -> Bool {
    guard let word = words(1), isValue(word, of: term), let joint = token(after: 1),
      let next = token(after: 2)?.plainWord, let link = link(of: joint), link != .not
    else { return false }
    return isValue(next, of: term)
  }

  /// The place of a further value of a term, and what joins it; nil for none, and where the next word has a term of
  /// its own.
  private func furtherValue(of term: QueryTerm) -> (value: Int, links: Set<Link>)? {
    var ahead = self
    var links: Set<Link> = []
    while let link = ahead.token.flatMap(link(of:)) {
      links.insert(link)
      ahead.place += 1
    }
    if links.isEmpty, ahead.isAmidList(of: term) { links = [.open] }
    // "Weak to rock but not flying" asks for no Flying type.
    if links.contains(.not), term.kind == .type { return nil }
    guard !links.isEmpty, ahead.spacedAhead() == nil else { return nil }
    if let link = ahead.token?.plainWord?.lowercased(), term.links.contains(link) {
      ahead.place += 1
    }
    guard let word = ahead.words(1), !ahead.valueBeginsTerm, ahead.isValue(word, of: term),
      ahead.token(after: 1)?.isBetween != true,
      ahead.token(after: 1)?.plainWord.map(Self.isType) != true
    else { return nil }
    return (ahead.place, links)
  }

  // MARK: - A value before its term

  /// Values with their term behind them, as in "fire weakness", "scarlet exclusive", "こおりとじめんに弱い".
  mutating func takeReversed() throws(QueryMistake) -> Condition? {
    for count in [3, 2, 1] {
      guard let words = words(count) else { continue }
      var ahead = self
      ahead.place += count
      // Of several values the last one has the term.
      if count == 1 {
        while ahead.token?.kind == .comma, ahead.words(2) == nil,
          ahead.token(after: 1)?.plainWord != nil
        {
          ahead.place += 2
        }
      }
      let hasParticle = ahead.skipParticles()
      if ahead.nextIsFactor { ahead.place += 1 }
      guard let (terms, length) = ahead.loneTerms(behindParticle: hasParticle) else { continue }
      let term = terms.first { term in
        guard let kind = term.kind else { return false }
        return !context.words.values(kind, named: words, in: context.language).isEmpty
      }
      guard let term else { continue }
      let name = tokens[ahead.place].range
      var taken = self
      guard var condition = try taken.takeValue(of: term, name: name, isPart: true, hasSign: false)
      else { continue }
      if count == 1 {
        condition = try taken.takeFurther(of: term, name: name, after: condition)
      }
      taken.skipParticles()
      guard taken.place == ahead.place else { continue }
      self = taken
      place += length
      return condition
    }
    return nil
  }

  /// Skips the Japanese particles between a value and its term, or between a figure and its direction.
  @discardableResult
  mutating func skipParticles() -> Bool {
    let start = place
    while let word = token?.plainWord, Self.particles.contains(word) { place += 1 }
    return place > start
  }

  static let particles = QueryWordTable.words("particle")

  /// The terms that the next one to three words may be, where no value of one follows or the one before has a
  /// particle.
  private func loneTerms(
    behindParticle hasParticle: Bool
  ) -> (terms: [QueryTerm], length: Int)? {
    guard hasParticle || spacedAhead() == nil else { return nil }
    for length in [3, 2, 1] {
      guard let words = words(length), !Self.links.contains(words.lowercased()),
        token(after: length)?.isBetween != true
      else { continue }
      let terms = terms.allNamed(words).filter { $0.kind != nil && $0.kind != .sort }
      if !terms.isEmpty { return (terms, length) }
    }
    return nil
  }

  // MARK: - Orders and comparisons in words

  /// "highest attack", "lowest 5 weight": the order of a figure, and how many.
  ///
  /// - Returns: Whether there was one.
  mutating func takeSuperlative(_ word: String, isPart: Bool) throws(QueryMistake) -> Bool {
    guard let isDescending = Self.superlatives[word.lowercased()] else { return false }
    var ahead = self
    ahead.place += 1
    let number = ahead.words(1).flatMap(Amount.count)
    if number != nil { ahead.place += 1 }
    guard let (figure, count) = ahead.loneFigure else { return false }
    let range = tokens[place].range.lowerBound..<tokens[ahead.place + count - 1].range.upperBound
    if isPart { throw QueryMistake(.queryNotInside, text(range), at: range) }
    place = ahead.place + count
    if let number { query.limit = try QueryLimits.checked(number, of: text(range), at: range) }
    try sort(by: figure, isDescending: isDescending, name: range, at: range)
    return true
  }

  /// "faster than 100", "heavier than snorlax", "カビゴンより重い".
  mutating func takeComparative() throws(QueryMistake) -> Condition? {
    if let word = words(1), let other = token(after: 1)?.plainWord,
      let (term, sign) = Self.comparatives[other.lowercased()],
      let figure = terms.named(term)?.figure,
      let number = context.figureOfPokemon(figure, word)
    {
      place += 2
      note(.figure(figure))
      return .figure(figure, sign.range(against: Double(number)).map { [$0] } ?? [])
    }
    for count in [3, 2, 1] {
      guard let words = words(count), let (term, sign) = Self.comparatives[words.lowercased()],
        count > 1 || token(after: 1)?.plainWord.flatMap(Amount.init) != nil,
        let figure = terms.named(term)?.figure
      else { continue }
      let name = tokens[place].range.lowerBound..<tokens[place + count - 1].range.upperBound
      place += count
      return try takeFigure(figure, sign, name: name)
    }
    return nil
  }

  /// What people have a word for that no table of facts has, such as "fossil" and "fastest": the query that
  /// finds it. A number beside one that is an order says how many: "5 heaviest", "fastest ten".
  mutating func takeConcept(isPart: Bool) throws(QueryMistake) -> Condition? {
    var ahead = self
    var number = words(1).flatMap(Self.count)
    if number != nil { ahead.place += 1 }
    for count in [3, 2, 1] {
      guard let words = ahead.words(count), let concept = concept(words) else { continue }
      if number != nil, concept.sort.isEmpty { continue }
      let range = tokens[place].range.lowerBound..<tokens[ahead.place + count - 1].range.upperBound
      if isPart, !concept.sort.isEmpty {
        throw QueryMistake(.queryNotInside, text(range), at: range)
      }
      place = ahead.place + count
      if number == nil, !concept.sort.isEmpty, let behind = self.words(1).flatMap(Self.count) {
        number = behind
        place += 1
      }
      for key in concept.sort where !query.sort.contains(where: { $0.column == key.column }) {
        if case .figure = key.column { note(key.column) }
        query.sort.append(key)
      }
      if let number { query.limit = try QueryLimits.checked(number, of: text(range), at: range) }
      return concept.condition == .any ? nil : concept.condition
    }
    return nil
  }

  /// Whether a word by itself is a concept, a comparison or a direction.
  static func isWord(_ word: String) -> Bool {
    concepts[ValueKey.hash(word)] != nil || comparatives[word] != nil || superlatives[word] != nil
      || descends(word) != nil
  }

  private func concept(_ words: String) -> Query? {
    guard terms.listed == .pokemon, let text = Self.concepts[ValueKey.hash(words)] else {
      return nil
    }
    // A test reads every row.
    return try? Parser.read(text, context: context).query
  }

  /// How many a word says, in digits or not.
  private static func count(_ word: String) -> Int? {
    Amount.count(word) ?? counts[word.lowercased()]
  }

  private static let counts: [String: Int] = QueryWordTable.family("count").reduce(into: [:]) {
    counts, row in
    for word in row.words { counts[word] = Int(row.key) }
  }

  private static let concepts: [UInt64: String] = QueryWordTable.family("concept").reduce(into: [:])
  {
    concepts, row in
    for word in row.words { concepts[ValueKey.hash(word)] = row.key }
  }

  private static let superlatives: [String: Bool] = QueryWordTable.family("superlative").reduce(
    into: [:]
  ) { directions, row in
    for word in row.words { directions[word] = row.key == "desc" }
  }

  /// A figure's term and a sign, by the words for both.
  private static let comparatives: [String: (term: String, sign: Comparison)] =
    QueryWordTable.family("comparative").reduce(into: [:]) { signs, row in
      let sign = Comparison(rawValue: String(row.key.suffix(1))) ?? .equal
      for word in row.words { signs[word] = (String(row.key.dropLast()), sign) }
    }

  /// A direction by itself, which is that of the last figure: "spe>=120 desc".
  ///
  /// - Returns: Whether there was one.
  mutating func takeDirection(_ word: String, isPart: Bool) throws(QueryMistake) -> Bool {
    guard let isDescending = Self.descends(word) else { return false }
    let range = tokens[place].range
    if isPart { throw QueryMistake(.queryNotInside, word, at: range) }
    guard case .figure(let figure)? = query.columns.last else {
      throw QueryMistake(.queryNeedsFigure, word, at: range)
    }
    place += 1
    try sort(by: figure, isDescending: isDescending, name: range, at: range)
    return true
  }

  /// The term that the next one to three words are, and its value after a space; nil for none.
  func spacedAhead() -> Spaced? {
    for count in [3, 2, 1] {
      guard let words = words(count) else { continue }
      for term in terms.allNamed(words) {
        var ahead = self
        ahead.place += count
        while let next = ahead.token?.plainWord?.lowercased(), term.links.contains(next) {
          ahead.place += 1
        }
        ahead.skipParticles()
        guard let next = ahead.words(1), !ahead.valueBeginsTerm, ahead.isValue(next, of: term)
        else { continue }
        return Spaced(term: term, count: count, value: ahead.place)
      }
    }
    return nil
  }

  /// Whether the next word is a term with a sign behind it.
  private var valueBeginsTerm: Bool {
    token(after: 1)?.kind == .colon
  }

  private func isValue(_ word: String, of term: QueryTerm) -> Bool {
    switch term.meaning {
    case .limit, .random: return Int(word) != nil
    case .figure where Self.noneWords.contains(word.lowercased()): return true
    case .figure(.generation):
      return Self.generationNumber(word) != nil || Self.descends(word) != nil
        || Amount.range(word).map { isAmount(word, of: .generation) && $0.from != nil } == true
    case .figure(let figure): return isAmount(word, of: figure) || Self.descends(word) != nil
    case .name, .trait, .monotype, .effort: return false
    default: return term.kind.flatMap(valueAhead) != nil
    }
  }

  /// Whether a word is a number or a range in a unit of a figure, or a rank.
  private func isAmount(_ word: String, of figure: Figure) -> Bool {
    let ends = Amount.range(word).map { [$0.from, $0.to] } ?? [Amount(word)]
    let amounts = ends.compactMap(\.self)
    return !amounts.isEmpty
      && amounts.allSatisfy { $0.unit == "%" || figure.dimension.unit($0.unit) != nil }
  }

  /// Whether a word for a direction means the greatest first; nil for any other word.
  static func descends(_ word: String) -> Bool? {
    let word = word.lowercased()
    return descending.contains(word)
      ? true : ascending.contains(word) ? false : superlatives[word]
  }

  private static let ascending = QueryWordTable.words("order/ascending")
  private static let descending = QueryWordTable.words("order/descending")
}

// Plain words that no name has and that are a thing's name: "levitate", "swords dance", "fully evolved".
extension Parser {
  /// The condition of a thing without its term; nil where none is next.
  mutating func takeImplied(ofMoreWordsThan least: Int = 0) throws(QueryMistake) -> Condition? {
    guard let (term, count) = impliedAhead(ofMoreWordsThan: least) else { return nil }
    let name = tokens[place].range.lowerBound..<tokens[place + count - 1].range.upperBound
    hasImplied = true
    let start = place
    let condition = try takeValue(of: term, name: name, isPart: true, hasSign: false)
    // An item that makes nothing evolve is one that is held.
    guard case .fact(let fact)? = condition, term.kind == .item, !context.isTrueOfAny(fact),
      let holds = terms.named("holds")
    else { return condition }
    place = start
    return try takeValue(of: holds, name: name, isPart: true, hasSign: false)
  }

  /// The term that the next words are a value of, and how many they are; nil where they are a name, or
  /// nothing that is known.
  func impliedAhead(ofMoreWordsThan least: Int) -> (term: QueryTerm, count: Int)? {
    guard let first = words(1), least == 0 || words(least + 1) != nil else { return nil }
    // To ask for names other than slugs is dear the first time: not where a Pokémon's name begins, and in
    // English, where they are the slugs, not before types.
    let beginsName = context.beginsName(first)
    let asksNames = least == 0 || context.language != .english
    for count in [4, 3, 2, 1] where count > least {
      // A word before a sign is a term.
      guard token(after: count)?.kind != .colon, let words = words(count) else { continue }
      let term = terms.implied.first { term in
        guard let kind = term.kind else { return false }
        let table = context.words[kind]
        if count == 1, beginsName {
          // A word of the game that a name begins with as well: "fly", "dig".
          return (kind == .move || kind == .ability) && table.hasSlug(words, exactly: true)
        }
        // "fire red" is not FireRed.
        if count > 1, bareType(first) != nil, table.hasSlug(words),
          !table.hasSlug(words.replacing(" ", with: "-"), exactly: true)
        {
          return false
        }
        return table.hasSlug(words)
          || (kind.hasFew ? count > 1 || !beginsName : asksNames && !beginsName)
            && !table.values(named: words, in: context.language).isEmpty
      }
      guard let term else { continue }
      let isBeginning = count > 1 && context.beginsName(words)
      return context.isName(words) || isBeginning ? nil : (term, count)
    }
    return nil
  }
}

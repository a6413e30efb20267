internal import PokedexModel
internal import PokedexText

// Parses terms that have a space before their value, as in speech: "resists water", "learns
// swords dance", "gen 4", "bst 600", "spe desc", "sort by speed".
extension Parser {
  /// A term and the position of its value.
  struct SpacedTerm {
    let term: QueryTerm
    /// Number of words that make up the term.
    let count: Int
    /// Index of the value's first token.
    let value: Int
  }

  /// Reads a term that has a space before its value. Returns nil if the term applies to the whole
  /// query. Also returns nil, without consuming anything, if the next words are not a term with a
  /// value after a space.
  mutating func takeSpaced(isNested: Bool) throws(QueryMistake) -> Condition? {
    guard let spaced = spacedAhead() else { return nil }
    let name =
      tokens[position].range.lowerBound..<tokens[position + spaced.count - 1].range.upperBound
    position = spaced.value
    if let figure = spaced.term.figure, let word = token?.plainWord,
      let isDescending = Self.descends(word)
    {
      if isNested { throw QueryMistake(.queryNotInside, word, at: tokens[position].range) }
      position += 1
      try sort(
        by: figure, isDescending: isDescending, name: name, at: tokens[position - 1].range)
      return nil
    }
    let value = try takeValue(of: spaced.term, name: name, isNested: isNested, hasSign: false)
    if spaced.term.meaning == .limit { try takeTopFigure() }
    guard let value else { return nil }
    return try takeFurther(of: spaced.term, name: name, after: value)
  }

  /// Reads the column after a number of rows, as in "top 10 speed", and sorts by it.
  private mutating func takeTopFigure() throws(QueryMistake) {
    guard let (figure, count) = loneFigure else { return }
    let range = tokens[position].range
    position += count
    try sort(by: figure, isDescending: true, name: range, at: range)
  }

  /// The numeric column that the next one to three words name, and the number of these words. Nil
  /// if they name none, or if a value follows them.
  var loneFigure: (figure: NumericColumn, count: Int)? {
    guard spacedAhead() == nil else { return nil }
    for count in [3, 2, 1] {
      guard let figure = words(count).flatMap(terms.named)?.figure,
        token(after: count)?.isValueSeparator != true
      else { continue }
      return (figure, count)
    }
    return nil
  }

  /// Reads further values of a term after its first one, as in "weak to ice and ground" or "resists
  /// fire or ice".
  private mutating func takeFurther(
    of term: QueryTerm, name: Range<Int>, after first: Condition
  ) throws(QueryMistake) -> Condition {
    var (values, not, foundConjunctions): ([Condition], [Condition], Set<Conjunction>) = (
      [first], [], []
    )
    while let (value, links) = furtherValue(of: term) {
      // A list can't contain both "or" and "and": in "ice or fire and flying", the last value is
      // not part of the list.
      if foundConjunctions.union(links).isSuperset(of: [.or, .and]) { break }
      foundConjunctions.formUnion(links)
      position = value
      guard let next = try takeValue(of: term, name: name, isNested: true, hasSign: false) else {
        continue
      }
      if links.contains(.not) { not.append(.not(next)) } else { values.append(next) }
    }
    let isEither = foundConjunctions.contains(.or) || !term.allowsSeveralValues
    let all = values.count == 1 ? first : isEither ? .or(values) : .and(values)
    return not.isEmpty ? all : .and([all] + not)
  }

  /// A word or sign that joins a value to the one before it. The comma `,` and "but" are `open`,
  /// because they can mean either "and" or "or".
  private enum Conjunction { case or, and, not, open }

  private func link(of token: Token) -> Conjunction? {
    switch token.kind {
    case .or: .or
    case .not: .not
    case .comma: text(token.range) == "," ? .open : .and
    case .word("but", false): .open
    default: nil
    }
  }

  /// Whether the next value begins a list of values joined by "and", "or" or a comma, such as
  /// "dragon and steel" in "fairy dragon and steel".
  private func beginsList(of term: QueryTerm) -> Bool {
    guard let word = words(1), isValue(word, of: term), let joint = token(after: 1),
      let next = token(after: 2)?.plainWord, let link = link(of: joint), link != .not
    else { return false }
    return isValue(next, of: term)
  }

  /// Returns the token index of a further value, and the words that join it to the value before it.
  /// Nil if there is no further value, or if the next word begins another term.
  private func furtherValue(of term: QueryTerm) -> (value: Int, links: Set<Conjunction>)? {
    var ahead = self
    var links: Set<Conjunction> = []
    while let link = ahead.token.flatMap(link(of:)) {
      links.insert(link)
      ahead.position += 1
    }
    if links.isEmpty, ahead.beginsList(of: term) { links = [.open] }
    // In "weak to rock but not flying", the last words exclude Pokémon of the Flying type, so
    // "flying" is not another value of "weak to".
    if links.contains(.not), term.kind == .type { return nil }
    guard !links.isEmpty, ahead.spacedAhead() == nil else { return nil }
    if let link = ahead.token?.plainWord?.lowercased(), term.links.contains(link) {
      ahead.position += 1
    }
    guard let word = ahead.words(1), !ahead.valueBeginsTerm, ahead.isValue(word, of: term),
      ahead.token(after: 1)?.isValueSeparator != true,
      ahead.token(after: 1)?.plainWord.map(Self.isType) != true
    else { return nil }
    return (ahead.position, links)
  }

  // MARK: - A value before its term

  /// Reads values that are followed by their term, as in "fire weakness", "scarlet exclusive" or
  /// "こおりとじめんに弱い". Returns nil if the next words are not such values.
  mutating func takeReversed() throws(QueryMistake) -> Condition? {
    for count in [3, 2, 1] {
      guard let words = words(count) else { continue }
      var ahead = self
      ahead.position += count
      // If there are several values, skip to the last one, because the term follows it.
      if count == 1 {
        while ahead.token?.kind == .comma, ahead.words(2) == nil,
          ahead.token(after: 1)?.plainWord != nil
        {
          ahead.position += 2
        }
      }
      let hasParticle = ahead.skipParticles()
      if ahead.nextIsFactor { ahead.position += 1 }
      guard let (terms, length) = ahead.loneTerms(afterParticle: hasParticle) else { continue }
      let term = terms.first { term in
        guard let kind = term.kind else { return false }
        return !context.words.values(kind, named: words, in: context.language).isEmpty
      }
      guard let term else { continue }
      let name = tokens[ahead.position].range
      var taken = self
      guard
        var condition = try taken.takeValue(of: term, name: name, isNested: true, hasSign: false)
      else { continue }
      if count == 1 {
        condition = try taken.takeFurther(of: term, name: name, after: condition)
      }
      taken.skipParticles()
      guard taken.position == ahead.position else { continue }
      self = taken
      position += length
      return condition
    }
    return nil
  }

  /// Skips the Japanese particles between a value and its term, or between a column and its sort
  /// direction.
  @discardableResult
  mutating func skipParticles() -> Bool {
    let start = position
    while let word = token?.plainWord, Self.particles.contains(word) { position += 1 }
    return position > start
  }

  static let particles = QueryWordTable.words("particle")

  /// Returns the terms that the next one to three words can mean, and the number of these words.
  /// Nil if there are none, or if a value follows the words and no particle precedes them.
  private func loneTerms(
    afterParticle hasParticle: Bool
  ) -> (terms: [QueryTerm], length: Int)? {
    guard hasParticle || spacedAhead() == nil else { return nil }
    for length in [3, 2, 1] {
      guard let words = words(length), !Self.links.contains(words.lowercased()),
        token(after: length)?.isValueSeparator != true
      else { continue }
      let terms = terms.allNamed(words).filter { $0.kind != nil && $0.kind != .sort }
      if !terms.isEmpty { return (terms, length) }
    }
    return nil
  }

  // MARK: - Orders and comparisons in words

  /// Reads a superlative, optionally a number of rows, and the column to sort by, as in "highest
  /// attack" or "lowest 5 weight".
  ///
  /// - Returns: whether the next words are a superlative and a column.
  mutating func takeSuperlative(_ word: String, isNested: Bool) throws(QueryMistake) -> Bool {
    guard let isDescending = Self.superlatives[word.lowercased()] else { return false }
    var ahead = self
    ahead.position += 1
    let number = ahead.words(1).flatMap(Amount.count)
    if number != nil { ahead.position += 1 }
    guard let (figure, count) = ahead.loneFigure else { return false }
    let range =
      tokens[position].range.lowerBound..<tokens[ahead.position + count - 1].range.upperBound
    if isNested { throw QueryMistake(.queryNotInside, text(range), at: range) }
    position = ahead.position + count
    if let number { query.limit = try QueryLimits.checked(number, of: text(range), at: range) }
    try sort(by: figure, isDescending: isDescending, name: range, at: range)
    return true
  }

  /// Reads a comparative and its object, such as "faster than 100", "heavier than snorlax" or
  /// "カビゴンより重い". Returns nil if the next words are not a comparative with an object.
  mutating func takeComparative() throws(QueryMistake) -> Condition? {
    if let word = words(1), let other = token(after: 1)?.plainWord,
      let (term, sign) = Self.comparatives[other.lowercased()],
      let figure = terms.named(term)?.figure,
      let number = context.figureOfPokemon(figure, word)
    {
      position += 2
      note(.figure(figure))
      return .figure(figure, sign.range(against: Double(number)).map { [$0] } ?? [])
    }
    for count in [3, 2, 1] {
      guard let words = words(count), let (term, sign) = Self.comparatives[words.lowercased()],
        count > 1 || token(after: 1)?.plainWord.flatMap(Amount.init) != nil,
        let figure = terms.named(term)?.figure
      else { continue }
      let name = tokens[position].range.lowerBound..<tokens[position + count - 1].range.upperBound
      position += count
      return try takeFigure(figure, sign, name: name)
    }
    return nil
  }

  /// Reads a word that stands for a whole query, such as "fossil" or "fastest". If that query is
  /// sorted, a number next to the word limits the rows, as in "5 heaviest" or "fastest ten".
  mutating func takeConcept(isNested: Bool) throws(QueryMistake) -> Condition? {
    var ahead = self
    var number = words(1).flatMap(Self.count)
    if number != nil { ahead.position += 1 }
    for count in [3, 2, 1] {
      guard let words = ahead.words(count), let concept = concept(words) else { continue }
      if number != nil, concept.sort.isEmpty { continue }
      let range =
        tokens[position].range.lowerBound..<tokens[ahead.position + count - 1].range.upperBound
      if isNested, !concept.sort.isEmpty {
        throw QueryMistake(.queryNotInside, text(range), at: range)
      }
      position = ahead.position + count
      if number == nil, !concept.sort.isEmpty,
        let followingNumber = self.words(1).flatMap(Self.count)
      {
        number = followingNumber
        position += 1
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

  /// Whether a single word is a concept, a comparative, a superlative or a sort direction.
  static func isKeyword(_ word: String) -> Bool {
    concepts[NormalizedName.hash(word)] != nil || comparatives[word] != nil
      || superlatives[word] != nil
      || descends(word) != nil
  }

  private func concept(_ words: String) -> Query? {
    guard terms.listKind == .pokemon, let text = Self.concepts[NormalizedName.hash(words)] else {
      return nil
    }
    // This doesn't fail, because a test parses every concept.
    return try? Parser.read(text, context: context).query
  }

  /// Returns the number that a word means, in digits or spelled out. Nil if it is not a number.
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
    for word in row.words { concepts[NormalizedName.hash(word)] = row.key }
  }

  private static let superlatives: [String: Bool] = QueryWordTable.family("superlative").reduce(
    into: [:]
  ) { directions, row in
    for word in row.words { directions[word] = row.key == "desc" }
  }

  /// The meaning of each comparative, such as "faster than": the term of a column and a
  /// comparison sign.
  private static let comparatives: [String: (term: String, sign: Comparison)] =
    QueryWordTable.family("comparative").reduce(into: [:]) { signs, row in
      let sign = Comparison(rawValue: String(row.key.suffix(1))) ?? .equal
      for word in row.words { signs[word] = (String(row.key.dropLast()), sign) }
    }

  /// Reads a sort direction without a column. It applies to the last column mentioned, as in
  /// "spe>=120 desc".
  ///
  /// - Returns: whether the word is a sort direction.
  mutating func takeDirection(_ word: String, isNested: Bool) throws(QueryMistake) -> Bool {
    guard let isDescending = Self.descends(word) else { return false }
    let range = tokens[position].range
    if isNested { throw QueryMistake(.queryNotInside, word, at: range) }
    guard case .figure(let figure)? = query.columns.last else {
      throw QueryMistake(.queryNeedsFigure, word, at: range)
    }
    position += 1
    try sort(by: figure, isDescending: isDescending, name: range, at: range)
    return true
  }

  /// Returns the term that the next one to three words form, and the position of its value. Nil
  /// unless they form a term whose value follows after a space.
  func spacedAhead() -> SpacedTerm? {
    for count in [3, 2, 1] {
      guard let words = words(count) else { continue }
      for term in terms.allNamed(words) {
        var ahead = self
        ahead.position += count
        while let next = ahead.token?.plainWord?.lowercased(), term.links.contains(next) {
          ahead.position += 1
        }
        ahead.skipParticles()
        guard let next = ahead.words(1), !ahead.valueBeginsTerm, ahead.isValue(next, of: term)
        else { continue }
        return SpacedTerm(term: term, count: count, value: ahead.position)
      }
    }
    return nil
  }

  /// Whether a colon follows the next word, which makes that word a term.
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

  /// Whether a word is a percentile, or a number or range in one of the column's units.
  private func isAmount(_ word: String, of figure: NumericColumn) -> Bool {
    let ends = Amount.range(word).map { [$0.from, $0.to] } ?? [Amount(word)]
    let amounts = ends.compactMap(\.self)
    return !amounts.isEmpty
      && amounts.allSatisfy { $0.unit == "%" || figure.dimension.unit($0.unit) != nil }
  }

  /// Whether a word stands for descending order. Nil if it doesn't stand for a sort direction.
  static func descends(_ word: String) -> Bool? {
    let word = word.lowercased()
    return descending.contains(word)
      ? true : ascending.contains(word) ? false : superlatives[word]
  }

  private static let ascending = QueryWordTable.words("order/ascending")
  private static let descending = QueryWordTable.words("order/descending")
}

// Parses plain words that are not a name but a value: "levitate", "swords dance", "fully
// evolved".
extension Parser {
  /// Reads a value that has no term. Returns nil if the next words are no such value.
  mutating func takeImplied(ofMoreWordsThan threshold: Int = 0) throws(QueryMistake) -> Condition? {
    guard let (term, count) = impliedAhead(ofMoreWordsThan: threshold) else { return nil }
    let name = tokens[position].range.lowerBound..<tokens[position + count - 1].range.upperBound
    hasImplied = true
    let start = position
    let condition = try takeValue(of: term, name: name, isNested: true, hasSign: false)
    // An item that doesn't make any Pokémon evolve is read as a held item.
    guard case .fact(let fact)? = condition, term.kind == .item, !context.isTrueOfAny(fact),
      let holds = terms.named("holds")
    else { return condition }
    position = start
    return try takeValue(of: holds, name: name, isNested: true, hasSign: false)
  }

  /// Returns the term whose value the next words are, and the number of these words. Nil if the
  /// words are a name or unknown.
  func impliedAhead(ofMoreWordsThan threshold: Int) -> (term: QueryTerm, count: Int)? {
    guard let first = words(1), threshold == 0 || words(threshold + 1) != nil else { return nil }
    // The first lookup of names other than slugs is slow for kinds with many values. For these
    // kinds, it is skipped if a Pokémon's name begins with the first word. In English, where names
    // equal the slugs, it is also skipped if `threshold` is above 0, that is, before types are
    // read.
    let beginsName = context.beginsName(first)
    let asksNames = threshold == 0 || context.language != .english
    for count in [4, 3, 2, 1] where count > threshold {
      // A word before a colon is a term, not a value.
      guard token(after: count)?.kind != .colon, let words = words(count) else { continue }
      let term = terms.implied.first { term in
        guard let kind = term.kind else { return false }
        let table = context.words[kind]
        if count == 1, beginsName {
          // A word that also begins a Pokémon's name has to be the exact slug of a move or ability,
          // such as "fly" or "dig".
          return (kind == .move || kind == .ability) && table.hasSlug(words, exactly: true)
        }
        // In "fire red", "fire" is a type, so the words don't mean the game FireRed.
        if count > 1, bareType(first) != nil, table.hasSlug(words),
          !table.hasSlug(words.replacing(" ", with: "-"), exactly: true)
        {
          return false
        }
        return table.hasSlug(words)
          || (kind.hasFewValues ? count > 1 || !beginsName : asksNames && !beginsName)
            && !table.values(named: words, in: context.language).isEmpty
      }
      guard let term else { continue }
      let isBeginning = count > 1 && context.beginsName(words)
      return context.isName(words) || isBeginning ? nil : (term, count)
    }
    return nil
  }
}

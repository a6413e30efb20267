internal import PokedexModel
internal import PokedexText

// Parses terms about damage factors and effort values, and terms that apply to the whole query.
extension Parser {
  /// Reads the type in `weak:ice`, or the type and factor in `weak:ice>=4`.
  mutating func takeDamage(
    _ damage: QueryTerm.Damage, of term: QueryTerm, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    let range = token?.range ?? end
    let value = try takeValues(.type, of: term, name: name)[0]
    try rejectAtSign(name)
    guard
      case .fact(.type(let type)) = try condition(
        PokemonType(rawValue: value.slug) ?? .normal, at: range)
    else { return .any }
    var ahead = self
    if ahead.skipParticles(), ahead.nextIsFactor { self = ahead }
    var sign = Comparison.equal
    if case .sign(let typed) = token?.kind {
      sign = typed
      position += 1
    } else if token(after: 1)?.isValueSeparator == true || !nextIsFactor {
      return .fact(.takes(type, damage.range))
    }
    guard let word = words(1), let factor = Self.factor(word) else {
      throw QueryMistake(
        .queryNeedsNumber, text(name), "weak:ice>=4", at: token?.range ?? end)
    }
    position += 1
    guard let asked = sign.range(against: Self.withoutRoundingError(factor * 1000)) else {
      return .fact(.takes(type, -1 ... -1))
    }
    if sign == .unequal { return try unequal(type, asked, within: damage.range) }
    let both = asked.clamped(to: damage.range)
    let isEmpty = !asked.overlaps(damage.range)
    return .fact(.takes(type, isEmpty ? -1 ... -1 : both))
  }

  private func unequal(
    _ type: PokemonType, _ asked: ClosedRange<Int32>, within range: ClosedRange<Int32>
  ) throws(QueryMistake) -> Condition {
    .and([.fact(.takes(type, range)), .not(.fact(.takes(type, asked)))])
  }

  /// Whether the next word is a factor with a multiplication sign, such as `4x` in "weak to ice
  /// 4x", or `×4`.
  var nextIsFactor: Bool {
    guard let word = token?.plainWord?.lowercased(), Self.factor(word) != nil else { return false }
    return word.contains { Amount.multiplicationWords.contains(String($0)) }
  }

  /// Returns the factor in a word such as `4`, `x4`, `0.25`, `1/4` or `¼`. Nil for any other word.
  private static func factor(_ word: String) -> Double? {
    switch word {
    case "¼": return 0.25
    case "½": return 0.5
    default: break
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let over = Amount(String(parts[0])), let under = Amount(String(parts[1])),
      under.number > 0
    {
      return over.number / under.number
    }
    guard let amount = Amount(word),
      amount.unit.isEmpty || Amount.multiplicationWords.contains(amount.unit)
    else { return nil }
    return amount.number
  }

  /// Reads the stat in `ev:spe`, or the stat and number in `ev:spe>=2`.
  mutating func takeEffort(
    of term: QueryTerm, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    let value = try takeValues(.stat, of: term, name: name)[0]
    try rejectAtSign(name)
    let stat = Stat.allCases.first { $0.slug == value.slug } ?? .hp
    guard case .sign(let sign) = token?.kind else { return .fact(.effort(stat, 1...Int32.max)) }
    position += 1
    return .fact(.effort(stat, try takeNumbers(sign, example: "ev:spe>=2", minimumNumber: 0)))
  }

  mutating func takeOrder(_ term: QueryTerm, name: Range<Int>) throws(QueryMistake) {
    if term.meaning == .sort { return try takeSort(term, name: name) }
    let range = token?.range ?? end
    guard let word = words(1), let count = Amount.count(word) else {
      throw QueryMistake(
        .queryNeedsNumber, text(name), term.example,
        at: words(1) == nil ? name.lowerBound..<range.lowerBound : range)
    }
    let number = try QueryLimits.checked(count, of: text(name), at: range)
    let isSecond = term.meaning == .limit ? query.limit != nil : query.random != nil
    if isSecond {
      throw QueryMistake(.queryOnlyOnce, text(name), at: name.lowerBound..<range.upperBound)
    }
    if term.meaning == .limit { query.limit = number } else { query.random = number }
    position += 1
  }

  /// Reads the column and direction in `sort:spe`, `sort:spe-desc` or `sort:-spe`.
  private mutating func takeSort(_ term: QueryTerm, name: Range<Int>) throws(QueryMistake) {
    guard let token, let typed = words(1) else { throw needsValue(term, name) }
    var word = typed.lowercased()
    var isDescending = false
    for (mark, meaning) in [("-desc", true), ("-asc", false), ("-descending", true)]
    where word.hasSuffix(mark) {
      word = String(word.dropLast(mark.count))
      isDescending = meaning
    }
    if word.hasPrefix("-") { (word, isDescending) = (String(word.dropFirst()), true) }
    guard let value = context.words.values(.sort, named: word, in: context.language).first else {
      throw context.words.mistake(.sort, typed, near: word, at: token.range, in: context.language)
    }
    position += 1
    if let typed = self.token?.plainWord.flatMap(Self.descends) {
      isDescending = typed
      position += 1
    }
    try add(value, isDescending: isDescending, name: name, at: token.range)
  }

  private mutating func add(
    _ value: QueryValue, isDescending: Bool, name: Range<Int>, at range: Range<Int>
  ) throws(QueryMistake) {
    if let figure = terms.named(value.slug)?.figure {
      return try sort(by: figure, isDescending: isDescending, name: name, at: range)
    }
    var column = SortKey.SortColumn.name
    if value.slug == "dex" {
      let dexes = context.words[.dex]
      let noted = query.columns.compactMap { if case .dex(let dex) = $0 { dex } else { nil } }
      guard let dex = noted.first else {
        throw QueryMistake(
          .queryNeedsValue, "dex", "dex:\(dexes.values.first?.slug ?? "kanto") sort:dex",
          at: name.lowerBound..<range.upperBound)
      }
      column = .dex(dex)
    } else if value.slug == "marks" {
      column = .marks
    }
    try sort(by: column, isDescending: isDescending, name: name, at: range)
  }

  /// Adds a numeric column to the query's sort keys, after any earlier ones. Throws if the query is
  /// already sorted by it.
  mutating func sort(
    by figure: NumericColumn, isDescending: Bool, name: Range<Int>, at range: Range<Int>
  ) throws(QueryMistake) {
    try sort(by: .figure(figure), isDescending: isDescending, name: name, at: range)
  }

  private mutating func sort(
    by column: SortKey.SortColumn, isDescending: Bool, name: Range<Int>, at range: Range<Int>
  ) throws(QueryMistake) {
    if query.sort.contains(where: { $0.column == column }) {
      throw QueryMistake(
        .queryOnlyOnce, text(name.lowerBound..<range.upperBound),
        at: name.lowerBound..<range.upperBound)
    }
    if column != .name, column != .marks { note(column) }
    query.sort.append(SortKey(column, isDescending: isDescending))
  }
}

internal import PokedexModel
internal import PokedexText

// Parses comparisons between numeric values.
extension Parser {
  mutating func takeFigure(
    _ figure: NumericColumn, _ sign: Comparison, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    note(.figure(figure))
    for count in [3, 2, 1] {
      guard let words = words(count), Amount(words) == nil, let other = terms.named(words)?.figure
      else { continue }
      guard figure.isComparable(with: other) else {
        throw QueryMistake(.queryNotComparable, text(name), words, at: tokens[position].range)
      }
      note(.figure(other))
      position += count
      return .figures(figure, sign, other)
    }
    if let word = words(1), sign == .equal || sign == .unequal,
      Self.noneWords.contains(word.lowercased())
    {
      position += 1
      return sign == .equal ? .not(.hasFigure(figure)) : .hasFigure(figure)
    }
    for count in [3, 2, 1] {
      guard let words = words(count), let number = context.figureOfPokemon(figure, words) else {
        continue
      }
      position += count
      let inside = sign.range(against: Double(number)) ?? number...number
      return .figure(figure, sign == .unequal ? inside.outside : [inside])
    }
    return try takeAmount(of: figure, sign, name: name)
  }

  /// Words such as "none" and "never", which mean that a row has no value in a column.
  static let noneWords = QueryWordTable.words("none")

  /// Reads a comparison that begins with a number, such as `100 < spe` or `100 < spe <= 120`.
  /// Returns nil if the next tokens are not such a comparison.
  mutating func takeFlippedComparison() throws(QueryMistake) -> Condition? {
    guard let first = words(1), Amount(first) != nil,
      case .sign(let sign) = token(after: 1)?.kind,
      let figure = token(after: 2)?.plainWord.flatMap(terms.named)?.figure
    else { return nil }
    let start = position
    let name = tokens[position + 2].range
    note(.figure(figure))
    let left = try takeAmount(of: figure, sign.flipped, name: name)
    position = start + 3
    guard case .sign(let second) = token?.kind else { return left }
    position += 1
    return .and([left, try takeAmount(of: figure, second, name: name)])
  }

  private mutating func takeAmount(
    of figure: NumericColumn, _ sign: Comparison, name: Range<Int>
  ) throws(QueryMistake) -> Condition {
    let range = token?.range ?? end
    if let percent = try takePercentile(of: figure, sign, name: name) {
      return .percentile(figure, percent)
    }
    let ranges = try takeRanges(of: figure, sign, name: name)
    let whole = min(name.lowerBound, range.lowerBound)..<max(name.upperBound, range.upperBound)
    try checkBounds(of: figure, ranges, name: name, at: whole)
    return .figure(figure, ranges)
  }

  private func checkBounds(
    of figure: NumericColumn, _ ranges: [ClosedRange<Int32>], name: Range<Int>, at range: Range<Int>
  ) throws(QueryMistake) {
    guard let bounds = context.bounds(figure) else { return }
    let term = text(name)
    if ranges.allSatisfy({ $0.lowerBound > bounds.upperBound }) {
      let maximumNumber = figure.dimension.textWithUnit(bounds.upperBound)
      throw QueryMistake(.queryTooHigh, term, maximumNumber, at: range)
    }
    if ranges.allSatisfy({ $0.upperBound < bounds.lowerBound }) {
      let minimumNumber = figure.dimension.textWithUnit(bounds.lowerBound)
      throw QueryMistake(.queryTooLow, term, minimumNumber, at: range)
    }
  }

  /// Reads a percentile such as `>=90%` or `50%..60%`. Returns nil if the next word doesn't end in
  /// a percent sign, or if the column itself is in percent. Throws if the column has no
  /// percentiles, or if the percentile is invalid.
  private mutating func takePercentile(
    of figure: NumericColumn, _ sign: Comparison, name: Range<Int>
  ) throws(QueryMistake) -> ClosedRange<Int32>? {
    guard figure.dimension != .share, figure.dimension != .percent, let word = words(1),
      word.hasSuffix("%") || word.hasSuffix("％")
    else { return nil }
    let range = tokens[position].range
    guard figure.hasPercentiles else {
      throw QueryMistake(.queryNoPercentiles, text(name), at: range)
    }
    let ends = sign == .equal ? Amount.range(word) : nil
    let amounts = ends.map { [$0.from, $0.to] } ?? [Amount(word)]
    let isPercent = amounts.compactMap(\.self).allSatisfy {
      $0.number <= 100 && ($0.unit == "%" || $0.unit.isEmpty)
    }
    guard isPercent, let first = amounts.first, let last = amounts.last,
      sign != .unequal, ends != nil || first != nil
    else { throw QueryMistake(.queryBadPercentile, word, at: range) }
    position += 1
    if ends == nil, let first { return sign.range(against: first.number) ?? 101...101 }
    let low = Comparison.clamped((first?.number ?? 0).rounded(.up))
    let high = Comparison.clamped((last?.number ?? 100).rounded(.down))
    if low > high { throw QueryMistake(.queryEmptyRange, word, at: range) }
    return low...high
  }

  /// Reads a number or a range. Returns the ranges of whole numbers, in the column's unit, that
  /// satisfy the comparison. Throws if there is no number, if its unit doesn't fit the column, or
  /// if the range is empty.
  mutating func takeRanges(
    of figure: NumericColumn, _ sign: Comparison, name: Range<Int>, example: String? = nil
  ) throws(QueryMistake) -> [ClosedRange<Int32>] {
    let example = example ?? terms.of(figure)?.example ?? ""
    guard var word = words(1) else { throw needsNumber(name, example) }
    if figure == .generation { word = Self.withDigits(word) }
    let range = tokens[position].range
    if sign == .equal || sign == .unequal, let (from, to) = Amount.range(word) {
      let inside = try self.range(from, to, of: figure, name: name, word: word)
      position += 1
      return sign == .equal ? [inside] : inside.outside
    }
    guard var amount = Amount(word), !amount.unit.hasPrefix(".") else {
      throw needsNumber(name, example)
    }
    if amount.unit.isEmpty, let next = token(after: 1)?.plainWord?.lowercased(),
      figure.dimension.unit(next) != nil, !figure.dimension.isPlainNumber
    {
      amount.unit = next
      position += 1
    }
    guard let unit = figure.dimension.unit(amount.unit) else {
      throw QueryMistake(.queryBadUnit, text(name), amount.unit, at: range)
    }
    position += 1
    let number = Self.withoutRoundingError(amount.number * unit.factor)
    guard sign == .equal || sign == .unequal else {
      return sign.range(against: number).map { [$0] } ?? []
    }
    let inside = amount.equal(to: number, unit)
    return sign == .equal
      ? [inside ?? Self.unmatchableRange] : inside?.outside ?? [Int32.min + 1...Int32.max]
  }

  /// Returns a generation or a range of generations written with digits: "i..iii" becomes "1..3".
  private static func withDigits(_ word: String) -> String {
    word.replacing("..", with: ".").split(separator: ".", omittingEmptySubsequences: false)
      .map { part in generationNumber(String(part)).map(String.init) ?? String(part) }
      .joined(separator: "..")
  }

  /// A range that contains none of the values.
  private static let unmatchableRange = Int32.max...Int32.max

  /// Rounds a number to six decimals, because a product of decimal fractions isn't exact in its
  /// last digits.
  static func withoutRoundingError(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  private func range(
    _ from: Amount?, _ to: Amount?, of figure: NumericColumn, name: Range<Int>, word: String
  ) throws(QueryMistake) -> ClosedRange<Int32> {
    let position = tokens[self.position].range
    var ends = (from, to)
    if ends.0?.unit.isEmpty == true, let unit = to?.unit { ends.0?.unit = unit }
    func figureOf(_ amount: Amount) throws(QueryMistake) -> Double {
      guard let unit = figure.dimension.unit(amount.unit) else {
        throw QueryMistake(.queryBadUnit, text(name), amount.unit, at: position)
      }
      return Self.withoutRoundingError(amount.number * unit.factor)
    }
    var (low, high) = (Int32.min + 1, Int32.max)
    if let first = ends.0 { low = Comparison.clamped(try figureOf(first).rounded(.up)) }
    if let last = ends.1 { high = Comparison.clamped(try figureOf(last).rounded(.down)) }
    guard low <= high else { throw QueryMistake(.queryEmptyRange, word, at: position) }
    return low...high
  }

  func needsNumber(_ name: Range<Int>, _ example: String) -> QueryMistake {
    guard let token, words(1) != nil else {
      return QueryMistake(
        .queryNeedsNumber, text(name), example,
        at: name.lowerBound..<(token?.range.lowerBound ?? end.upperBound))
    }
    return QueryMistake(.queryNeedsNumber, text(name), example, at: token.range)
  }

  /// Reads a number or a range. Returns the whole numbers that satisfy the comparison. Numbers
  /// below `minimumNumber` are left out unless the typed range includes them. Throws if there is no
  /// valid number or range.
  mutating func takeNumbers(
    _ sign: Comparison, example: String, minimumNumber: Int32
  ) throws(QueryMistake) -> ClosedRange<Int32> {
    let term = String(example.prefix { $0 != ":" })
    guard let token, let word = words(1) else {
      throw QueryMistake(.queryNeedsNumber, term, example, at: self.token?.range ?? end)
    }
    if sign == .equal, let (from, to) = Amount.range(word) {
      let (low, high) = (
        from.map { Comparison.clamped($0.number) } ?? minimumNumber,
        to.map { Comparison.clamped($0.number) } ?? Int32.max
      )
      guard low <= high else { throw QueryMistake(.queryEmptyRange, word, at: token.range) }
      position += 1
      return low...high
    }
    guard sign != .unequal, let amount = Amount(word), amount.unit.isEmpty,
      let range = sign.range(against: amount.number), range.upperBound >= minimumNumber
    else { throw QueryMistake(.queryNeedsNumber, term, example, at: token.range) }
    position += 1
    return max(minimumNumber, range.lowerBound)...range.upperBound
  }
}

extension Amount {
  /// Returns the range of a column's values that equal a typed number. Nil if there are none. If
  /// the unit is a rounded one, such as feet, a value counts as equal if, converted to that unit
  /// and rounded to as many decimals as were typed, it is the typed number.
  func equal(
    to number: Double, _ unit: (factor: Double, isRounded: Bool)
  ) -> ClosedRange<Int32>? {
    guard unit.isRounded else { return Comparison.equal.range(against: number) }
    var half = 0.5 * unit.factor
    for _ in 0..<min(decimals, 9) { half /= 10 }
    let low = Comparison.clamped((number - half).rounded(.up))
    let high = Comparison.clamped((number + half).rounded(.down))
    return low <= high ? low...high : nil
  }
}

extension Comparison {
  /// The comparison with its sides swapped.
  var flipped: Comparison {
    switch self {
    case .equal: .equal
    case .unequal: .unequal
    case .less: .more
    case .lessOrEqual: .moreOrEqual
    case .more: .less
    case .moreOrEqual: .lessOrEqual
    }
  }
}

extension ClosedRange<Int32> {
  /// All whole numbers outside the range.
  fileprivate var outside: [ClosedRange<Int32>] {
    var ranges: [ClosedRange<Int32>] = []
    if lowerBound > Int32.min + 1 { ranges.append(Int32.min + 1...lowerBound - 1) }
    if upperBound < Int32.max { ranges.append(upperBound + 1...Int32.max) }
    return ranges
  }
}

internal import PokedexText

/// Replaces comparisons in words with signs, for example in "bst over 600", "hp at least 100", "gen
/// 1 to 3", "100 hp" and "non-legendary".
struct SpokenComparisonRewriter {
  private let tokens: [Token]
  private let terms: TermTable
  private var position = 0
  private var rewritten: [Token] = []

  /// Returns the tokens with a sign in place of each spoken comparison.
  static func signs(in tokens: [Token], _ terms: TermTable) -> [Token] {
    var reader = SpokenComparisonRewriter(tokens, terms)
    while reader.position < tokens.count { reader.take() }
    return reader.rewritten
  }

  private init(_ tokens: [Token], _ terms: TermTable) {
    (self.tokens, self.terms) = (tokens, terms)
  }

  /// Whether words are a term for a number, such as "hp".
  private func isFigure(_ words: String) -> Bool { terms.named(words)?.figure != nil }

  private mutating func take() {
    if takeComparison() || takeNumberWithSign() || takeRange() || takeBareNumber() || takeFactor()
      || takeNonPrefix()
    {
      return
    }
    rewritten.append(tokens[position])
    position += 1
  }

  // MARK: - Comparisons

  /// Reads "over 600" after a term for a number, or "over 600 bst".
  private mutating func takeComparison() -> Bool {
    guard let (sign, count) = comparison(at: position), isNumber(at: position + count) else {
      return false
    }
    if followsFigure {
      let range = tokens[position].range.lowerBound..<tokens[position + count - 1].range.upperBound
      rewritten.append(Token(kind: .sign(sign), range: range))
      position += count
      // Adds the number, too. Otherwise, it would be read as part of a term after it, as in "100
      // hp".
      rewritten.append(tokens[position])
      position += 1
      return true
    }
    return takeNumberFirst(at: position + count, sign: sign.flipped)
      || takeMeasure(at: position + count, sign: sign, next: position + count + 1)
  }

  /// Returns the comparison that the words at an index express, and how many words express it.
  private func comparison(at position: Int) -> (sign: Comparison, count: Int)? {
    guard let word = word(at: position) else { return nil }
    if let next = self.word(at: position + 1), let sign = Self.comparisons[word + " " + next] {
      return (sign, 2)
    }
    return Self.comparisons[word].map { ($0, 1) }
  }

  private static let comparisons = signs(of: "compare")

  private static func signs(of family: String) -> [String: Comparison] {
    QueryWordTable.family(family).reduce(into: [:]) { signs, row in
      for word in row.words {
        // The lexer has already turned the "or" of "or more" into a sign, written "|" here.
        let words = word.split(separator: " ").map { Lexer.operation(String($0)) == .or ? "|" : $0 }
        signs[words.joined(separator: " ")] = Comparison(rawValue: row.key)
      }
    }
  }

  /// Reads a number followed by its comparison, as in "speed 100+", "100 or more hp" and "すばやさ 100
  /// 以上", or a sign before the number as in ">100 speed".
  private mutating func takeNumberWithSign() -> Bool {
    if case .sign(let sign) = tokens[position].kind, !followsFigure, isNumber(at: position + 1),
      takeNumberFirst(at: position + 1, sign: sign.flipped)
    {
      return true
    }
    guard let (number, sign, count) = comparisonAfterNumber else { return false }
    let range = tokens[position].range
    let token = Token(kind: .word(number, isQuoted: false), range: range)
    if followsFigure {
      rewritten += [Token(kind: .sign(sign), range: range.lowerBound..<range.lowerBound), token]
      position += count
      return true
    }
    guard let length = figureWords(at: position + count) else {
      return takeMeasure(at: position, sign: sign, next: position + count)
    }
    let end = range.upperBound
    rewritten += [token, Token(kind: .sign(sign.flipped), range: end..<end)]
    rewritten.append(joined(position + count, length))
    position += count + length
    return true
  }

  /// The next number, the comparison after it, and how many words they consist of together.
  private var comparisonAfterNumber: (number: String, sign: Comparison, count: Int)? {
    guard let word = word(at: position), word.first?.isNumber == true else { return nil }
    if word.hasSuffix("+"), Amount(String(word.dropLast()))?.unit.isEmpty == true {
      return (String(word.dropLast()), .moreOrEqual, 1)
    }
    guard isNumber(at: position) else { return nil }
    for count in [2, 1] {
      let words = (1...count).compactMap { step in
        self.word(at: position + step)
          ?? (tokens.dropFirst(position + step).first?.kind == .or ? "|" : nil)
      }.joined(separator: " ")
      if let sign = Self.postfixComparisons[words] { return (word, sign, count + 1) }
    }
    return nil
  }

  static let postfixComparisons = signs(of: "compare-behind")

  private static let rangeStarts = QueryWordTable.words("range-start")
  private static let rangeWords = QueryWordTable.words("range")

  // MARK: - Numbers

  /// Reads "1 to 3" after a term for a number as the range "1..3".
  private mutating func takeRange() -> Bool {
    // "between 1 and 3" starts with an extra word, and its "and" has become a comma.
    let start = word(at: position).map(Self.rangeStarts.contains) == true ? position + 1 : position
    guard followsFigure, isNumber(at: start), isNumber(at: start + 2),
      let first = word(at: start), let last = word(at: start + 2)
    else { return false }
    let link = word(at: start + 1)
    guard start > position ? link == nil : link.map(Self.rangeWords.contains) == true else {
      return false
    }
    let unit = word(at: start + 3).flatMap { word in
      [NumericColumn.height, .weight].contains { $0.dimension.unit(word) != nil } ? word : nil
    }
    let end = unit == nil ? start + 2 : start + 3
    let range = tokens[position].range.lowerBound..<tokens[end].range.upperBound
    let numbers = first + ".." + last + (unit ?? "")
    rewritten.append(Token(kind: .word(numbers, isQuoted: false), range: range))
    position = end + 1
    return true
  }

  /// Reads a number directly before its term, as in "100 hp".
  private mutating func takeBareNumber() -> Bool {
    guard isNumber(at: position), !followsTerm else { return false }
    // In "at least 100 attack and 100 speed" the comparison applies to both numbers.
    let before = rewritten.suffix(2).map(\.kind)
    guard before.last == .comma, case .sign(let sign)? = rewritten.dropLast(2).last?.kind else {
      return takeNumberFirst(at: position, sign: .equal)
    }
    return takeNumberFirst(at: position, sign: sign)
  }

  /// Reads a number followed by its term. Adds the sign between them, so that "100 hp" becomes "100
  /// = hp".
  private mutating func takeNumberFirst(at number: Int, sign: Comparison) -> Bool {
    guard let length = figureWords(at: number + 1) else { return false }
    let end = tokens[number].range.upperBound
    rewritten.append(tokens[number])
    rewritten.append(Token(kind: .sign(sign), range: end..<end))
    rewritten.append(joined(number + 1, length))
    position = number + 1 + length
    return true
  }

  /// Reads a number whose unit shows what is measured: "over 100 kg" and "100kg以上" are weights.
  private mutating func takeMeasure(at number: Int, sign: Comparison, next: Int) -> Bool {
    guard let amount = word(at: number).flatMap(Amount.init) else { return false }
    let isWithUnit = !amount.unit.isEmpty
    let unit = isWithUnit ? amount.unit : word(at: next) ?? ""
    let measures: [NumericColumn] = [.height, .weight]
    guard !unit.isEmpty,
      let figure = measures.first(where: { $0.dimension.unit(unit) != nil }),
      let term = terms.of(figure)
    else { return false }
    let start = tokens[number].range.lowerBound
    rewritten.append(Token(kind: .word(term.name, isQuoted: false), range: start..<start))
    rewritten += [Token(kind: .sign(sign), range: start..<start), tokens[number]]
    if !isWithUnit { rewritten.append(tokens[next]) }
    position = isWithUnit ? next : next + 1
    return true
  }

  /// Reads "4x" before a damage term and its value, as in "4x weak to ice". Moves the factor after
  /// the value.
  private mutating func takeFactor() -> Bool {
    guard let amount = word(at: position).flatMap(Amount.init),
      Amount.multiplicationWords.contains(amount.unit),
      let term = word(at: position + 1).flatMap(terms.named),
      case .takes = term.meaning
    else { return false }
    let value =
      word(at: position + 2).map(term.links.contains) == true ? position + 3 : position + 2
    guard word(at: value) != nil else { return false }
    let end = tokens[value].range.upperBound
    rewritten += tokens[position + 1...value]
    rewritten.append(Token(kind: tokens[position].kind, range: end..<end))
    position = value + 1
    return true
  }

  /// Returns the number of words, starting at an index, that form a term for a number. Nil if they
  /// form none, or if something that belongs to the term follows it, such as its own number.
  private func figureWords(at position: Int) -> Int? {
    [3, 2, 1].first { count in
      let words = (0..<count).compactMap { word(at: position + $0) }
      return words.count == count && isFigure(words.joined(separator: " "))
        && !figureContinues(after: position + count - 1)
    }
  }

  /// Returns `count` words, starting at an index, joined into one token.
  private func joined(_ position: Int, _ count: Int) -> Token {
    let words = (0..<count).compactMap { tokens[position + $0].plainWord }
    let range = tokens[position].range.lowerBound..<tokens[position + count - 1].range.upperBound
    return Token(kind: .word(words.joined(separator: " "), isQuoted: false), range: range)
  }

  /// Whether what follows a term for a number belongs to that term: a sign, a number, a comparison,
  /// a sort direction, or another word of the term's name.
  private func figureContinues(after figure: Int) -> Bool {
    guard tokens.indices ~= figure + 1 else { return false }
    guard let next = word(at: figure + 1) else { return tokens[figure + 1].isValueSeparator }
    return Amount(next) != nil || comparison(at: figure + 1) != nil || Parser.descends(next) != nil
      || isFigure([word(at: figure) ?? "", next].joined(separator: " "))
  }

  // MARK: - Not

  /// Reads "non-legendary" as "not legendary".
  private mutating func takeNonPrefix() -> Bool {
    if let word = tokens[position].plainWord, word.lowercased().hasPrefix("non-"), word.count > 4 {
      let range = tokens[position].range
      let start = range.lowerBound + 4
      rewritten.append(Token(kind: .not, range: range.lowerBound..<start))
      rewritten.append(
        Token(
          kind: .word(String(word.dropFirst(4)), isQuoted: false), range: start..<range.upperBound))
      position += 1
      return true
    }
    return false
  }

  // MARK: - Words

  /// Returns the plain word at an index in lowercase.
  private func word(at position: Int) -> String? {
    tokens.indices ~= position ? tokens[position].plainWord?.lowercased() : nil
  }

  private func isNumber(at position: Int) -> Bool {
    guard let word = word(at: position),
      word.drop(while: { "-−+＋".contains($0) }).first?.isNumber == true
    else { return false }
    guard let amount = Amount(word), Amount.range(word) == nil else { return false }
    // "4x" is a factor and "4." an ordinal.
    return !Amount.multiplicationWords.contains(amount.unit) && amount.unit != "."
  }

  /// Whether the last one to three rewritten words form a term for a number.
  private var followsFigure: Bool {
    for count in [1, 2, 3] where count <= rewritten.count {
      let words = rewritten.suffix(count).compactMap(\.plainWord)
      guard words.count == count else { return false }
      if isFigure(words.joined(separator: " ")) { return true }
    }
    return false
  }

  /// Whether the previous word is a term that may have a number after it.
  private var followsTerm: Bool {
    guard let last = rewritten.last else { return false }
    guard let word = last.plainWord else { return last.isValueSeparator || last.kind == .at }
    switch terms.named(word)?.meaning {
    case .figure, .limit, .random: return true
    default: return followsFigure
    }
  }
}

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
      if isPart { throw QueryMistake(.notInside(word), at: tokens[place].range) }
      place += 1
      try sort(
        by: figure, isDescending: isDescending, name: name, at: tokens[place - 1].range)
      return nil
    }
    return try takeValue(of: spaced.term, name: name, isPart: isPart, hasSign: false)
  }

  /// A direction by itself, which is that of the last figure: "spe>=120 desc".
  ///
  /// - Returns: Whether there was one.
  mutating func takeDirection(_ word: String, isPart: Bool) throws(QueryMistake) -> Bool {
    guard let isDescending = Self.descends(word) else { return false }
    let range = tokens[place].range
    if isPart { throw QueryMistake(.notInside(word), at: range) }
    guard case .figure(let figure)? = query.columns.last else {
      throw QueryMistake(.needsFigure(word), at: range)
    }
    place += 1
    try sort(by: figure, isDescending: isDescending, name: range, at: range)
    return true
  }

  /// The term that the next one to three words are, and its value after a space; nil for none.
  func spacedAhead() -> Spaced? {
    for count in [3, 2, 1] {
      guard let words = words(count), let term = terms.named(words) else { continue }
      var ahead = self
      ahead.place += count
      if let next = ahead.token?.plainWord?.lowercased(), term.links.contains(next) {
        ahead.place += 1
      }
      guard let next = ahead.words(1), !ahead.valueBeginsTerm, ahead.isValue(next, of: term)
      else { continue }
      return Spaced(term: term, count: count, value: ahead.place)
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
    return descending.contains(word) ? true : ascending.contains(word) ? false : nil
  }

  private static let ascending = QueryWordTable.words("order/ascending")
  private static let descending = QueryWordTable.words("order/descending")
}

// Plain words that no name has and that are a thing's name: "levitate", "swords dance", "fully evolved".
extension Parser {
  /// The condition of a thing without its term; nil where none is next.
  mutating func takeImplied() throws(QueryMistake) -> Condition? {
    guard let (term, count) = impliedAhead() else { return nil }
    let name = tokens[place].range.lowerBound..<tokens[place + count - 1].range.upperBound
    hasImplied = true
    return try takeValue(of: term, name: name, isPart: true, hasSign: false)
  }

  /// The term that the next words are a value of, and how many they are; nil where they are a name, or
  /// nothing that is known.
  func impliedAhead() -> (term: QueryTerm, count: Int)? {
    guard let first = words(1) else { return nil }
    // To ask for names other than slugs is dear the first time: not where a Pokémon's name begins.
    let beginsName = context.fitsName(first)
    if beginsName, let color = terms.named("color"), isBesideType, names(first, valueOf: color) {
      return (color, 1)
    }
    // And a word by itself is a name there: what is typed first looks at no table.
    for count in [4, 3, 2, 1] where count > 1 || !beginsName {
      // A word before a sign is a term.
      guard token(after: count)?.kind != .colon, let words = words(count) else { continue }
      let term = terms.implied.first { term in
        guard let kind = term.kind else { return false }
        let table = context.words[kind]
        return table.hasSlug(words)
          || !beginsName && !table.values(named: words, in: context.language).isEmpty
      }
      guard let term else { continue }
      return context.fitsName(words) ? nil : (term, count)
    }
    return nil
  }

  /// Whether a type stands before or after the next word: "blue dragon" is no name, though some have "blue".
  private var isBesideType: Bool {
    [place - 1, place + 1].contains { place in
      guard tokens.indices ~= place, let word = tokens[place].plainWord else { return false }
      return bareType(word) != nil
    }
  }

  private func names(_ word: String, valueOf term: QueryTerm) -> Bool {
    guard let kind = term.kind else { return false }
    return !context.words.values(kind, named: word, in: context.language).isEmpty
  }
}

internal import PokedexModel

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
    if beginsName, let color = terms.named("color"), isBesideType, isValue(first, of: color) {
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

  private func isValue(_ word: String, of term: QueryTerm) -> Bool {
    guard let kind = term.kind else { return false }
    return !context.words.values(kind, named: word, in: context.language).isEmpty
  }
}

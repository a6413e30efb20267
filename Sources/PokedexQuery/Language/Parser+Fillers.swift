internal import PokedexModel
internal import PokedexText

// Words that only link others: "dragon type with levitate", "not a legendary", "ghost pokémon in gen 5".
extension Parser {
  /// The words that link others.
  private static let links = QueryWordTable.words("link")

  /// The words for what every row is: they say nothing wherever they stand.
  private static let nouns = QueryWordTable.words("noun")

  /// The nouns of lists of moves and abilities.
  private static let glossaryNouns = QueryWordTable.words("listed-noun")

  private func isNoun(_ word: String) -> Bool {
    (terms.listed == .pokemon ? Self.nouns : Self.glossaryNouns).contains(word.lowercased())
  }

  func isFiller(_ token: Token) -> Bool {
    guard let word = token.plainWord, word.utf8.count <= 12 else { return false }
    return Self.links.contains(word.lowercased()) || isNoun(word)
  }

  mutating func passOver() {
    while fillerLooks < Self.mostFillerLooks, isFillerNext {
      fillerLooks += 1
      hasFillers = true
      place += 1
    }
  }

  /// Whether the next word only links others, and neither means something with those after it nor begins the
  /// name that is typed last.
  private var isFillerNext: Bool {
    guard passesOver, let token, isFiller(token), let word = token.plainWord,
      self.token(after: 1)?.isBetween != true, self.token(after: 1)?.kind != .at,
      !means(word, after: 0)
    else { return false }
    if isNoun(word) { return true }
    switch self.token(after: 1)?.kind {
    case .word, .open, .not: return true
    default: return !context.fitsName(word)
    }
  }

  /// Whether a filler is next that ends a name: what there is of it with the filler is none.
  mutating func isEndOfName(_ words: String, before word: String) -> Bool {
    guard fillerLooks < Self.mostFillerLooks, isFillerNext else { return false }
    fillerLooks += 1
    return !context.fitsName(words + " " + word)
  }

  /// More than anyone says, and few enough that a text of nothing else is read as fast.
  private static let mostFillerLooks = 20
}

extension Query {
  /// Whether it asks for anything but names.
  var asksForMoreThanNames: Bool {
    !sort.isEmpty || limit != nil || random != nil || condition.asksForMoreThanNames
  }
}

extension Condition {
  fileprivate var asksForMoreThanNames: Bool {
    switch self {
    case .any, .words: false
    case .not(let condition): condition.asksForMoreThanNames
    case .and(let conditions), .or(let conditions):
      conditions.contains(where: \.asksForMoreThanNames)
    default: true
    }
  }
}

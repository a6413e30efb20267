/// The word at a cursor, and what stands before it.
struct CompletionSpot {
  /// From the word's first character, its quotation mark if it has one, to its last.
  let range: Range<Int>
  /// The part of the word before the cursor, without a quotation mark.
  let typed: String
  /// The sign right before it.
  let sign: Token.Kind?
  /// The words before that, or before the space, where a term may stand: three, two, one of them.
  let before: [String]
  private let terms: TermTable

  init(_ characters: [Character], cursor: Int, _ terms: TermTable) {
    let cursor = max(0, min(cursor, characters.count))
    var start = cursor
    // Within quotation marks spaces belong to the word.
    let quote = Self.openQuote(in: characters[..<cursor])
    if let quote {
      start = quote
    } else {
      start = Self.wordStart(in: characters, before: cursor)
    }
    self.init(characters, cursor: cursor, start: start, quote: quote, terms)
  }

  /// So many words as one; nil where there are not so many side by side.
  init?(_ characters: [Character], cursor: Int, words: Int, _ terms: TermTable) {
    let cursor = max(0, min(cursor, characters.count))
    guard Self.openQuote(in: characters[..<cursor]) == nil else { return nil }
    var start = Self.wordStart(in: characters, before: cursor)
    guard start < cursor else { return nil }
    for _ in 1..<words {
      guard start > 0, characters[start - 1] == " " else { return nil }
      while start > 0, characters[start - 1] == " " { start -= 1 }
      let word = Self.wordStart(in: characters, before: start)
      guard word < start else { return nil }
      start = word
    }
    self.init(characters, cursor: cursor, start: start, quote: nil, terms)
  }

  /// The term that stands before it; nil for none.
  var term: QueryTerm? { before.lazy.compactMap(terms.named).first }

  private init(
    _ characters: [Character], cursor: Int, start: Int, quote: Int?, _ terms: TermTable
  ) {
    self.terms = terms
    var end = cursor
    while end < characters.count, Self.isLetter(characters[end]) { end += 1 }
    if quote != nil, end < characters.count, characters[end] == "\"" { end += 1 }
    range = start..<end
    typed = String(characters[(quote.map { $0 + 1 } ?? start)..<cursor])
    var place = Self.listStart(in: characters, before: start)
    while place > 0, characters[place - 1] == " " { place -= 1 }
    var sign: Token.Kind?
    while place > 0, let kind = Token.Kind(sign: characters[place - 1]), Self.isBeforeValue(kind) {
      place -= 1
      sign = sign == .at ? sign : kind
    }
    self.sign = sign
    before = Self.words(in: characters, until: place, after: sign, links: terms.links)
  }

  /// Where a list of values begins behind a sign, whose last stands at a place: "learns:surf,fl"; the place
  /// itself where it is in none.
  private static func listStart(in characters: [Character], before end: Int) -> Int {
    var start = end
    while start > 0, Token.Kind(sign: characters[start - 1]) == .comma {
      start = wordStart(in: characters, before: start - 1)
    }
    return start > 0 && Token.Kind(sign: characters[start - 1])?.isColonOrEqual == true
      ? start : end
  }

  private static func wordStart(in characters: [Character], before end: Int) -> Int {
    var start = end
    while start > 0, isLetter(characters[start - 1]) { start -= 1 }
    return start
  }

  /// The last quotation mark, where it has no second one.
  private static func openQuote(in characters: ArraySlice<Character>) -> Int? {
    let quotes = characters.indices.filter { characters[$0] == "\"" }
    return quotes.count % 2 == 1 ? quotes.last : nil
  }

  private static func isLetter(_ character: Character) -> Bool {
    !character.isWhitespace && Token.Kind(sign: character) == nil && !"\"/／".contains(character)
  }

  /// Whether a sign stands right before a value or a term.
  private static func isBeforeValue(_ sign: Token.Kind) -> Bool {
    switch sign {
    case .colon, .at, .sign, .not: true
    default: false
    }
  }

  /// The words that end at a place, at most three, then two, then one; after an `@` those before the
  /// value that it belongs to. A word that only links a term and its value is passed over.
  private static func words(
    in characters: [Character], until end: Int, after sign: Token.Kind?, links: Set<String>
  ) -> [String] {
    var end = end
    if sign == .at {
      guard let colon = characters[..<end].lastIndex(where: { Token.Kind(sign: $0) == .colon })
      else {
        return []
      }
      end = colon
    }
    var words: [String] = []
    while words.count < 3 {
      while end > 0, characters[end - 1] == " " { end -= 1 }
      let start = wordStart(in: characters, before: end)
      guard start < end else { break }
      let word = String(characters[start..<end])
      end = start
      if sign == nil, words.isEmpty, links.contains(word) { continue }
      words.insert(word, at: 0)
    }
    return words.indices.map { words[$0...].joined(separator: " ") }
  }
}

/// The word at a cursor, and what stands before it.
struct CompletionSpot {
  /// From the word's first character, its quotation mark if it has one, to its last.
  let range: Range<Int>
  /// The part of the word before the cursor, without a quotation mark.
  let typed: String
  /// The sign right before it.
  let sign: Character?
  /// The word before that, or before the space.
  let before: String

  init(_ characters: [Character], cursor: Int) {
    let cursor = max(0, min(cursor, characters.count))
    var start = cursor
    // Within quotation marks spaces belong to the word.
    let quote = Self.openQuote(in: characters[..<cursor])
    if let quote {
      start = quote
    } else {
      while start > 0, Self.isLetter(characters[start - 1]) { start -= 1 }
    }
    var end = cursor
    while end < characters.count, Self.isLetter(characters[end]) { end += 1 }
    if quote != nil, end < characters.count, characters[end] == "\"" { end += 1 }
    range = start..<end
    typed = String(characters[(quote.map { $0 + 1 } ?? start)..<cursor])
    var place = start
    while place > 0, characters[place - 1] == " " { place -= 1 }
    var sign: Character?
    while place > 0, ":@=<>!：＝＠".contains(characters[place - 1]) {
      place -= 1
      sign = sign == "@" ? sign : characters[place]
    }
    self.sign = sign
    before = Self.term(in: characters, until: place, after: sign)
  }

  /// The last quotation mark, where it has no second one.
  private static func openQuote(in characters: ArraySlice<Character>) -> Int? {
    let quotes = characters.indices.filter { characters[$0] == "\"" }
    return quotes.count % 2 == 1 ? quotes.last : nil
  }

  private static func isLetter(_ character: Character) -> Bool {
    !character.isWhitespace && !":=<>!()|@,\"：＝＜＞！（）｜＠，、".contains(character)
  }

  /// The word that ends at a place; after an `@` the term that its value belongs to.
  private static func term(
    in characters: [Character], until end: Int, after sign: Character?
  ) -> String {
    var end = end
    if sign == "@" || sign == "＠" {
      guard let colon = characters[..<end].lastIndex(where: { $0 == ":" || $0 == "：" }) else {
        return ""
      }
      end = colon
    }
    while end > 0, characters[end - 1] == " " { end -= 1 }
    var start = end
    while start > 0, isLetter(characters[start - 1]) { start -= 1 }
    return String(characters[start..<end])
  }
}

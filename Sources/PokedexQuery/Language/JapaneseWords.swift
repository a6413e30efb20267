internal import PokedexModel

/// Parts the words of a text in Japanese, which stand without spaces: "こおりとじめんに弱い", "すばやさ100以上".
struct JapaneseWords {
  /// No one says longer words without a space; each is looked at from every letter.
  private static let mostLetters = 24
  /// No term, thing or name has more letters.
  private static let mostLettersOfPart = 12

  private let context: QueryContext

  /// The tokens with each word that means nothing by itself in its parts, where all of them mean something.
  static func parted(in tokens: [Token], _ context: QueryContext) -> [Token] {
    guard tokens.contains(where: { $0.plainWord.map(isJapanese) == true }) else { return tokens }
    let words = JapaneseWords(context: context)
    return tokens.flatMap { token -> [Token] in
      guard let word = token.plainWord, isJapanese(word), word.count <= mostLetters,
        !words.means(word), !context.fitsName(word), let parts = words.parts(of: Array(word))
      else { return [token] }
      var start = token.range.lowerBound
      return parts.map { part in
        let range = start..<start + part.count
        start = range.upperBound
        return Token(kind: Lexer.operation(part) ?? .word(part, isQuoted: false), range: range)
      }
    }
  }

  /// Whether a word has a letter of kana or kanji.
  private static func isJapanese(_ word: String) -> Bool {
    word.unicodeScalars.contains { 0x3040..<0xA000 ~= $0.value }
  }

  /// The parts of letters, the longest first; nil where some mean nothing.
  private func parts(of letters: [Character]) -> [String]? {
    var deadEnds: Set<Int> = []
    func parts(from start: Int) -> [String]? {
      if start == letters.count { return [] }
      if deadEnds.contains(start) { return nil }
      for end in (start + 1...min(start + Self.mostLettersOfPart, letters.count)).reversed() {
        let part = String(letters[start..<end])
        if means(part) || Self.isParticle(part), let rest = parts(from: end) {
          return [part] + rest
        }
      }
      deadEnds.insert(start)
      return nil
    }
    return parts(from: 0)
  }

  private static func isParticle(_ word: String) -> Bool {
    Lexer.operation(word) != nil || Parser.links.contains(word) || Parser.nouns.contains(word)
      || SpokenTokens.comparisonsBehind[word] != nil || Parser.notBehind.contains(word)
      || Parser.particles.contains(word)
  }

  /// Whether a word is a term, a thing, a concept, a number with its unit, or a name.
  private func means(_ word: String) -> Bool {
    if let amount = Amount(word) {
      return Amount.timesWords.contains(amount.unit)
        || Figure.Dimension.allCases.contains { $0.unit(amount.unit) != nil }
    }
    if context.terms.named(word) != nil || Parser.isWord(word)
      || Parser.generation(in: word) != nil
    {
      return true
    }
    let kinds = [.type] + context.terms.implied.compactMap(\.kind) + [.trigger]
    return kinds.contains { !context.words.values($0, named: word, in: context.language).isEmpty }
      || word.count > 1 && context.isName(word)
  }
}

internal import PokedexModel

/// Splits Japanese text, which has no spaces, into words. Examples are "こおりとじめんに弱い" and
/// "すばやさ100以上".
struct JapaneseSegmenter {
  /// Maximum length of a word to split. Longer words are not split, because each letter requires
  /// several lookups.
  private static let maximumLetters = 24
  /// Maximum length of a term, value or name within a word.
  private static let maximumPartLetters = 12

  private let context: QueryContext

  /// Returns the tokens, with each Japanese word that has no meaning as a whole split into parts. A
  /// word is not split if any of the parts would have no meaning.
  static func segments(in tokens: [Token], _ context: QueryContext) -> [Token] {
    guard tokens.contains(where: { $0.plainWord.map(isJapanese) == true }) else { return tokens }
    let words = JapaneseSegmenter(context: context)
    return tokens.flatMap { token -> [Token] in
      guard let word = token.plainWord, isJapanese(word), word.count <= maximumLetters,
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

  /// Whether a word contains kana or kanji.
  private static func isJapanese(_ word: String) -> Bool {
    word.unicodeScalars.contains { 0x3040..<0xA000 ~= $0.value }
  }

  /// Splits letters into words, trying longer words first. Returns nil if the letters can't be
  /// split entirely into words with a meaning.
  private func parts(of letters: [Character]) -> [String]? {
    var deadEnds: Set<Int> = []
    func parts(from start: Int) -> [String]? {
      if start == letters.count { return [] }
      if deadEnds.contains(start) { return nil }
      for end in (start + 1...min(start + Self.maximumPartLetters, letters.count)).reversed() {
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
      || SpokenComparisonRewriter.postfixComparisons[word] != nil
      || Parser.postfixNegations.contains(word)
      || Parser.particles.contains(word)
  }

  /// Whether a word is a term, a value, a keyword, a number with a unit, or a name.
  private func means(_ word: String) -> Bool {
    if let amount = Amount(word) {
      return Amount.multiplicationWords.contains(amount.unit)
        || NumericColumn.Dimension.allCases.contains { $0.unit(amount.unit) != nil }
    }
    if context.terms.named(word) != nil || Parser.isKeyword(word)
      || Parser.generation(in: word) != nil
    {
      return true
    }
    let kinds = [.type] + context.terms.implied.compactMap(\.kind) + [.trigger]
    return kinds.contains { !context.words.values($0, named: word, in: context.language).isEmpty }
      || word.count > 1 && context.isName(word)
  }
}

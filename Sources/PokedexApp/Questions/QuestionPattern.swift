internal import PokedexModel

/// A pattern for questions, with gaps for names, such as `evolve {pokemon}`.
struct QuestionPattern: Sendable {
  /// The texts that fill the gaps of a pattern, keyed by the gaps' names.
  typealias Filling = [String: String]

  private enum PatternPart {
    case words(String)
    case gap(String)
  }

  private let parts: [PatternPart]
  /// Whether the pattern has any text other than spaces outside its gaps.
  let hasWords: Bool

  /// - Parameter text: pattern from Resources/Text/palette_words.tsv.
  init(_ text: String) {
    var parts: [PatternPart] = []
    for (index, piece) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      if index > 0 { parts.append(.gap(String(halves[0]))) }
      if let words = halves.last, index == 0 || halves.count > 1, !words.isEmpty {
        parts.append(.words(String(words)))
      }
    }
    self.parts = parts
    hasWords = parts.contains {
      if case .words(let words) = $0 { words != " " } else { false }
    }
  }

  /// Returns every way in which a text fills the pattern's gaps. The text must have been normalized
  /// by `normalizedText`.
  func fillings(of text: String) -> [Filling] { Self.fillings(of: text[...], by: parts[...]) }

  private static func fillings(of text: Substring, by parts: ArraySlice<PatternPart>) -> [Filling] {
    let rest = parts.dropFirst()
    switch parts.first {
    case nil: return text.isEmpty ? [[:]] : []
    case .words(let words):
      guard text.utf8.starts(with: words.utf8) else { return [] }
      return fillings(
        of: text[text.utf8.index(text.startIndex, offsetBy: words.utf8.count)...], by: rest)
    case .gap(let name):
      guard case .words(let words)? = rest.first else {
        return text.isEmpty ? [] : [[name: String(text)]]
      }
      var found: [Filling] = []
      var from = text.startIndex
      while let offset = text[from...].firstRange(of: words) {
        from = text.index(after: offset.lowerBound)
        if offset.lowerBound == text.startIndex { continue }
        for filling in fillings(of: text[offset.upperBound...], by: rest.dropFirst()) {
          found.append(filling.merging([name: String(text[..<offset.lowerBound])]) { $1 })
        }
      }
      return found
    }
  }

  /// Normalizes a typed text so that patterns can match it: lowercase, one space between words,
  /// straight apostrophes, and no punctuation at the end.
  static func normalizedText(_ text: String) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    var normalizedText = words.joined(separator: " ").map { $0 == "’" ? "'" : String($0) }.joined()
    while let last = normalizedText.last, "?!？！。 ".contains(last) { normalizedText.removeLast() }
    return normalizedText
  }
}

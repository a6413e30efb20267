import Testing

/// A query with a mistake, the mistake's range in the query, and the message about it.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let text: String
  let range: Range<Int>
  let english: String
  let japanese: String
  let generation: Int?

  init(
    _ text: String, _ range: Range<Int>, _ english: String, _ japanese: String,
    in generation: Int? = nil
  ) {
    (self.text, self.range, self.generation) = (text, range, generation)
    (self.english, self.japanese) = (english, japanese)
  }

  var testDescription: String { text }
}

extension MistakeCase {
  static let all =
    nameMistakes + figureMistakes + symbolMistakes + foreignTermMistakes + guessMistakes
}

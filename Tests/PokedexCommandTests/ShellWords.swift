/// Splits a line into words as a shell does. Supports only the syntax that the examples use:
/// spaces, quotes and comments.
enum ShellWords {
  /// Returns the words of a line. A `#` at the start of a word begins a comment, which is ignored.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch (character, quote) {
      case (_, .some(let end)) where character == end: quote = nil
      case (_, .some): word = (word ?? "") + String(character)
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("#", nil) where word == nil: return words
      case (" ", nil):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

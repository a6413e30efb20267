/// The words of a line as a shell takes them, as far as examples go: spaces between, quotes around.
enum ShellWords {
  /// Without what follows a `#` that begins a word.
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

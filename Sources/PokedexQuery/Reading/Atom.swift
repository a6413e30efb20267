internal import PokedexText

/// The smallest part of a text that can have a meaning of its own: a word, a part of a word with
/// hyphens, a letter of a script without spaces, or a sign.
struct Atom: Sendable {
  enum AtomKind: Equatable, Sendable {
    case word
    case quoted(String)
    case sign(Token.TokenKind)
  }

  let kind: AtomKind
  /// Offsets of the characters in the text.
  let range: Range<Int>
  /// Index of the token that the atom is in.
  let token: Int
  /// Whether the atom is a letter of a script that is written without spaces.
  let isUnspaced: Bool

  /// Splits tokens into atoms.
  static func atoms(of tokens: [Token], _ characters: [Character]) -> [Atom] {
    var atoms: [Atom] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word(let word, true):
        atoms.append(
          Atom(kind: .quoted(word), range: token.range, token: index, isUnspaced: false))
      case .word: add(token.range, of: index, characters, to: &atoms)
      default:
        atoms.append(
          Atom(kind: .sign(token.kind), range: token.range, token: index, isUnspaced: false))
      }
    }
    return atoms
  }

  private static func add(
    _ range: Range<Int>, of token: Int, _ characters: [Character], to atoms: inout [Atom]
  ) {
    var end = range.upperBound
    while end > range.lowerBound + 1, "?？。！!….,;".contains(characters[end - 1]) { end -= 1 }
    var start = range.lowerBound
    func add(upTo last: Int, isUnspaced: Bool = false) {
      guard start < last else { return }
      atoms.append(
        Atom(kind: .word, range: start..<last, token: token, isUnspaced: isUnspaced))
    }
    for index in range.lowerBound..<end {
      let character = characters[index]
      if character.isUnspacedLetter {
        add(upTo: index)
        start = index
        add(upTo: index + 1, isUnspaced: true)
        start = index + 1
      } else if isSeparator(character), index > range.lowerBound, index + 1 < end,
        !characters[index - 1].isNumber || !characters[index + 1].isNumber,
        characters[index + 1].isLetter || characters[index + 1].isNumber
      {
        add(upTo: index)
        start = index + 1
      }
    }
    add(upTo: end)
  }

  /// Whether a character separates the parts of a word, as in "fire-flying", "fire+flying" and
  /// "ほのお・ひこう".
  private static func isSeparator(_ character: Character) -> Bool {
    "-+・·".contains(character)
  }
}

extension Character {
  /// Whether the character is a letter of a script that is written without spaces.
  var isUnspacedLetter: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x30FB: return false
    case 0x3041..<0xA000, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0xFF66...0xFF9F: return true
    default: return false
    }
  }
}

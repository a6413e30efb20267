internal import PokedexModel

/// A typed text prepared for search, as a whole and word by word.
package struct NamePattern: Sendable {
  /// Maximum number of letters of a folded text. Longer texts match nothing.
  package static let maximumLetters = 64
  /// Maximum number of bytes of a typed text. Longer texts match nothing.
  package static let maximumBytes = 1024
  /// Maximum number of words. Any further words are joined to the last one.
  static let maximumWords = 8

  /// The whole text with its words joined.
  let whole: Needle
  /// Words of the text without duplicates. Empty if the text has only one word.
  let words: [Needle]

  package init(_ text: String) {
    guard text.utf8.count <= Self.maximumBytes else {
      (whole, words) = (Needle([], marks: []), [])
      return
    }
    let folded = FoldedName(text)
    guard folded.letters.count <= Self.maximumLetters else {
      (whole, words) = (Needle([], marks: []), [])
      return
    }
    whole = Needle(folded.letters, marks: folded.marks)
    words = Self.words(of: folded)
  }

  /// Whether there is nothing to search for: the text has no letters or is too long.
  package var isEmpty: Bool { whole.isEmpty }

  private static func words(of folded: FoldedName) -> [Needle] {
    var starts = folded.marks.indices.filter { folded.marks[$0] & FoldedName.Mark.word != 0 }
    if starts.count < 2 { return [] }
    starts = starts.prefix(maximumWords) + [folded.letters.count]
    var words: [(letters: ArraySlice<UInt16>, marks: ArraySlice<UInt8>)] = []
    for (start, end) in zip(starts, starts.dropFirst()) {
      let letters = folded.letters[start..<end]
      if words.contains(where: { $0.letters == letters }) { continue }
      words.append((letters, folded.marks[start..<end]))
    }
    return words.map { Needle(Array($0.letters), marks: Array($0.marks)) }
  }
}

/// Letters to search for, in every form in which they may be found.
struct Needle: Sendable {
  /// The letters in one form.
  struct Form: Sendable {
    let script: NameScript
    let letters: [UInt16]
    /// Marks of the letters; empty if the length of vowels doesn't matter.
    let marks: [UInt8]
    /// Result of `letterBits(of:)` for the letters.
    let letterBits: UInt32

    init(_ script: NameScript, _ letters: [UInt16], marks: [UInt8] = []) {
      self.script = script
      self.letters = letters
      self.marks = marks
      letterBits = Needle.letterBits(of: letters)
    }
  }

  let forms: [Form]
  let letterCount: Int
  /// National Dex number that the letters form; nil if they aren't all digits.
  let number: Int?
  let isLatin: Bool

  var isEmpty: Bool { letterCount == 0 }

  /// - Parameters:
  ///   - letters: folded letters, as in `FoldedName`.
  ///   - marks: the marks of each letter.
  init(_ letters: [UInt16], marks: [UInt8]) {
    letterCount = letters.count
    let script = NameScript.of(letters)
    isLatin = script == .latin
    number = isLatin ? Self.number(letters) : nil
    forms = letters.isEmpty ? [] : Self.forms(of: letters, marks, in: script)
  }

  private static func forms(
    of letters: [UInt16], _ marks: [UInt8], in script: NameScript
  ) -> [Form] {
    switch script {
    case .latin:
      // Romaji of two letters or fewer would match too many names.
      guard let romaji = Romaji.typed(letters), romaji.count > 2 else {
        return [Form(.latin, letters)]
      }
      return [Form(.latin, letters), Form(.romaji, romaji)]
    case .han: return [Form(.han, letters), Form(.kana, letters, marks: marks)]
    case .hangul:
      var jamo: [UInt16] = []
      for letter in letters { Hangul.append(letter, to: &jamo) }
      let forms = [Form(.jamo, jamo), Form(.hangul, letters)]
      let isInitials = letters.count > 1 && letters.allSatisfy(Hangul.isConsonant)
      return isInitials ? forms + [Form(.initials, letters)] : forms
    default: return [Form(.kana, letters, marks: marks)]
    }
  }

  /// Returns a set of 32 bits in which each letter sets one bit. A name that lacks any bit of a
  /// text can't contain the text.
  static func letterBits(of letters: [UInt16]) -> UInt32 {
    var letterBits: UInt32 = 0
    for letter in letters { letterBits |= 1 << UInt32(letter & 31) }
    return letterBits
  }

  private static func number(_ letters: [UInt16]) -> Int? {
    guard letters.count <= 6 else { return nil }
    var number = 0
    for letter in letters {
      guard 0x30...0x39 ~= letter else { return nil }
      number = number * 10 + Int(letter - 0x30)
    }
    return letters.isEmpty ? nil : number
  }

  /// Returns the maximum number of typos for a text of this length. Short texts allow fewer. What
  /// counts as short depends on the script, because some scripts need fewer letters for a word.
  static func maximumSlips(_ form: Form) -> Int {
    let count = form.letters.count
    switch form.script {
    case .latin, .romaji: return count < 4 ? 0 : count < 8 ? 1 : 2
    case .kana: return count < 3 ? 0 : count < 7 ? 1 : 2
    case .hangul, .han: return count < 3 ? 0 : count < 6 ? 1 : 2
    case .jamo, .initials: return 0
    }
  }
}

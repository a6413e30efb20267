internal import PokedexModel

/// The letters of a name in one of the forms that can be searched, such as romaji. Each letter is
/// stored with the index of the original letter that it comes from.
struct NameForm {
  private(set) var letters: [UInt16] = []
  /// For each letter, its marks from `FoldedName.Mark`.
  private(set) var marks: [UInt8] = []
  /// For each letter, the index of the original letter in the folded name.
  private(set) var sources: [Int] = []

  init() {}

  init(_ folded: FoldedName) {
    letters = folded.letters
    marks = folded.marks
    sources = Array(folded.letters.indices)
  }

  mutating func append(_ letter: UInt16, mark: UInt8, source: Int) {
    letters.append(letter)
    marks.append(mark)
    sources.append(source)
  }

  /// Removes all letters, but keeps their storage.
  mutating func removeAll() {
    letters.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
  }

  mutating func removeLast() {
    letters.removeLast()
    marks.removeLast()
    sources.removeLast()
  }

  /// Appends the Latin letters for a kana. If the kana is marked as the beginning of a word or
  /// part, so is the first Latin letter. If it is marked as the end of a word, so is the last Latin
  /// letter.
  mutating func append(romaji sound: StaticString, mark: UInt8, source: Int) {
    var begins = mark & (FoldedName.Mark.word | FoldedName.Mark.part)
    sound.withUTF8Buffer { sound in
      for letter in sound {
        if Romaji.append(letter, to: &letters) {
          marks.append(begins)
          sources.append(source)
        } else {
          marks[marks.count - 1] |= begins
        }
        begins = 0
      }
    }
    if let last = marks.indices.last { marks[last] |= mark & FoldedName.Mark.end }
  }

  /// Returns a name with its Korean syllables split into letters. The first letter of each syllable
  /// is marked, so that no match begins inside a syllable.
  static func jamo(_ folded: FoldedName) -> NameForm {
    var form = NameForm()
    form.write(jamo: folded)
    return form
  }

  /// Replaces the content with a name whose Korean syllables are split into letters, as in
  /// `jamo(_:)`. Reuses the storage.
  mutating func write(jamo folded: FoldedName) {
    removeAll()
    for (index, letter) in folded.letters.enumerated() {
      Hangul.append(letter, to: &letters)
      let count = letters.count - marks.count
      for part in 0..<count {
        let begins = folded.marks[index] & ~FoldedName.Mark.end | Self.syllable
        let ends = folded.marks[index] & FoldedName.Mark.end
        marks.append((part == 0 ? begins : 0) | (part == count - 1 ? ends : 0))
        sources.append(index)
      }
    }
  }

  /// Returns a name with each Korean syllable replaced by its initial consonant.
  static func initials(_ folded: FoldedName) -> NameForm {
    var form = NameForm(folded)
    for index in form.letters.indices {
      form.letters[index] = Hangul.initial(of: form.letters[index])
    }
    return form
  }

  /// Mark of a letter that begins a Korean syllable.
  static let syllable: UInt8 = 16
}

/// Forms in which names are searched. Each form has its own `NameSection`.
enum NameScript: Int, CaseIterable {
  /// Names in Latin letters, and slugs.
  case latin
  /// Japanese names in Latin letters, in the form that `Romaji` describes.
  case romaji
  /// Names with kana.
  case kana
  /// Names with Korean syllables, split into letters.
  case jamo
  /// Names with Korean syllables as whole characters, so that a wrong syllable is a single typo.
  case hangul
  /// Initial consonants of names with Korean syllables.
  case initials
  /// Names with Chinese characters and no kana.
  case han

  /// Returns the script of a name: Latin, kana, Korean or Chinese.
  static func of(_ letters: [UInt16]) -> NameScript {
    var script = NameScript.latin
    for letter in letters where letter >= 0x3000 {
      if Romaji.isKana(letter) { return .kana }
      if Hangul.isSyllable(letter) || 0x3131...0x318E ~= letter { return .hangul }
      script = .han
    }
    return script
  }
}

/// Splits Korean syllables into the letters that are typed for them, so that a half-typed syllable
/// is a prefix of the intended text. For example, 핔 is a prefix of 피카.
enum Hangul {
  /// Appends the letters that a syllable is typed with. Appends any other letter unchanged.
  static func append(_ letter: UInt16, to letters: inout [UInt16]) {
    guard isSyllable(letter) else {
      letters.append(letter)
      return
    }
    let index = Int(letter) - first
    letters.append(FoldedName.initials[index / (21 * 28)])
    letters += vowels[index / 28 % 21]
    letters += finals[index % 28]
  }

  static func isSyllable(_ letter: UInt16) -> Bool { 0xAC00...0xD7A3 ~= letter }

  /// Whether a letter is a single consonant.
  static func isConsonant(_ letter: UInt16) -> Bool { 0x3131...0x314E ~= letter }

  /// Returns the initial consonant of a syllable. Returns any other letter unchanged.
  static func initial(of letter: UInt16) -> UInt16 {
    isSyllable(letter) ? FoldedName.initials[(Int(letter) - first) / (21 * 28)] : letter
  }

  private static let first = 0xAC00

  private static let vowels = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ",
    "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ].map { Array($0.utf16) }

  private static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ",
    "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ].map { Array($0.utf16) }
}

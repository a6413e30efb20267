internal import PokedexModel

/// A name's letters in one of the forms that are searched, each with where it came from.
struct NameForm {
  private(set) var letters: [UInt16] = []
  /// `FoldedName.Mark`s of each letter.
  private(set) var marks: [UInt8] = []
  /// The place of the letter of the folded name that each came from.
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

  /// Takes all letters away, but keeps their storage.
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

  /// Adds the sound of a kana that begins or ends what the mark says.
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

  /// Korean syllables taken apart; each begins with a mark, so that no match begins within one.
  static func jamo(_ folded: FoldedName) -> NameForm {
    var form = NameForm()
    form.write(jamo: folded)
    return form
  }

  /// The same in place of what there is.
  mutating func write(jamo folded: FoldedName) {
    removeAll()
    for (place, letter) in folded.letters.enumerated() {
      Hangul.append(letter, to: &letters)
      let count = letters.count - marks.count
      for part in 0..<count {
        let begins = folded.marks[place] & ~FoldedName.Mark.end | Self.syllable
        let ends = folded.marks[place] & FoldedName.Mark.end
        marks.append((part == 0 ? begins : 0) | (part == count - 1 ? ends : 0))
        sources.append(place)
      }
    }
  }

  /// What each Korean syllable begins with.
  static func initials(_ folded: FoldedName) -> NameForm {
    var form = NameForm(folded)
    for place in form.letters.indices {
      form.letters[place] = Hangul.initial(of: form.letters[place])
    }
    return form
  }

  /// The mark of a letter that a Korean syllable begins with.
  static let syllable: UInt8 = 16
}

/// The forms that names are searched in, each apart from the others.
enum NameScript: Int, CaseIterable {
  /// Names in Latin letters, and slugs.
  case latin
  /// Japanese names as `Romaji` has them.
  case romaji
  /// Names with kana in them.
  case kana
  /// Names with Korean syllables in them, taken apart.
  case jamo
  /// The same by syllables: what is left out or mistyped is one.
  case hangul
  /// The same by what their syllables begin with.
  case initials
  /// Names with Chinese characters and no kana.
  case han

  /// What a name's letters are written in, of Latin, kana, Korean and Chinese.
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

/// Korean syllables taken apart as a keyboard puts them together, so that what is half typed is the
/// beginning of what is meant: 핔 of 피카.
enum Hangul {
  /// The letters that a syllable is typed with; the letter itself where it is none.
  static func append(_ letter: UInt16, to letters: inout [UInt16]) {
    guard isSyllable(letter) else {
      letters.append(letter)
      return
    }
    let place = Int(letter) - first
    letters.append(FoldedName.initials[place / (21 * 28)])
    letters += vowels[place / 28 % 21]
    letters += finals[place % 28]
  }

  static func isSyllable(_ letter: UInt16) -> Bool { 0xAC00...0xD7A3 ~= letter }

  /// Whether it is a consonant by itself.
  static func isConsonant(_ letter: UInt16) -> Bool { 0x3131...0x314E ~= letter }

  /// What a syllable begins with; the letter itself where it is none.
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

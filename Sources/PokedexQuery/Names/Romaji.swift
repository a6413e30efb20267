internal import PokedexModel

/// Normalized romaji: one form for all ways to write Japanese in Latin letters. It is spelled as in
/// the Kunrei system, but with short vowels and single consonants.
///
/// All spellings of リザードン have the same form, whether in Hepburn, in Kunrei or as typed on a
/// keyboard: `rizaadon`, `rizādon`, `riza-don`, `rizadon`. The beginning of any spelling is
/// normalized to a beginning of that form.
enum Romaji {
  /// Appends a letter, unless it repeats the last letter or is the `u` of `ou`.
  ///
  /// - Returns: whether the letter was appended.
  static func append(_ letter: UInt8, to letters: inout [UInt16]) -> Bool {
    let letter = UInt16(letter)
    if let last = letters.last {
      if last == letter { return false }
      if last == UInt16(UInt8(ascii: "o")), letter == UInt16(UInt8(ascii: "u")) { return false }
    }
    letters.append(letter)
    return true
  }

  /// Returns the normalized form of a typed text in Latin letters, or nil if it can't be Japanese.
  static func typed(_ letters: [UInt16]) -> [UInt16]? {
    var typed: [UInt8] = []
    for letter in letters {
      guard letter < 0x80 else { return nil }
      typed.append(UInt8(letter))
    }
    var result: [UInt16] = []
    var index = 0
    while index < typed.count {
      let next = index + 1 < typed.count ? typed[index + 1] : 0
      let afterNext = index + 2 < typed.count ? typed[index + 2] : 0
      // Japanese never has the same consonant three times.
      if typed[index] == next, next == afterNext, !isVowel(next) { return nil }
      let (consonants, count) = consonants(typed[index], next, afterNext)
      consonants.withUTF8Buffer { for letter in $0 { _ = append(letter, to: &result) } }
      if count == 0 { _ = append(typed[index], to: &result) }
      index += max(1, count)
    }
    return result
  }

  /// Returns the normalized spelling of the consonant at the beginning of three letters, and the
  /// number of letters that it replaces. That number is 0 if the first letter doesn't change.
  private static func consonants(
    _ letter: UInt8, _ next: UInt8, _ afterNext: UInt8
  ) -> (StaticString, Int) {
    let h = UInt8(ascii: "h")
    switch letter {
    case UInt8(ascii: "s") where next == h: return (isHard(afterNext) ? "sy" : "s", 2)
    case UInt8(ascii: "c") where next == h: return (isHard(afterNext) ? "ty" : "t", 2)
    case UInt8(ascii: "c"): return (isHard(next) ? "k" : "t", 1)
    case UInt8(ascii: "t") where next == UInt8(ascii: "s"): return ("t", 2)
    case UInt8(ascii: "d") where next == UInt8(ascii: "z"): return ("z", 2)
    case UInt8(ascii: "j"): return (isHard(next) ? "zy" : "z", 1)
    case UInt8(ascii: "f"): return ("h", 1)
    case UInt8(ascii: "v"): return ("b", 1)
    case UInt8(ascii: "l"): return ("r", 1)
    case UInt8(ascii: "q"): return ("k", 1)
    case UInt8(ascii: "m") where next == UInt8(ascii: "b") || next == UInt8(ascii: "p"):
      return ("n", 1)
    default: return ("", 0)
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    isHard(letter) || letter == UInt8(ascii: "i")
  }

  /// Whether a letter is a vowel other than i.
  private static func isHard(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "a") || letter == UInt8(ascii: "u") || letter == UInt8(ascii: "e")
      || letter == UInt8(ascii: "o")
  }
}

// MARK: - From kana

extension Romaji {
  /// Returns letters with all katakana replaced by normalized romaji.
  ///
  /// - Parameters:
  ///   - letters: folded letters, as in `FoldedName`.
  ///   - marks: the marks of each letter.
  static func form(of letters: [UInt16], marks: [UInt8]) -> NameForm {
    var form = NameForm()
    write(letters, marks, to: &form)
    return form
  }

  /// Writes letters into an existing form, with katakana replaced by normalized romaji. This reuses
  /// the form's storage.
  static func write(_ letters: [UInt16], _ marks: [UInt8], to form: inout NameForm) {
    form.removeAll()
    var before: UInt16 = 0
    for index in letters.indices {
      let letter = letters[index]
      if isKana(letter) {
        let (dropsVowel, sound) = sound(of: letter, after: before, form.letters.last)
        if dropsVowel { form.removeLast() }
        form.append(romaji: sound, mark: marks[index], source: index)
      } else {
        form.append(letter, mark: marks[index], source: index)
      }
      before = letter
    }
  }

  /// Returns a text in kana as normalized romaji. Nil for any other text.
  static func letters(_ text: String) -> [UInt16]? {
    let folded = FoldedName(text)
    guard folded.letters.allSatisfy(isKana) else { return nil }
    return form(of: folded.letters, marks: folded.marks).letters
  }

  static func isKana(_ letter: UInt16) -> Bool { 0x30A1...0x30FA ~= letter }

  /// Returns the sound of a kana that follows another one, and whether the sound replaces the
  /// previous vowel: キャ is `kya`, ファ is `ha`, ウィ is `wi`.
  private static func sound(
    of kana: UInt16, after before: UInt16, _ last: UInt16?
  ) -> (dropsVowel: Bool, sound: StaticString) {
    switch kana {
    case 0x30E3, 0x30E5, 0x30E7:
      return (last == i || last == u || last == e, sounds[Int(kana - 0x30A1)])
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9:
      let vowel = Int(kana - 0x30A1) / 2
      if before == 0x30A6 { return (last == u, withW[vowel]) }
      // In シェ, チェ and ジェ the i turns into a y.
      if last == i { return (true, withY[vowel]) }
      return (last == u || last == e || last == o, sounds[Int(kana - 0x30A1)])
    default: return (false, sounds[Int(kana - 0x30A1)])
    }
  }

  private static let i = UInt16(UInt8(ascii: "i"))
  private static let u = UInt16(UInt8(ascii: "u"))
  private static let e = UInt16(UInt8(ascii: "e"))
  private static let o = UInt16(UInt8(ascii: "o"))
  private static let withY: [StaticString] = ["ya", "i", "yu", "ye", "yo"]
  private static let withW: [StaticString] = ["wa", "wi", "u", "we", "wo"]

  /// Sounds of the katakana from ァ to ヺ, in Unicode order.
  private static let sounds: [StaticString] = [
    "a", "a", "i", "i", "u", "u", "e", "e", "o", "o", "ka", "ga", "ki", "gi", "ku", "gu", "ke",
    "ge", "ko", "go", "sa", "za", "si", "zi", "su", "zu", "se", "ze", "so", "zo", "ta", "da", "ti",
    "zi", "", "tu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha", "ba", "pa",
    "hi", "bi", "pi", "hu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma", "mi", "mu", "me",
    "mo", "ya", "ya", "yu", "yu", "yo", "yo", "ra", "ri", "ru", "re", "ro", "wa", "wa", "i", "e",
    "o", "n", "bu", "ka", "ke", "ba", "bi", "be", "bo",
  ]
}

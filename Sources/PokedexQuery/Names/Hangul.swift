internal import PokedexModel

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

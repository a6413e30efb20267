/// Where a text without spaces, as Japanese is, may go on in the next line.
///
/// Of the rules that JIS X 4051 has for it, those that a reader stumbles over: no mark, small kana or closing bracket
/// begins a line, no opening bracket ends one, and a number or a Latin word is not torn apart.
enum LineBreaks {
  /// The text in parts that each stay in one line.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text {
      if let last, staysTogether(last, character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = character
    }
    return parts
  }

  private static func staysTogether(_ one: Character, _ next: Character) -> Bool {
    endsNoLine.contains(one) || beginsNoLine.contains(next) || isInWord(one) && isInWord(next)
  }

  /// Letters with a case and figures: kana, kanji and hangul have none.
  private static func isInWord(_ character: Character) -> Bool {
    character.isCased || character.isNumber && character.isASCII || inWords.contains(character)
  }

  private static let inWords = Set(".'’-×½¼%")
  private static let endsNoLine = Set("（「『【〈《〔［(")
  private static let beginsNoLine = Set(
    "、。，．・：；？！）」』】〉》〕］)%％,:;?!ー々…〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")
}

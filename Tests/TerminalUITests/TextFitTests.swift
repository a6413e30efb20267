import TerminalUI
import Testing

struct TextFitTests {
  private static let texts = [
    "", "a", "Pikachu", "The quick brown fox jumps over the lazy dog.", "ピカチュウ",
    "PokéAPIに接続できません。r キーで再試行します。", "피카츄 라이츄", "Flabébé e\u{301}e\u{301}e\u{301}",
    "Supercalifragilisticexpialidocious", "a 漢字 b", "one  two",
  ]

  @Test(arguments: [
    ("Pikachu", 7, "Pikachu"), ("Pikachu", 6, "Pikac…"), ("Pikachu", 1, "…"), ("Pikachu", 0, ""),
    ("Pikachu", -1, ""), ("", 0, ""), ("", 3, ""), ("ピカチュウ", 10, "ピカチュウ"), ("ピカチュウ", 9, "ピカチュ…"),
    ("ピカチュウ", 8, "ピカチ…"), ("ピカチュウ", 2, "…"), ("ピカチュウ", 1, "…"), ("Flabébé", 5, "Flab…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func clippedTextEndsWithAnEllipsis(text: String, columns: Int, expected: String) {
    #expect(TextFit.clip(text, to: columns) == expected)
  }

  @Test(arguments: [
    ("Original Johto", 14, "Original Johto"), ("Original Johto", 11, "Origi…Johto"),
    ("Original Johto", 10, "Orig…Johto"), ("Original Johto", 2, "…o"), ("Original Johto", 1, "…"),
    ("Original Johto", 0, ""), ("", 3, ""), ("ピカチュウ", 8, "ピ…ュウ"),
  ])
  func abridgedTextLosesItsMiddle(text: String, columns: Int, expected: String) {
    #expect(TextFit.clipMiddle(text, to: columns) == expected)
  }

  @Test(arguments: texts, 0...20)
  func cutTextIsNeverTooWide(text: String, columns: Int) {
    #expect(TextWidth.of(TextFit.clip(text, to: columns)) <= columns)
    #expect(TextWidth.of(TextFit.clipMiddle(text, to: columns)) <= columns)
  }

  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the quick brown fox", 19, ["the quick brown fox"]),
    ("a bbbbbb c", 4, ["a", "bbbb", "bb c"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("ピカチュウ", 4, ["ピカ", "チュ", "ウ"]),
    ("ピカチュウ", 5, ["ピカ", "チュ", "ウ"]),
    ("r キーで再試行", 8, ["r", "キーで再", "試行"]),
    ("", 5, [""]), ("      ", 3, [""]),
  ])
  func linesBreakAtSpacesOrBetweenGraphemes(text: String, columns: Int, lines: [String]) {
    #expect(TextFit.wrap(text, to: columns) == lines)
  }

  @Test(arguments: [
    ("なかまにする、進化", 12, ["なかまにす", "る、進化"]),
    ("ラッタ（アローラ）", 8, ["ラッタ", "（アロー", "ラ）"]),
    ("GOでアメ400個", 10, ["GOでアメ", "400個"]), ("レベル36で", 7, ["レベル", "36で"]),
    ("メガシンカ", 2, ["メ", "ガ", "シ", "ン", "カ"]), ("ー、。」", 4, ["ー、", "。」"]),
    ("ちいさいっ", 8, ["ちいさ", "いっ"]), ("アabcdef", 4, ["アab", "cdef"]),
  ])
  func japaneseLinesBreakAtAllowedPositions(text: String, columns: Int, lines: [String]) {
    #expect(TextFit.wrap(text, to: columns) == lines)
  }

  @Test(arguments: texts, 1...20)
  func noLineIsTooWideExceptSingleGraphemes(text: String, columns: Int) {
    let lines = TextFit.wrap(text, to: columns)

    #expect(!lines.isEmpty)
    #expect(lines.filter { TextWidth.of($0) > columns && $0.count > 1 } == [])
  }

  @Test(arguments: texts, 1...20)
  func wrappingLosesNothingButSpaces(text: String, columns: Int) {
    let lines = TextFit.wrap(text, to: columns)

    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(arguments: [0, -1])
  func wrappingToNoColumnsKeepsText(columns: Int) {
    #expect(TextFit.wrap("ab", to: columns).joined() == "ab")
  }
}

import TerminalUI
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Pikachu", 7), ("é", 1), ("e\u{301}", 1), ("’", 1), ("“”", 2), ("…", 1),
    ("♀", 1), ("♂", 1), ("·", 1), ("×", 1), ("│", 1), ("─", 1), ("→", 1), ("▸", 1), ("█", 1),
    ("▏▎▍▌▋▊▉", 7), ("\u{A0}", 1),
  ])
  func narrowGraphemesTakeOneColumn(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: [
    ("漢", 2), ("妙蛙种子", 8), ("噴火龍", 6), ("あ", 2), ("ア", 2), ("ピカチュウ", 10), ("ー", 2), ("・", 2),
    ("。", 2), ("「", 2), ("\u{3000}", 2), ("２", 2), ("？", 2), ("リザードンX", 11), ("이상해씨", 8),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("𠮷", 2), ("\u{FF76}", 1),
    ("\u{FF8B}\u{FF9F}", 2), ("\u{FF98}\u{FF7B}\u{FF9E}\u{FF70}", 4), ("\u{FF9E}", 1),
  ])
  func eastAsianGraphemesTakeTwoColumns(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test(arguments: ["😀", "🔥", "⚡", "🐉", "👨‍👩‍👧", "👍🏽"])
  func emojiTakeTwoColumnsRegardlessOfScalarCount(emoji: Character) {
    #expect(TextWidth.of(emoji) == 2)
  }

  @Test(arguments: ["\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{301}"])
  func controlCharactersAndLoneMarksTakeNoColumn(grapheme: Character) {
    #expect(TextWidth.of(grapheme) == 0)
  }

  @Test(arguments: ["フシギダネ Bulbasaur", "Flabébé", "第3世代", "e\u{301}\u{323}漢"])
  func textWidthIsSumOfGraphemeWidths(text: String) {
    #expect(TextWidth.of(text) == text.reduce(0) { $0 + TextWidth.of($1) })
  }

  @Test(arguments: [
    ("a\tb\n", 2), ("\u{1B}[0m", 3), ("é\tb\n", 2), ("\u{2028}", 0), ("\u{2029}", 0),
  ])
  func controlCharactersInTextTakeNoColumn(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }
}

import TerminalUI
import Testing

@Suite("A text box")
struct TextBoxTests {
  typealias Edit = TextBox.Edit

  nonisolated static let edits: [(text: String, edits: [Edit], result: String, cursor: Int)] = [
    ("abc", [], "abc", 3), ("abc", [.left], "abc", 2), ("abc", [.left, .right, .right], "abc", 3),
    ("abc", [.start], "abc", 0), ("abc", [.start, .left], "abc", 0),
    ("abc", [.start, .end], "abc", 3),
    ("abc", [.deleteBackward], "ab", 2), ("abc", [.start, .deleteBackward], "abc", 0),
    ("abc", [.left, .deleteBackward], "ac", 1), ("abc", [.deleteForward], "abc", 3),
    ("abc", [.start, .deleteForward], "bc", 0), ("abc", [.left, .deleteToStart], "c", 0),
    ("fire spe>100", [.deleteWord], "fire ", 5), ("fire  ", [.deleteWord], "", 0),
    ("fire spe>100", [.left, .left, .deleteWord], "fire 00", 5), ("", [.deleteWord], "", 0),
    ("fire spe>100", [.wordLeft], "fire spe>100", 9),
    ("fire spe>100", [.wordLeft, .wordLeft], "fire spe>100", 5),
    ("fire spe>100  ", [.start, .wordRight, .wordRight], "fire spe>100  ", 8),
    ("fire spe>100", [.start, .wordLeft, .deleteWordForward], " spe>100", 0),
    ("fire spe>100 ", [.deleteWordBackward], "fire spe>", 9),
    ("リザードン Lv.5", [.wordLeft, .wordLeft, .wordLeft, .wordLeft, .deleteWordForward], " Lv.5", 0),
    ("", [.wordLeft, .wordRight, .deleteWordBackward, .deleteWordForward], "", 0),
    ("", [.deleteBackward, .deleteForward, .deleteToStart, .left, .right], "", 0),
    ("リザードン", [.deleteBackward], "リザード", 4), ("e\u{301}a", [.left, .deleteBackward], "a", 0),
    ("👩‍👩‍👧x", [.left, .deleteBackward], "x", 0), ("a👍🏽b", [.start, .right, .deleteForward], "ab", 1),
  ]

  @Test(arguments: edits)
  func editsChangeTextAndCursor(row: (text: String, edits: [Edit], result: String, cursor: Int)) {
    var box = TextBox(row.text)

    for edit in row.edits { box.edit(edit) }

    #expect(box.text == row.result)
    #expect(box.cursor == row.cursor)
  }

  @Test func textIsInsertedAtCursor() {
    var box = TextBox("ac")
    box.edit(.left)

    box.insert("bb")

    #expect(box.text == "abbc")
    #expect(box.cursor == 3)
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a\tb", "a b"), ("a\u{1B}[31mb", "a[31mb"),
    ("a\u{7F}\u{85}\u{0}b", "ab"), ("a\u{2028}b", "a b"),
  ])
  func pastedTextIsReducedToOneLineWithoutControlCharacters(pasted: String, result: String) {
    var box = TextBox()

    box.insert(pasted)

    #expect(box.text == result)
  }

  @Test func combiningMarkJoinsPrecedingCharacter() {
    var box = TextBox("ea")
    box.edit(.left)

    box.insert("\u{301}")

    #expect(box.text == "e\u{301}a")
    #expect(box.cursor == 1)
  }

  @Test(arguments: ["x", "リ", "e\u{301}\u{301}"])
  func textIsLimitedInLength(character: String) {
    var box = TextBox()

    box.insert(String(repeating: character, count: 100_000))
    box.insert("y")

    #expect(box.text.unicodeScalars.count == TextBox.limit)
    #expect(box.cursor == box.text.count)
  }

  @Test func replacingPutsCursorAfterNewText() {
    var box = TextBox("type:fi spe>1")

    box.replace(5..<7, with: "fire")

    #expect(box.text == "type:fire spe>1")
    #expect(box.cursor == 9)
  }

  @Test func visiblePartIncludesCursorAndFits() {
    let texts = ["", "abcdefghijklmnop", "リザードンとフシギダネ", "aリbザcーdドeン"]
    for text in texts {
      for columns in 3...30 {
        var box = TextBox(text)
        box.edit(.start)
        for offset in 0...text.count {
          let shown = box.shown(in: columns)
          let widths = box.characters.map { TextWidth.of($0) }
          let ellipses = (shown.lowerBound > 0 ? 1 : 0) + (shown.upperBound < widths.count ? 1 : 0)

          #expect(shown.lowerBound <= offset && offset <= shown.upperBound)
          #expect(widths[shown].reduce(1 + ellipses, +) <= columns, "\(text) \(columns) \(offset)")
          box.edit(.right)
        }
      }
    }
  }

  @Test(arguments: WidgetTexts.all)
  func lineWithTheCursorFitsAnyWidth(text: String) {
    for columns in 3...200 {
      var box = TextBox(text)
      for _ in 0...text.count {
        let line = Line(box.spans(box.shown(in: columns)))
        #expect(line.leftColumns <= columns)
        #expect(line.text.count { $0 == "▏" } == 1)
        box.edit(.left)
      }
    }
  }

  @Test func ellipsisMarksClippedText() {
    var box = TextBox("abcdefghij")
    #expect(Line(box.spans(box.shown(in: 6))).text == "…hij▏")
    box.edit(.start)
    #expect(Line(box.spans(box.shown(in: 6))).text == "▏abcd…")
    #expect(Line(box.spans(box.shown(in: 20))).text == "▏abcdefghij")
  }
}

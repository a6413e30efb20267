import TerminalUI
import Testing

struct FrameChangesTests {
  private static func frame(_ text: String) -> Frame {
    var frame = Frame(size: Size(columns: 8, rows: 2))
    frame.write(text, column: 0, row: 1)
    return frame
  }

  @Test(
    arguments: [
      ("abcdef", "abcdef", nil), ("abcdef", "abXdef", 2..<3), ("abcdef", "XbcdeX", 0..<6),
      ("abcdef", "abcdefgh", 6..<8), ("", "abcdefgh", 0..<8), ("abcdef", "", 0..<6),
      ("aピb", "aピc", 3..<4), ("aピb", "xピb", 0..<1), ("aピb", "a  b", 1..<3), ("a  b", "aピb", 1..<3),
      ("ピカ", "aピカ", 0..<5), ("e", "e\u{301}", 0..<1), ("ピ", "カ", 0..<2), ("aピb", "aカb", 1..<3),
    ] as [(String, String, Range<Int>?)])
  func changesSpanFirstToLastDifferentColumn(
    before: String, after: String, expected: Range<Int>?
  ) {
    let (old, new) = (Self.frame(before), Self.frame(after))

    #expect(new.changes(in: 1, since: old) == expected)
    #expect(new.changes(in: 0, since: old) == nil)
  }

  @Test func changedStyleIsAChange() {
    let old = Self.frame("abc")
    var new = old
    new.restyle(Rect(column: 1, row: 1, columns: 1, rows: 1)) { $0.attributes = .bold }

    #expect(new.changes(in: 1, since: old) == 1..<2)
  }

  @Test func changeInSecondHalfIncludesFirstHalf() {
    let old = Self.frame("aピb")
    var new = old
    new.restyle(Rect(column: 2, row: 1, columns: 1, rows: 1)) { $0.attributes = .bold }

    #expect(new.changes(in: 1, since: old) == 1..<3)
  }

  @Test func frameWithoutColumnsHasNoChanges() {
    let frame = Frame(size: Size(columns: 0, rows: 1))

    #expect(frame.changes(in: 0, since: frame) == nil)
  }
}

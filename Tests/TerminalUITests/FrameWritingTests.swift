import TerminalUI
import Testing

struct FrameWritingTests {
  @Test func newFrameIsBlank() {
    let frame = Frame(size: Size(columns: 3, rows: 2))

    #expect(frame[0].map(\.text) == [" ", " ", " "])
    #expect((0..<2).map { frame.text(row: $0) } == ["", ""])
  }

  @Test(arguments: [
    (0, "abcd", "abcd", 4), (1, "ab", " ab", 3), (3, "abc", "   abc", 6), (4, "abc", "    ab", 6),
    (6, "abc", "", 6), (99, "abc", "", 99), (-1, "abc", "bc", 2), (-3, "abc", "", 0),
    (-2, "abcdefghij", "cdefgh", 6), (0, "", "", 0),
    (0, "ピカ", "ピカ", 4), (2, "ピカ", "  ピカ", 6), (4, "ピカ", "    ピ", 6), (3, "ピカ", "   ピ", 5),
    (-2, "ピカ", "カ", 2), (5, "é’♀", "     é", 6), (-1, "é’♀", "’♀", 2),
  ])
  func textIsClippedAtBothEdges(column: Int, text: String, expected: String, end: Int) {
    var frame = Frame(size: Size(columns: 6, rows: 1))

    let endColumn = frame.write(text, column: column, row: 0)

    #expect(frame.text(row: 0) == expected)
    #expect(endColumn == end)
  }

  @Test(arguments: [-1, 2, .max, .min], ["abc", "ピカ"])
  func rowOutsideFrameIsIgnored(row: Int, text: String) {
    var frame = Frame(size: Size(columns: 4, rows: 2))

    let end = frame.write(text, column: 1, row: row)

    #expect(frame == Frame(size: Size(columns: 4, rows: 2)))
    #expect(end == 1)
  }

  @Test(arguments: [
    ("abcdef", 4, "abcd"), ("abcdef", 0, ""), ("abcdef", 99, "abcdef"), ("ピカチュ", 4, "ピカ"),
    ("ピカチュ", 3, "ピ"), ("ピカチュ", 1, ""), ("ピカチュ", 0, ""),
  ])
  func limitIsExclusive(text: String, limit: Int, expected: String) {
    var frame = Frame(size: Size(columns: 8, rows: 1))

    frame.write(text, column: 0, row: 0, limit: limit)

    #expect(frame.text(row: 0) == expected)
  }

  @Test(arguments: ["a", "ピ", "é", ""])
  func writingToEmptyFrameDoesNothing(text: String) {
    var frame = Frame(size: Size(columns: 0, rows: 0))
    var flat = Frame(size: Size(columns: 0, rows: 1))

    frame.write(text, column: 0, row: 0)
    flat.write(text, column: 0, row: 0)
    flat.write(text, column: -1, row: 0)

    #expect(frame == Frame(size: Size(columns: 0, rows: 0)))
    #expect(flat.text(row: 0) == "")
  }

  @Test(arguments: [("a", "a"), ("ab", "a"), ("é", "é"), ("ピ", " "), ("", " ")])
  func frameOfOneCellHoldsOneColumn(text: String, expected: String) {
    var frame = Frame(size: Size(columns: 1, rows: 1))

    frame.write(text, column: 0, row: 0)

    #expect(frame[0].map(\.text) == [expected])
  }

  @Test func textIsWrittenOnlyToItsRow() {
    var frame = Frame(size: Size(columns: 3, rows: 3))

    frame.write("abcdef", column: 0, row: 1)
    frame.write("ピカ", column: 0, row: 2)

    #expect((0..<3).map { frame.text(row: $0) } == ["", "abc", "ピ"])
  }

  @Test func controlCharactersAndLoneMarksTakeNoCell() {
    var frame = Frame(size: Size(columns: 6, rows: 1))

    let end = frame.write("\u{301}a\tb\nc\u{1B}d\u{200B}", column: 0, row: 0)

    #expect(frame[0].map(\.text) == ["a", "b", "c", "d", " ", " "])
    #expect(end == 4)
  }

  @Test func combiningMarksStayInCellOfTheirLetter() {
    var frame = Frame(size: Size(columns: 4, rows: 1))

    frame.write("e\u{301}か\u{3099}x", column: 0, row: 0)

    #expect(frame[0].map { $0.text.unicodeScalars.count } == [2, 2, 0, 1])
    #expect(frame.text(row: 0) == "éがx")
  }

  @Test func styleAppliesOnlyToWrittenCells() {
    let bold = Style(attributes: .bold)
    var frame = Frame(size: Size(columns: 6, rows: 1))

    frame.write("a", column: 0, row: 0, style: bold)
    frame.write("ピ", column: 2, row: 0, style: bold)

    #expect(frame[0].map { $0.style == bold } == [true, false, true, true, false, false])
  }
}

import TerminalUI
import TestSupport
import Testing

struct FrameWideTests {
  @Test(arguments: [
    (0, "x", ["x", " ", "カ", "", " ", " "]), (1, "x", [" ", "x", "カ", "", " ", " "]),
    (2, "x", ["ピ", "", "x", " ", " ", " "]), (3, "x", ["ピ", "", " ", "x", " ", " "]),
    (0, "é", ["é", " ", "カ", "", " ", " "]), (1, "é", [" ", "é", "カ", "", " ", " "]),
    (1, "xy", [" ", "x", "y", " ", " ", " "]), (1, "éà", [" ", "é", "à", " ", " ", " "]),
    (1, "龍", [" ", "龍", "", " ", " ", " "]), (3, "龍", ["ピ", "", " ", "龍", "", " "]),
    (0, "龍", ["龍", "", "カ", "", " ", " "]), (-1, "xy", ["y", " ", "カ", "", " ", " "]),
  ])
  func overwritingHalfOfWideGraphemeBlanksOtherHalf(
    column: Int, text: String, expected: [String]
  ) {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write("ピカ", column: 0, row: 0)

    frame.write(text, column: column, row: 0)

    #expect(frame[0].map(\.text) == expected)
  }

  @Test func blankedHalfKeepsItsStyle() {
    let bold = Style(attributes: .bold)
    var frame = Frame(size: Size(columns: 2, rows: 1))
    frame.write("ピ", column: 0, row: 0, style: bold)

    frame.write("x", column: 1, row: 0)

    #expect(Array(frame[0]) == [Cell(scalar: " ", style: bold), Cell(scalar: "x", style: .plain)])
  }

  @Test func halfFittingWideGraphemeBecomesASpace() {
    let bold = Style(attributes: .bold)
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.write("abc", column: 0, row: 0)

    frame.write("ピカ", column: 0, row: 0, style: bold)

    #expect(frame[0].map(\.text) == ["ピ", "", " "])
    #expect(frame[0].allSatisfy { $0.style == bold })
  }

  @Test func wideGraphemeAtLimitKeepsCellsBeyondIt() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.write("abcd", column: 0, row: 0)

    frame.write("ピカ", column: 0, row: 0, limit: 3)

    #expect(frame[0].map(\.text) == ["ピ", "", " ", "d"])
  }

  @Test func restylingKeepsTextAndIsClippedToFrame() {
    var frame = Frame(size: Size(columns: 4, rows: 3))
    frame.write("ab", column: 0, row: 1)

    frame.restyle(Rect(column: 1, row: 1, columns: 99, rows: 99)) { $0.attributes = .reverse }
    frame.restyle(Rect(column: -5, row: -5, columns: 6, rows: 6)) { $0.attributes = .bold }
    frame.restyle(Rect(column: 9, row: 9, columns: 1, rows: 1)) { $0.attributes = .dim }

    let attributes = (0..<3).map { row in frame[row].map(\.style.attributes) }
    #expect(attributes[0] == [.bold, [], [], []])
    #expect(attributes[1] == [[], .reverse, .reverse, .reverse])
    #expect(attributes[2] == [[], .reverse, .reverse, .reverse])
    #expect(frame.text(row: 1) == "ab")
  }

  @Test(arguments: [
    (-1, Int.max, [" ", "カ", "", "d"]), (-1, 1, [" ", "b", "c", "d"]),
    (-1, 0, ["a", "b", "c", "d"]), (-2, 4, ["カ", "", "c", "d"]), (-3, 4, [" ", "b", "c", "d"]),
  ])
  func wideGraphemeCutByTheLeftEdgeBecomesASpace(column: Int, limit: Int, expected: [String]) {
    var frame = Frame(size: Size(columns: 4, rows: 2))
    frame.write("wxyz", column: 0, row: 0)
    frame.write("abcd", column: 0, row: 1)

    frame.write("ピカ", column: column, row: 1, limit: limit)

    #expect(frame[1].map(\.text) == expected)
    #expect(frame.text(row: 0) == "wxyz")
  }

  /// Makes ten thousand random writes, with a fixed seed.
  @Test(arguments: [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 2), Size(columns: 7, rows: 3),
  ])
  func halvesOfWideGraphemesStayTogether(size: Size) {
    var frame = Frame(size: size)
    var numbers = SeededGenerator(seed: 1)
    let texts = ["a", "abc", "ピ", "aピb", "ピカチュウ", "é", "e\u{301}漢", "🔥", "", "  "]

    for _ in 0..<10_000 {
      frame.write(
        texts[Int.random(in: 0..<texts.count, using: &numbers)],
        column: Int.random(in: 0..<12, using: &numbers) - 3,
        row: Int.random(in: 0..<size.rows, using: &numbers),
        limit: Int.random(in: 0..<12, using: &numbers) - 2)
    }

    for row in 0..<size.rows {
      let cells = Array(frame[row])
      let widths = cells.map { TextWidth.of($0.text) }
      #expect(widths.reduce(0, +) == size.columns)
      #expect(
        cells.indices.allSatisfy { cells[$0].isContinuation == ($0 > 0 && widths[$0 - 1] == 2) })
    }
  }
}

import Testing

@testable import pokedex

@Suite("The marker under a query error")
struct QueryErrorMarkerTests {
  static let errorRanges: [(query: String, range: Range<Int>, lines: String)] = [
    ("fire spx>=100", 5..<8, "  fire spx>=100\n       ^^^\n"),
    ("type:fir", 5..<8, "  type:fir\n       ^^^\n"),
    // The error is a missing value at the end of the query.
    ("spe>=", 5..<5, "  spe>=\n       ^\n"),
    ("", 0..<0, "  \n  ^\n"),
    // Wide characters take two columns each, both before the marked range and within it.
    ("ほのお すばや>1", 4..<7, "  ほのお すばや>1\n         ^^^^^^\n"),
    ("ﾘｻﾞｰﾄﾞﾝ x", 6..<7, "  ﾘｻﾞｰﾄﾞﾝ x\n          ^\n"),
    // A combining character takes no column.
    ("flabe\u{301}be\u{301} x", 8..<9, "  flabe\u{301}be\u{301} x\n          ^\n"),
    // Line breaks, tabs and escape characters are replaced, so that the query stays on one line and
    // can't move the cursor.
    ("a\nb\t\u{1B}[2J", 4..<5, "  a b ?[2J\n      ^\n"),
  ]

  @Test(arguments: errorRanges)
  func caretsMarkTheErrorRange(query: String, range: Range<Int>, lines: String) {
    #expect(QueryErrorMarker.lines(query, range) == lines)
  }

  static let cuts: [(query: String, range: Range<Int>, lines: String)] = [
    ("0123456789", 0..<1, "  0123456789\n  ^\n"),
    ("0123456789A", 10..<11, "  0123456789A\n            ^\n"),
    ("0123456789ABCDEF", 0..<1, "  012345678…\n  ^\n"),
    ("0123456789ABCDEF", 2..<16, "  012345678…\n    ^^^^^^^\n"),
  ]

  @Test(arguments: cuts)
  func longQueryIsCutAtItsEnd(query: String, range: Range<Int>, lines: String) {
    let columns = query.count <= 11 ? 13 : 12

    #expect(QueryErrorMarker.lines(query, range, columns: columns) == lines)
  }

  @Test func longQueryIsCutAroundTheError() {
    let query = String(repeating: "a ", count: 100) + "bad " + String(repeating: "c ", count: 100)

    let lines = QueryErrorMarker.lines(query, 200..<203).split(separator: "\n").map(String.init)

    #expect(
      lines[0] == "  …a a a a a a a a a a a a bad " + String(repeating: "c ", count: 23) + "…")
    #expect(lines[1] == "  " + String(repeating: " ", count: 25) + "^^^")
    #expect(lines[0].count == 78)
  }

  @Test func megabyteQueryIsShownOnOneLine() {
    let query = String(repeating: "(", count: 1_000_000)

    let lines = QueryErrorMarker.lines(query, 1000..<1001).split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 78 })
  }
}

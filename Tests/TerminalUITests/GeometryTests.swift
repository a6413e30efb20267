import TerminalUI
import Testing

struct GeometryTests {
  @Test func negativeCountsBecomeZero() {
    #expect(Size(columns: -1, rows: -2) == Size(columns: 0, rows: 0))
    #expect(
      Rect(column: -3, row: -4, columns: -1, rows: -2)
        == Rect(column: -3, row: -4, columns: 0, rows: 0))
  }

  @Test func endColumnAndEndRowAreExclusive() {
    let rect = Rect(column: 2, row: 3, columns: 4, rows: 5)

    #expect(rect.endColumn == 6)
    #expect(rect.endRow == 8)
  }

  @Test(arguments: [
    (2, 3, true), (5, 7, true), (1, 3, false), (2, 2, false), (6, 7, false), (5, 8, false),
  ])
  func rectContainsOnlyItsCells(column: Int, row: Int, contains: Bool) {
    let rect = Rect(column: 2, row: 3, columns: 4, rows: 5)

    #expect(rect.contains(column: column, row: row) == contains)
  }

  @Test func rectWithoutRowsContainsNoCell() {
    #expect(!Rect(column: 2, row: 3, columns: 4, rows: 0).contains(column: 2, row: 3))
  }
}

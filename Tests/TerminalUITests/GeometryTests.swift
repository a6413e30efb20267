import TerminalUI
import Testing

struct GeometryTests {
  @Test func negativeCountsBecomeNone() {
    #expect(Size(columns: -1, rows: -2) == Size(columns: 0, rows: 0))
    #expect(
      Rect(column: -3, row: -4, columns: -1, rows: -2)
        == Rect(column: -3, row: -4, columns: 0, rows: 0))
  }

  @Test func endsAreAfterTheLast() {
    let rect = Rect(column: 2, row: 3, columns: 4, rows: 5)

    #expect(rect.endColumn == 6)
    #expect(rect.endRow == 8)
  }
}

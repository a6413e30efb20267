import TerminalUI
import Testing

@Suite("Graphics on frames")
struct FrameGraphicsTests {
  private static func graphic(_ id: Int = 1) -> EncodedGraphic {
    EncodedGraphic(
      id: id, box: Size(columns: 3, rows: 2),
      covered: Rect(column: 0, row: 0, columns: 3, rows: 2), bytes: [], removal: [])
  }

  @Test func cellsBeneathGraphicAreBlank() {
    var frame = Frame(size: Size(columns: 6, rows: 3))
    for row in 0..<3 { frame.write("abcdef", column: 0, row: row) }

    frame.place(Self.graphic(), column: 2, row: 1)

    #expect((0..<3).map(frame.text(row:)) == ["abcdef", "ab   f", "ab   f"])
    #expect(frame.graphics.map(\.rect) == [Rect(column: 2, row: 1, columns: 3, rows: 2)])
  }

  @Test(arguments: [
    (Rect(column: 0, row: 0, columns: 2, rows: 3), true),
    (Rect(column: 0, row: 0, columns: 6, rows: 1), true),
    (Rect(column: 4, row: 2, columns: 1, rows: 1), false),
    (Rect(column: 0, row: 0, columns: 3, rows: 2), false),
  ])
  func clearingAnyCellOfGraphicRemovesIt(rect: Rect, isKept: Bool) {
    var frame = Frame(size: Size(columns: 6, rows: 3))
    frame.place(Self.graphic(), column: 2, row: 1)

    frame.clear(rect)

    #expect(frame.graphics.isEmpty != isKept)
  }

  @Test(arguments: [(0, 0), (9, 0), (513, 18), (9, 5000), (-9, 18), (.max, .max)])
  func invalidCellSizeFallsBackToDefault(width: Int, height: Int) {
    let graphics = GraphicsSupport(.kitty, cellWidth: width, cellHeight: height)

    #expect(graphics == GraphicsSupport(.kitty, cellWidth: 10, cellHeight: 20))
  }

  @Test func validCellSizeIsUsed() {
    #expect(GraphicsSupport(.sixel, cellWidth: 512, cellHeight: 1).cellWidth == 512)
    #expect(GraphicsSupport(.kitty, cellWidth: 9, cellHeight: 18).cellHeight == 18)
  }
}

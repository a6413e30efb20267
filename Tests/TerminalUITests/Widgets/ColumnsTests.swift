import TerminalUI
import Testing

struct ColumnsTests {
  private static func block(_ text: String, width: Int, height: Int = 2) -> [Line] {
    Array(
      repeating: Line([Span(TextFit.pad(TextFit.clip(text, to: width), to: width))]), count: height)
  }

  @Test(arguments: 1...7, WidgetTexts.widths)
  func columnsFitAndContainAllItems(count: Int, columns: Int) {
    let layout = Columns(count, of: 12..., maximum: 30, in: columns, after: 6)

    #expect(layout.groups.flatMap { Array($0) } == Array(0..<count))
    let widest = layout.groups.map(\.count).max() ?? 0
    #expect(6 + widest * layout.width + (widest - 1) * 2 <= max(columns, 7))
    #expect(layout.width <= 30)
    #expect(layout.groups.dropLast().allSatisfy { $0.count == widest })
  }

  @Test(arguments: [(100, ["A         B", "A         B"]), (99, ["A", "A", "", "B", "B"])])
  func blocksAreStackedIfColumnsAreTooNarrow(columns: Int, lines: [String]) {
    let layout = Columns(2, of: 48..., in: columns, gap: 4)
    let blocks = ["A", "B"].map { name in Array(repeating: Line([Span(name)]), count: 2) }

    let shown = layout.lines(blocks).map {
      $0.text.split(separator: " ").joined(separator: "         ")
    }

    #expect(shown == lines)
  }

  @Test(arguments: WidgetTexts.widths)
  func blocksFitTheirColumns(columns: Int) {
    let layout = Columns(3, of: 10..., in: columns, gap: 3)
    let blocks = WidgetTexts.all.map { Self.block($0, width: layout.width) }

    let lines = layout.lines(blocks)

    #expect(lines.widest() <= columns)
    for block in blocks where block[0].text.contains(where: { $0 != " " }) {
      #expect(lines.contains { $0.text.contains(block[0].text) })
    }
  }

  @Test func blocksFillColumnsTopToBottom() {
    let layout = Columns(2, of: 3..., in: 10, gap: 2)
    let blocks = ["a", "b", "c"].map { [Line([Span($0)])] }

    #expect(layout.lines(blocks).map(\.text) == ["a     c", "", "b"])
  }

  @Test(arguments: WidgetTexts.widths, [1, 3, 9])
  func packedBlocksAreCompleteOrOmitted(columns: Int, rows: Int) {
    let blocks = [(12, 2), (30, 4), (5, 1)].map { Self.block("x", width: $0.0, height: $0.1) }

    let lines = Columns.packed(blocks, columns: columns, rows: rows)

    #expect(lines.widest() <= columns)
    #expect(lines.count <= rows)
    #expect(lines.isEmpty == !blocks.contains { $0[0].leftColumns <= columns && $0.count <= rows })
  }

  @Test func packedBlocksFillRowsFirst() {
    let blocks = [["aa", "aa"], ["b"], ["cccccccccc"]].map { $0.map { Line([Span($0)]) } }

    #expect(
      Columns.packed(blocks, columns: 10, rows: 9).map(\.text)
        == ["aa    b", "aa", "", "cccccccccc"])
    #expect(Columns.packed(blocks, columns: 10, rows: 2).map(\.text) == ["aa    b", "aa"])
  }
}

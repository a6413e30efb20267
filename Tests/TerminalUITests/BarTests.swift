import TerminalUI
import Testing

struct BarTests {
  @Test(arguments: [
    (0, ""), (-5, ""), (1, "▏"), (16, "▌"), (32, "█"), (48, "█▌"), (128, "████"), (254, "███████▉"),
    (255, "████████"), (256, "████████"), (9999, "████████"),
  ])
  func barIsDrawnInEighthsOfACell(value: Int, bar: String) {
    #expect(Bar.text(value, of: 255, columns: 8) == bar)
  }

  @Test(arguments: [(255, 0), (255, -1)])
  func barWithoutColumnsOrMaximumIsEmpty(maximum: Int, columns: Int) {
    #expect(Bar.text(100, of: maximum, columns: columns) == "")
    #expect(Bar.text(100, of: 0, columns: 8) == "")
  }

  @Test(arguments: 1...30)
  func barGrowsWithValueUpToItsColumns(columns: Int) {
    let bars = (1...255).map { Bar.text($0, of: 255, columns: columns) }
    let widths = bars.map { TextWidth.of($0) }

    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(widths.first == 1)
    #expect(bars.last == String(repeating: "█", count: columns))
  }
}

import TerminalUI
import Testing

struct MenuTests {
  private let menu = Menu(
    title: "Generation",
    rows: [
      Menu.MenuEntry("0 today"),
      Menu.MenuEntry("1 Generation I", details: ["Red", "Blue", "Yellow"]),
      Menu.MenuEntry("2 第二世代", details: ["金", "銀"]),
    ], selected: 1, current: 0)

  @Test func detailsAreAlignedAndCurrentRowIsTicked() {
    #expect(
      menu.lines(Size(columns: 40, rows: 10)).map(\.text) == [
        "0 today          ✓", "1 Generation I  Red, Blue, Yellow", "2 第二世代      金, 銀",
      ])
  }

  @Test func detailsThatDoNotFitAreCounted() {
    #expect(menu.lines(Size(columns: 26, rows: 10))[1].text == "1 Generation I  Red +2")
  }

  @Test(arguments: WidgetTexts.all, WidgetTexts.widths)
  func linesFit(text: String, columns: Int) {
    let menu = Menu(
      title: text, rows: [Menu.MenuEntry(text, details: [text, "a"]), Menu.MenuEntry("b")],
      selected: 0,
      current: 1)

    #expect(menu.lines(Size(columns: columns, rows: 5)).widest() <= columns)
  }

  @Test(arguments: [(0, 0..<3), (4, 2..<5), (9, 7..<10)])
  func visibleRowsIncludeSelectedRow(selected: Int, shown: Range<Int>) {
    let rows = (0..<10).map { Menu.MenuEntry("\($0)") }
    let menu = Menu(title: "", rows: rows, selected: selected)

    #expect(menu.shown(in: 4) == shown)
    #expect(menu.row(at: 0, in: 4) == shown.lowerBound)
    #expect(menu.row(at: 3, in: 4) == nil)
    #expect(menu.selectedLine(in: 4) == selected - shown.lowerBound)
  }

  @Test func aMenuWithoutRowsHasNoLines() {
    let menu = Menu(title: "Copy", rows: [], selected: 0)

    #expect(menu.lines(Size(columns: 20, rows: 5)).isEmpty)
    #expect(menu.selectedLine(in: 5) == nil && menu.row(at: 0, in: 5) == nil)
  }
}

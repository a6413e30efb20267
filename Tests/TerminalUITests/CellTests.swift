import TerminalUI
import Testing

struct CellTests {
  @Test(arguments: [
    "a", " ", "é", "e\u{301}", "漢", "か\u{3099}", "♀", "🔥", "e\u{301}\u{323}", "\u{10FFFF}",
  ])
  func cellKeepsItsGrapheme(grapheme: Character) {
    let cell = Cell(grapheme: grapheme, style: .plain)

    #expect(Array(cell.text.unicodeScalars) == Array(grapheme.unicodeScalars))
    #expect(!cell.isContinuation)
  }

  @Test func combiningMarksBeyondTheSecondAreDropped() {
    let cell = Cell(grapheme: "e\u{301}\u{323}\u{330}\u{331}", style: .plain)

    #expect(Array(cell.text.unicodeScalars) == ["e", "\u{301}", "\u{323}"])
    #expect(cell.scalars == (0x65, 0x301, 0x323))
  }

  @Test func unusedScalarsAreZero() {
    #expect(Cell(scalar: "漢", style: .plain).scalars == (0x6F22, 0, 0))
  }

  @Test func continuationCellHasNoText() {
    let cell = Cell.continuation(style: .plain)

    #expect(cell.isContinuation)
    #expect(cell.text == "")
    #expect(cell.scalars == (0, 0, 0))
  }

  @Test func blankCellIsAPlainSpace() {
    #expect(Cell.blank == Cell(scalar: " ", style: .plain))
    #expect(Cell.blank == Cell(grapheme: " ", style: .plain))
    #expect(Cell.blank != Cell.continuation(style: .plain))
  }

  @Test func cellsDifferByTextAndByStyle() {
    let bold = Style(attributes: .bold)

    #expect(Cell(scalar: "a", style: .plain) != Cell(scalar: "b", style: .plain))
    #expect(Cell(scalar: "a", style: .plain) != Cell(scalar: "a", style: bold))
    #expect(Cell(grapheme: "e\u{301}", style: .plain) != Cell(grapheme: "e", style: .plain))
  }
}

import TerminalUI
import Testing

struct FrameCellsTests {
  private static let cells = "abc".unicodeScalars.map { Cell(scalar: $0, style: .plain) }

  @Test(arguments: [
    (0, "abc   "), (1, " abc  "), (4, "    ab"), (6, "      "), (9, "      "), (-1, "bc    "),
    (-3, "      "),
  ])
  func cellsAreClippedAtTheEdges(column: Int, expected: String) {
    var frame = Frame(size: Size(columns: 6, rows: 1))

    frame.write(Self.cells, column: column, row: 0)

    #expect(frame[0].map(\.text).joined() == expected)
  }

  @Test func cellsEndAtLimitAndStayInTheirRow() {
    var frame = Frame(size: Size(columns: 6, rows: 2))

    frame.write(Self.cells, column: 1, row: 1, limit: 3)
    frame.write(Self.cells, column: 0, row: 2)
    frame.write(Self.cells, column: 0, row: -1)

    #expect(frame.text(row: 0) == "")
    #expect(frame.text(row: 1) == " ab")
  }

  @Test func remainingHalfOfWideGraphemeIsBlank() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write("ピカ", column: 0, row: 0)

    frame.write([Self.cells[0], Self.cells[1]], column: 1, row: 0)

    #expect(frame[0].map(\.text) == [" ", "a", "b", " ", " ", " "])
  }
}

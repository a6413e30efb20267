import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Rows of the list line up")
struct ListAlignmentTests {
  nonisolated private static let typeColors = Set(
    PokemonType.allCases.map { Theme.full.style(.type($0)).foreground })

  /// The column at which a row's types start, for each window width.
  nonisolated static let layouts = [(columns: 80, typeColumn: 21), (columns: 120, typeColumn: 25)]

  @Test(arguments: Language.allCases, layouts)
  func typesAlignInEveryRow(
    language: Language, layout: (columns: Int, typeColumn: Int)
  ) async {
    let app = await DemoApp.started(
      size: Size(columns: layout.columns, rows: 200), language: language)
    let rowsInView = app.state.listRows
    let first = app.state.layout.listRows.row
    var seen = 0

    while seen < app.state.list.totalCount {
      app.state.list.select(row: min(seen + rowsInView, app.state.list.totalCount) - 1)
      let frame = app.shown()
      let rows = min(rowsInView, app.state.list.totalCount - seen)
      // The last row is selected. It is shown as a bar without type colours, so it isn't checked.
      for row in (rowsInView - rows)..<rowsInView - 1 {
        expectAligned(frame[first + row], typeColumn: layout.typeColumn)
      }
      seen += rows
    }

    #expect(seen == Counts.varieties)
  }

  private func expectAligned(_ row: ArraySlice<Cell>, typeColumn: Int) {
    let cells = Array(row)
    let text = cells.map(\.text).joined()
    let isInType = cells.prefix(typeColumn + 17)
      .map { Self.typeColors.contains($0.style.foreground) }

    #expect(isInType.firstIndex(of: true) == typeColumn, "\(text)")
    #expect(cells[typeColumn - 1].text == " ", "\(text)")
    #expect(cells[typeColumn].text.allSatisfy { $0 != " " }, "\(text)")
    #expect(Self.wideCellsHaveContinuations(of: cells), "\(text)")
  }

  /// Whether every wide character is followed by its second half, and no other cell is a second
  /// half.
  private static func wideCellsHaveContinuations(of cells: [Cell]) -> Bool {
    zip(cells, cells.dropFirst() + [.blank]).allSatisfy { cell, next in
      cell.isContinuation || next.isContinuation == (TextWidth.of(cell.text) == 2)
    }
  }
}

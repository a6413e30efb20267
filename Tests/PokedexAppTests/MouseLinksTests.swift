import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A click on a link opens the link's subject. To find the cells of a link, the tests compare the
/// style of a selected link with its normal style.
@MainActor
@Suite("Clicks on links", .timeLimit(.minutes(5)))
struct MouseLinksTests {
  @Test(arguments: [EntryTab.overview, .evolution, .forms, .breeding])
  func clickOutsideLinksDoesNothing(tab: EntryTab) async throws {
    let app = await DemoApp.started()
    app.send(.open(.pokemon(6)))
    app.turn(to: tab)
    let links = try #require(app.page).links
    let rows = 2..<22
    var linked: Set<CellPosition> = []
    for index in links.indices where rows ~= links[index].line + 2 {
      app.state.view.selectedLink = index
      app.state.view.scroll = 0
      linked.formUnion(app.selectedCells())
    }
    app.state.view.selectedLink = 0

    let others = rows.flatMap { row in (0..<80).map { CellPosition(column: $0, row: row) } }
      .filter { !linked.contains($0) }
    let responding = others.first { cellPosition in
      app.click(cellPosition.column, cellPosition.row)
      return app.state.stack.depth != 1 || app.state.view.selectedLink != 0
    }

    #expect(responding == nil)
    #expect(!linked.isEmpty)
  }

  @Test func linkClickEndsFilteringAndFollowsLink() async throws {
    let app = await DemoApp.started()
    app.press(.enter, .character("4"), .character("/"))
    app.type("vine")
    let cell = try #require(app.cells(ofLink: 0).first)

    app.click(cell.column, cell.row)
    #expect(app.fetcher.page?.subject == .move("vine-whip"))
    app.press(.escape)

    #expect(app.state.view.table.filter.text == "vine")
    #expect(app.state.view.table.isFiltering == false)
  }
}

/// A cell's position in the window.
struct CellPosition: Hashable {
  let column: Int
  let row: Int
}

extension PokedexApp {
  @discardableResult
  func click(_ column: Int, _ row: Int) -> [DriverEffect] {
    handle(.mouse(MouseEvent(.press, column: column, row: row)))
  }

  func turnWheel(_ action: MouseEvent.Action, times: Int = 1) {
    for _ in 0..<times { _ = handle(.mouse(MouseEvent(action, column: 10, row: 5))) }
  }

  /// Clicks on the last cell of a text. The text is in the key bar unless a row is given.
  func click(on text: String, row: Int? = nil) {
    let row = row ?? state.layout.size.rows - 1
    let line = frame()[row].map(\.text).joined()
    guard let range = line.ranges(of: text).first else {
      return #expect(Bool(false), "\(text) is not in: \(line)")
    }
    click(TextWidth.of(String(line[..<range.upperBound])) - 1, row)
  }

  /// Returns the cells of a link, after selecting it and scrolling it into view.
  func cells(ofLink index: Int) -> [CellPosition] {
    guard let shown = page else { return [] }
    state.view.selectedLink = index
    state.view.scroll = max(0, min(shown.links[index].line, shown.lineCount - pageRows))
    return selectedCells()
  }

  /// Returns the cells of the selected link: those whose style changes when the link is deselected.
  /// Ignores the rows below the page.
  func selectedCells() -> [CellPosition] {
    let (frame, selected) = (shown(), state.view.selectedLink)
    state.view.selectedLink = -1
    let plain = shown()
    state.view.selectedLink = selected
    let foot = page?.rects(in: state.layout).first?.endRow ?? state.layout.size.rows
    return (0..<foot).flatMap { row in
      zip(frame[row], plain[row]).enumerated().compactMap { column, cells in
        cells.0.style != cells.1.style && cells.0.text != "▸"
          ? CellPosition(column: column, row: row) : nil
      }
    }
  }
}

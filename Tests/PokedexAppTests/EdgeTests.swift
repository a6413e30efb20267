import PokedexFeatures
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("The edge between the list and the preview")
struct EdgeTests {
  private func drag(_ app: PokedexApp, to column: Int, row: Int = 5) {
    let edge = app.state.layout.listEdge.column
    _ = app.handle(.mouse(MouseEvent(.press, column: edge, row: row)))
    _ = app.handle(.mouse(MouseEvent(.drag, column: column, row: row)))
  }

  @Test(arguments: [(80, 30), (80, 45), (100, 60), (140, 60), (200, 70)])
  func draggingMovesEdge(columns: Int, to column: Int) async {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 24))

    drag(app, to: column)

    #expect(app.state.layout.listEdge.column == column)
    let row = app.shown().rows[8]
    #expect(["│", "┃"].contains(String(Array(row)[column])))
    #expect(app.state.list.selection == 0 && app.fetcher.page == nil)
  }

  @Test(arguments: [60, 80, 120, 200])
  func draggingKeepsBothPanesVisible(columns: Int) async {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 24))

    drag(app, to: 0)
    #expect(app.state.layout.listPanes[0].columns == 24)
    drag(app, to: columns)
    #expect(app.state.layout.listPanes.allSatisfy { $0.columns >= 27 })
    #expect(app.state.layout.listPanes.allSatisfy { $0.endColumn <= columns })
  }

  @Test func edgePositionIsRestoredWhenWindowFitsItAgain() async {
    let app = await DemoApp.started()
    drag(app, to: 45)

    _ = app.handle(.resized(Size(columns: 50, rows: 24)))
    #expect(app.state.layout.listPanes.count == 1)
    _ = app.handle(.resized(Size(columns: 90, rows: 24)))

    #expect(app.state.layout.listEdge.column == 45)
  }

  @Test func draggingOutsideEdgeMovesNothing() async {
    let app = await DemoApp.started()
    let edge = app.state.layout.listEdge.column

    _ = app.handle(.mouse(MouseEvent(.press, column: 10, row: 5)))
    _ = app.handle(.mouse(MouseEvent(.drag, column: 20, row: 5)))
    #expect(app.state.layout.listEdge.column == edge)
    drag(app, to: 50)
    _ = app.handle(.mouse(MouseEvent(.press, column: 10, row: 5)))
    _ = app.handle(.mouse(MouseEvent(.drag, column: 20, row: 5)))

    #expect(app.state.layout.listEdge.column == 50)
  }

  @Test func mouseKeyIsHandledByDriver() async {
    let app = await DemoApp.started()

    #expect(app.handle(.key(.character("M"))) == [.terminal(.switchMouse)])
  }
}

import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Restoring the screen of the last session.
@MainActor
@Suite("Restoring a session")
struct SessionRestoringTests {
  @Test(arguments: ["", "jjj", "G", "oo", "oO", "a", "aoojj"])
  func listIsRestored(keys: String) async {
    let app = await DemoApp.started()
    app.type("/fire")
    app.press(.enter)
    app.type(keys)
    let restored = await DemoApp.started()

    restored.send(.restore(app.session))

    #expect(restored.session == app.session)
    #expect(restored.shown().rows[0] == app.shown().rows[0])
    #expect(restored.state.list.selectedItem?.id == app.state.list.selectedItem?.id)
  }

  @Test func listWidthIsRestored() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 30))
    app.state.window.listColumns = 60
    let restored = await DemoApp.started(size: Size(columns: 120, rows: 30))
    #expect(restored.shown().rows != app.shown().rows)

    restored.send(.restore(app.session))

    #expect(restored.shown().rows == app.shown().rows)
  }

  @Test func restoredSelectionIsCentred() async throws {
    let app = await DemoApp.started()
    app.type("500G")
    let restored = await DemoApp.started()

    restored.send(.restore(app.session))

    let rows = restored.shown().rows
    let row = try #require(rows.firstIndex { $0.hasPrefix(" ▸") })
    #expect(rows.count / 3...2 * rows.count / 3 ~= row)
  }

  @Test func entryIsRestored() async {
    let app = await DemoApp.started()
    app.type("25G")
    app.press(.enter)
    app.type("4vv")
    let restored = await DemoApp.started()

    restored.send(.restore(app.session))

    #expect(restored.shown().rows == app.shown().rows)
    restored.press(.escape)
    #expect(restored.fetcher.page == nil)
    #expect(restored.state.list.selectedItem?.id == 25)
  }

  @Test func subjectPageIsRestored() async {
    let app = await DemoApp.started()
    app.open(.move("surf"))
    let restored = await DemoApp.started()

    restored.send(.restore(app.session))

    #expect(restored.shown().rows == app.shown().rows)
  }

  @Test func invalidSessionValuesAreSkipped() async {
    var session = Session()
    session.selection = 99_999
    session.query = "(((("
    session.page = Session.Page(.pokemon(99_999))
    let app = await DemoApp.started()

    app.send(.restore(session))

    #expect(app.fetcher.page == nil)
    #expect(app.state.list.search.text.isEmpty)
    #expect(app.state.list.search.mistake == nil)
    #expect(app.state.list.selection == 0)
  }
}

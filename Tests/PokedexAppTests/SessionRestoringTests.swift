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
  func theListIsAsItWasLeft(keys: String) async {
    let app = await DemoApp.started()
    app.type("/fire")
    app.press(.enter)
    app.type(keys)
    let again = await DemoApp.started()

    again.send(.restore(app.session))

    #expect(again.session == app.session)
    #expect(again.shown().rows[0] == app.shown().rows[0])
    #expect(again.model.list.selectedItem?.id == app.model.list.selectedItem?.id)
  }

  @Test func theListIsAsWideAsItWasMade() async {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 30))
    app.state.window.listColumns = 60
    let again = await DemoApp.started(size: Size(columns: 120, rows: 30))
    #expect(again.shown().rows != app.shown().rows)

    again.send(.restore(app.session))

    #expect(again.shown().rows == app.shown().rows)
  }

  @Test func theSelectionComesBackInTheMiddle() async throws {
    let app = await DemoApp.started()
    app.type("500G")
    let again = await DemoApp.started()

    again.send(.restore(app.session))

    let rows = again.shown().rows
    let row = try #require(rows.firstIndex { $0.hasPrefix(" ▸") })
    #expect(rows.count / 3...2 * rows.count / 3 ~= row)
  }

  @Test func anEntryIsAsItWasLeft() async {
    let app = await DemoApp.started()
    app.type("25G")
    app.press(.enter)
    app.type("4vv")
    let again = await DemoApp.started()

    again.send(.restore(app.session))

    #expect(again.shown().rows == app.shown().rows)
    again.press(.escape)
    #expect(again.model.page == nil)
    #expect(again.model.list.selectedItem?.id == 25)
  }

  @Test func anotherPageIsAsItWasLeft() async {
    let app = await DemoApp.started()
    app.open(.move("surf"))
    let again = await DemoApp.started()

    again.send(.restore(app.session))

    #expect(again.shown().rows == app.shown().rows)
  }

  @Test func whatIsNotThereAnyMoreIsPassedOver() async {
    var session = Session()
    session.selection = 99_999
    session.query = "(((("
    session.page = Session.Page(.pokemon(99_999))
    let app = await DemoApp.started()

    app.send(.restore(session))

    #expect(app.model.page == nil)
    #expect(app.model.search.state.text.isEmpty)
    #expect(app.model.search.state.mistake == nil)
    #expect(app.model.list.selection == 0)
  }
}

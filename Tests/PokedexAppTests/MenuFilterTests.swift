import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Filtering the rows of a menu by typing.
@MainActor
@Suite("Filters of menus")
struct MenuFilterTests {
  @Test func enterChoosesTheSelectedRow() async {
    let app = await DemoApp.started()
    app.type("L/deu")
    #expect(app.shown().text(row: 23).contains("Enter choose"))

    app.press(.enter)

    #expect(app.state.language == .german)
    #expect(app.overlay == nil)
  }

  @Test func enterChoosesNothingWithoutMatches() async {
    let app = await DemoApp.started()
    app.type("L/xyz")

    app.press(.enter)

    #expect(app.state.language == .english)
    #expect(app.overlay == .menu(.languages))
  }

  /// The end of a row's details may be cut off, but the game that matches the filter must stay
  /// visible.
  @Test func matchInRowDetailsIsVisible() async {
    let app = await DemoApp.started()

    app.type("e/armor")

    let rows = app.shown().rows.filter { $0.contains("Isle of Armor") }
    #expect(rows.count == 1)
  }

  @Test func qClosesHelpWithAppliedFilter() async {
    let app = await DemoApp.started()
    app.type("?/mark")
    app.press(.enter)
    #expect(app.overlay == .help)

    app.type("q")

    #expect(app.overlay == nil)
    #expect(!app.state.hasQuit)
  }
}

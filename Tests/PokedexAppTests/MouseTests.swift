import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import TerminalUI
import Testing

@testable import PokedexApp

/// Clicks outside links, and the mouse wheel.
@MainActor
@Suite("The mouse")
struct MouseTests {
  nonisolated static let rows: [(row: Int, column: Int, selection: Int)] = [
    (1, 10, 0), (2, 10, 1), (2, 0, 1), (2, 37, 1), (21, 10, 20), (4, 25, 3),
    // Clicks that don't change the selection: in the preview, the header, the status line and the
    // margin of the key bar, and outside the window.
    (2, 38, 0), (2, 60, 0), (0, 5, 0), (22, 5, 0), (23, 0, 0), (2, 80, 0), (24, 5, 0), (500, 5, 0),
  ]

  @Test(arguments: rows)
  func clickSelectsTheRow(row: Int, column: Int, selection: Int) async {
    let app = await DemoApp.started()
    // The first row is selected, so a click on it would open its entry.
    if row == 1 { app.press(.down) }

    app.click(column, row)

    #expect(app.model.list.selection == selection)
    #expect(app.model.page == nil)
    #expect(app.shown().markedRows == [selection + 1])
    #expect(app.model.preview.id == app.model.list.selectedItem?.id)
  }

  @Test func clickSelectsVisibleRowOfScrolledList() async {
    let app = await DemoApp.started()
    app.type("133G")
    app.press(.pageDown, .pageUp)
    let text = app.shown().text(row: 7)

    app.click(10, 7)

    #expect(app.shown().text(row: 7).prefix(30).dropFirst(2) == text.prefix(30).dropFirst(2))
    #expect(app.shown().markedRows == [7])
  }

  @Test func clickOnTheSelectedRowOpensIt() async {
    let app = await DemoApp.started()

    app.click(10, 8)
    app.click(10, 8)

    #expect(app.shown().text(row: 2).hasPrefix(" #0006  Charizard"))
  }

  @Test func clickBelowTheLastRowDoesNothing() async {
    var short = StubPokemonAPI()
    short.list = { [list = short.list] _, _ in
      var rows = try await list(0, 3).value
      (rows.count, rows.next) = (3, nil)
      return Fetched(rows, .bundled)
    }
    let app = await DemoApp.started(size: Size(columns: 80, rows: 24), api: short)
    #expect(app.model.list.rowCount == 3)

    for row in 4..<22 { app.click(10, row) }

    #expect(app.model.list.selection == 0)
    #expect(app.model.page == nil)
  }

  @Test func wheelMovesTheSelectionByThreeRows() async {
    let app = await DemoApp.started()

    app.turnWheel(.wheelDown, times: 4)
    #expect(app.model.list.selection == 12)
    app.turnWheel(.wheelUp)
    #expect(app.model.list.selection == 9)
    app.turnWheel(.wheelUp, times: 9)

    #expect(app.model.list.selection == 0)
    #expect(app.state.count == nil)
  }

  @Test func wheelDoesNotMovePastListEnd() async {
    let app = await DemoApp.started()
    app.type("G")
    let before = app.shown()

    app.turnWheel(.wheelDown)

    #expect(app.shown() == before)
  }

  @Test(arguments: PagesOfBundle.sizes, [Language.english, .japanese, .german])
  func clickOnTabOpensIt(size: Size, language: Language) async throws {
    let app = await DemoApp.started(size: size, language: language)
    app.press(.enter)
    for tab in EntryTab.allCases.reversed() {
      let digit = Character(String(tab.rawValue + 1))
      let row = app.shown()[1]
      let column = try #require(row.firstIndex { $0.text == String(digit) }) - row.startIndex

      app.click(column, 1)

      #expect(app.state.entry?.tab == tab)
    }
  }

  @Test func clickBetweenTabsDoesNothing() async {
    let app = await DemoApp.started()
    app.press(.enter)
    let names = app.shown().text(row: 1)

    for (column, character) in names.enumerated() {
      let before = app.state.entry?.tab
      app.click(column, 1)
      let isGap = character == " " && names.dropFirst(column + 1).first.map { $0 == " " } != false
      if isGap { #expect(app.state.entry?.tab == before, "\(column)") }
    }
    app.click(79, 1)

    #expect(app.state.entry?.tab == EntryTab.allCases.last)
  }

  @Test func wheelScrollsPageByThreeLinesToItsEnd() async throws {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter, .character("4"))
    let fourth = app.shown().text(row: 8)

    app.turnWheel(.wheelDown)
    #expect(app.shown().text(row: 5) == fourth)
    app.turnWheel(.wheelUp)
    #expect(app.state.view.scroll == 0)
    app.turnWheel(.wheelDown, times: 500)

    let shown = try #require(app.page)
    #expect(app.state.view.scroll == shown.lineCount - shown.rows(in: app.state.layout))
  }

  @Test func wheelScrollsHelpAndClicksDoNothing() async {
    let app = await DemoApp.started()
    app.type("?")
    app.turnWheel(.wheelDown)
    let help = app.shown()
    #expect(app.help?.scroll == 3)

    for row in 0..<23 {
      for column in stride(from: 0, to: 80, by: 3) { app.click(column, row) }
    }
    #expect(app.shown() == help)
    app.turnWheel(.wheelUp, times: 2)

    #expect(app.help?.scroll == 0)
  }

  @Test func mouseDoesNothingInTooSmallWindow() async {
    let app = await DemoApp.started(size: Size(columns: 20, rows: 6))

    for row in 0..<6 { app.click(3, row) }
    app.turnWheel(.wheelDown)

    #expect(app.model.list.selection == 0)
    #expect(app.model.page == nil)
  }

  @Test func clickClearsCount() async {
    let app = await DemoApp.started()

    app.type("25")
    app.click(79, 22)
    app.type("j")

    #expect(app.model.list.selection == 1)
  }
}

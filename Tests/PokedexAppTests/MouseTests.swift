import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// Clicks outside links, and the mouse wheel.
@MainActor
@Suite("The mouse")
struct MouseTests {
  @Test func clickSelectsVisibleRowOfScrolledList() async {
    let app = await DemoApp.started()
    app.type("133G")
    app.press(.pageDown, .pageUp)
    let text = app.shown().text(row: 7)

    app.click(10, 7)

    #expect(app.shown().text(row: 7).prefix(30).dropFirst(2) == text.prefix(30).dropFirst(2))
    #expect(app.shown().markedRows == [7])
  }

  @Test func clickBelowTheLastRowDoesNothing() async {
    var short = StubPokemonAPI()
    short.replace(PokemonList.self) { _ in
      var rows = try await MockPokemonAPI().fetchPokemonList(offset: 0, limit: 3).value
      (rows.count, rows.next) = (3, nil)
      return Fetched(rows, .bundled)
    }
    let app = await DemoApp.started(size: Size(columns: 80, rows: 24), api: short)
    #expect(app.state.list.rowCount == 3)

    for row in 4..<22 { app.click(10, row) }

    #expect(app.state.list.selection == 0)
    #expect(app.fetcher.page == nil)
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
}

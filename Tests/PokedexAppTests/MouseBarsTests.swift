import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Clicks on the key bar, and on the breadcrumbs in the header.
@MainActor
@Suite("Clicks on the key bar and the breadcrumbs")
struct MouseBarsTests {
  @Test func clickOnAHintPressesItsKey() async {
    for hint in ["Enter open", "L language", "? keys", "q quit"] {
      let (clicked, pressed) = (await DemoApp.started(), await DemoApp.started())
      clicked.click(on: hint)
      pressed.press(hint == "Enter open" ? .enter : .character(hint.first ?? " "))

      #expect(clicked.shown() == pressed.shown(), "\(hint)")
      #expect(clicked.state.hasQuit == pressed.state.hasQuit)
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func hintColumnsCoverKeyAndLabel(size: Size) async throws {
    for keys in [
      [], [Key.enter], [.character("?")], [.enter, .character("2"), .enter],
      [.enter, .character("4")],
    ] {
      let app = await DemoApp.started(size: size, language: .japanese)
      for key in keys { app.press(key) }
      let bar = KeyBar(
        app.state.keyBarPane(app.cache), keys: .defaultKeys, words: app.state.words,
        columns: size.columns)
      let row = Array(app.shown()[size.rows - 1])

      for hint in bar.hints {
        let text = row[hint.columns].map(\.text).joined()
        #expect(text == hint.key + " " + hint.label)
        #expect(hint.columns.upperBound == row.count || row[hint.columns.upperBound].text == " ")
      }
    }
  }

  @Test(arguments: [("Enter keep", "le"), ("Esc clear", "")])
  func hintClickWhileFilteringTypesNothing(hint: String, text: String) async {
    let app = await DemoApp.started()
    app.press(.enter, .character("4"), .character("/"))
    app.type("le")

    app.click(on: hint)

    #expect(app.state.view.table.filter.text == text)
    #expect(app.state.view.table.isFiltering == false)
  }

  @Test(arguments: [Size(columns: 30, rows: 8), Size(columns: 80, rows: 24)])
  func keyBarWhileFilteringOmitsTextKeys(size: Size) async {
    let app = await DemoApp.started(size: size)
    app.press(.enter, .character("4"))
    let before = app.shown().text(row: size.rows - 1)
    app.press(.character("/"))
    #expect(app.shown().text(row: size.rows - 1) == " Enter keep  Esc clear")

    app.press(.enter)
    #expect(app.shown().text(row: size.rows - 1) == before)
    app.press(.character("?"), .character("/"))

    #expect(app.shown().text(row: size.rows - 1) == " Enter keep  Esc clear")
  }

  @Test func breadcrumbClickGoesBackToItsPage() async throws {
    for (name, depth) in [("Pokédex", 0), ("Charizard", 1), ("Charmeleon", 2), ("Charmander", 3)] {
      let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
      app.send(.open(.pokemon(6)))
      app.send(.open(.pokemon(5)))
      app.send(.open(.pokemon(4)))
      #expect(app.shown().text(row: 0).hasPrefix(" Pokédex › Charizard › Charmeleon › Charmander"))

      app.click(on: name, row: 0)

      #expect(app.state.stack.depth == depth)
    }
  }

  @Test func clickOnOmittedBreadcrumbsDoesNothing() async throws {
    let app = await DemoApp.started(size: Size(columns: 40, rows: 12))
    for id in 1...6 { app.send(.open(.pokemon(id))) }
    app.click(on: "…", row: 0)
    #expect(app.state.stack.depth == 6)

    app.click(on: "Charizard", row: 0)
    #expect(app.state.stack.depth == 6)
  }
}

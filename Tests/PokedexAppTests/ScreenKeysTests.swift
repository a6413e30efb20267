import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Keys and sizes of windows whose effect a script can't state.
@MainActor
@Suite("Keys of screens", .timeLimit(.minutes(5)))
struct ScreenKeysTests {
  @Test func endRequestQuits() async {
    let app = await DemoApp.started()

    #expect(app.handle(.endRequested) == [])
    #expect(app.state.hasQuit)
  }

  @Test(arguments: [(Key.control("l"), TerminalCommand.redraw), (.control("z"), .suspend)])
  func driverCommandsArePassedToDriver(key: Key, command: TerminalCommand) async {
    for keys in [[], [Key.enter], [.character("?")]] {
      let app = await DemoApp.started()
      for key in keys { app.press(key) }
      let before = app.shown()

      #expect(app.press(key) == [.terminal(command)])
      #expect(app.shown() == before)
    }
  }

  @Test(arguments: [(80, 24), (60, 8), (40, 12), (30, 8), (120, 40), (200, 60)])
  func resizingKeepsTheSelectionInView(columns: Int, rows: Int) async {
    let app = await DemoApp.started(size: Size(columns: 100, rows: 30))
    app.type("25j")

    let effects = app.handle(.resized(Size(columns: columns, rows: rows)))
    let frame = app.shown()

    #expect(effects == [])
    #expect(frame.markedRows.filter { 1..<rows - 2 ~= $0 }.count == 1)
    #expect(app.state.list.selection == 25)
  }

  @Test func enlargedWindowIsFilledAtListEnd() async {
    let app = await DemoApp.started()
    app.type("G")
    _ = app.shown()

    _ = app.handle(.resized(Size(columns: 80, rows: 40)))

    #expect(app.shown().markedRows == [37])
  }

  @Test func tabKeyCyclesThroughTabs() async {
    let app = await DemoApp.started()
    app.open(.pokemon(6))
    var seen: [EntryTab?] = []

    for _ in EntryTab.allCases.dropFirst() {
      app.press(.tab)
      seen.append(app.state.entry?.tab)
    }
    #expect(seen == Array(EntryTab.allCases.dropFirst()))
    // The breeding page has input fields, which Tab visits before it goes to the next page.
    while app.state.entry?.tab == .breeding { app.press(.tab) }
    #expect(app.state.entry?.tab == .overview)
    app.press(.backTab)

    #expect(app.state.entry?.tab == .breeding)
  }

  @Test func gameKeyCyclesOnMoveAndPlacePages() async throws {
    for subject in [Subject.move("fly"), .place("kanto-route-1")] {
      let app = await DemoApp.started()
      app.open(subject)
      let page = try #require(app.page)
      let games = page.games
      let start = try #require(page.game.flatMap(games.firstIndex(of:)))
      let before = app.shown()
      var seen: [Game?] = []

      for _ in games {
        app.type("v")
        seen.append(app.state.view.table.game)
      }
      #expect(seen == games[..<start].reversed() + games[start...].reversed())
      app.type("Vv")

      #expect(app.shown() == before)
    }
  }

  /// A key that works only on other pages of an entry shows a message that names those pages.
  @Test(arguments: EntryTab.allCases)
  func unavailableKeyNamesItsPages(tab: EntryTab) async throws {
    let keys = KeyTable.defaultKeys
    let others = keys.commands.filter {
      $0.works(in: .entry) && keys.command(of: $0.keys[0], in: .tab(tab)) == nil
    }
    #expect(others.count >= 5)

    for command in others {
      let app = await DemoApp.started()
      app.press(.enter)
      app.turn(to: tab)
      app.press(command.keys[0])

      let status = app.shown().text(row: app.state.layout.status)
      for other in EntryTab.allCases {
        let works = keys.command(of: command.keys[0], in: .tab(other)) != nil
        let title = app.state.words(other.page.title)
        #expect(status.contains(title) == works, "\(command.displayText)")
      }
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
        KeyBarPane(app.state), words: app.state.words,
        columns: size.columns)
      let row = Array(app.shown()[size.rows - 1])

      for hint in bar.hints {
        let text = row[hint.columns].map(\.text).joined()
        #expect(text == hint.keyText + " " + hint.label)
        #expect(hint.columns.upperBound == row.count || row[hint.columns.upperBound].text == " ")
      }
    }
  }
}

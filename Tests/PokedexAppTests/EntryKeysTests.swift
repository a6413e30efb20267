import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

@MainActor
@Suite("Keys in an entry")
struct EntryKeysTests {
  @Test(arguments: [Key.enter, .right], [Key.escape, .left, .backspace])
  func goingBackRestoresSameFrame(open: Key, back: Key) async {
    let app = await DemoApp.started()
    app.type("133G")
    app.press(.pageDown, .down)
    let before = app.shown()

    app.press(open)
    let opened = app.shown()
    app.press(back)

    #expect(opened != before)
    #expect(app.shown() == before)
  }

  @Test func enterOpensTheSelectedEntry() async {
    let app = await DemoApp.started()

    app.type("6G")
    app.press(.enter)

    #expect(app.shown().text(row: 2).hasPrefix(" #0006  Charizard"))
  }

  @Test func enterOpensLinkAndEscapeReturns() async {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter, .character("2"), .down)
    let before = app.shown()

    app.press(.enter)
    let followed = app.shown()
    app.press(.escape)

    #expect(followed.text(row: 2).hasPrefix(" #0005  Charmeleon"))
    #expect(app.shown() == before)
  }

  @Test func linkToTheEntryItselfOpensNothing() async {
    let app = await DemoApp.started()
    app.type("4G")
    app.press(.enter, .character("2"))
    let before = app.shown()

    app.press(.enter)

    #expect(app.shown() == before)
    #expect(app.state.stack.depth == 1)
  }

  @Test func backAndForwardFollowHistory() async {
    let app = await DemoApp.started()
    var seen = [app.shown()]
    for keys in [[Key.enter], [.character("4"), .down, .enter], [.down, .enter]] {
      for key in keys { app.press(key) }
      seen.append(app.shown())
    }

    let back = (0..<3).map { _ in
      app.press(.character("["))
      return app.shown().text(row: 1)
    }
    let forward = (0..<4).map { _ in
      app.press(.character("]"))
      return app.shown()
    }

    #expect(app.state.stack.depth == 3)
    #expect(Array(back.dropFirst(2)) == [seen[0].text(row: 1)])
    #expect(forward.suffix(2) == [seen[3], seen[3]])
  }

  @Test(arguments: [
    ("n", "#0002  Ivysaur"), ("nn", "#0003  Venusaur"), ("nnnp", "#0003"), ("p", "#0001"),
  ])
  func nextAndPreviousFollowTheList(letters: String, title: String) async {
    let app = await DemoApp.started()
    app.press(.enter)

    app.type(letters)

    #expect(app.shown().text(row: 2).hasPrefix(" " + title))
  }

  @Test func nextThenPreviousRestoresEntry() async {
    let app = await DemoApp.started()
    app.type("25G")
    app.press(.enter)
    let before = app.shown()

    app.type("np")

    #expect(app.shown() == before)
  }

  @Test(arguments: [false, true], [Key.escape, .left, .backspace, .character("?")])
  func helpOpensAndCloses(isInEntry: Bool, closing: Key) async {
    let app = await DemoApp.started()
    if isInEntry { app.press(.enter) }
    let before = app.shown()

    app.type("?")
    let help = app.shown()
    app.press(closing)

    #expect(help.text(row: 1) == (isInEntry ? " In an entry" : " In the list"))
    #expect(app.shown() == before)
  }

  @Test func helpScrollsToItsLastLine() async {
    let app = await DemoApp.started(size: Size(columns: 40, rows: 12))

    app.type("?999j")
    let bottom = app.shown()
    app.type("999k")

    // The help ends with the list of search terms. This is the last one.
    #expect(bottom.text(row: 9) == "   Evolution level")
    #expect(app.shown().text(row: 1) == " In the list")
  }

  @Test(
    arguments: [[], [Key.enter], [.character("?")], [.enter, .character("?")], [.character("5")]])
  func controlCQuitsEverywhere(before: [Key]) async {
    let app = await DemoApp.started()
    for key in before { app.press(key) }

    let effects = app.press(.control("c"))

    #expect(effects == [])
    #expect(app.state.hasQuit)
  }

  @Test(arguments: [[], [Key.enter], [.character("5")]])
  func qQuitsWithoutOverlay(before: [Key]) async {
    let app = await DemoApp.started()
    for key in before { app.press(key) }

    app.press(.character("q"))

    #expect(app.state.hasQuit)
  }

  @Test(arguments: ["?", "e", "L", "S", "C", "P", "y"], [[], [Key.enter]])
  func qClosesOverlayFirst(opening: Character, before: [Key]) async {
    let app = await DemoApp.started()
    for key in before { app.press(key) }
    if !before.isEmpty, opening == "S" { app.type("4") }
    let shown = app.shown()
    app.press(.character(opening))
    #expect(app.overlay != nil)

    app.press(.character("q"))

    #expect(app.overlay == nil && !app.state.hasQuit)
    #expect(app.shown() == shown)
  }

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

  @Test(arguments: [
    Key.character("x"), .character("8"), .control("x"),
  ])
  func unboundKeyChangesNothing(key: Key) async {
    let app = await DemoApp.started()
    app.press(.enter)
    let before = app.shown()

    #expect(app.press(key) == [])
    #expect(app.state.notice == "No such key here; ? lists them.")
    app.press(key)

    #expect(app.state.notice == "", "it is said once")
    #expect(app.shown() == before)
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// What a person types to search is never taken for commands, whatever is to be seen.
@MainActor
@Suite("What is typed to search", .timeLimit(.minutes(5)))
struct SwallowingTests {
  /// How one comes to a screen: letters, with a return for Enter.
  nonisolated static let ways = [
    "", "?", "e", "S", "6G\r", "6G\r2", "6G\r3", "6G\r4", "6G\r5", "6G\r6", "6G\r7", "6G\r?",
    "6G\re", "P", "6G\rP", "6G\r4S", "132G\r5", "6G\r2\r",
  ]

  nonisolated static let subjects: [Subject] = [
    .ability("levitate"), .move("surf"), .type(.ghost), .item("light-ball"),
    .item("master-ball"), .eggGroup("dragon"), .place("kanto-route-1"), .move("none-such"),
  ]

  private func expectNoCommand(_ app: PokedexApp, _ sourceLocation: SourceLocation) {
    let before = app.shown()
    let (trail, overlay) = (app.model.trail.depth, app.model.overlay)

    app.type("/squirtle LreqG?e:[]1234567SoO 25")
    #expect(!app.model.hasQuit, sourceLocation: sourceLocation)
    #expect(app.model.language == .english, sourceLocation: sourceLocation)
    #expect(app.model.trail.depth == trail, sourceLocation: sourceLocation)
    #expect(app.model.overlay == overlay, sourceLocation: sourceLocation)
    #expect(app.model.generation == nil, sourceLocation: sourceLocation)
    app.press(.escape)

    #expect(app.shown() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ways)
  func isNoCommandOnAnyScreen(way: String) async {
    let app = await DemoApp.started()
    for key in way { app.press(key == "\r" ? .enter : .character(key)) }

    expectNoCommand(app, #_sourceLocation)
  }

  @Test(arguments: subjects)
  func isNoCommandOnAnyPage(subject: Subject) async {
    let app = await DemoApp.started()
    app.model.open(subject)

    expectNoCommand(app, #_sourceLocation)
  }

  @Test(arguments: [Key.enter, .escape])
  func enterAndEscapeEndIt(key: Key) async {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter, .character("3"))
    let before = app.shown()

    app.type("/q")
    #expect(app.shown().rows.contains(" No filter here. Esc goes on."))
    app.press(key)

    #expect(app.shown() == before)
    app.type("4")
    #expect(app.pageState.tab == .moves)
  }

  nonisolated static let narrow: [(language: Language, said: String)] = [
    (.english, " No filter here. Esc goes on."), (.japanese, " 絞り込めません。Esc で戻る。"),
    (.german, " Kein Filter. Mit Esc weiter."),
  ]

  @Test(arguments: narrow, [Size(columns: 30, rows: 8), Size(columns: 80, rows: 24)])
  func theWayOutIsSaidWhole(row: (language: Language, said: String), size: Size) async {
    let app = await DemoApp.started(size: size, language: row.language)
    app.type("6G")
    app.press(.enter)
    app.type("3/")

    #expect(app.shown().rows.contains(row.said))
    app.press(.escape)
    #expect(!app.shown().rows.contains(row.said))
  }

  @Test func onlyTheKeysThatEndItAreInTheKeyBar() async {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter)
    app.type("3/")

    #expect(app.shown().rows.last == " Enter back  Esc back")
  }

  @Test func aPressOnAKeyInTheBarEndsIt() async {
    let app = await DemoApp.started()
    app.type("e/")

    _ = app.handle(.mouse(MouseEvent(.press, column: 2, row: DemoApp.size.rows - 1)))

    #expect(!app.isSwallowing)
  }

  @Test func controlCStillQuits() async {
    let app = await DemoApp.started()
    app.type("?/q")

    app.press(.control("c"))

    #expect(app.model.hasQuit)
  }
}

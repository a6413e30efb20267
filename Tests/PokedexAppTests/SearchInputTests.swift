import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// On every screen, text that is typed into a search must not be interpreted as commands.
@MainActor
@Suite("Search input", .timeLimit(.minutes(5)))
struct SearchInputTests {
  /// Keys that lead to a screen; "\r" stands for Enter.
  nonisolated static let keySequences = [
    "", "?", "e", "S", "6G\r", "6G\r2", "6G\r3", "6G\r4", "6G\r5", "6G\r6", "6G\r7", "6G\r?",
    "6G\re", "P", "6G\rP", "6G\r4S", "132G\r5", "6G\r2\r",
  ]

  nonisolated static let subjects: [Subject] = [
    .ability("levitate"), .move("surf"), .type(.ghost), .item("light-ball"),
    .item("master-ball"), .eggGroup("dragon"), .place("kanto-route-1"), .move("none-such"),
  ]

  private func expectNoCommand(_ app: PokedexApp, _ sourceLocation: SourceLocation) {
    let before = app.shown()
    let (depth, overlay) = (app.state.stack.depth, app.overlay)

    app.type("/squirtle LreqG?e:[]1234567SoO 25")
    #expect(!app.state.hasQuit, sourceLocation: sourceLocation)
    #expect(app.model.language == .english, sourceLocation: sourceLocation)
    #expect(app.model.edition?.generation == nil, sourceLocation: sourceLocation)
    app.press(.escape)

    #expect(app.state.stack.depth == depth, sourceLocation: sourceLocation)
    #expect(app.overlay == overlay, sourceLocation: sourceLocation)
    #expect(app.shown() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: keySequences)
  func typedTextIsNoCommandOnAnyScreen(keySequence: String) async {
    let app = await DemoApp.started()
    for key in keySequence { app.press(key == "\r" ? .enter : .character(key)) }

    expectNoCommand(app, #_sourceLocation)
  }

  @Test(arguments: subjects)
  func typedTextIsNoCommandOnAnySubjectPage(subject: Subject) async {
    let app = await DemoApp.started()
    app.send(.open(subject))

    expectNoCommand(app, #_sourceLocation)
  }

  @Test func pageWithoutFilterSearchesDexAndEnterOpensResult() async {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter, .character("3"))

    app.type("/squirt")
    #expect(app.state.stack.top == nil)
    #expect(app.model.list.selectedItem?.id == 7)
    app.press(.enter)

    #expect(app.model.page?.subject == .pokemon(7))
    app.press(.escape)
    #expect(app.model.page?.subject == .pokemon(6))
  }

  @Test func searchOnPageStartsEmptyAndEscapeKeepsPreviousOne() async {
    let app = await DemoApp.started()
    app.type("/chariz")
    app.press(.enter, .enter)

    app.type("/pika")
    #expect(app.state.searchBox?.line.text == "pika")
    app.press(.escape)

    #expect(app.model.page?.subject == .pokemon(6))
    #expect(app.model.search.state.text == "chariz")
  }

  @Test func escapeReturnsToPageThatOpenedSearch() async {
    let app = await DemoApp.started()
    app.type("6G")
    app.press(.enter, .character("3"))
    let before = app.shown()

    app.type("/q")
    app.press(.escape)

    #expect(app.shown() == before)
    app.type("4")
    #expect(app.state.entry?.tab == .moves)
  }

  @Test func controlCStillQuits() async {
    let app = await DemoApp.started()
    app.type("?/q")

    app.press(.control("c"))

    #expect(app.state.hasQuit)
  }
}

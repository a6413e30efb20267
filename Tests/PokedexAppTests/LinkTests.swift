import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Links open pages, and going back restores the previous page unchanged.
@MainActor
@Suite("Following links and returning", .timeLimit(.minutes(5)))
struct LinkTests {
  @Test(arguments: [
    Subject.ability("levitate"), .move("fly"), .type(.dragon), .item("fire-stone"),
    .eggGroup("dragon"), .place("kanto-route-1"),
  ])
  func backAndForwardRestoreLinkedPages(subject: Subject) async throws {
    let app = await DemoApp.started()
    app.send(.open(subject))
    app.type("6j")
    let before = app.shown()
    let link = app.state.view.selectedLink
    let links = try #require(app.page?.links)
    let target = try #require(links[link].subject)

    app.press(.enter)
    let opened = app.shown()
    app.press(.character("["))
    let back = app.shown()
    app.press(.character("]"))

    #expect(app.model.page?.subject == target)
    #expect(back == before)
    #expect(app.shown() == opened)
  }

  @Test func escapeClearsFilterBeforeGoingBack() async {
    let app = await DemoApp.started()
    app.send(.open(.move("fly")))
    app.type("/f")
    app.press(.enter)

    app.press(.escape)
    #expect(app.state.view.table.filter.text == "")
    #expect(app.state.stack.depth == 1)
    app.press(.escape)

    #expect(app.model.page == nil)
  }

  @Test func goingForwardRestoresPageState() async {
    let app = await DemoApp.started()
    app.send(.open(.move("fly")))
    app.type("vv/f")
    app.press(.enter, .pageDown)
    app.type("jj")
    let before = app.shown()

    app.press(.enter)
    app.type("2")
    app.press(.character("["), .character("["), .character("]"))

    #expect(app.shown() == before)
    #expect(app.state.view.table.filter.text == "f")
  }
}

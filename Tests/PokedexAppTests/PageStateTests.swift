import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The state of pages, such as the selected link and the tab, after the user goes back, forward or
/// to another entry.
@MainActor
@Suite("State of pages")
struct PageStateTests {
  @Test(arguments: [(1, EntryTab.evolution), (-1, .breeding), (7, .overview), (-8, .breeding)])
  func steppingTabsWrapsAround(steps: Int, tab: EntryTab) {
    #expect(EntryTab.overview.stepped(by: steps) == tab)
  }

  @Test func backRestoresSelectedLink() async {
    let app = await DemoApp.started()
    app.type("133G")
    app.press(.enter)
    app.state.view.selectedLink = 3
    app.open(.pokemon(136))
    app.type("n")

    app.press(.escape)

    #expect(app.fetcher.entry?.detail?.id == 133)
    #expect(app.state.view.selectedLink == 3)
  }

  @Test func forwardRestoresSelectedLink() async {
    let app = await DemoApp.started()
    app.open(.pokemon(25))
    app.state.view.selectedLink = 2
    app.press(.escape)
    #expect(app.state.view.selectedLink == 0)

    app.type("]")

    #expect(app.state.view.selectedLink == 2)
  }

  @Test func repeatedFramesAreEqual() async {
    let app = await DemoApp.started()
    app.press(.enter)
    app.settle()

    #expect(app.frame() == app.frame())
  }

  @Test func tabIgnoresKeysOfOtherTabs() {
    let keys = KeyTable.defaultKeys
    #expect(keys.command(named: "next-game", in: .tab(.moves)) != nil)
    #expect(keys.command(named: "next-game", in: .tab(.overview)) == nil)
    #expect(keys.command(named: "shiny", in: .tab(.overview)) != nil)
    #expect(keys.command(named: "shiny", in: .tab(.forms)) == nil)
    #expect(keys.command(named: "down", in: .tab(.forms)) != nil)
  }

  private func openedThirdPage() async -> PokedexApp {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 24))
    app.open(.pokemon(25))
    app.open(at: Destination(.move("surf"), game: Game("red-blue")))
    app.open(.pokemon(9))
    app.type("4vjjjj")
    return app
  }

  @Test func choosingGenerationOfGameKeepsPageState() async throws {
    let app = await openedThirdPage()
    let (page, view) = (app.fetcher.page, app.state.view)
    let selected = try #require(app.page).links[view.selectedLink].subject

    app.type("e1")

    #expect(app.fetcher.page === page)
    #expect(app.state.stack.depth == 3)
    #expect(app.state.view.table.game == view.table.game)
    #expect(app.state.entry?.tab == .moves)
    #expect(try #require(app.page).links[app.state.view.selectedLink].subject == selected)
    #expect(app.shown().rows[0].contains("Pikachu › Surf › Blastoise"))
    app.type("e0")
    #expect(app.state.view.scroll == view.scroll)
    #expect(app.state.view.selectedLink == view.selectedLink)
  }
}

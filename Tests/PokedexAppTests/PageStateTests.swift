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

    #expect(app.model.entry?.detail.id == 133)
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

  @Test func nextEntryKeepsTabAndSelectsFirstLink() async {
    let app = await DemoApp.started()
    app.press(.enter)
    app.type("4")
    app.state.view.selectedLink = 2

    app.type("n")

    #expect(app.model.entry?.detail.id == 2)
    #expect(app.state.view.selectedLink == 0)
    #expect(app.state.entry?.tab == .moves)
  }

  @Test func closedPageStateIsDiscarded() async {
    let app = await DemoApp.started()
    app.open(.pokemon(25))
    app.state.view.selectedLink = 2
    app.press(.escape)

    app.open(.pokemon(25))

    #expect(app.state.view.selectedLink == 0)
  }

  @Test func repeatedFramesAreEqual() async {
    let app = await DemoApp.started()
    app.press(.enter)
    app.settle()

    #expect(app.frame() == app.frame())
  }

  @Test func tabIgnoresKeysOfOtherTabs() {
    #expect(EntryTab.moves.responds(to: .nextGame))
    #expect(!EntryTab.overview.responds(to: .nextGame))
    #expect(EntryTab.overview.responds(to: .shiny))
    #expect(!EntryTab.forms.responds(to: .shiny))
    #expect(EntryTab.forms.responds(to: .moveDown))
  }
}

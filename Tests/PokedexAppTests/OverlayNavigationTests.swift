import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// While an overlay is in front of a page, the header keeps the page's breadcrumbs. They also
/// remain after the overlay is closed.
@MainActor
@Suite("Overlays keep the breadcrumbs", .timeLimit(.minutes(5)))
struct OverlayNavigationTests {
  private func openedThirdPage(_ keys: String = "") async -> PokedexApp {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 24))
    app.open(.pokemon(25))
    app.open(at: Destination(.move("surf"), game: Game("red-blue")))
    app.open(.pokemon(9))
    app.type("4vjjjj" + keys)
    return app
  }

  @Test(arguments: ["?", "e", "L", "S", ":"])
  func overlayKeepsBreadcrumbsAndRestoresPage(key: String) async {
    let app = await openedThirdPage()
    let before = app.shown()

    app.type(key)
    #expect(app.shown().rows[0].hasPrefix(" Pokédex › Pikachu › Surf › Blastoise"))
    #expect(app.shown().rows[2] != before.rows[2])
    app.press(.escape)

    #expect(app.shown() == before)
  }

  @Test func choosingGenerationOfGameKeepsPageState() async throws {
    let app = await openedThirdPage()
    let (page, view) = (app.model.page, app.state.view)
    let selected = try #require(app.page).links[view.selectedLink].subject

    app.type("e1")

    #expect(app.model.page === page)
    #expect(app.state.stack.depth == 3)
    #expect(app.state.view.table.game == view.table.game)
    #expect(app.state.entry?.tab == .moves)
    #expect(try #require(app.page).links[app.state.view.selectedLink].subject == selected)
    #expect(app.shown().rows[0].contains("Pikachu › Surf › Blastoise"))
    app.type("e0")
    #expect(app.state.view.scroll == view.scroll)
    #expect(app.state.view.selectedLink == view.selectedLink)
  }

  @Test func paletteAddsBreadcrumbInSameGame() async {
    let app = await openedThirdPage()
    let game = app.page?.game

    app.type(":ice beam")
    app.press(.enter)

    #expect(app.state.stack.depth == 4)
    #expect(app.page?.game == game)
    #expect(app.shown().rows[0].contains("Surf › Blastoise › Ice Beam"))
  }

  @Test(arguments: ["n", "nn", "nnp", "5n"])
  func escapeSelectsLastViewedEntryInList(keys: String) async throws {
    let app = await DemoApp.started()
    app.type("4G")
    app.press(.enter)
    app.type(keys)
    let seen = try #require(app.model.entry?.detail.id)

    app.press(.escape)

    #expect(app.model.list.selectedItem?.id == seen)
    #expect(seen != 4)
    #expect(app.shown().markedRows.count == 1)
  }

  @Test func followedLinksKeepListSelection() async {
    let app = await DemoApp.started()
    app.type("4G")
    app.press(.enter)
    app.open(.pokemon(150))
    app.type("n")

    app.press(.escape, .escape)

    #expect(app.model.list.selectedItem?.id == 4)
  }
}

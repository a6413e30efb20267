import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The page of matchups, checked against damage factors calculated by hand.
@Suite("The page of matchups", .timeLimit(.minutes(5)))
struct PagesMatchupsTests {
  @Test func attackTypesDefaultToOwnTypes() async throws {
    let pages = PagesOfBundle()
    var entry = try await pages.entry(.name("garchomp"), .matchups)
    let own = pages.page(entry).panes.joined().map(\.text)
    entry.controls[.attack(.dragon)] = 0
    entry.controls[.attack(.ice)] = 1

    let chosen = pages.page(entry).panes.joined().map(\.text)

    #expect(own.contains { $0.contains("✓Dragon") } && own.contains { $0.contains("✓Ground") })
    #expect(!own.contains { $0.contains("✓Ice") })
    #expect(chosen.contains { $0.contains("·Dragon") } && chosen.contains { $0.contains("✓Ice") })
    let counts = chosen.section("Of 1140 Pokémon").compactMap { row in
      row.split(separator: "%").first.map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(
      counts.prefix(4) == [
        "over ×1 602 52.8", "×1 523 45.9", "under ×1 14 1.2", "not at all 1 0.1",
      ])
    #expect(chosen.last == "Resistant to all (15) [+]")
    entry.controls[.resisting] = 1
    let listed = pages.page(entry).panes.joined().map(\.text)
    #expect(
      listed.section("Resistant to all (15) [−]") == [
        "Surskit · Shedinja · Cryogonal · Dewpider · Araquanid · Wimpod · Golisopod",
        "Snom · Frosmoth · Heat Rotom · Wash Rotom · Frost Rotom",
        "Terastal Form Terapagos · Mega Delphox · Mega Chimecho",
      ])
  }

  @MainActor
  @Test func enterTogglesListOfResistantPokemon() async {
    let app = await DemoApp.started()
    app.open(.pokemon(445))
    app.type("3")
    while app.selectedControl?.pageControl != .resisting { app.type("t") }
    let hidden = app.shown()

    app.press(.enter)
    #expect(app.page?.links.compactMap(\.subject).contains { $0 != .pokemon(445) } == true)
    #expect(app.shown() != hidden)
    app.press(.enter)

    #expect(app.shown() == hidden)
  }

  @Test func pageWithoutAttackTypesExplainsChoosingThem() async throws {
    let pages = PagesOfBundle()
    var entry = try await pages.entry(.name("pikachu"), .matchups)
    entry.controls[.attack(.electric)] = 0

    let lines = pages.page(entry).panes.joined().map(\.text)

    #expect(lines.contains("Choose types with Enter to see what they hit."))
    #expect(!lines.contains { $0.hasPrefix("Of ") })
  }

  @Test(arguments: [(80, 1), (119, 1), (120, 2), (179, 2), (180, 3), (200, 3)])
  func widerWindowsShowMorePanes(columns: Int, panes: Int) async throws {
    let pages = PagesOfBundle(size: Size(columns: columns, rows: 40))

    let page = pages.page(try await pages.entry(.name("eevee"), .matchups))

    #expect(page.panes.count == panes)
  }
}

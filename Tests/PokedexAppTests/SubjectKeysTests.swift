import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Keys that act on the tables of subject pages.
@MainActor
@Suite("Keys on pages of subjects", .timeLimit(.minutes(5)))
struct SubjectKeysTests {
  nonisolated static let small = Size(columns: 40, rows: 12)

  private func opened(
    _ subject: Subject, _ keys: String = "", size: Size = DemoApp.size
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size)
    app.send(.open(subject))
    app.type(keys)
    return app
  }

  nonisolated static let tables: [(Subject, String, String)] = [
    (.ability("levitate"), "gas", "Pokémon (1)  /gas▏"),
    (.move("surf"), "blast", ")  /blast▏"), (.type(.ghost), "gen", "Pokémon (3)  /gen▏"),
    (.item("light-ball"), "libre", "Held by (1)  /libre▏"),
    (.eggGroup("dragon"), "charm", "Pokémon (2)  /charm▏"),
    (.place("kanto-route-1"), "rat", "/rat▏"), (.move("surf"), "zzz", "Learned by (0)  /zzz▏"),
  ]

  @Test(arguments: tables, [PagesOfBundle.sizes[0], small])
  func filterTextAndMatchesAreInView(table: (Subject, String, String), size: Size) async {
    let app = await opened(table.0, "/" + table.1, size: size)

    let rows = app.shown().rows
    #expect(rows.contains { $0.contains(table.2) }, "\(rows)")
    #expect(rows.contains { $0.contains("Nothing matches.") } == (table.1 == "zzz"))
    #expect(app.shown().markedRows.count == (table.1 == "zzz" ? 0 : 1))
  }

  @Test func filterMatchesTypesToo() async throws {
    let app = await opened(.ability("levitate"), "/electric")

    let page = try #require(app.page)
    let names = page.links.compactMap { $0.subject.map(app.state.words.name(of:)) }
    #expect(names.contains("Eelektross"))
    #expect(!names.contains("Gastly"))
  }

  @Test func enterKeepsTheFilterAndEscapeEndsIt() async {
    let app = await opened(.ability("levitate"))
    let before = app.shown()

    app.type("/gas")
    app.press(.enter)
    #expect(app.shown().rows.contains { $0.contains("Pokémon (1)  /gas") })
    #expect(app.state.stack.depth == 1)
    app.press(.enter)
    #expect(app.model.page?.subject == .pokemon(92))
    app.press(.escape)
    app.type("/")
    app.press(.escape)

    #expect(app.shown() == before)
    #expect(app.state.stack.depth == 1)
  }

  @Test(arguments: [
    Subject.item("master-ball"), .item("tm35"), .place("none-such"), .move("none-such"),
  ])
  func slashSearchesDexOnPageWithoutTable(subject: Subject) async {
    let app = await opened(subject)
    let before = app.shown()

    app.type("/Lq")
    #expect(app.state.searchBox?.line.text == "Lq")
    #expect(app.model.language == .english)
    #expect(!app.state.hasQuit)
    app.press(.escape)

    #expect(app.shown() == before)
  }

  @Test func abilityOfLaterGenerationHasNothingToFilter() async {
    let app = await opened(.ability("levitate"), "e1/")

    #expect(app.state.view.table.isFiltering == false)
  }

  @Test func gameKeyCyclesOnMoveAndPlacePages() async throws {
    for subject in [Subject.move("fly"), .place("kanto-route-1")] {
      let app = await opened(subject)
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

  @Test(arguments: [
    Key.tab, .backTab, .character("n"), .character("p"), .character("d"), .character("D"),
  ])
  func entryKeysDoNothingOnSubjectPages(key: Key) async {
    let app = await opened(.move("fly"), "3j")
    let before = app.aboveStatus

    app.press(key)

    #expect(app.aboveStatus == before)
  }

  @Test func languageChangeKeepsSelectedLink() async {
    let app = await opened(.move("fly"), "3j")
    let link = app.state.view.selectedLink

    app.type("L2")

    #expect(app.shown().rows[1].hasPrefix(" そらをとぶ"))
    #expect(app.shown().rows[0].hasPrefix(" ポケモン図鑑 › そらをとぶ"))
    #expect(app.state.view.selectedLink == link)
  }

  @Test func closingHelpReturnsToPage() async {
    let app = await opened(.move("fly"), "9j")
    let before = app.shown()

    app.type("?jj")
    app.press(.escape)

    #expect(app.shown() == before)
  }
}

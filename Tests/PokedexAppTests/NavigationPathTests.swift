import PokedexFeatures
import PokedexModel
import PokedexText
import PokedexTestSupport
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The breadcrumbs in the header, and the keys that move along them.
@MainActor
@Suite("Breadcrumbs")
struct NavigationPathTests {
  nonisolated static let english = [
    (120, " Pokédex › Bulbasaur › Overgrow › Charizard › Flamethrower", "bundled · English"),
    (80, " Pokédex › Bulbasaur › Overgrow › Charizard › Flamethrower", "bundled · English"),
    (70, " Pokédex › Bulbasaur › Overgrow › Charizard › Flamethrower", "bundled"),
    (60, " … › Overgrow › Charizard › Flamethrower", "bundled · English"),
    (40, " … › Charizard › Flamethrower", "bundled"), (30, " … › Flamethrower", "bundled"),
  ]

  private func walked(_ columns: Int, _ language: Language = .english) async -> PokedexApp {
    let app = await DemoApp.started(
      size: Size(columns: columns, rows: 24), language: language)
    for subject in [
      Subject.pokemon(1), .ability("overgrow"), .pokemon(6), .move("flamethrower"),
    ] {
      app.send(.open(subject))
    }
    return app
  }

  @Test(arguments: english)
  func headerShowsAsManyBreadcrumbsAsFit(columns: Int, trail: String, status: String) async {
    let header = await walked(columns).shown().text(row: 0)

    #expect(header.hasPrefix(trail + " "), "\(header)")
    #expect(header.hasSuffix(" " + status), "\(header)")
    #expect(TextWidth.of(header) == columns - 1)
  }

  @Test(arguments: [Language.english, .japanese, .german])
  func headerOmitsListPositionAndKeepsLastBreadcrumb(language: Language) async {
    let app = await walked(120, language)
    let last = app.state.words.name(of: .move("flamethrower"))
    for generation in [nil, 7] {
      app.send(.choose(generation: generation))
      for columns in 30...130 {
        _ = app.handle(.resized(Size(columns: columns, rows: 24)))
        let header = app.shown().text(row: 0)

        let total = generation.map(Counts.varieties(in:)) ?? Counts.varieties
        #expect(!header.contains("/\(total)"), "\(columns): \(header)")
        #expect(TextWidth.of(header) <= columns - 1)
        #expect(
          header.contains(last) || header.hasPrefix(" " + last.prefix(4)) && header.contains("…"),
          "\(columns): \(header)")
      }
    }
  }

  @Test func breadcrumbsShrinkWhenGoingBack() async {
    let app = await walked(120)
    var headers: [String] = []

    for _ in 0..<4 {
      app.press(.escape)
      headers.append(String(app.shown().text(row: 0).prefix(36)))
    }

    #expect(
      headers.map { $0.split(separator: "  ").first.map(String.init) ?? "" } == [
        " Pokédex › Bulbasaur › Overgrow › Ch", " Pokédex › Bulbasaur › Overgrow",
        " Pokédex › Bulbasaur", " Pokédex · National · varieties",
      ])
  }

  @Test func forwardWorksInTheListAfterEscape() async {
    let app = await DemoApp.started()
    app.type("25G")
    app.press(.enter)
    app.type("4jj")
    let before = app.shown()
    app.press(.escape)
    #expect(app.model.page == nil)

    app.type("]")

    #expect(app.shown() == before)
  }

  @Test func forwardFromListWithoutForwardPagesDoesNothing() async {
    let app = await DemoApp.started()
    let before = app.shown()

    app.type("]]")

    #expect(app.shown() == before)
  }

  @Test func forwardStillOpensLeftPageAfterMovingInList() async {
    let app = await DemoApp.started()
    app.press(.enter, .escape)
    app.type("jj]")

    #expect(app.shown().text(row: 2).hasPrefix(" #0001  Bulbasaur"))
    app.press(.escape)
    #expect(app.model.list.selection == 2)
  }
}

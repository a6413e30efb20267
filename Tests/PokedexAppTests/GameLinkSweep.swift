import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Follows the links on the pages of 40 entries, in three games, with and without a chosen
/// generation. A link must keep the generation. It must open its page in the game and version under
/// which it is listed. If it isn't listed under a game, its page must have the same game and
/// version as the page with the link. Each entry is tested with a third of the combinations of
/// game, generation and page; its id determines which third.
@MainActor
@Suite("Links keep game, version and generation", .timeLimit(.minutes(60)), .seeded)
struct GameLinkSweep {
  nonisolated static let ids = [
    1, 6, 9, 19, 25, 35, 52, 63, 74, 81, 94, 100, 123, 129, 131, 132, 133, 143, 147, 150, 151, 172,
    201, 252, 265, 282, 292, 351, 386, 448, 479, 492, 550, 658, 718, 774, 800, 869, 906, 1_024,
  ]

  nonisolated static let games = [
    Game("red-green-japan", version: "green-japan"),
    Game("ultra-sun-ultra-moon", version: "ultra-sun"), Game("sword-shield", version: "sword"),
  ]

  private struct Start {
    let id: Int
    let tab: EntryTab
    let game: Game
    let generation: Int?
  }

  @Test(arguments: ids)
  func everyLinkKeepsGameVersionAndGeneration(id: Int) async throws {
    let app = await DemoApp.started()
    let starts = Self.games.flatMap { game in
      [nil, 7].flatMap { generation in
        EntryTab.allCases.map { Start(id: id, tab: $0, game: game, generation: generation) }
      }
    }

    let own = starts.enumerated().filter { ($0.offset + id) % 3 == 0 }.map(\.element)
    for start in Sweep.some(own, oneIn: 3, stream: id) { try followLinks(from: start, in: app) }
  }

  private func followLinks(from start: Start, in app: PokedexApp) throws {
    app.send(.choose(generation: start.generation))
    app.open(at: Destination(.pokemon(start.id), game: start.game))
    app.press(.character(Character(String(start.tab.rawValue + 1))))
    let page = try #require(app.page)
    #expect(app.state.view.table.game == start.game)
    if page.games.contains(where: { $0.group == start.game.group }) {
      #expect(page.game == start.game)
    }

    let links = page.links.enumerated().filter { $1.subject != nil }
    for (index, link) in Sweep.some(links, oneIn: 30, stream: start.id) {
      let expected = game(of: link, on: page, from: start, app.state.words)
      app.state.view.selectedLink = index
      app.press(.enter)
      if app.state.stack.depth == 2 {
        check(app, link, expected, start)
        app.press(.escape)
      }
      #expect(app.state.stack.depth == 1)
    }
    app.press(.escape)
  }

  /// Returns the game in which a link must open its page. If a heading or label above the link
  /// names a game, returns that game, with the version from the link's row. Otherwise returns the
  /// page's game.
  private func game(
    of link: Page.Link, on page: Page, from start: Start, _ words: Words
  ) -> Game {
    // A link to a family member opens in the page's game, not in the game listed above the link.
    if start.tab == .places, link.subject?.isPokemon != true {
      func group(_ line: Line) -> VersionGroup? {
        words.rules.versionGroups.first { group in
          words.name(ofGame: group.slug) == line.label
            || group.versions.contains { words.name(ofVersion: $0) == line.label }
        }
      }
      let above = page.panes[link.pane].prefix(link.line + 1)
      let heading = above.last { $0.isHeading || group($0) != nil }
      guard let named = heading.flatMap(group) else { return page.game ?? start.game }
      let version = link.destination?.game?.version
      #expect(version.map(named.versions.contains) ?? true)
      #expect(named.slug != start.game.group || version != nil)
      return Game(named.slug, version: version)
    }
    return page.game ?? start.game
  }

  private func check(
    _ app: PokedexApp, _ link: Page.Link, _ game: Game, _ start: Start
  ) {
    let about = "\(link.target) of \(start)"
    #expect(app.fetcher.needs.edition?.generation == start.generation, "\(about)")
    #expect(app.state.view.table.game == game, "\(about)")
    guard let opened = app.page, let shown = opened.game else { return }
    let isListed = opened.games.contains { $0.group == game.group }
    #expect((shown.group == game.group) == isListed, "\(about)")
    if opened.games.contains(game) { #expect(shown == game, "\(about)") }
    if let generation = start.generation {
      let group = app.state.words.rules.versionGroups.first { $0.slug == shown.group }
      #expect(group?.generation == generation, "\(about)")
    }
  }
}

extension Subject {
  fileprivate var isPokemon: Bool { if case .pokemon = self { true } else { false } }
}

extension Line {
  fileprivate var isHeading: Bool { left.first?.role == .heading }

  /// The line's first text, without trailing spaces.
  fileprivate var label: String {
    var text = left.first?.text ?? ""
    while text.last == " " { text.removeLast() }
    return text
  }
}

import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Choosing the game that the user plays.
@MainActor
@Suite("A chosen game")
struct GameChoiceTests {
  nonisolated static let versions = Dex().versionGroups.playable

  private func started(_ version: String) async -> PokedexApp {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play(version))
    return app
  }

  @Test func everyPlayableGameCanBeChosen() {
    // These are forty of PokeAPI's versions and the three Japanese games of generation I.
    #expect(Self.versions.count == 43)
    #expect(Set(Self.versions).isSuperset(of: ["platinum", "scarlet", "legends-za", "xd"]))
    #expect(!Self.versions.contains("champions"))
    #expect(!Self.versions.contains("the-teal-mask-scarlet"))
  }

  /// The chosen game must not change while the user goes through the list, a search, a link and the
  /// palette.
  @Test(arguments: versions)
  func everyNavigationKeepsChosenGame(version: String) async throws {
    let app = await started(version)
    let group = try #require(Dex().versionGroups.first { $0.versions.contains(version) })
    func check(_ step: String) {
      #expect(app.state.game == Game(group.slug, version: version), "\(step)")
      #expect(app.state.generation == group.generation, "\(step)")
      #expect(app.fetcher.marks.state.game == version, "\(step)")
      if app.state.stack.top != nil { #expect(app.state.view.table.game == app.state.game) }
    }

    check("list")
    #expect(app.state.list.rowCount > 20)
    for row in 0..<5 {
      app.state.list.select(row: row)
      app.press(.enter)
      check("from the list")
      app.press(.escape, .down)
    }
    app.type("/gen<=1")
    app.press(.enter)
    for _ in 0..<5 {
      app.press(.enter)
      check("from a search")
      app.press(.escape, .down)
    }
    app.press(.escape, .enter, .character("2"), .down, .enter)
    check("by a link")
    app.type("np")
    check("next and previous")
    app.type(":magikarp")
    app.press(.enter)
    check("by the palette")
    for name in ["gyarados", "abra", "gastly", "eevee", "ditto", "onix", "tauros"] {
      app.type(":" + name)
      app.press(.enter)
      check(name)
    }
  }

  @Test func keyCyclesThroughListsOfGame() async {
    let app = await started("sword")
    #expect(app.state.rosters.count == 5)
    var rosters: [ListRoster] = []

    for _ in app.state.rosters {
      rosters.append(app.state.list.search.roster)
      app.type("d")
    }

    #expect(rosters == app.state.rosters)
    #expect(app.state.list.search.roster == rosters[0])
    #expect(rosters.last == .national)
  }

  /// Colosseum has no regional dex.
  @Test func colosseumListHasAllItsPokemon() async {
    let app = await started("colosseum")

    #expect(app.state.rosters == [.game("colosseum"), .national])
    #expect(app.state.list.rowCount > 0)
    #expect(
      app.state.notice == "Colosseum has no Pokédex of its own: the list shows all its Pokémon")
  }

  @Test func sessionStoresGame() async {
    let app = await started("scarlet")
    let session = app.session

    #expect(session.game == "scarlet")
    #expect(session.generation == nil)
  }
}

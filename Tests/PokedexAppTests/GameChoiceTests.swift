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
      #expect(app.model.marks.state.game == version, "\(step)")
      if app.state.stack.top != nil { #expect(app.state.view.table.game == app.state.game) }
    }

    check("list")
    #expect(app.state.data.list.rowCount > 20)
    for row in 0..<5 {
      app.send(.revealed(row: row))
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

  @Test func listShowsRegionalDexWithItsNumbers() async {
    let app = await started("platinum")

    let rows = app.shown().rows
    #expect(rows[0].contains("Platinum"))
    #expect(rows[0].contains("1/210") || rows[0].contains("1/218"))
    #expect(rows[1].hasPrefix(" ▸    1 Turtwig"))
    #expect(rows[2].hasPrefix("      2 Grotle"))
    app.type("104G")
    #expect(app.state.data.list.selectedItem?.name == "pikachu")
  }

  @Test func keyCyclesThroughListsOfGame() async {
    let app = await started("sword")
    #expect(app.state.rosters.count == 5)
    var rosters: [ListRoster] = []

    for _ in app.state.rosters {
      rosters.append(app.state.data.search.roster)
      app.type("d")
    }

    #expect(rosters == app.state.rosters)
    #expect(app.state.data.search.roster == rosters[0])
    #expect(rosters.last == .national)
  }

  @Test func nationalListIsTheOnlyOneWithoutGame() async {
    let app = await DemoApp.started()

    app.type("d")

    #expect(app.shown().text(row: 22).contains("Choose your game first (E)"))
    #expect(app.state.data.search.roster == .national)
  }

  /// Colosseum has no regional dex.
  @Test func colosseumListHasAllItsPokemon() async {
    let app = await started("colosseum")

    #expect(app.state.rosters == [.game("colosseum"), .national])
    #expect(app.state.data.list.rowCount > 0)
    #expect(
      app.state.notice == "Colosseum has no Pokédex of its own: the list shows all its Pokémon")
  }

  @Test func typingFiltersGameMenu() async {
    let app = await DemoApp.started()
    app.type("Epla")
    #expect(app.shown().rows[2].hasPrefix(" ▸Platinum"))
    #expect(app.shown().rows[3].allSatisfy { $0 == " " })

    app.press(.enter)

    #expect(app.state.choices.game == "platinum")
    #expect(app.overlay == nil)
  }

  @Test func escapeClearsTheFilterThenClosesTheMenu() async {
    let app = await DemoApp.started()
    app.type("Epla")

    app.press(.escape)
    #expect(app.overlay == .menu(.games))
    app.press(.escape)
    #expect(app.overlay == nil)
    app.type("E")
    app.press(.escape)

    #expect(app.overlay == nil)
    #expect(app.state.choices.game == nil)
  }

  @Test func firstMenuRowClearsGame() async {
    let app = await started("platinum")
    app.type("E")
    app.press(.home, .enter)

    #expect(app.state.game == nil)
    #expect(app.state.generation == nil)
    #expect(app.state.data.search.roster == .national)
  }

  @Test func otherGameAppliesToOnePageOnly() async {
    let app = await started("platinum")
    app.press(.enter, .character("4"), .character("v"))
    let shown = app.state.view.table.game
    #expect(shown?.group == "diamond-pearl")
    #expect(app.shown().rows[0].contains("Platinum (Diamond / Pearl)"))

    app.press(.escape, .down, .enter)

    #expect(app.state.view.table.game == Game("platinum", version: "platinum"))
    #expect(!app.shown().rows[0].contains("Diamond"))
  }

  @Test func choosingOtherGenerationClearsGame() async {
    let app = await started("platinum")
    app.type("e9")

    #expect(app.state.game == nil)
    #expect(app.state.generation == 9)
    #expect(app.model.marks.state.game == nil)
    #expect(app.shown().text(row: 22).contains("Platinum is no longer your game"))
  }

  @Test func sessionStoresGame() async {
    let app = await started("scarlet")
    let session = app.session

    #expect(session.game == "scarlet")
    #expect(session.generation == nil)
  }

  @Test func headerCountsCaughtSpeciesOfDex() async {
    let caught = Marks([.caught])
    let store = StubUserStore([
      MarkRecord(pokemon: 387, game: "platinum", marks: caught),
      MarkRecord(pokemon: 388, game: "pearl", marks: caught),
      MarkRecord(pokemon: 25, game: "platinum", marks: caught),
    ])
    let app = await DemoApp.started(store: store)
    app.send(.play("platinum"))
    app.model.marks.refresh()
    await app.model.marks.settle()

    #expect(app.shown().rows[0].contains("2 of 210 caught"))
    #expect(app.shown().rows[1].contains("Turtwig"))
  }

  @Test func completenessListsRegionalDexesOfGameFirst() async {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play("x"))
    app.type("%")

    let rows = app.shown().rows
    #expect(rows[3].hasPrefix("▸X: Central"))
    #expect(rows[4].hasPrefix(" X: Coastal"))
    #expect(rows[5].hasPrefix(" X: Mountai"))
    #expect(rows[6].hasPrefix(" National"))
  }

  @Test func overviewShowsHowToGetPokemonInGame() async {
    let app = await started("platinum")
    app.press(.enter)

    let rows = app.shown().rows
    let title = rows.firstIndex { $0.contains("In Platinum") }
    #expect(title.map { rows[$0 + 1] }?.contains("Route 201: gift") == true)
  }

  @Test func paletteChoosesGame() async {
    let app = await DemoApp.started()
    app.type(":shining pearl")
    app.press(.enter)

    #expect(app.state.choices.game == "shining-pearl")
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Following a link selects the game of the link's row, or else of the page that the link is on.
@MainActor
@Suite("Links keep their game", .timeLimit(.minutes(5)))
struct GameLinkTests {
  private func opened(_ subject: Subject, _ keys: String = "") async -> PokedexApp {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 40))
    app.send(.open(subject))
    app.type(keys)
    return app
  }

  /// Follows the first link whose target is this subject in this game.
  private func follow(_ subject: Subject, _ game: Game, in app: PokedexApp) throws {
    let links = try #require(app.page).links
    let link = links.firstIndex { $0.subject == subject && $0.destination?.game == game }
    app.state.view.selectedLink = try #require(link)
    app.press(.enter)
  }

  nonisolated static let places = [
    (
      60, Game("the-isle-of-armor"), "brawlers-cave",
      "Sword: The Isle of Armor / Shield: The Isle of Armor"
    ),
    (100, Game("red-green-japan"), "kanto-power-plant", "Red (Japan) / Green (Japan)"),
    (100, Game("yellow"), "kanto-power-plant", "Yellow"),
    // Ekans is in only one version of the pair.
    (23, Game("red-blue", version: "red"), "kanto-route-4", "Red"),
  ]

  @Test(arguments: places)
  func placeOpensInTheGameOfItsRow(
    id: Int, game: Game, place: String, title: String
  ) async throws {
    let app = await opened(.pokemon(id), "5")

    try follow(.place(place), game, in: app)

    #expect(app.page?.game == game)
    #expect(app.page?.title?.text.hasSuffix(" · " + title) == true)
  }

  @Test func moveOpensInGameOfLearnset() async throws {
    let app = await opened(.pokemon(25), "4")
    while app.page?.game?.group != "ultra-sun-ultra-moon" { app.type("v") }

    app.press(.enter)

    #expect(app.page?.game == Game("ultra-sun-ultra-moon"))
    #expect(app.shown().rows.contains { $0.hasPrefix(" Ultra Sun / Ultra Moon") })
  }

  @Test func movePowerFollowsGame() async throws {
    let app = await opened(.move("tackle"))
    var powers: [String: String] = [:]
    for _ in try #require(app.page).games {
      app.type("v")
      let group = try #require(app.page?.game?.group)
      powers[group] = app.shown().rows.first { $0.hasPrefix(" Power ") }
    }

    #expect(powers["red-blue"]?.hasSuffix(" 35") == true)
    #expect(powers["black-white"]?.hasSuffix(" 50") == true)
    #expect(powers["scarlet-violet"]?.hasSuffix(" 40") == true)
  }

  @Test func gameStaysAcrossPagesWithoutGames() async throws {
    let app = await opened(.pokemon(25), "4")
    while app.page?.game?.group != "red-blue" { app.type("v") }

    app.type("1")
    app.open(.type(.electric))
    app.open(.move("thunderbolt"))

    #expect(app.page?.game == Game("red-blue"))
  }

  @Test func unavailableGameIsReplaced() async throws {
    let app = await opened(.pokemon(1), "4")
    while app.page?.game?.group != "red-blue" { app.type("v") }

    app.open(.pokemon(906))
    app.type("4")

    #expect(app.page?.games.isEmpty == false)
    #expect(app.page?.game?.group != "red-blue")
  }

  nonisolated static let relatives = [
    ("the-isle-of-armor", "sword-shield"), ("blue-japan", "red-green-japan"),
    ("legends-arceus", "brilliant-diamond-shining-pearl"), ("colosseum", "emerald"),
  ]

  @Test(arguments: relatives)
  func gameWithoutTableFallsBackToNearestOfGeneration(game: String, shown: String) async {
    let app = await opened(.move("surf"))
    let games = app.page?.games ?? []
    let others = games.filter { $0.group != game }

    var table = TableSettings()
    table.game = Game(game)

    #expect(table.game(among: others, of: app.state.words.rules.versionGroups)?.group == shown)
  }

  @Test func versionSurvivesTableOfItsVersionGroup() async throws {
    let green = Game("red-green-japan", version: "green-japan")
    let app = await opened(.type(.electric))
    app.open(at: Destination(.place("kanto-power-plant"), game: green))
    #expect(app.page?.game == green)

    app.open(.pokemon(100))
    app.type("4")
    #expect(app.page?.game == green)
    app.type("5")
    try follow(.place("kanto-power-plant"), green, in: app)

    #expect(app.page?.game == green)
  }
}

import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The rows that the palette shows for a typed text.
@MainActor
@Suite("Rows of the palette", .timeLimit(.minutes(5)))
struct PaletteRowsTests: PaletteSteps {
  private func names(_ app: PokedexApp) -> [String] {
    PaletteContent(app.palette, app.state).rows.map(\.name)
  }

  @Test func aPlaceHasOneRowForAllItsParts() async {
    let app = await started(":hauoli")

    #expect(names(app).count { $0.hasSuffix("oli City") } == 1)
    #expect(app.palette.found.targets.contains(.subject(.place("hauoli-city"))))
    #expect(app.palette.found.count == app.palette.found.targets.count)
  }

  @Test func itemHasOneRowForBagAndHeldVariants() async {
    let app = await started(":aloraichium")

    #expect(names(app).count { $0.contains("Aloraichium") } == 1)
  }

  nonisolated static let typed: [(typed: String, language: Language, row: [String])] = [
    ("glurak", .english, ["Charizard", "Glurak"]), ("glur", .english, ["Charizard", "Glurak"]),
    ("リザードン", .english, ["Charizard", "リザードン"]),
    ("charizard", .japanese, ["リザードン", "Charizard"]),
    ("charizard", .german, ["Glurak", "Charizard"]), ("charizard", .english, ["Charizard", ""]),
    ("surfer", .english, ["Surf", "Surfer"]),
  ]

  @Test(arguments: typed)
  func typedNameAppearsBesideShownName(typed: String, language: Language, row: [String]) async {
    let app = await started(":" + typed, language: language)

    let first = PaletteContent(app.palette, app.state).rows[0]
    #expect([first.name, first.typed] == row)
    #expect(app.shown().text(row: 2).contains(row[0]) && app.shown().text(row: 2).contains(row[1]))
  }

  nonisolated static let commands: [(typed: String, language: Language, command: String)] = [
    ("exit", .english, "quit"), ("quit", .english, "quit"), ("q", .english, "quit"),
    ("theme", .english, "themes"), ("dark mode", .english, "themes"), ("marks", .english, "mark"),
    ("language", .english, "language"), ("game", .english, "game"), ("help", .english, "help"),
    ("終了", .japanese, "quit"), ("テーマ", .japanese, "themes"), ("しるし", .japanese, "mark"),
    ("beenden", .german, "quit"), ("verlassen", .german, "quit"), ("design", .german, "themes"),
    ("exit", .german, "quit"), ("markierungen", .german, "mark"), ("exit", .japanese, "quit"),
  ]

  @Test(arguments: commands)
  func aCommandIsFoundByItsSynonyms(typed: String, language: Language, command: String) async {
    let app = await started(":" + typed, language: language)

    #expect(app.palette.target == .command(command))
  }

  @Test func exitQuits() async {
    let app = await started(":exit")

    app.press(.enter)

    #expect(app.state.hasQuit)
  }

  @Test(arguments: [("settings", Language.english), ("設定", .japanese), ("einstellungen", .german)])
  func settingsListsAllSettingCommands(typed: String, language: Language) async {
    let app = await started(":" + typed, language: language)

    let found = app.palette.found.targets
    for command in ["generation", "game", "language", "themes", "mouse"] {
      #expect(found.contains(.command(command)))
    }
    #expect(found.count == 5)
  }

  @Test(arguments: ["heartgold", "ハートゴールド", "heart gold"], Language.interfaceLanguages)
  func enterChoosesNamedGame(typed: String, language: Language) async {
    let app = await started(":" + typed, language: language)
    #expect(app.palette.target == .game("heartgold"))

    app.press(.enter)

    #expect(app.state.choices.game == "heartgold")
  }

  @Test func machineRowShowsItsGenerations() async {
    let app = await started(":tm26")
    let row = PaletteContent(app.palette, app.state).rows[0]
    let early = await started(":tr26")

    #expect((row.name, row.note) == ("TM26", "generations I–IX"))
    #expect(PaletteContent(early.palette, early.state).rows[0].note == "Generation VIII")
    #expect(names(app).count { $0 == "TM26" } == 1)
  }

  @Test func placesOfTheGameComeFirst() async {
    let app = await started(":route")
    let regions = { PaletteContent(app.palette, app.state).rows.prefix(8).map(\.note) }
    #expect(Set(regions()) != ["Sinnoh"])
    app.press(.escape)

    app.send(.play("platinum"))
    app.type(":route")

    #expect(Set(regions()) == ["Sinnoh"])
  }
}

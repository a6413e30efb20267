import DexData
internal import Pictures
import PokedexFeatures
import Pictures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The overview, which is the first page of an entry.
@MainActor
@Suite("The overview")
struct OverviewTests {
  @Test(arguments: [
    (
      Language.english,
      [
        "#0006  Charizard", "Flame Pokémon", "Fire Flying", "1.7 m · 90.5 kg", "HP           78",
        "Total       534", "Blaze", "Solar Power (hidden)", "Weak        ×4 Rock ×2 Water Electric",
        "Resists     ×½ Fighting Steel Fire", "Immune      Ground",
        "Evolution   Charmander → Charmeleon", "Varieties   Mega X · Mega Y",
        "Egg groups  Monster · Dragon", "Catch rate  45", "Effort      3 Sp. Atk",
      ]
    ),
    (
      .japanese,
      [
        "#0006  リザードン", "かえんポケモン", "HP           78", "合計        534", "もうか",
        "弱点        ×4 いわ ×2 みず でんき", "無効        じめん", "リザード",
      ]
    ),
  ])
  func entryFitsOnOneScreenOf80Columns(
    language: Language, facts: [String]
  ) async {
    let app = await DemoApp.started(language: language)
    app.type("6G")
    app.press(.enter)

    let text = app.shown().rows.joined(separator: "\n")

    for fact in facts { #expect(text.contains(fact), "\(fact) in\n\(text)") }
  }

  /// A long list of varieties uses the full width of the pane, so that all facts stay on the
  /// screen.
  @Test(arguments: [25, 774, 869])
  func manyVarietiesTakeFewLines(id: Int) async {
    let app = await DemoApp.started()
    app.open(.pokemon(id))

    let rows = app.shown().rows.joined(separator: "\n")

    #expect(rows.contains("Egg groups") && rows.contains("Catch rate"), "\(rows)")
    let links = app.page?.links.compactMap(\.subject) ?? []
    #expect(id == 869 || links.contains(.pokemon(id == 25 ? 10084 : 10136)))
  }

  /// Wherever names in other languages are shown, a variety's own names replace its species' names:
  /// in the list of names, and beside the title, where the Japanese name is shown (or the English
  /// one if the interface is Japanese).
  @Test(arguments: [
    (10034, Language.english, "メガリザードンX", "メガリザードンX"),
    (10100, .english, "ライチュウ（アローラのすがた）", "Raichu d’Alola"),
    (10196, .english, "キョダイリザードン", "Gigantamax"),
    (10009, .japanese, "Wash Rotom", "Wash Rotom"), (6, .english, "リザードン", "Dracaufeu"),
  ])
  func varietyHasItsOwnNames(id: Int, language: Language, other: String, name: String) async {
    let app = await DemoApp.started(language: language)
    app.open(.pokemon(id))

    let rows = app.shown().rows
    #expect(rows[2...3].contains { $0.contains(other) }, "\(rows[2...3])")
    let page = app.page?.panes.joined().map(\.text) ?? []
    let names = page.drop { $0 != app.state.words(.names) }
    #expect(names.contains { $0.contains(name) }, "\(page)")
  }

  @Test(arguments: [
    ("94", "Levitate  Immune to Ground moves", false),
    ("109", "Levitate  Immune to Ground moves", true),
    ("445", " Evasion ×1.25 in a sandstorm", true),
  ])
  func abilityEffectAppearsBesideOrBelowAbility(number: String, text: String, isShown: Bool) async {
    let app = await DemoApp.started()
    app.type(number + "G")
    app.press(.enter)

    #expect(app.shown().rows.contains { $0.contains(text) } == isShown)
  }

  @Test(arguments: [("479", "Immune      Normal Fighting Ground"), ("437", "Immune      Poison")])
  func onlyAbilityCountsInMatchups(number: String, line: String) async {
    let app = await DemoApp.started()
    app.type(number + "G")
    app.press(.enter)

    #expect(app.shown().rows.contains { $0.hasSuffix(line) })
  }

  /// The bundle describes abilities as they are in the newest games.
  @Test func earlierGenerationOmitsCurrentAbilityDescriptions() async {
    let app = await DemoApp.started()
    app.send(.choose(generation: 4))
    app.type("109G")
    app.press(.enter)
    #expect(app.shown().rows.contains { $0.contains("Levitate  immune to Ground") })
    app.press(.escape)
    app.type("445G")
    app.press(.enter)

    #expect(app.shown().rows.contains { $0.contains("Sand Veil") })
    #expect(!app.shown().rows.contains { $0.contains("Evasion") })
  }

  @Test func firstGenerationUsesItsOwnTypeChart() async {
    let app = await DemoApp.started()
    app.type("e")
    app.press(.down, .enter)
    app.type("1G")
    app.press(.enter)

    // Bug was super effective against Poison in generation I.
    #expect(app.shown().rows.contains { $0.contains("×4 Bug") })
  }

  @Test(arguments: [
    (30, ["#0006  Charizard", "Fire Flying", "Weak        ×4 Rock", "×2 Water"]),
    (40, ["#0006  Charizard", "Fire Flying", "Weak        ×4 Rock ×2 Water"]),
  ])
  func narrowWindowShowsNameTypesAndWeaknessesFirst(columns: Int, first: [String]) async {
    let app = await DemoApp.started(size: Size(columns: columns, rows: 8))
    app.type("6G")
    app.press(.enter)

    let rows = app.shown().rows.dropFirst(2)

    for (row, text) in zip(rows, first) { #expect(row.contains(text), "\(row)") }
  }

  /// The widths of windows, and the number of panes that an entry's page has in each.
  @Test(arguments: [(59, 1), (60, 2), (119, 2), (120, 3), (179, 3), (180, 4), (200, 4)])
  func wideWindowShowsPanesSideBySide(columns: Int, panes: Int) async throws {
    let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: 60))
    let entry = try await pages.entry(.id(6), .overview)

    #expect(pages.page(entry).panes.count == panes)
  }

  /// Even a large window omits these, because moves and stats have pages of their own.
  @Test func largeWindowOmitsMovesAndStatsAtLevel() async {
    let app = await DemoApp.started(size: Size(columns: 200, rows: 60))
    app.type("6G")
    app.press(.enter)

    let text = app.shown().rows.joined(separator: "\n")
    #expect(text.contains("Evolution"))
    #expect(!text.contains("Inferno") && !text.contains("Level 50"))
  }

  private static var file: PictureFile {
    get throws {
      let png = PNGWriter(kind: .rgb).file(width: 64, height: 64) { _, _ in [200, 0, 0] }
      return try #require(PictureFile(png: png))
    }
  }

  @Test func smallWindowLeavesNoRoomForPicture() async throws {
    for (columns, rows) in [(30, 8), (40, 12), (80, 24), (100, 24), (80, 20), (50, 30)] {
      let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: rows))
      var entry = try await pages.entry(.id(6), .overview)

      for file in [nil, try Self.file] {
        entry.picture = PictureInput(id: 6, kind: PictureKind(), file: file, graphics: nil)
        #expect(pages.page(entry).pictureRoom == nil, "\(columns)×\(rows)")
      }
    }
  }

  @Test(arguments: [(80, 50), (120, 40), (200, 60)])
  func pictureCausesNoScrolling(columns: Int, rows: Int) async throws {
    let pages = PagesOfBundle(.english, size: Size(columns: columns, rows: rows))
    var entry = try await pages.entry(.id(6), .overview)
    entry.picture = PictureInput(id: 6, kind: PictureKind(), file: nil, graphics: nil)
    let drawing = try #require(pages.page(entry).pictureRoom)
    entry.picture = PictureInput(id: 6, kind: PictureKind(), file: try Self.file, graphics: nil)
    let box = try #require(pages.page(entry).pictureRoom)

    #expect(pages.page(entry).lineCount <= pages.layout.pageRows)
    #expect(drawing.rows <= 10)
    #expect(box.rows >= drawing.rows)
  }

  @Test(
    arguments: zip([0, 49, 50, 79, 80, 99, 100, 129, 130, 255], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]))
  func baseStatDeterminesBarColour(base: Int, band: Int) {
    #expect(StatBand(base) == StatBand.allCases[band])
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The pages of places and forms.
@Suite("The pages of places and forms", .timeLimit(.minutes(5)))
struct PagesPlacesTests {
  private let pages = PagesOfBundle()

  /// Returns the headings of the page, which are games.
  private func games(_ name: String, _ change: (inout TableSettings) -> Void = { _ in })
    async throws
    -> [String]
  {
    var entry = try await pages.entry(.name(name), .places)
    change(&entry.table)
    return pages.page(entry).panes.joined().prefix { !$0.text.hasPrefix("Where ") }
      .filter { $0.left.first?.role == .heading }.map(\.text)
  }

  @Test(arguments: ["pikachu", "magikarp", "zubat", "chansey"])
  func newestGameIsFirst(name: String) async throws {
    let entry = try await pages.entry(.name(name), .places)

    let shown = try await games(name)

    let newestFirst = [
      "Sword / Shield", "Sun / Moon", "X / Y", "Black / White", "Diamond / Pearl",
      "Ruby / Sapphire", "Gold / Silver", "Red / Blue",
    ]
    let places = newestFirst.compactMap(shown.firstIndex(of:))
    #expect(places == places.sorted())
    #expect(places.count > 3)
    let recordedVersions =
      (entry.parts.encounters ?? []).map(\.version) + (entry.parts.heldItems ?? []).map(\.version)
    let groups = pages.words.rules.versionGroups.filter {
      $0.versions.contains(where: recordedVersions.contains)
    }
    #expect(shown.count == groups.count)
  }

  @Test func chosenGameComesFirstFollowedByItsExpansions() async throws {
    #expect(
      try await games("pikachu").prefix(4) == [
        "Legends: Z-A", "Mega Dimension", "Scarlet / Violet",
        "Scarlet: The Teal Mask / Violet: The Teal Mask",
      ])
    #expect(
      try await games("pikachu") { $0.game = Game("yellow") }.prefix(2) == [
        "Yellow", "Legends: Z-A",
      ])
  }

  @Test func chosenVersionShowsOnlyItsRowsInGameAndExpansions() async throws {
    var entry = try await pages.entry(.name("turtonator"), .places)
    entry.table.game = Game("sword-shield", version: "sword")

    let lines = pages.page(entry).panes.joined().map(\.text)

    #expect(lines.first == "Sword")
    #expect(!lines.contains { $0.contains("Sword only") || $0.contains("Shield") })
    #expect(
      try await games("pikachu") { $0.game = Game("sword-shield", version: "sword") }
        .filter { $0.hasPrefix("Sword") }
        == ["Sword", "Sword: The Isle of Armor"])
  }

  /// The rows of each rare encounter method are folded into one line until the user opens it.
  /// Printed pages can't be unfolded, so they show all rows.
  @Test func pikachusRarePlacesInSwordAreFolded() async throws {
    let pages = PagesOfBundle(size: Size(columns: 120, rows: 40))
    var entry = try await pages.entry(.name("pikachu"), .places)
    func rows() -> [String] {
      pages.page(entry).panes.joined().map(\.text).section("Sword / Shield").map { line in
        line.split(separator: "  ").map { $0.drop { $0 == " " } }.joined(separator: "|")
      }
    }

    #expect(
      rows() == [
        "Route 4|in the open|14–16|5 %|Sword only", "in the open|14–16|1 %|Shield only",
        "Special weather: 4 places ▸", "Other games and devices: 1 place ▸",
        "Max dens: 5 places ▸", "Holds Light Ball 5 %",
      ])
    entry.table.opened = ["sword-shield/weather"]
    #expect(
      rows().prefix(8) == [
        "Route 4|in the open|14–16|5 %|Sword only", "in the open|14–16|1 %|Shield only",
        "Special weather: 4 places ▾",
        "Rolling Fields (Main Area)|roams one spot|15|thunder, Lv. 60 after Hall of Fame",
        "Stony Wilderness (Main Area)|in the open|28–30|5 %|thunder, Lv. 60 after Hall of Fame",
        "grass, cave|26–28|10 %|rain, Lv. 60 after Hall of Fame",
        "Stony Wilderness (Area 2)|in the open|28–30|5 %|thunder, Lv. 60 after Hall of Fame",
        "Stony Wilderness (Area 3)|in the open|28–30|10 %|Sword only, thunder, Lv. 60 after Hall of Fame",
      ])
    entry.table.opened = []
    entry.table.isReadOnly = true
    #expect(rows().contains("Max dens: 5 places") && rows().count > 20)
  }

  @Test func filterFindsRarePlaces() async throws {
    var entry = try await pages.entry(.name("pikachu"), .places)
    entry.table.filter = TextBox("max raid")

    let text = pages.page(entry).panes.joined().map(\.text)

    #expect(text.contains { $0.hasPrefix("Motostoke Riverbank (Max Den B)") })
    #expect(!text.contains { $0.contains("▸") || $0.hasPrefix("Route 4") })
  }

  @Test func raidsOfRaidOnlyPokemonAreNotFolded() async throws {
    let text = try await pages.text("raichu", .places).section("Sword / Shield")

    #expect(!text.isEmpty && !text.contains { $0.contains("▸") }, "\(text)")
  }

  /// The heading already names the expansion, so the version's short name is enough.
  @Test func expansionVersionUsesShortName() async throws {
    let page = try await pages.text("garchomp", .places)

    let rows = page.section("Sword: The Crown Tundra / Shield: The Crown Tundra")

    #expect(rows.contains { $0.hasSuffix("Shield only") })
    #expect(!rows.contains { $0.contains("Tundra only") })
  }

  /// The chances in these games are unknown, so no percentage is shown.
  @Test(arguments: [
    ("lechonk", "Scarlet / Violet"),
    ("pecharunt", "Scarlet: The Indigo Disk / Violet: The Indigo Disk"),
    ("wyrdeer", "Legends: Arceus"),
  ])
  func newestGamesHavePlacesWithoutChances(name: String, game: String) async throws {
    let pages = PagesOfBundle(size: Size(columns: 120, rows: 40))

    let text = try await pages.text(name, .places)

    #expect(text.first == game)
    #expect(!text.contains { $0.contains("No places are recorded") || $0.contains("%") })
  }

  /// A method that doesn't fit in its column continues on the next line.
  @Test(arguments: [
    (Language.english, 80), (.english, 200), (.japanese, 80), (.japanese, 200), (.german, 80),
    (.german, 200), (.japanese, 55), (.english, 55),
  ])
  func encounterMethodsAreNeverTruncated(language: Language, columns: Int) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 60))
    for name in ["eevee", "ho-oh", "jirachi", "celebi", "zapdos"] {
      let page = pages.page(try await pages.entry(.name(name), .places))

      for line in page.panes.joined() {
        #expect(!line.text.contains("…"), "\(line.text)")
        #expect(line.leftColumns <= columns - 3)
      }
    }
  }

  /// Areas of a place that have equal encounters share a row.
  @Test(arguments: [
    (Language.english, "gold-silver", "Ruins of Alph ("),
    (.english, "diamond-pearl", "Solaceon Ruins ("),
    (.japanese, "diamond-pearl", "ズイのいせき（"),
  ])
  func equalAreasOfPlaceShareRow(language: Language, game: String, place: String) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: 120, rows: 60))
    var entry = try await pages.entry(.name("unown"), .places)
    entry.table.game = Game(game)

    let lines = pages.page(entry).panes.joined().map(\.text)
    let rows = lines.section(pages.words.name(ofGame: game))

    #expect(rows.count { $0.hasPrefix(place) } <= 2 && rows.count < 12, "\(rows)")
    entry.table.filter = TextBox(String(place.dropLast(2)))
    let found = pages.page(entry).panes.joined().map(\.text).count { $0.hasPrefix(place) }
    #expect(found > 4, "\(rows)")
  }
}

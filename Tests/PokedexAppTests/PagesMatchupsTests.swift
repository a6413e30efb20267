import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The page of matchups, checked against damage factors calculated by hand.
@Suite("The page of matchups", .timeLimit(.minutes(5)))
struct PagesMatchupsTests {
  static let reasons: [(name: String, language: Language, lines: [String])] = [
    ("snorlax", .english, ["Thick Fat: 50 % damage from Fire, Ice"]),
    ("garganacl", .english, ["Purifying Salt: 50 % damage from Ghost"]),
    ("toxicroak", .english, ["Dry Skin: immune to Water, 125 % damage from Fire"]),
    ("toxicroak", .japanese, ["かんそうはだ: みずを受けない、ほのおのダメージが125%"]),
    ("shedinja", .english, ["Wonder Guard: only super-effective moves hit"]),
    (
      "terapagos-terastal", .english,
      ["Tera Shell: at full HP no move is more than not very effective"]
    ),
    ("gengar", .english, []),
  ]

  @Test(arguments: reasons)
  func abilityExplainsItsMatchupChanges(
    name: String, language: Language, lines: [String]
  ) async throws {
    let page = try await PagesOfBundle(language).text(name, .matchups)

    #expect(page.filter { $0.contains(": ") } == lines)
  }

  @Test func everyTypeHasItsPositionAndFactor() async throws {
    let page = try await PagesOfBundle().text("gengar", .matchups)

    #expect(
      page.prefix(4) == [
        "Damage taken",
        "Normal    0  Fighting  0  Flying    ·  Poison    ¼  Ground   ×2  Rock      ·",
        "Bug       ¼  Ghost    ×2  Steel     ·  Fire      ·  Water     ·  Grass     ½",
        "Electric  ·  Psychic  ×2  Ice       ·  Dragon    ·  Dark     ×2  Fairy     ½",
      ])
  }

  @Test func twoColumnGridListsNeutralTypesLast() async throws {
    let page = try await PagesOfBundle(size: Size(columns: 30, rows: 8)).text("gengar", .matchups)

    #expect(
      page.prefix(4) == [
        "Damage taken", "Ground   ×2  Ghost    ×2", "Psychic  ×2  Dark     ×2",
        "Normal    0  Fighting  0",
      ])
  }

  /// If a Pokémon can have several abilities, an ability takes effect only once it is chosen. A
  /// Pokémon's only ability takes effect from the start.
  @Test(
    arguments: [
      ("snorlax", nil, "none", "Fire ·"), ("snorlax", 1, "Thick Fat", "Fire ½"),
      ("rotom-wash", nil, "Levitate", "Ground 0"), ("rotom-wash", 0, "none", "Ground ×2"),
      ("toxicroak", 1, "Dry Skin", "Water 0"), ("toxicroak", 1, "Dry Skin", "Fire ×1¼"),
      ("shedinja", nil, "Wonder Guard", "Water 0"),
    ] as [(String, Int?, String, String)])
  func chosenAbilityApplies(name: String, value: Int?, ability: String, cell: String) async throws {
    let pages = PagesOfBundle()
    var entry = try await pages.entry(.name(name), .matchups)
    entry.controls[.ability] = value

    let lines = pages.page(entry).panes.joined().map {
      $0.text.split(separator: " ").joined(separator: " ")
    }

    #expect(lines.first == "Damage taken Ability [\(ability)]")
    #expect(lines.prefix { !$0.isEmpty }.contains { $0.contains(cell) })
  }

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

  /// Generation I has fifteen types, no abilities, and a different chart.
  @MainActor
  @Test func firstGenerationUsesItsTypesAndChart() async throws {
    let app = await DemoApp.started()
    app.send(.choose(generation: 1))
    app.open(.pokemon(94))
    app.type("3")

    let rows = app.shown().rows

    #expect(rows[2] == " Damage taken")
    #expect(rows.contains { $0.contains("Psychic   0") } == false)
    #expect(rows.contains { $0.contains("Bug      ×2") })
    #expect(!rows.contains { $0.contains("Dark") || $0.contains("Fairy") || $0.contains("Steel") })
    #expect(rows.contains { $0.contains("Of 151 Pokémon") })
  }

  @Test(arguments: [(80, 1), (119, 1), (120, 2), (179, 2), (180, 3), (200, 3)])
  func widerWindowsShowMorePanes(columns: Int, panes: Int) async throws {
    let pages = PagesOfBundle(size: Size(columns: columns, rows: 40))

    let page = pages.page(try await pages.entry(.name("eevee"), .matchups))

    #expect(page.panes.count == panes)
  }
}

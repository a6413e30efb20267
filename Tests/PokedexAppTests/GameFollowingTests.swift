import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Pages as they are shown to a user who has chosen a game version.
@MainActor
@Suite("Pages follow the chosen game", .timeLimit(.minutes(5)))
struct GameFollowingTests {
  private func page(
    _ subject: Subject, _ tab: EntryTab? = nil, in version: String?,
    size: Size = Size(columns: 200, rows: 60)
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, store: StubUserStore())
    if let version { app.send(.play(version)) }
    app.open(subject)
    if let tab { app.turn(to: tab) }
    return app
  }

  private func text(
    _ subject: Subject, _ tab: EntryTab? = nil, in version: String?
  ) async -> [String] {
    let app = await page(subject, tab, in: version)
    return app.page?.panes.joined().map { line in
      line.text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    } ?? []
  }

  // MARK: - Places

  @Test func placeShowsOnlyRowsOfVersion() async {
    let sword = await text(.place("rolling-fields"), in: "sword")
    let pair = await text(.place("rolling-fields"), in: nil)
    // This place belongs to downloadable content.
    let added = await page(.place("fields-of-honor"), in: "shield")

    #expect(pair.contains { $0.contains("Sword only") })
    #expect(!sword.isEmpty && !sword.contains { $0.contains(" only") })
    #expect(sword.count { $0.contains("after Hall of Fame") } == 1)
    #expect(added.page?.title?.text.contains("Sword") == false)
  }

  // MARK: - Evolution

  nonisolated static let ways: [(version: String?, lines: [String])] = [
    (
      "platinum",
      ["├ Leafeon Grass level up at Eterna Forest (Diamond / Pearl, Platinum) near a special rock"]
    ),
    (
      "soulsilver",
      [
        "├ Leafeon Grass level up at Eterna Forest near a special rock (not in SoulSilver)"
      ]
    ),
    (
      "white",
      [
        "├ Leafeon Grass level up at Pinwheel Forest (Black / White, Black 2 / White 2), Eterna Forest"
      ]
    ),
    (
      "sword",
      [
        "├ Leafeon Grass use Leaf Stone",
        "│ or level up at Eterna Forest, Pinwheel Forest, Route 20, Petalburg Woods, Lush",
      ]
    ),
    (
      "brilliant-diamond",
      [
        "├ Leafeon Grass use Leaf Stone",
        "│ or level up at Eterna Forest (Diamond / Pearl, Platinum, Brilliant Diamond /",
      ]
    ),
    (
      nil,
      [
        "├ Leafeon Grass use Leaf Stone",
        "│ or level up at Eterna Forest (Diamond / Pearl, Platinum, Brilliant Diamond /",
      ]
    ),
  ]

  @Test(arguments: ways)
  func leafeonEvolutionDependsOnGame(version: String?, lines: [String]) async {
    let text = await text(.pokemon(133), .evolution, in: version)

    let start = text.firstIndex { $0.contains("Leafeon") } ?? 0
    for (line, wanted) in zip(text[start...], lines) {
      #expect(line.hasPrefix(wanted), "\(line)")
    }
    let ends = text[start...].prefix { !$0.contains("Glaceon") }.joined(separator: " ")
    #expect(ends.hasSuffix("(not in Sword)") == (version == "sword"), "\(ends)")
  }

  @Test func pokemonMissingFromGameIsMarked() async {
    let sword = await text(.pokemon(123), .evolution, in: "sword")
    let overview = await text(.pokemon(123), .overview, in: "sword").joined(separator: " ")
    let absent = await text(.pokemon(265), .overview, in: "scarlet").joined(separator: " ")

    #expect(sword.contains { $0.contains("Kleavor") && $0.hasSuffix("(not in Sword)") })
    #expect(overview.contains("Kleavor (not in Sword)"))
    #expect(absent.contains("Not in this game"))
    #expect(!absent.contains("Beautifly (not in Scarlet)"), "the block above says it of all")
  }

  @Test(arguments: [
    ("sword", ["Mega X", "Mega Y"]), ("scarlet", ["Mega X", "Mega Y", "Gigantamax"]),
    ("legends-za", ["Gigantamax"]), ("x", []), ("platinum", []),
  ])
  func megaOrGigantamaxMissingFromGameIsMarked(version: String, missing: [String]) async {
    let text = await text(.pokemon(6), .evolution, in: version)

    let forms = ["Mega X", "Mega Y", "Gigantamax"].filter { form in
      text.contains { $0.contains(form) && $0.contains("not in ") }
    }
    #expect(forms == missing)
  }

  /// Every evolution that is listed as a way to get a Pokémon must work in the version.
  @Test(arguments: ["red", "crystal", "emerald", "platinum", "ultra-sun", "shield", "violet"])
  func offeredEvolutionsWorkInVersion(version: String) {
    let dex = Dex()
    var count = 0
    for number in stride(from: 1, through: 1000, by: 7) {
      for case .evolve(let source, let steps) in dex.ways(toGet: number, in: version) {
        let family = dex.familyAcquisition(ofVariety: number)
        #expect(family?.isKnown(source, in: version) == true)
        for step in steps {
          #expect(family?.works(step, in: version) == true, "\(number)")
          count += 1
        }
      }
    }
    #expect(count > 3)
  }

  // MARK: - Looking at another game

  @Test(arguments: [EntryTab.moves, .places])
  func nextTabReturnsToChosenGame(tab: EntryTab) async {
    let app = await page(.pokemon(133), tab, in: "platinum", size: DemoApp.size)
    app.type("v")
    #expect(app.state.view.table.game?.group != "platinum")
    #expect(app.shown().rows[0].contains("Platinum ("))

    app.turn(to: .evolution)

    #expect(app.state.view.table.game == app.state.game)
    #expect(!app.shown().rows[0].contains("Platinum ("))
    #expect(app.page?.panes.joined().contains { $0.text.contains("Eterna Forest") } == true)
  }

  @Test func nextTabKeepsShownGameIfNoneIsChosen() async {
    let app = await page(.pokemon(133), .moves, in: nil, size: DemoApp.size)
    app.type("v")
    let game = app.state.view.table.game

    app.turn(to: .places)

    #expect(game != nil && app.state.view.table.game == game)
  }

  /// PokeAPI's own data lacks the places of the newest games. To imitate it, the test removes these
  /// places from the bundle's data.
  @Test func placesMissingFromSourceAreReportedAsUnrecorded() async throws {
    let pages = PagesOfBundle()
    var entry = try await pages.entry(.name("larvitar"), .places)
    entry.generation = 9
    entry.parts.encounters?.removeAll { ["scarlet", "violet"].contains($0.version) }

    let text = pages.page(entry).panes.joined().map(\.text).joined(separator: " ")

    #expect(text.contains("No places are recorded for Scarlet / Violet"))
    #expect(!text.contains("Not found in the wild"))
  }

  // MARK: - Machines and items

  @Test(arguments: [
    ("platinum", "TM06 (Platinum)"), ("red", "TM06 (Red)"), ("scarlet", "TM175 (Scarlet)"),
    ("shining-pearl", "TM06 (Shining Pearl)"), ("sword", "— (Sword)"),
  ])
  func moveShowsMachineOfChosenGame(version: String, machine: String) async {
    let text = await text(.move("toxic"), in: version)

    #expect(text.contains { $0.hasPrefix("Machines \(machine)") }, "\(text.prefix(14))")
  }

  @Test func moveShowsMachineOfViewedGame() async {
    let app = await page(.move("fly"), in: "sword")
    app.type("V")
    let shown = app.state.view.table.game.map { app.state.words.name(ofGame: $0.group) }

    let line = app.page?.panes.joined().map(\.text).first { $0.hasPrefix("Machines") } ?? ""

    #expect(shown == "Brilliant Diamond / Shining Pearl")
    #expect(line.hasPrefix("Machines") && line.contains("TM94 (Brilliant Diamond / "), "\(line)")
  }

  @Test func machineTeachesMoveOfGame() async {
    let platinum = await text(.item("tm05"), in: "platinum").section("Teaches")
    let sword = await text(.item("tm05"), in: "sword").section("Teaches")

    #expect(platinum == ["Roar (Platinum)"])
    #expect(sword == ["Thunder Punch (Sword / Shield)"])
  }

  @Test func itemShowsEvolutionsOfGame() async {
    let platinum = await text(.item("leaf-stone"), in: "platinum").section("Evolution")
    let sword = await text(.item("leaf-stone"), in: "sword").section("Evolution")

    #expect(platinum.contains("Gloom → Vileplume"))
    #expect(platinum.contains("Eevee → Leafeon (not in Platinum)"))
    #expect(platinum[0...3].allSatisfy { !$0.contains("not in") }, "those that work stand first")
    #expect(sword.contains("Eevee → Leafeon"))
  }

  nonisolated static let sources = [
    ("oran-berry", "platinum", "held by wild Pokémon"),
    ("electirizer", nil, "held by wild Pokémon"),
    ("fire-stone", "sword", "Nothing is recorded about where to find it in Sword."),
    ("tm06", "platinum", "Nothing is recorded about where to find it in Platinum."),
    ("great-ball", nil, "in shops"),
  ]

  @Test(arguments: sources)
  func itemShowsItsSources(item: String, version: String?, source: String) async {
    let text = await text(.item(item), in: version)

    #expect(text.contains { $0.hasPrefix("Sources " + source) }, "\(text.prefix(10))")
  }

  @Test func holdersAreLimitedToVersion() async {
    let platinum = await text(.item("oran-berry"), in: "platinum")
    let rows = platinum.drop { !$0.hasPrefix("Held by") }

    #expect(rows.contains { $0.contains("50 % Platinum") || $0.contains("5 % Platinum") })
    #expect(!rows.contains { $0.contains("SoulSilver") })
  }

  // MARK: - Missing Pokémon

  @Test func missingQueryUsesChosenGame() async {
    let caught = Marks([.caught])
    let records = [
      MarkRecord(pokemon: 387, game: "platinum", marks: caught),
      MarkRecord(pokemon: 388, game: "pearl", marks: caught),
    ]
    let app = await DemoApp.started(
      search: { .ofDex { records } }, store: StubUserStore(records))
    app.send(.play("platinum"))
    app.model.marks.refresh()
    await app.model.marks.settle()

    app.type("/missing")
    app.press(.enter)

    let list = app.state.data.list
    #expect(list.row(ofID: 387) == nil)
    #expect(list.row(ofID: 388) != nil, "it is caught in Pearl only")
    #expect(list.row(ofID: 25) != nil && list.row(ofID: 1) == nil)
    app.send(.play("pearl"))
    #expect(app.state.data.list.row(ofID: 387) != nil)
  }

  @Test func tabCompletesMissingQuery() async {
    let app = await DemoApp.started()
    app.type("/is:mis")
    app.press(.tab)

    #expect(app.state.searchBox?.line.text == "is:missing")
  }

  @Test(arguments: ["platinum", "sword", "scarlet", "x"])
  func completenessRowListsMissingSpecies(version: String) async {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play(version))
    let roster = app.state.data.search.roster
    app.type("%")
    app.press(.enter)

    #expect(app.state.stack.top == nil)
    #expect(app.state.data.search.text.contains("is:missing@\(version)"))
    #expect(app.state.data.search.roster == roster)
    let dex = Dex().regionalDexes.first {
      app.state.data.search.text.hasPrefix("dex:\($0.term) ")
    }
    #expect(app.state.data.list.rowCount == dex?.species.count, "nothing is caught yet")
  }

  @Test func completenessRowListsWholeExpansionDex() async {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play("sword"))
    app.type("%")
    app.type("j")
    app.press(.enter)

    #expect(app.state.data.search.text.contains("dex:isle-of-armor"))
    #expect(app.state.data.list.rowCount == 211)
  }
}

/// A screen as it is shown to a user who has chosen a game version.
struct GameScreen: Sendable, CustomTestStringConvertible {
  let name: String
  let version: String
  /// The id of the Pokémon whose page is open. Nil for the list.
  var pokemon: Int?
  var keys = ""
  var size = DemoApp.size
  var language = Language.english

  var testDescription: String { "game-\(name)-\(size.columns)x\(size.rows)-\(language.code)" }

  private static let small = [
    GameScreen(name: "eevee-evolution-platinum", version: "platinum", pokemon: 133, keys: "2"),
    GameScreen(name: "menu", version: "platinum", keys: "E"),
    GameScreen(name: "completeness-platinum", version: "platinum", keys: "%"),
  ]
  private static let overviews = [
    GameScreen(name: "zorua-hisui-legends-arceus", version: "legends-arceus", pokemon: 10238),
    GameScreen(name: "larvitar-scarlet", version: "scarlet", pokemon: 246),
    GameScreen(name: "larvitar-violet", version: "violet", pokemon: 246),
  ]

  static let all = [Language.english, .japanese].flatMap { language in
    let wide = overviews.map { $0.with { $0.size = Size(columns: 120, rows: 40) } }
    return (small + overviews + wide).map { $0.with { $0.language = language } }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var screen = self
    change(&screen)
    return screen
  }
}

@MainActor
@Suite("Snapshots of screens of a chosen game")
struct GameSnapshotTests {
  @Test(arguments: GameScreen.all)
  func screenMatchesSnapshot(screen: GameScreen) async throws {
    let app = await DemoApp.started(
      size: screen.size, language: screen.language, store: StubUserStore())
    app.send(.play(screen.version))
    if let pokemon = screen.pokemon { app.open(.pokemon(pokemon)) }
    app.type(screen.keys)

    try Snapshot.verify(app.shown(), screen.testDescription)
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Pages that show their subject as it was in a generation.
@MainActor
@Suite("Pages in a generation", .timeLimit(.minutes(5)))
struct GenerationPagesTests {
  private func opened(
    _ subject: Subject, in generation: Int, keys: String = ""
  ) async -> PokedexApp {
    let app = await DemoApp.started()
    app.type("e\(generation)")
    app.send(.open(subject))
    app.type(keys)
    return app
  }

  /// Returns the lines of the page, including its header. Runs of spaces are reduced to one space.
  private func lines(_ app: PokedexApp) throws -> [String] {
    let page = try #require(app.page)
    return (page.head + page.panes.joined()).map {
      $0.text.split(separator: " ").joined(separator: " ")
    }
  }

  @Test(arguments: [
    (35, 5, "Normal"), (35, 6, "Fairy"), (81, 1, "Electric"), (81, 2, "Electric Steel"),
    (282, 5, "Psychic"), (282, 6, "Psychic Fairy"),
  ])
  func typesMatchGeneration(id: Int, generation: Int, types: String) async throws {
    let app = await opened(.pokemon(id), in: generation)

    #expect(try lines(app).contains { $0.hasPrefix(types + " ") && $0.hasSuffix(" kg") })
    app.press(.escape)
    app.type("\(id)G")
    let row = app.shown().rows.first { $0.hasPrefix(" ▸") } ?? ""
    let shown = row.prefix { $0 != "│" }.split(separator: " ").dropFirst(3)
    #expect(shown.joined(separator: " ") == types)
  }

  @Test(arguments: [
    (25, 1, ["Defense 30", "Special 50"]),
    (25, 5, ["Defense 30", "Sp. Atk 50", "Sp. Def 40"]),
    (25, 6, ["Defense 40", "Sp. Atk 50", "Sp. Def 50"]),
  ])
  func statsMatchGeneration(id: Int, generation: Int, stats: [String]) async throws {
    let lines = try lines(await opened(.pokemon(id), in: generation))

    for stat in stats { #expect(lines.contains { $0.hasPrefix(stat + " ") }, "\(stat)") }
  }

  @Test(arguments: [
    (2, nil, false), (3, "Levitate", true), (6, "Levitate", true), (7, "Cursed Body", false),
  ])
  func gengarAbilityAndMatchupsMatchGeneration(
    generation: Int, ability: String?, isImmune: Bool
  ) async throws {
    let app = await opened(.pokemon(94), in: generation)
    let overview = try lines(app)
    app.type("3")
    let matchups = try lines(app)

    let effect = isImmune ? " immune to Ground" : ""
    #expect(overview.section("Abilities") == [(ability ?? "—") + effect])
    #expect(matchups.contains("Levitate: immune to Ground") == isImmune)
  }

  @Test(arguments: [
    (227, 5, "½", "Dark", true), (227, 6, "½", "Dark", false), (65, 1, "0", "Ghost", true),
    (65, 2, "×2", "Ghost", true), (65, 1, "×2", "Dark", false), (65, 2, "×2", "Dark", true),
    (65, 1, "·", "Steel", false), (35, 5, "×2", "Fighting", true), (35, 6, "0", "Dragon", true),
  ])
  func typeChartMatchesGeneration(
    id: Int, generation: Int, factor: String, type: String, isListed: Bool
  ) async throws {
    let app = await opened(.pokemon(id), in: generation, keys: "3")

    let taken = try lines(app).prefix { !$0.isEmpty }.joined(separator: " ") + " "
    #expect(taken.contains(" \(type) \(factor) ") == isListed, "\(taken)")
  }

  @Test func laterTypesAreMissingFromTypeChart() async throws {
    let app = await opened(.pokemon(65), in: 1, keys: "3")

    let words = Set(try lines(app).joined(separator: " ").split(separator: " "))
    #expect(words.isDisjoint(with: ["Dark", "Steel", "Fairy"]))
  }

  @Test(arguments: [(1, 1), (3, 3), (5, 5), (9, 9)])
  func learnsetHasOnlyGamesOfGeneration(generation: Int, gameGeneration: Int) async throws {
    let app = await opened(.pokemon(6), in: generation, keys: "4")
    let games = try #require(app.page).games

    let groups = app.state.words.rules.versionGroups.filter { games.contains(Game($0.slug)) }
    #expect(!games.isEmpty)
    #expect(groups.count == games.count)
    #expect(groups.allSatisfy { $0.generation == gameGeneration })
    let first = app.page?.game
    for _ in games { app.type("v") }
    #expect(app.state.view.table.game == first)
  }

  @Test func gameOfOtherGenerationIsReplaced() async throws {
    let app = await DemoApp.started()
    app.send(.open(.pokemon(6)))
    // Pressing V twice steps past Champions, the newest game.
    app.type("4VV")
    #expect(app.shown().rows[2].hasPrefix(" Red (Japan) / Green (Japan)"))

    app.type("e3")
    #expect(try lines(app).first?.hasPrefix("FireRed / LeafGreen") == true)
    app.type("e0")

    #expect(app.shown().rows[2].hasPrefix(" Red (Japan) / Green (Japan)"))
  }

  @Test(arguments: [(3, "special"), (4, "physical")])
  func moveClassMatchesGeneration(generation: Int, name: String) async throws {
    let app = await opened(.move("fire-punch"), in: generation)
    let move = try lines(app)
    app.send(.open(.pokemon(126)))
    app.type("4/fire punch")
    let learnset = try lines(app)
    app.press(.enter)
    app.send(.open(.type(.fire)))

    #expect(move.contains("Class \(name)"))
    #expect(learnset.contains { $0.contains("Fire Punch •Fire \(name) 75") }, "\(learnset)")
    #expect(try lines(app).contains("Fire Punch \(name) 75"))
  }

  @Test(arguments: [
    (PokemonType.normal, 1, "bite", true), (.normal, 2, "bite", false), (.dark, 2, "bite", true),
    (.normal, 5, "charm", true), (.fairy, 6, "charm", true), (.normal, 6, "charm", false),
    (.fire, 3, "flare-blitz", false), (.fire, 4, "flare-blitz", true),
  ])
  func movesOfTypeMatchGeneration(
    type: PokemonType, generation: Int, move: String, isListed: Bool
  ) async throws {
    let app = await opened(.type(type), in: generation)

    let page = try #require(app.page)
    #expect(page.links.contains { $0.subject == .move(move) } == isListed)
  }

  /// PokeAPI has a move's effect only for the newest games.
  @Test func moveEffectsAreLabeledAsToday() async throws {
    let app = await DemoApp.started(size: Size(columns: 200, rows: 60))
    app.type("e1")
    app.send(.open(.move("acid")))
    let move = try lines(app)
    app.send(.open(.pokemon(25)))
    app.type("4")
    let learnset = try lines(app)
    app.type("e0")

    #expect(move.contains("Effect today Target's Sp. Def −1 (10 %)"))
    #expect(learnset.contains { $0.contains(" Prio Effect today") }, "\(learnset[1])")
    #expect(try lines(app).contains { $0.contains(" Effect") })
    #expect(try !lines(app).contains { $0.contains("Effect today") })
  }

  @Test(arguments: EntryTab.allCases)
  func everyTabReportsThatPokemonCameLater(tab: EntryTab) async throws {
    let app = await opened(.pokemon(152), in: 1, keys: String(tab.rawValue + 1))

    #expect(
      try lines(app) == [
        "#0152 Chikorita チコリータ", "",
        "It did not exist in Generation I yet; it came with Generation II.",
      ])
    app.type("e2")
    #expect(!app.shown().rows.contains { $0.contains("did not exist") })
  }

  @Test func previewReportsThatPokemonCameLater() async {
    let app = await DemoApp.started()

    app.type("e1A152G")
    let text = app.shown().rows.map { String($0.dropFirst(40)) }.joined(separator: " ")

    #expect(text.contains("Chikorita"))
    #expect(text.contains("did not exist"))
    #expect(!text.contains("Sp. Atk"))
    #expect(!text.contains("Grass"))
  }

  @Test(arguments: [
    (Subject.type(.fairy), 5, 6, "Generation V", "Generation VI"),
    (.ability("levitate"), 2, 3, "Generation II", "Generation III"),
    (.move("flare-blitz"), 3, 4, "Generation III", "Generation IV"),
  ])
  func pageReportsThatSubjectCameLater(
    subject: Subject, before: Int, since: Int, chosenName: String, introducedName: String
  ) async throws {
    let app = await opened(subject, in: before)
    let sentence = "It did not exist in \(chosenName) yet; it came with \(introducedName)."

    #expect(try lines(app) == [sentence])
    app.type("e\(since)")
    #expect(try lines(app).count > 4)
  }

  @Test func laterFormsAreHidden() async throws {
    let app = await opened(.pokemon(25), in: 1, keys: "6")

    #expect(try lines(app).count == 2)
    #expect(app.shown().rows[22] == " 16 came later: A shows them")
    app.type("A")
    #expect(try lines(app).count == 18)
    #expect(app.shown().rows[22] == " Later entries are shown, too.")
    app.type("Ae6A")
    #expect(try lines(app).contains { $0.hasPrefix("Pikachu Rock Star ") })
  }

  @Test func shownLaterFormsAreMarked() async throws {
    let app = await opened(.pokemon(6), in: 3, keys: "6A")

    let lines = try lines(app)
    for name in ["Mega Charizard X (VI)", "Mega Charizard Y (VI)", "Gigantamax Charizard (VIII)"] {
      #expect(lines.filter { $0 == name }.count == 1, "\(lines)")
    }
    #expect(lines.contains("Blaze"))
    #expect(!lines.contains { $0.contains("Solar Power") })
  }

  @Test func chosenGenerationStaysAcrossLinksAndEntries() async {
    let app = await opened(.pokemon(25), in: 1)

    for keys in [[Key.character("n")], [.character("p")], [.enter], [.escape], [.tab]] {
      for key in keys { app.press(key) }
      #expect(app.shown().rows[0].contains("Generation I "), "\(keys)")
      #expect(app.model.edition?.generation == 1)
    }
    app.type("1")
    #expect(app.shown().rows.contains { $0.contains("Defense      30") })
  }

  @Test(arguments: [
    (1, "TM38 (I)"), (2, "TM38 (II)"), (8, "TR15 (Sword / Shield)"),
  ])
  func machinesOfMoveMatchGeneration(generation: Int, machine: String) async throws {
    let lines = try lines(await opened(.move("fire-blast"), in: generation))

    let row = lines.first { $0.hasPrefix("Machines ") } ?? ""
    #expect(row.hasPrefix("Machines \(machine)"), "\(row)")
  }

  @Test func itemShowsOnlyDataOfGeneration() async throws {
    let taught = try lines(await opened(.item("tm35"), in: 1)).section("Teaches")
    let held = try lines(await opened(.item("light-ball"), in: 5))

    #expect(
      taught == [
        "Metronome (Red (Japan) / Green (Japan))", "Metronome (Blue (Japan))",
        "Metronome (Red / Blue)",
        "Metronome (Yellow)",
      ])
    #expect(held.contains("Held by (1)"))
    #expect(held.joined(separator: " ").contains("5 % Black 2, White 2 · 1 % Black, White"))
  }
}

import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// Everything that a page says must be true for the page's game, generation and variety.
@Suite("Pages show their subject's effects", .timeLimit(.minutes(5)))
@MainActor
struct PagesAsOfTests {
  private static let wide = Size(columns: 200, rows: 60)

  /// Returns a page's text without the spaces used for alignment.
  private func text(
    _ name: String, _ tab: EntryTab, generation: Int? = nil, game: String? = nil,
    language: Language = .english
  ) async throws -> String {
    let pages = PagesOfBundle(language, size: Self.wide)
    var entry = try await pages.entry(.name(name), tab)
    entry.edition = .ofGeneration(generation)
    entry.table.game = game.map { Game($0) }
    return pages.page(entry).panes.joined().map(\.text).joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("azumarill", "Azurill", "Sea Incense", "Marill"),
    ("roserade", "Budew", "Rose Incense", "Roselia"),
    ("chimecho", "Chingling", "Pure Incense", "Chimecho"),
    ("sudowoodo", "Bonsly", "Rock Incense", "Sudowoodo"),
    ("mr-mime", "Mime Jr.", "Odd Incense", "Mr. Mime"),
    ("blissey", "Happiny", "Luck Incense", "Chansey"),
    ("snorlax", "Munchlax", "Full Incense", "Snorlax"),
    ("mantine", "Mantyke", "Wave Incense", "Mantine"),
  ])
  func babyHatchesWithIncenseThroughGenerationEight(
    name: String, baby: String, incense: String, other: String
  ) async throws {
    let sentence = "What hatches: \(baby) if a parent holds \(incense), else \(other)"

    #expect(try await text(name, .breeding, generation: 4).contains(sentence))
    #expect(try await !text("snorlax", .breeding, generation: 9).contains("Incense"))
    #expect(try await !text("pikachu", .breeding, generation: 4).contains("Incense"))
  }

  @Test(arguments: [
    (nil, "Scarlet / Violet"), ("sun-moon", "Sun / Moon"), ("platinum", "Platinum"),
    ("red-blue", "Scarlet / Violet"),
  ])
  func eggMovesFollowChosenGame(game: String?, title: String) async throws {
    #expect(try await text("bulbasaur", .breeding, game: game).contains("Egg moves, \(title) ("))
  }

  /// Only Sword and Shield have both this variety and egg moves of Mime Jr.
  @Test func eggMovesComeFromGameWithTheVariety() async throws {
    #expect(try await text("mr-mime-galar", .breeding).contains("Egg moves, Sword / Shield ("))
  }

  @Test(arguments: [("pichu", 160, nil), ("pichu", 220, 4), ("eevee", 160, 8), ("eevee", 220, 7)])
  func friendshipThresholdFollowsGeneration(
    name: String, friendship: Int, generation: Int?
  ) async throws {
    let page = try await text(name, .evolution, generation: generation)

    let other = friendship == 160 ? 220 : 160
    #expect(page.contains("\(friendship)") && !page.contains("friendship of \(other)"))
    #expect(!page.contains("friendship \(other)"))
  }

  @Test(arguments: ["pecharunt", "unown", "nidoqueen", "mewtwo"])
  func unhatchablePokemonHasNoEggCycles(name: String) async throws {
    #expect(try await !text(name, .breeding).contains("cycles"))
    #expect(try await !text(name, .overview).contains("cycles"))
  }

  @Test func hatchingStepsListOnlyGenerationsWithThePokemon() async throws {
    let rotom = try await text("rotom", .breeding)

    #expect(rotom.contains("20 cycles") && !rotom.contains("(II"))
    #expect(try await text("eevee", .breeding).contains("(II, III, VII)"))
    #expect(try await text("pichu", .breeding).contains("10 cycles"))
  }

  @Test(arguments: [
    ("wooper-paldea", "Paldean Wooper → Clodsire "), ("wooper", "Wooper → Quagsire "),
    ("ursaluna-bloodmoon", "Does not evolve."), ("floette-eternal", "Does not evolve."),
    ("gimmighoul-roaming", "Gimmighoul → Gholdengo "), ("manaphy", "Does not evolve."),
    ("wormadam-trash", "Burmy → Trash Wormadam "), ("charizard-mega-x", "→ Charizard "),
  ])
  func evolutionFamilyFollowsVariety(name: String, family: String) async throws {
    let overview = try await text(name, .overview)

    #expect(overview.contains(family), "\(overview)")
    #expect(family.contains("evolve.") || !overview.contains("Does not evolve."))
  }

  @Test func formsOfLaterGenerationsAreLeftOut() async throws {
    #expect(try await !text("pikachu", .overview, generation: 1).contains("Rock Star"))
    #expect(try await text("pikachu", .overview, generation: 6).contains("Rock Star"))
    #expect(try await text("charizard-mega-x", .overview).contains("Generation VI"))
  }

  /// The Dream Ball always counts its target as asleep, whatever the chosen status.
  @Test func dreamBallAlwaysAssumesSleep() async throws {
    let size = Size(columns: 70, rows: 24)
    let awake = try await BreedingRows("pecharunt", size: size).all
    let asleep = try await BreedingRows("pecharunt", size: size) { $0[.status] = 2 }.all

    let row = try #require(awake.first { $0.hasPrefix("Dream Ball") })
    #expect(asleep.contains(row))
  }

  /// Magnemite has had the Steel type since generation II.
  @Test(arguments: [("red-blue", false), ("gold-silver", true)])
  func moveLearnersShowTypesOfTheGame(game: String, hasSteel: Bool) async throws {
    let app = await DemoApp.started(size: Size(columns: 120, rows: 100))
    app.open(at: Destination(.move("sonic-boom"), game: Game(game)))

    let row = try #require(app.shown().rows.first { $0.contains("Magnemite") })
    #expect(row.contains("Steel") == hasSteel, "\(row)")
  }

  /// Encounter slots that differ only in their level, or only in whether the Poké Radar is off, are
  /// merged into one row.
  @Test func defaultConditionsAreOmittedFromEncounterRows() async throws {
    let page = try await text("rattata", .places, game: "diamond-pearl")

    let route = "Route 225 grass, cave 20–22 5 % Sea Route 226"
    #expect(page.contains(route), "\(page)")
  }

  @Test(arguments: [
    ("  19 コラッタ（アローラのすがた）", "  19 アローラコラッタ"),
    ("フシギバナ（キョダイマックスのすがた）", "キョダイフシギバナ"), ("ピカチュウ", nil),
    ("ミノマダム（すなちのミノ）", nil), ("    · キョダイマックスのすがた", "    · キョダイ"),
    ("    · アローラのすがた", "    · アローラ"), ("   28 あるアローラのすがた", nil),
  ])
  func longJapaneseNamePutsFormFirst(text: String, short: String?) {
    let japanese = PagesOfBundle(.japanese).words

    #expect(japanese.shortForm(of: text) == short)
    #expect(PagesOfBundle(.english).words.shortForm(of: text) == nil)
  }

  @Test(arguments: [
    (Language.english, "tm01", "TM01"), (.japanese, "tm01", "技01"), (.japanese, "tr09", "レ09"),
    (.japanese, "hm05", "秘05"), (.german, "tr09", "TP09"), (.french, "tm01", "CT01"),
    (.korean, "tm01", "TM01"),
  ])
  func machinesHaveLocalizedShortNames(language: Language, slug: String, name: String) {
    #expect(PagesOfBundle(language).words.shortName(ofMachine: slug) == name)
  }

  @Test(arguments: [(1, 1), (3, 3), (5, 5), (9, 9)])
  func learnsetHasOnlyGamesOfGeneration(generation: Int, gameGeneration: Int) async throws {
    let app = await DemoApp.started()
    app.type("e\(generation)")
    app.open(.pokemon(6))
    app.type("4")
    let games = try #require(app.page).games

    let groups = app.state.words.rules.versionGroups.filter { games.contains(Game($0.slug)) }
    #expect(!games.isEmpty)
    #expect(groups.count == games.count)
    #expect(groups.allSatisfy { $0.generation == gameGeneration })
    let first = app.page?.game
    for _ in games { app.type("v") }
    #expect(app.state.view.table.game == first)
  }

  /// PokeAPI may be newer than the bundle and have a place that the bundle doesn't know. The
  /// place's slug is then shown as words.
  @Test(arguments: Language.allCases)
  func unknownPlaceHasNoName(language: Language) {
    #expect(DemoApp.vocabulary.locationArea("paldea-pokecenter-area", in: language) == nil)
  }

  @Test(arguments: [
    (Language.english, "Hoenn Pokémon Center"), (.japanese, "ホウエンのポケモンセンター"),
    (.german, "Pokémon-Center (Hoenn)"), (.french, "Hoenn Pokémon Center"),
  ])
  func placeUnnamedInSourceHasBuiltInName(language: Language, name: String) {
    #expect(DemoApp.vocabulary.locationArea("hoenn-pokecenter-area", in: language) == name)
  }
}

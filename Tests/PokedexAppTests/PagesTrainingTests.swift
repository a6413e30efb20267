import DexData
import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// Stats and catch chances for chosen values, checked against results calculated by hand.
@Suite("Training and catching on the breeding page", .timeLimit(.minutes(5)))
struct PagesTrainingTests {
  private static let size = Size(columns: 120, rows: 40)

  private static func nature(_ slug: String) -> Int? {
    Dex().natures.firstIndex { $0.slug == slug }
  }

  @Test func garchompOfLevelFiftyHasItsKnownStats() async throws {
    let page = try await BreedingRows("garchomp", size: Self.size) { controls in
      controls[.nature] = Self.nature("jolly")
      controls[.effort(.attack)] = 252
      controls[.effort(.speed)] = 252
      controls[.effort(.hp)] = 4
    }

    #expect(
      page.section("Stats") == [
        "Level [50] Nature [Jolly] +Speed −Sp. Atk", "base IV EV stat min max",
        "HP 108 [31] [4] 184 168 215",
        "Attack 130 [31] [252] 182 121 200", "Defense 95 [31] [0] 115 90 161",
        "Sp. Atk 80 [31] [0] 90 76 145", "Sp. Def 85 [31] [0] 105 81 150",
        "Speed 102 [31] [252] 169 96 169", "EV 508 of 510 in all",
      ])
  }

  @Test(arguments: Language.interfaceLanguages, [80, 120, 200])
  func statNamesAreNotTruncated(language: Language, columns: Int) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 60))

    let page = pages.page(try await pages.entry(.name("garchomp"), .breeding))

    let text = page.panes.joined().map(\.text).joined(separator: "\n")
    for stat in Stat.allCases {
      #expect(text.contains(pages.words(Label(stat).sentence) + " "), "\(text)")
    }
  }

  /// A Pokémon's effort values can't add up to more than 510, so a stat's maximum is what the other
  /// stats leave of this total.
  @Test func effortValuesAreLimitedByRemainingTotal() async throws {
    let pages = PagesOfBundle(size: Self.size)
    var entry = try await pages.entry(.name("garchomp"), .breeding)
    entry.controls[.effort(.attack)] = 252
    entry.controls[.effort(.speed)] = 252

    let settings = pages.page(entry).links.compactMap { link in
      if case .pageControl(let setting) = link.target { setting } else { nil }
    }

    let hp = try #require(settings.first { $0.pageControl == .effort(.hp) })
    #expect(hp.coarselyAdjusted(by: 9) == 6 && hp.next == 6)
    let attack = try #require(settings.first { $0.pageControl == .effort(.attack) })
    #expect(attack.value == 252 && attack.next == 0)
  }

  @Test(arguments: [1, 50, 100])
  func shedinjaHasOneHP(level: Int) async throws {
    let page = try await BreedingRows("shedinja", size: Self.size) { $0[.level] = level }

    #expect(page.section("Stats").contains("HP 1 [31] [0] 1 1 1"))
  }

  /// Generation I has a single Special stat, and the HP DV is derived from the other DVs. Source:
  /// Bulbapedia's stat formula.
  @Test func firstGenerationUsesItsStatFormula() async throws {
    let page = try await BreedingRows("geodude", size: Self.size, generation: 1) { controls in
      controls[.level] = 100
      controls[.determinant(.attack)] = 14
      controls[.statExperience(.speed)] = 65_535
    }

    #expect(
      page.section("Stats").prefix(4) == [
        "Level [100]", "base DV exp stat min max", "HP 40 7 [0] 204 190 283",
        "Attack 80 [14] [0] 193 165 258",
      ])
    #expect(page.section("Stats").contains { $0.hasPrefix("Speed 20 [15] [65535] 138 ") })
    #expect(page.section("Stats").count { $0.hasPrefix("Sp") } == 2)
    #expect(page.section("Stats").contains { $0.hasPrefix("Special ") })
  }

  /// Generation I doesn't have the rules that later games introduced.
  @Test(arguments: [
    Size(columns: 30, rows: 8), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func firstGenerationOmitsLaterRules(size: Size) async throws {
    let page = try await BreedingRows("charizard", size: size, generation: 1)
    let text = page.all.joined(separator: "\n")

    let later = [
      "Nature", "IV", "EV", "[31]", "Sp. Def", "Sp. Atk", "Quick Ball", "Premier", "Friend",
      "Egg groups",
      "Egg moves", "Friendship", "Gender", "steps",
    ]
    #expect(later.filter { text.contains($0) } == [])
    #expect(text.contains("Master Ball"))
    let flat = text.split(separator: "\n").joined(separator: " ")
    #expect(flat.contains("There were no eggs before Generation II."))
    #expect(flat.contains("Catch rate  45"))
    #expect(flat.contains("By the formula of Generation I,"))
  }

  @Test(arguments: [(2, "DV", "EV"), (3, "EV", "DV"), (9, "EV", "DV")])
  func trainingFieldsFollowGeneration(generation: Int, own: String, other: String) async throws {
    let page = try await BreedingRows("charizard", size: Self.size, generation: generation)

    let head = page.section("Stats").prefix(2).joined(separator: " ")
    #expect(page.section("Stats").joined(separator: " ").contains(own))
    #expect(!page.section("Stats").joined(separator: " ").contains(other))
    #expect(head.contains("Nature") == (generation > 2))
  }

  static let chances:
    [(name: String, ball: Ball, status: Int, remaining: Int, generation: Int?, text: String)] = [
      ("charizard", Ball("poke-ball", 100), 0, 100, nil, "11.9 % per throw, 90 % within 19"),
      ("charizard", Ball("ultra-ball", 200), 2, 1, nil, "90.6 % per throw, 90 % within 1"),
      (
        "charizard", Ball("quick-ball", 500, if: .firstTurn), 0, 100, nil,
        "39.9 % per throw, 90 % within 5"
      ),
      ("mewtwo", Ball("master-ball", nil), 0, 100, nil, "100 % per throw, 90 % within 1"),
      ("mewtwo", Ball("ultra-ball", 200), 2, 1, 1, "19.2 % per throw, 90 % within 11"),
      ("mewtwo", Ball("poke-ball", 100), 0, 100, 3, "0.4 % per throw, 90 % within 575"),
      // The Quick Ball did not exist in this generation, so the first ball is selected instead.
      (
        "charizard", Ball("quick-ball", 500, if: .firstTurn), 0, 100, 1,
        "6.0 % per throw, 90 % within 38"
      ),
    ]

  @Test(arguments: chances)
  func catchChanceFollowsChosenValues(
    name: String, ball: Ball, status: Int, remaining: Int, generation: Int?, text: String
  ) async throws {
    let page = try await BreedingRows(name, size: Self.size, generation: generation) { controls in
      controls[.ball] = ball.id
      controls[.status] = status
      controls[.remaining] = remaining
    }

    #expect(page.section("Chance to catch").contains(text))
  }

  @Test func catchTableCoversEveryHPAndStatus() async throws {
    let page = try await BreedingRows("charizard", size: Self.size)

    #expect(
      page.section("Chance to catch").prefix(2) == [
        "[Poké Ball] HP [100 %] [no status]", "11.9 % per throw, 90 % within 19",
      ])
    #expect(
      page.all.map { $0.split(separator: " ").joined(separator: " ") }.contains(
        "100 % 11.9 16.2 23.7"))
    #expect(
      page.all.map { $0.split(separator: " ").joined(separator: " ") }.contains(
        "1 % 27.1 36.7 53.9"))
    #expect(page.section("Chance by ball, in percent").contains("Ultra Ball 20.1"))
    #expect(page.section("Chance by ball, in percent").contains("Like a Poké Ball:"))
  }

  @Test func moonBallBonusAppliesToMoonStoneFamily() async throws {
    let cleffa = try await BreedingRows("cleffa", size: Self.size)
    let pichu = try await BreedingRows("pichu", size: Self.size)

    #expect(cleffa.section("Chance by ball, in percent").contains("Moon Ball 83.3"))
    #expect(
      !pichu.section("Chance by ball, in percent").contains {
        $0.hasPrefix("Moon Ball ") && $0.hasSuffix("83.3")
      })
  }
}

/// The tables of natures and growth rates.
@Suite("Tables of natures and of growth rates")
struct ReferencePagesTests {
  @Test func natureTableIsArrangedByRaisedAndLoweredStat() {
    let text = SubjectsOfBundle().text(.natures)

    #expect(text.first == "− Attack − Defense − Sp. Atk − Sp. Def − Speed")
    #expect(text.contains("+ Speed Timid Hasty Jolly Naive —"))
    #expect(text.last == "Neutral Bashful · Docile · Hardy · Quirky · Serious")
  }

  @Test func earlyGenerationsHaveNoNatures() {
    let text = SubjectsOfBundle().text(.natures, generation: 2).joined(separator: " ")

    #expect(!text.contains("Jolly") && text.contains("Generation III"))
  }

  @Test func growthRateTableShowsExperience() {
    let text = SubjectsOfBundle(size: Size(columns: 120, rows: 40)).text(.growthRates)

    #expect(text.first == "Erratic Fast Medium fast Medium slow Slow Fluctuating")
    #expect(text.contains("Lv. 10 1800 800 1000 560 1250 540"))
    #expect(text.contains("Lv. 100 600000 800000 1000000 1059860 1250000 1640000"))
  }

  @Test func secondGenerationHasFourGrowthRates() {
    let text = SubjectsOfBundle(size: Size(columns: 120, rows: 40)).text(
      .growthRates, generation: 2)

    #expect(text.first == "Fast Medium fast Medium slow Slow")
  }

  @Test(arguments: [30, 40, 80, 200])
  func growthRatesFitAnyWindow(columns: Int) {
    let pages = SubjectsOfBundle(size: Size(columns: columns, rows: 24))
    let page = pages.page(.growthRates)

    let lines = page.panes.joined().map(\.text)
    #expect(lines.filter { TextWidth.of($0) > pages.layout.pagePane.columns } == [])
    #expect(lines.count { $0.contains("1640000") } == 1)
  }
}

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
}

/// The tables of natures and growth rates.
@Suite("Tables of natures and of growth rates")
struct ReferencePagesTests {
  @Test(arguments: [30, 40, 80, 200])
  func growthRatesFitAnyWindow(columns: Int) {
    let pages = SubjectsOfBundle(size: Size(columns: columns, rows: 24))
    let page = pages.page(.growthRates)

    let lines = page.panes.joined().map(\.text)
    #expect(lines.filter { TextWidth.of($0) > pages.layout.pagePane.columns } == [])
    #expect(lines.count { $0.contains("1640000") } == 1)
  }
}

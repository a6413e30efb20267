import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexScreens

/// The page of breeding and training, against figures worked out by hand.
@Suite("The page of breeding and training", .timeLimit(.minutes(5)))
struct PagesBreedingTests {
  private static let sizes = PagesOfBundle.sizes.filter { $0.columns >= 80 }

  /// Growth as a curve, longest where it takes the most experience.
  @Test(arguments: [("garchomp", 1250), ("gulpin", 1640), ("ninjask", 600)])
  func curveIsAsLongAsTheExperience(name: String, thousands: Int) async throws {
    let page = try await PagesOfBundle().text(name, .breeding)

    let bars = page.section("Experience").map { row in row.filter { "█▏▎▍▌▋▊▉".contains($0) } }

    let columns = 77 - 8 - 9 - 2
    #expect(bars.last == Bar.text(thousands, of: 1640, columns: columns))
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.count <= $1.count })
  }

  @Test(arguments: sizes)
  func statsAreThoseOfTheFormula(size: Size) async throws {
    let rows = try await Self.rows("garchomp", size, "Stats at levels 50 and 100")

    #expect(
      rows.prefix(8) == [
        "Lv. 50 Lv. 100", "min max− max max+ min max− max max+",
        "HP 168 — 215 — 326 — 420 —", "Attack 121 163 182 200 238 323 359 394",
        "Defense 90 132 147 161 175 260 289 317", "Sp. Atk 76 118 132 145 148 233 259 284",
        "Sp. Def 81 123 137 150 157 242 269 295", "Speed 96 138 154 169 188 272 303 333",
      ])
  }

  @Test func statsOfTheLevelsAreOneBelowTheOtherInASmallWindow() async throws {
    let rows = try await Self.rows(
      "garchomp", PagesOfBundle.sizes[2], "Stats at levels 50 and 100")

    #expect(rows[0] == "Lv. 50")
    #expect(rows[3] == "Attack 121 163 182 200")
    #expect(rows[8] == "Lv. 100")
    #expect(rows[11] == "Attack 238 323 359 394")
  }

  @Test(arguments: sizes)
  func shedinjaHasOneHP(size: Size) async throws {
    let rows = try await Self.rows("shedinja", size, "Stats at levels 50 and 100")

    #expect(rows[2] == "HP 1 — 1 — 1 — 1 —")
  }

  @Test func naturesStandByWhatTheyRaiseAndLower() async throws {
    let rows = try await Self.rows("pikachu", Self.sizes[0], "Natures")

    #expect(
      rows == [
        "− Attack − Defense − Sp. Atk − Sp. Def − Speed",
        "+ Attack — Lonely Adamant Naughty Brave", "+ Defense Bold — Impish Lax Relaxed",
        "+ Sp. Atk Modest Mild — Rash Quiet", "+ Sp. Def Calm Gentle Careful — Sassy",
        "+ Speed Timid Hasty Jolly Naive —",
        "Neutral Bashful · Docile · Hardy · Quirky · Serious",
      ])
  }

  @Test func naturesAreListsInASmallWindow() async throws {
    let rows = try await Self.rows("pikachu", PagesOfBundle.sizes[2], "Natures")

    #expect(
      rows.prefix(4) == [
        "+ Attack Adamant · Brave · Lonely", "Naughty", "− Attack Bold · Calm · Modest", "Timid",
      ])
    #expect(Set(rows.joined(separator: " ").split(separator: " ").map(String.init)).count > 25)
  }

  /// By rate and ball, at 100, 50 and 1 % of HP: without a status, paralysed, asleep.
  static let chances: [(name: String, rate: Int, rows: [String])] = [
    (
      "caterpie", 255,
      [
        "Poké Ball 43.9 73.8 99.5 59.5 100 100 87.2 100 100",
        "Great Ball 59.5 100 100 80.6 100 100 100 100 100",
        "Net Ball 100 100 100 100 100 100 100 100 100",
      ]
    ),
    (
      "charizard", 45,
      [
        "Poké Ball 11.9 20.1 27.1 16.2 27.2 36.7 23.7 39.9 53.9",
        "Ultra Ball 20.1 33.8 45.6 27.2 45.8 61.8 39.9 67.2 90.6",
        "Fast Ball 33.8 56.8 76.6 45.8 77.0 100 67.2 100 100",
        "Dusk Ball (at night or in caves) 27.2 45.8 61.8 36.9 62.1 83.7 54.1 91.0 100",
      ]
    ),
    (
      "mewtwo", 3,
      [
        "Poké Ball 1.6 2.6 3.6 2.1 3.6 4.8 3.1 5.2 7.1",
        "Master Ball 100 100 100 100 100 100 100 100 100",
      ]
    ),
    (
      "beldum", 3,
      ["Heavy Ball 0.7 1.2 1.6 0.9 1.6 2.1 1.4 2.3 3.1"]
    ),
    (
      "kartana", 45,
      ["Beast Ball 39.9 67.2 90.6 54.1 91.0 100 79.4 100 100"]
    ),
  ]

  @Test(arguments: chances)
  func chancesToCatchAreThoseOfTheFormula(name: String, rate: Int, rows: [String]) async throws {
    for size in Self.sizes {
      let page = try await PagesOfBundle(size: size).text(name, .breeding)
      let all = try await Self.rows(name, size, "Chance to catch, in percent")

      #expect(page.contains("Catch rate  \(rate)"))
      #expect(
        all.prefix(2) == ["no status paralysed asleep", "100 50 1 100 50 1 100 50 1"])
      #expect(rows.filter { !all.contains($0) } == [])
    }
  }

  /// Whole percents below the name of the ball; what is less than one is not 0.
  @Test func chancesAreWholeInASmallWindow() async throws {
    let rows = try await Self.rows(
      "beldum", PagesOfBundle.sizes[2], "Chance to catch, in percent")

    let heavy = try #require(rows.firstIndex(of: "Heavy Ball"))
    #expect(rows[heavy + 1] == "<1 1 2 <1 2 2 1 2 3")
    let beast = try #require(rows.firstIndex(of: "Beast Ball"))
    #expect(rows[beast + 1] == "<1 <1 <1 <1 <1 <1 <1 <1 1")
  }

  @Test func moonBallIsForTheFamilyOfTheMoonStone() async throws {
    let cleffa = try await Self.rows("cleffa", Self.sizes[0], "Chance to catch, in percent")
    let pichu = try await Self.rows("pichu", Self.sizes[0], "Chance to catch, in percent")

    // Rate 150, four times of which is more than 255 at half HP.
    #expect(cleffa.contains("Moon Ball 83.3 100 100 100 100 100 100 100 100"))
    #expect(!pichu.contains { $0.hasPrefix("Moon Ball ") })
  }

  /// Those that do what a Poké Ball does stand together.
  @Test func ballsLikeAPokeBallHaveNoRows() async throws {
    let rows = try await Self.rows("kartana", Self.sizes[0], "Chance to catch, in percent")

    #expect(rows.count { $0.contains("100") && $0.hasPrefix("Great Ball") } == 0)
    let alike = try #require(rows.firstIndex(of: "Like a Poké Ball:"))
    #expect(rows[alike + 1].hasPrefix("Great Ball · Ultra Ball · Premier Ball"))
  }

  @Test func hatchingIsInStepsOfEachGeneration() async throws {
    let rows = try await Self.rows("eevee", Self.sizes[1], "Breeding")

    #expect(
      rows == [
        "Gender ♂ 87.5 % ♀ 12.5 %", "Egg groups Field (278)",
        "Hatching 35 cycles · 8960 steps (II, III, VII)"
          + " · 8925 steps (IV, Brilliant Diamond / Shining Pearl)",
        "8995 steps (V, VI) · 4480 steps (VIII, IX)",
      ])
  }

  @Test(arguments: [
    ("pichu", "Does not breed."), ("mewtwo", "Does not breed."),
    ("staryu", "Breeds with Ditto only."),
    ("ditto", "Breeds with all that breed but another Ditto."),
  ])
  func whoDoesNotBreedAsOthersSaysSo(name: String, note: String) async throws {
    let rows = try await Self.rows(name, Self.sizes[0], "Breeding")

    #expect(rows.contains(note))
  }

  @Test func eggMovesAreThoseOfWhatHatches() async throws {
    let page = try await PagesOfBundle().text("venusaur", .breeding)

    #expect(
      page.section("Egg moves, Scarlet / Violet") == [
        "What hatches is Bulbasaur.", "Petal Dance · Toxic · Curse · Ingrain",
      ])
    let parents = page.section("Who can pass them on, Scarlet / Violet")
    #expect(
      parents.dropFirst().prefix(3) == [
        "Petal Dance (9)",
        "  Venusaur · Oddish · Gloom · Vileplume · Meganium · Bellossom · Sunflora",
        "  Comfey · Arboliva",
      ])
  }

  @Test func moveThatNoOneCanPassOnHasADash() async throws {
    let page = try await PagesOfBundle().text("scyther", .breeding)

    let parents = page.section("Who can pass them on, Scarlet / Violet")
    #expect(parents.suffix(3) == ["Defog (1)", "  Frosmoth", "Quick Guard —"])
  }

  @Test(arguments: ["magikarp", "unown", "mewtwo", "lugia"])
  func withoutEggMovesThereIsNoSection(name: String) async throws {
    let page = try await PagesOfBundle().text(name, .breeding)

    #expect(!page.contains { $0.hasPrefix("Egg moves") || $0.hasPrefix("Who can pass") })
  }

  /// All that is long stands below all that is short, and every name leads on.
  @Test func membersOfTheGroupsStandLastAndAreLinks() async throws {
    let pages = PagesOfBundle()
    let entry = try await pages.entry(.name("bulbasaur"), .breeding)

    let page = pages.page(entry)

    let members = [2, 6] + [1011, 1019]
    let last = page.links.suffix(80 + 88).map(\.subject)
    #expect(members.allSatisfy { last.contains(.pokemon($0)) })
    #expect(last.allSatisfy { if case .pokemon = $0 { true } else { false } })
    #expect(!last.contains(.pokemon(1)))
    let subjects = page.links.map(\.subject)
    let links: [Subject] = [
      .eggGroup("monster"), .eggGroup("plant"), .move("curse"), .item("quick-ball"),
    ]
    #expect(links.allSatisfy(subjects.contains))
  }

  /// In windows as small as there can be, and in between.
  @Test(arguments: [30, 39, 59, 60, 71, 79, 100], [Language.english, .japanese])
  func everyFigureFitsInAnyWindow(columns: Int, language: Language) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 24))
    for name in ["bulbasaur", "shedinja", "blissey", "eternatus", "kartana"] {
      let page = pages.page(try await pages.entry(.name(name), .breeding))

      let wide = page.panes.joined().map(\.text)
        .filter { TextWidth.of($0) > pages.layout.pagePane.columns }
      #expect(wide == [])
    }
  }

  /// The rows of a section, runs of spaces made one.
  private static func rows(_ name: String, _ size: Size, _ title: String) async throws -> [String] {
    try await PagesOfBundle(size: size).text(name, .breeding).section(title)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The breeding section of the page about breeding and training, in each generation.
@Suite("The page of breeding and training", .timeLimit(.minutes(5)))
struct PagesBreedingTests {
  /// A name that is wider than the page continues on the next line.
  @Test(
    arguments: PagesOfBundle.sizes + [Size(columns: 30, rows: 8), Size(columns: 200, rows: 60)])
  func eggMoveParentNamesAreNotTruncated(size: Size) async throws {
    let pages = PagesOfBundle(.japanese, size: size)

    let page = pages.page(try await pages.entry(.name("eevee"), .breeding))

    let text = page.panes.joined().map { $0.left.map(\.text).joined() }
    for (index, line) in text.enumerated() where line.contains("（パルデアの") {
      let opened = line.filter { "（" == $0 }.count > line.filter { "）" == $0 }.count
      let next = text.indices ~= index + 1 ? text[index + 1] : ""
      #expect(!opened || next.contains("）"), "\(line) | \(next)")
    }
  }

  /// A move takes at most two lines. If not all of its parents fit, the lines end with the number
  /// of the others.
  @Test(arguments: [37, 59, 70, 120, 200])
  func parentsThatDoNotFitAreCounted(columns: Int) async throws {
    let page = try await BreedingRows("charmander", size: Size(columns: columns, rows: 24))
    let lines = page.pane(0)

    let start = try #require(lines.firstIndex { $0.hasPrefix("Egg moves") })
    let moves = lines[(start + 1)...].prefix { !$0.isEmpty }
    #expect(moves.contains { $0.hasSuffix(" more") })
    for (line, next) in zip(moves, moves.dropFirst()) where line.hasSuffix(" more") {
      #expect(!next.hasPrefix("  "))
    }
  }

  @Test func breedingPageLinksToDetailPages() async throws {
    let pages = PagesOfBundle()
    let page = pages.page(try await pages.entry(.name("bulbasaur"), .breeding))

    let links = page.links.compactMap(\.subject)

    let wanted: [Subject] = [
      .eggGroup("monster"), .eggGroup("plant"), .pokemon(132), .move("curse"), .growthRates,
      .natures,
      .item("quick-ball"),
    ]
    #expect(wanted.filter { !links.contains($0) } == [])
  }

  @Test(arguments: [(30, 1), (71, 1), (72, 2), (149, 2), (150, 3), (200, 3)])
  func widerWindowsShowMorePanes(columns: Int, panes: Int) async throws {
    let pages = PagesOfBundle(size: Size(columns: columns, rows: 40))

    let page = pages.page(try await pages.entry(.name("eevee"), .breeding))

    #expect(page.panes.count == panes)
  }

  nonisolated static let gamesWithoutEggs: [(game: String, generation: Int, balls: String)] = [
    (
      "lets-go-pikachu-lets-go-eevee", 7,
      "Balls there Poké Ball Great Ball Ultra Ball Master Ball Premier Ball"
    ),
    (
      "legends-arceus", 8,
      "Balls there Poké Ball Great Ball Ultra Ball Feather Ball Wing Ball Jet Ball Heavy Ball"
        + " Leaden Ball Gigaton Ball"
    ),
    (
      "legends-za", 9,
      "Balls there Poké Ball Great Ball Ultra Ball Master Ball Premier Ball Heal Ball Quick Ball"
        + " Dusk Ball Timer Ball Repeat Ball Nest Ball Net Ball Dive Ball Luxury Ball"
    ),
  ]

  /// In these games, there is no breeding, and the throw decides about a catch.
  @Test(arguments: gamesWithoutEggs)
  func gameWithoutEggsSaysSo(
    testCase: (game: String, generation: Int, balls: String)
  ) async throws {
    let page = try await BreedingRows(
      "pikachu", size: Size(columns: 160, rows: 60),
      generation: testCase.generation, game: testCase.game)

    let text = page.all.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains(", Pokémon don’t breed."))
    #expect(!text.contains("cycles") && !text.contains("Egg moves"))
    #expect(text.replacing(" · ", with: " ").replacing(", ", with: " ").contains(testCase.balls))
    #expect(!text.contains("Chance by ball") && !text.contains("90 %"))
  }

  @Test func withoutAGameThePageSaysWhichGamesHaveABall() async throws {
    let page = try await BreedingRows(
      "pikachu", size: Size(columns: 300, rows: 60), generation: 4)

    #expect(
      page.all.joined(separator: " ").contains(
        "Only in HeartGold / SoulSilver: Friend Ball, Fast Ball, Moon Ball, Heavy Ball, Lure Ball,"
          + " Level Ball, Love Ball"))
  }

  /// The smallest windows, and widths at or between those at which the layout changes.
  @Test(
    arguments: [30, 39, 59, 60, 71, 72, 79, 100, 150], [Language.english, .japanese])
  func everyLineFitsInAnyWindow(columns: Int, language: Language) async throws {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 24))
    for name in ["bulbasaur", "shedinja", "blissey", "eternatus", "kartana"] {
      for generation in [nil, 1, 2, 4] {
        var entry = try await pages.entry(.name(name), .breeding)
        entry.edition = .ofGeneration(generation)
        let page = pages.page(entry)

        let room = page.rects(in: pages.layout)[0].columns
        let wide = page.panes.joined().map(\.text).filter { TextWidth.of($0) > room + 1 }
        #expect(wide == [], "\(name) \(generation ?? 0)")
      }
    }
  }
}

/// The lines of the page. Runs of spaces are reduced to one space.
struct BreedingRows {
  private let page: Page

  init(
    _ name: String, size: Size, generation: Int? = nil, game: String? = nil,
    language: Language = .english, _ change: (inout ControlValues) -> Void = { _ in }
  ) async throws {
    let pages = PagesOfBundle(language, size: size)
    var entry = try await pages.entry(.name(name), .breeding)
    entry.edition = .ofGeneration(generation)
    entry.table.game = game.map { Game($0) }
    change(&entry.controls)
    page = pages.page(entry)
  }

  var all: [String] { page.panes.joined().map(\.text) }

  func pane(_ index: Int) -> [String] { page.panes[index].map(\.text) }

  func section(_ title: String) -> [String] {
    all.section(title).map { $0.split(separator: " ").joined(separator: " ") }
  }
}

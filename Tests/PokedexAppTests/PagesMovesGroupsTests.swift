import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

@Suite("Moves in groups", .timeLimit(.minutes(5)))
struct PagesMovesGroupsTests {
  private func page(
    _ name: String, size: Size = Size(columns: 80, rows: 24), language: Language = .english,
    _ change: (inout EntryContent) -> Void = { _ in }
  ) async throws -> (page: Page, rows: Int) {
    let pages = PagesOfBundle(language, size: size)
    var entry = try await pages.entry(.name(name), .moves)
    change(&entry)
    let page = pages.page(entry)
    return (page, page.rows(in: pages.layout))
  }

  private func headings(_ page: Page) -> [String] {
    page.panes.joined().filter { $0.left.first?.role == .heading }.map(\.text)
  }

  /// Champions is newer than this game, but its moves aren't learned by level.
  @Test func charizardOpensAtTheNewestGameWithMovesByLevel() async throws {
    let page = try await page("charizard").page

    #expect(page.game == Game("legends-za"))
    #expect(page.games.last == Game("champions"))
    #expect(page.head.first?.left.first?.text == "Legends: Z-A")
    #expect(headings(page) == ["By level  14", "Machines  47"])
  }

  @Test func learnMethodHeadingsUseSourceNames() async throws {
    #expect(
      headings(try await page("charizard") { $0.table.game = Game("champions") }.page) == [
        "Train  72"
      ])
    #expect(
      headings(try await page("pikachu") { $0.table.game = Game("yellow") }.page).last
        == "Stadium: Surfing Pikachu  1")
    #expect(
      headings(try await page("rotom-heat") { $0.table.game = Game("platinum") }.page).last
        == "Form Change  1")
    #expect(
      headings(try await page("pichu") { $0.table.game = Game("x-y") }.page).last
        == "Volt Tackle Pichu  1")
  }

  /// Ferroseed's egg moves stay with it when it evolves.
  @Test(arguments: [
    (Language.english, "From Ferroseed"), (.german, "Von Kastadur"), (.japanese, "テッシードから"),
  ])
  func movesOfAnEarlierStageAreAGroup(language: Language, heading: String) async throws {
    let page = try await page("ferrothorn", language: language) {
      $0.table.game = Game("ultra-sun-ultra-moon")
    }.page

    #expect(headings(page).last?.hasPrefix(heading) == true)
    #expect(
      page.panes.joined().contains { $0.left.contains { $0.link?.subject == .move("leech-seed") } })
  }

  @Test func movesOfAnEarlierStageAreMarkedInASortedTable() async throws {
    let page = try await page("ferrothorn") {
      $0.table.game = Game("ultra-sun-ultra-moon")
      $0.table.column = 1
    }.page

    let row = page.panes.joined().map(\.text).first { $0.contains("Leech Seed") }
    #expect(row?.hasPrefix("before") == true)
  }

  @Test func movesAreSortedByLevelThenName() async throws {
    let page = try await page("charizard") { $0.table.game = Game("scarlet-violet") }.page
    let rows = page.panes.joined().dropFirst().prefix { !$0.isBlank }.map { line in
      line.left.prefix(2).map { $0.text.split(separator: " ").joined(separator: " ") }
    }

    #expect(
      rows == [
        ["Evolve", "Air Slash"], ["1", "Dragon Claw"], ["1", "Ember"], ["1", "Growl"],
        ["1", "Heat Wave"], ["1", "Scratch"], ["1", "Smokescreen"], ["12", "Dragon Breath"],
        ["19", "Fire Fang"], ["24", "Slash"], ["30", "Flamethrower"], ["39", "Scary Face"],
        ["46", "Fire Spin"], ["54", "Inferno"], ["62", "Flare Blitz"],
      ])
  }

  /// The marked moves do damage and have one of the Pokémon's types in that game.
  @Test(arguments: [
    ("charizard", "scarlet-violet", ["Air Slash", "Ember", "Heat Wave", "Fire Fang"]),
    // Clefairy had the Normal type until the Fairy type was introduced.
    ("clefairy", "black-white", ["Pound", "Double Slap", "Wake-Up Slap"]),
  ])
  func sameTypeDamagingMovesAreMarked(name: String, game: String, first: [String]) async throws {
    let page = try await page(name) { $0.table.game = Game(game) }.page

    let marked = page.panes.joined().filter { $0.left.contains { $0.text.hasPrefix("•") } }
    let names = marked.map { $0.left[1].text.split(separator: " ").joined(separator: " ") }
    #expect(Array(names.prefix(first.count)) == first || name == "clefairy")
    if name == "clefairy" { #expect(names.contains("Pound") && !names.contains("Moonblast")) }
    #expect(!names.contains("Sunny Day") && !names.contains("Growl"))
  }

  @Test(arguments: [
    (Size(columns: 120, rows: 40), 3), (Size(columns: 200, rows: 60), 2),
  ])
  func wholeLearnsetFitsInLargeWindow(size: Size, panes: Int) async throws {
    for language in [Language.english, .japanese] {
      let (page, rows) = try await page("charizard", size: size, language: language) {
        $0.table.game = Game("scarlet-violet")
      }

      #expect(page.panes.count == panes)
      #expect(page.links.count == 85)
      #expect(page.lineCount <= rows, "\(page.lineCount) lines in \(rows) rows")
      #expect(
        page.head.last?.left.filter { $0.text.hasPrefix(language == .english ? "How" : "方法") }.count
          == panes)
    }
  }

  @Test func linksAreInReadingOrderDownOneColumnThenTheNext() async throws {
    let narrow = try await page("charizard") { $0.table.game = Game("scarlet-violet") }.page
    let wide = try await page("charizard", size: Size(columns: 120, rows: 40)) {
      $0.table.game = Game("scarlet-violet")
    }.page

    #expect(narrow.links.map(\.subject) == wide.links.map(\.subject))
    #expect(Set(wide.links.map(\.pane)) == [0, 1, 2])
  }

  /// No column of a page begins or ends with a blank line. None ends with a heading.
  @Test(arguments: ["charizard", "mew", "caterpie", "pikachu", "smeargle", "unown"])
  func columnsHaveNoBlankEdgesOrTrailingHeadings(name: String) async throws {
    for size in [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)] {
      let (page, _) = try await page(name, size: size)

      for lines in page.panes {
        let last = try #require(lines.last)
        #expect(lines.first?.isBlank == false)
        #expect(!last.isBlank && last.left.first?.role != .heading)
      }
    }
  }

  @Test func sortingByNameMergesGroupsIntoOneTable() async throws {
    let page = try await page("charizard") {
      $0.table.game = Game("scarlet-violet")
      $0.table.column = MovesColumn.name.rawValue
    }.page

    let rows = page.panes.joined().map { $0.left.prefix(2).map(\.text).joined() }
    #expect(headings(page).isEmpty)
    #expect(rows.first?.hasPrefix("TM14     Acrobatics") == true)
    #expect(rows.contains { $0.hasPrefix("Egg      Ancient Power") })
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

@Suite("The page of moves", .timeLimit(.minutes(5)))
struct PagesMovesTests {
  private let pages = PagesOfBundle()

  /// Returns the cells of each row: learn method, name, type, class, power, accuracy, PP and
  /// priority.
  private func rows(
    of name: String, _ pages: PagesOfBundle? = nil,
    _ change: (inout TableSettings) -> Void = { _ in }
  ) async throws -> [[String]] {
    let pages = pages ?? self.pages
    var entry = try await pages.entry(.name(name), .moves)
    change(&entry.table)
    let lines = Array(pages.page(entry).panes.joined())
    let rows = lines.filter { !$0.links.isEmpty }
    return (rows.isEmpty ? lines : rows).map { line in
      // The name is a link. The text before it is the learn method.
      let way = line.left.prefix { $0.linkTarget == nil }.map(\.text).joined()
      let rest = line.left.drop { $0.linkTarget == nil }.map { $0.text.trimmed }
      return [way.trimmed] + rest.filter { !$0.isEmpty }
    }
  }

  private func title(of name: String, _ change: (inout TableSettings) -> Void) async throws
    -> String?
  {
    var entry = try await pages.entry(.name(name), .moves)
    change(&entry.table)
    return pages.page(entry).head.first?.left.first?.text
  }

  @Test(
    arguments: [MovesColumn.power, .accuracy, .powerPoints, .priority], [false, true])
  func figuresAreSortedAndDashesAreLast(column: MovesColumn, isReversed: Bool) async throws {
    let rows = try await rows(of: "charizard") {
      $0.column = column.rawValue
      $0.isReversed = isReversed
    }

    let cells = rows.map { $0[column.rawValue] }
    let figures = cells.prefix { $0 != "—" }
      .compactMap { Int($0.replacing("−", with: "-")) }

    #expect(figures == figures.sorted(by: isReversed ? { $0 < $1 } : { $0 > $1 }))
    #expect(Set(figures).count > 1)
    #expect(cells.dropFirst(figures.count).allSatisfy { $0 == "—" })
    #expect(cells.contains("—") == [MovesColumn.power, .accuracy].contains(column))
  }

  @Test(arguments: [("pikachu", "scarlet-violet"), ("mew", "red-blue"), ("eevee", "sword-shield")])
  func machinesAreSortedByNumber(name: String, game: String) async throws {
    let shown = try await rows(of: name) { $0.game = Game(game) }

    let machines = shown.map { $0[0] }.filter { ["TM", "TR", "HM"].contains($0.prefix(2)) }
    let numbers = machines.filter { $0.hasPrefix("TM") }.compactMap { Int($0.dropFirst(2)) }

    #expect(numbers.count > 10)
    #expect(numbers == numbers.sorted())
    #expect(machines.prefix(numbers.count).allSatisfy { $0.hasPrefix("TM") })
  }

  @Test(arguments: [MovesColumn.name, .type, .damageClass], [false, true])
  func textColumnsAreSorted(column: MovesColumn, isReversed: Bool) async throws {
    let rows = try await rows(of: "charizard") {
      $0.column = column.rawValue
      $0.isReversed = isReversed
    }

    let cells = rows.map { $0[column.rawValue] }

    #expect(cells == cells.sorted(by: isReversed ? { $0 > $1 } : { $0 < $1 }))
    #expect(Set(cells).count > 1)
  }

  @Test func learnMethodsFollowLearnsetOrder() async throws {
    let rows = try await rows(of: "charizard") { $0.game = Game("scarlet-violet") }
    let reversed = try await self.rows(of: "charizard") {
      $0.game = Game("scarlet-violet")
      $0.isReversed = true
    }

    let levels = rows.map { $0[0] }.prefix { $0 == "Evolve" || Int($0) != nil }
    let figures = levels.map { Int($0) ?? 0 }

    #expect(figures == figures.sorted())
    #expect(levels.first == "Evolve")
    #expect(rows[levels.count][0].hasPrefix("TM"))
    #expect(reversed.map { $0[1] } == rows.map { $0[1] }.reversed())
  }

  @Test func rowsWithEqualFiguresKeepLearnsetOrder() async throws {
    // A move can have several rows, one for each level, machine number or other learn method.
    func key(_ row: [String]) -> String {
      row[1] + (row[0].first?.isNumber == true || row[0].hasPrefix("TM") ? row[0] : "")
    }
    let positions = try await rows(of: "charizard").enumerated().map { (key($1), $0) }
    let rank = Dictionary(positions) { first, _ in first }

    let sorted = try await rows(of: "charizard") { $0.column = MovesColumn.powerPoints.rawValue }

    for (a, b) in zip(sorted, sorted.dropFirst()) where a[6] == b[6] {
      #expect(try #require(rank[key(a)]) < #require(rank[key(b)]), "\(a[1]), \(b[1])")
    }
  }

  @Test(arguments: [
    (Language.english, "fire", "Fire", 1), (.english, "FIRE", "Fire", 1),
    (.japanese, "ほのお", "ほのお", 1), (.japanese, "りゅう", "りゅう", 0),
    (.english, "dragon", "Dragon", 2), (.english, "ragon cl", "ragon Cl", 0),
  ])
  func filterMatchesNameAndType(
    language: Language, typed: String, text: String, minimumByType: Int
  ) async throws {
    let pages = PagesOfBundle(language)
    let all = try await rows(of: "charizard", pages)

    let shown = try await rows(of: "charizard", pages) { $0.filter = TextBox(typed) }

    #expect(shown == all.filter { $0[1].contains(text) || $0[2].contains(text) })
    #expect(!shown.isEmpty && shown.count < all.count)
    #expect(shown.filter { $0[2] == text }.count >= minimumByType)
  }

  @Test(arguments: [(Language.english, "Nothing matches."), (.japanese, "当てはまるものがありません。")])
  func filterWithoutMatchesShowsMessage(language: Language, sentence: String) async throws {
    let rows = try await rows(of: "charizard", PagesOfBundle(language)) {
      $0.filter = TextBox("qqq")
    }

    #expect(rows == [[sentence]])
  }

  @Test(
    .seeded, arguments: ["mew", "pikachu", "charizard", "eevee", "garchomp", "raichu-alola"])
  func gamesAreInTheOrderOfRelease(name: String) async throws {
    var entry = try await pages.entry(.name(name), .moves)
    let learnset = try #require(entry.parts.learnset)
    var random = SeededGenerator()
    entry.parts.learnset = learnset.shuffled(using: &random)

    let games = pages.page(entry).games.map(\.group)

    let released = [
      "red-blue", "yellow", "gold-silver", "crystal", "ruby-sapphire", "diamond-pearl",
      "black-white", "x-y", "sun-moon", "sword-shield", "scarlet-violet",
    ]
    let positions = released.compactMap(games.firstIndex(of:))
    #expect(positions == positions.sorted())
    #expect(positions.count > 2)
    #expect(Set(games) == Set(learnset.map(\.versionGroup)))
  }

  @Test func unknownGameIsTreatedAsNewest() async throws {
    var entry = try await pages.entry(.name("mew"), .moves)
    entry.parts.learnset?.insert(
      LearnedMove(move: "pound", way: .levelUp, level: 7, versionGroup: "newest-game"), at: 0)

    let page = pages.page(entry)

    #expect(page.head.first?.left.first?.text == "Newest Game")
    #expect(page.links.map(\.subject) == [.move("pound")])
  }

  @Test func newestGameIsShownUnlessAnotherIsChosen() async throws {
    #expect(try await title(of: "weedle") { _ in } != "Red / Blue")
    #expect(try await title(of: "weedle") { $0.game = Game("red-blue") } == "Red / Blue")
    let newest = try await title(of: "garchomp") { _ in }
    #expect(try await title(of: "garchomp") { $0.game = Game("red-blue") } == newest)
  }

  @Test func moveFiguresFollowChosenGame() async throws {
    let old = try await rows(of: "charizard") { $0.game = Game("red-blue") }
    let new = try await rows(of: "charizard")

    #expect(old.first { $0[1] == "Fire Blast" }?[5] == "85")
    #expect(old.first { $0[1] == "Fire Blast" }?[4] == "120")
    #expect(new.first { $0[1] == "Fire Blast" }?[4] == "110")
  }

  @Test func sortedColumnHeaderIsMarkedAndNotTruncated() async throws {
    for language in [Language.english, .japanese] {
      for column in MovesColumn.allCases {
        for size in PagesOfBundle.sizes.prefix(2) {
          let pages = PagesOfBundle(language, size: size)
          var entry = try await pages.entry(.name("mew"), .moves)
          entry.table.column = column.rawValue

          let header = try #require(pages.page(entry).head.last)

          #expect(header.left.contains { $0.text.contains("▾") })
          #expect(!header.text.contains("…"))
        }
      }
    }
  }
}

/// The columns of the table of moves, in order.
enum MovesColumn: Int, CaseIterable {
  case way, name, type, damageClass, power, accuracy, powerPoints, priority
}

extension String {
  /// The text without leading and trailing spaces, and without the mark for moves of the Pokémon's
  /// own types.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " || String($0) == MoveTable.ownType })
  }
}

import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexScreens

/// The pages of matchups and of breeding, against figures worked out by hand.
@Suite("The pages of matchups and breeding", .timeLimit(.minutes(5)))
struct PagesBattleTests {
  static let growths: [(name: String, growth: String, ten: String, hundred: String)] = [
    ("garchomp", "Slow", "1250", "1250000"), ("pikachu", "Medium fast", "1000", "1000000"),
    ("clefairy", "Fast", "800", "800000"), ("charizard", "Medium slow", "560", "1059860"),
    ("ninjask", "Erratic", "1800", "600000"), ("gulpin", "Fluctuating", "540", "1640000"),
  ]

  @Test(arguments: growths)
  func experienceIsThatOfTheGrowthRate(
    name: String, growth: String, ten: String, hundred: String
  ) async throws {
    let page = try await PagesOfBundle().text(name, .breeding)

    #expect(page.contains("Growth      \(growth)"))
    let rows = page.section("Experience").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.count == 10)
    #expect(rows.first?.prefix(3) == ["Lv.", "10", ten])
    #expect(rows.last?.prefix(3) == ["Lv.", "100", hundred])
  }
}

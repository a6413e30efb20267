import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The ranks of base stats, shown beside the stats on an overview.
@Suite("Ranks of base stats")
struct RankedStatsTests {
  static let ranks: [(name: String, rows: [String])] = [
    (
      "charizard",
      [
        "HP 78 46 %", "Attack 84 37 %", "Defense 78 43 %", "Sp. Atk 109 78 %", "Sp. Def 85 53 %",
        "Speed 100 74 %", "Total 534",
      ]
    ),
    (
      "shuckle",
      [
        "HP 20 0 %", "Attack 10 0 %", "Defense 230 99 %", "Sp. Atk 10 0 %", "Sp. Def 230 99 %",
        "Speed 5 0 %", "Total 505",
      ]
    ),
  ]

  /// Low windows aren't tested, because they show the stats without ranks.
  @Test(arguments: ranks, PagesOfBundle.sizes.filter { $0.rows > 20 })
  func overviewShowsPercentileOfEachStat(
    rank: (name: String, rows: [String]), size: Size
  ) async throws {
    let page = try await PagesOfBundle(size: size).text(rank.name, .overview)

    let rows = page.section("Base stats  % of fully evolved below").map { row in
      row.filter { !"█▏▎▍▌▋▊▉".contains($0) }.split(separator: " ").joined(separator: " ")
    }
    // Earlier stats follow the table.
    #expect(rows.prefix(rank.rows.count) == rank.rows[...])
  }

  @Test(arguments: [(60, "% below"), (76, "% of fully evolved below"), (30, "% below")])
  func titleExplainsPercentiles(columns: Int, title: String) async throws {
    let size = Size(columns: columns, rows: 24)
    let page = try await PagesOfBundle(size: size).text("charizard", .overview)

    #expect(page.contains("Base stats  \(title)"))
  }

  @Test func previewAndTextOmitPercentiles() async throws {
    let pages = PagesOfBundle()
    let entry = try await pages.entry(.name("charizard"), .overview)
    let lines = EntryLines(entry: entry, words: pages.words, columns: 37)

    #expect(!lines.stats.contains { $0.text.contains("%") })
    #expect(!EntryText.text(of: entry, words: pages.words).contains("46 %"))
  }
}

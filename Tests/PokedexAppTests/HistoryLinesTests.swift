import PokedexFeatures
import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// The overview's lines about earlier types, stats and abilities.
@Suite("History on the overview", .timeLimit(.minutes(5)))
struct HistoryLinesTests {
  private func text(
    _ name: String, columns: Int = 120, _ language: Language = .english, generation: Int? = nil
  ) async throws -> [String] {
    let pages = PagesOfBundle(language, size: Size(columns: columns, rows: 60))
    var entry = try await pages.entry(.name(name), .overview)
    entry.edition = .ofGeneration(generation)
    return pages.page(entry).panes.joined().map(\.text)
  }

  @Test(
    arguments: [80, 120],
    [
      ("gengar", "Levitate until generation VI"), ("gengar", "Special 130 until generation I"),
      ("magnemite", "Steel since generation II"), ("clefairy", "Normal until generation V"),
      ("beedrill", "Attack 80 until generation V"),
    ])
  func changeIsShown(columns: Int, testCase: (name: String, change: String)) async throws {
    let lines = try await text(testCase.name, columns: columns)

    #expect(lines.contains { $0.contains(testCase.change) }, "\(lines)")
  }

  @Test func changeIsBelowItsValue() async throws {
    let lines = try await text("clefairy", columns: 80)

    let type = try #require(lines.firstIndex { $0.hasPrefix("Fairy   ") && $0.contains("kg") })
    #expect(lines[type + 1] == "Normal until generation V")
    let total = try #require(lines.firstIndex { $0.hasPrefix("Total") })
    #expect(lines[total + 1].hasPrefix("Special 60 until generation I"))
  }

  @Test(arguments: [
    (Language.german, "Schwebe bis Generation VI"), (.japanese, "第六世代まではふゆう"),
  ])
  func changeIsInTheUsersLanguage(language: Language, change: String) async throws {
    #expect(try await text("gengar", language).contains { $0.contains(change) })
  }

  @Test func pageOfAnOlderGenerationHasNoChanges() async throws {
    #expect(try await !text("gengar", generation: 6).contains { $0.contains("until") })
  }

  @Test func unchangedPokemonHasNone() async throws {
    #expect(try await !text("koraidon").contains { $0.contains(" until generation") })
  }
}

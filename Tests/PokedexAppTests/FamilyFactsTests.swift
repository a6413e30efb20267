import DexData
import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The table below a family's tree.
@Suite("Changes by evolution", .timeLimit(.minutes(5)))
struct FamilyFactsTests {
  private static let wide = Size(columns: 120, rows: 40)

  private func text(
    _ name: String, size: Size = wide, in generation: Int? = nil
  ) async throws -> [String] {
    let pages = PagesOfBundle(size: size)
    var entry = try await pages.entry(.name(name), .evolution)
    if let generation {
      let past = try #require(Dex().pokemon(ofVariety: entry.pokemon.id, in: generation))
      entry = EntryContent(past, parts: entry.parts)
      (entry.tab, entry.edition) = (.evolution, .ofGeneration(generation))
    }
    return pages.page(entry).panes.joined().map(\.text)
  }

  /// Returns the words of a line, without the gaps between them.
  private func cells(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test func evolutionStepShowsStatChanges() async throws {
    let lines = try await text("charizard", size: Size(columns: 80, rows: 24))
    let start = try #require(lines.firstIndex { $0.hasPrefix("Base stats") })

    let table = lines[start...].map(cells)

    try #require(table.count > 7)
    #expect(table[0] == ["Base", "stats", "HP", "Atk", "Def", "SpA", "SpD", "Spe", "Total"])
    #expect(
      table[1] == ["Charmander", "Fire", "39", "52", "43", "60", "50", "65", "309"])
    #expect(
      table[2] == ["Charmeleon", "Fire", "58", "64", "58", "80", "65", "80", "405"])
    #expect(table[3] == ["+19", "+12", "+15", "+20", "+15", "+15", "+96"])
    #expect(table[5] == ["+20", "+20", "+20", "+29", "+20", "+20", "+129"])
    #expect(table[7] == ["+46", "+33", "+21", "+100"])
  }

  /// A complete row has six stats or six differences, followed by their total.
  @Test(arguments: ["bulbasaur", "eevee", "wurmple", "applin", "raichu-alola", "shedinja"])
  func totalsAddUp(name: String) async throws {
    let lines = try await text(name, size: Size(columns: 200, rows: 60))
    let start = try #require(lines.firstIndex { $0.hasPrefix("Base stats") })
    let figures = lines[(start + 1)...].prefix { !$0.isEmpty }.map { line in
      cells(line).compactMap { Int($0.replacing("−", with: "-").replacing("+", with: "")) }
    }

    let rows = figures.filter { $0.count > 6 }.map { Array($0.prefix(7)) }

    #expect(rows.count > 1)
    #expect(rows.allSatisfy { row in row[0..<6].reduce(0, +) == row[6] })
  }

  @Test func earlierGenerationHasItsOwnStatsAndNoLaterForms() async throws {
    let lines = try await text("bulbasaur", in: 1)

    #expect(lines.contains { cells($0).contains("Special") || $0.contains(" Spc") })
    #expect(!lines.contains { $0.contains("Abilities") || $0.contains("Mega Venusaur") })
  }

  /// In a low window, the user can scroll to the end of the table.
  @Test(arguments: ["charizard", "eevee", "ralts"])
  func tableIsCompleteAtAnyHeight(name: String) async throws {
    let low = try await text(name, size: Size(columns: 120, rows: 8))
    let high = try await text(name, size: Size(columns: 120, rows: 60))
    let table = { (lines: [String]) in Array(lines.drop { !$0.hasPrefix("Base stats") }) }

    #expect(!table(low).isEmpty)
    #expect(table(low) == table(high))
  }

  @Test(arguments: ["pecharunt", "rotom", "ditto"])
  func nonEvolvingPokemonHasNoTable(name: String) async throws {
    let lines = try await text(name)

    #expect(lines.first == "Does not evolve.")
    #expect(!lines.contains { $0.hasPrefix("Base stats") })
  }

  /// Moves, damage, and the rewards for catching or defeating a Pokémon have their own pages.
  @Test func tableIsTheOnlyContentBelowTree() async throws {
    let lines = try await text("charizard", size: Size(columns: 200, rows: 60))

    let table = lines.drop { !$0.hasPrefix("Base stats") }
    #expect(!table.contains(""))
  }

  @Test(arguments: [
    "bulbasaur", "charizard", "eevee", "wurmple", "pikachu", "alcremie", "pecharunt", "ralts",
    "meowth", "burmy",
  ])
  func everyLineFits(name: String) async throws {
    for (columns, rows) in [(60, 20), (80, 24), (80, 50), (120, 40), (160, 30), (200, 60)] {
      let pages = PagesOfBundle(size: Size(columns: columns, rows: rows))

      let lines = pages.page(try await pages.entry(.name(name), .evolution)).panes.joined()

      #expect(lines.allSatisfy { $0.leftColumns <= pages.layout.pagePane.columns })
    }
  }
}

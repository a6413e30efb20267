import DexData
import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// What stands below a family's tree.
@Suite("What evolving changes", .timeLimit(.minutes(5)))
struct FamilyFactsTests {
  private static let wide = Size(columns: 120, rows: 40)

  private func text(
    _ name: String, size: Size = wide, in generation: Int? = nil, _ language: Language = .english
  ) async throws -> [String] {
    let pages = PagesOfBundle(language, size: size)
    var entry = try await pages.entry(.name(name), .evolution)
    if let generation {
      let then = try #require(Dex().pokemon(ofVariety: entry.pokemon.id, in: generation))
      let steps = entry.evolutionSteps
      entry = ScreenState.Entry(
        pokemon: then, evolutionLine: entry.evolutionLine, descriptions: nil)
      (entry.tab, entry.evolutionSteps, entry.generation) = (.evolution, steps, generation)
    }
    return pages.page(entry).panes.joined().map(\.text)
  }

  /// The words of a line, without the gaps between them.
  private func cells(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test func eachStepSaysWhatItChanges() async throws {
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

  /// The first has a figure, the others what is more or less: added up, it is what they have.
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

  @Test(arguments: [Language.english, .japanese])
  func levelsAreThoseOfTheLearnsets(language: Language) async throws {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let lines = try await text("charizard", in: nil, language)

    let learnsets = [4, 5, 6].map { id in
      Dex().learnset(ofVariety: id, in: "scarlet-violet").filter { $0.way == .levelUp }
    }

    let start = try #require(
      lines.firstIndex { $0.contains(words.name(ofGame: "scarlet-violet")) })
    #expect(Set(learnsets.joined().map(\.move)).count > 10)
    for move in Set(learnsets.joined().map(\.move)) {
      let name = words.name(ofMove: move)
      let type = words.name(of: try #require(Dex().move(move)).type)
      let levels = learnsets.map { learnset in
        learnset.filter { $0.move == move }.compactMap(\.level).min()
          .map { $0 == 0 ? words(.wayEvolution) : String($0) } ?? "—"
      }
      #expect(
        lines[start...].contains { cells($0).starts(with: cells(name) + [type] + levels) },
        "\(name) \(levels)")
    }
  }

  @Test func earlierGenerationHasItsOwnGameAndNothingOfToday() async throws {
    let lines = try await text("bulbasaur", in: 1)

    #expect(lines.contains { $0.hasPrefix("Yellow ") })
    let last = ["Solar", "Beam", "Grass", "48", "54", "65"]
    #expect(lines.contains { cells($0).starts(with: last) })
    #expect(!lines.contains { $0.contains("Catch rate") || $0.contains("Abilities") })
    #expect(!lines.contains { $0.contains("Mega Venusaur") })
    #expect(lines.contains { cells($0).contains("Special") || $0.contains(" Spc") })
  }

  /// A part that is not seen whole is not begun.
  @Test(arguments: [
    "bulbasaur", "charizard", "eevee", "wurmple", "pikachu", "alcremie", "pecharunt", "ralts",
    "meowth", "burmy",
  ])
  func allIsInView(name: String) async throws {
    for size in [
      Size(columns: 60, rows: 20), Size(columns: 80, rows: 24), Size(columns: 80, rows: 50),
      Self.wide, Size(columns: 160, rows: 30), Size(columns: 200, rows: 60),
    ] {
      let pages = PagesOfBundle(size: size)
      let entry = try await pages.entry(.name(name), .evolution)
      let layout = Layout(size: size)
      let tree = EvolutionPage(
        entry: entry, words: pages.words, columns: layout.pagePane.columns)

      let lines = Array(pages.page(entry).panes.joined())

      #expect(lines.count <= max(layout.pageRows, tree.lines.count))
      #expect(lines.allSatisfy { $0.leftColumns <= layout.pagePane.columns })
    }
  }
}

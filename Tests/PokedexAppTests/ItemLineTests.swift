import DexData
import Foundation
import PokedexModel
import PokedexText
import TerminalUI
import Testing

@testable import PokedexApp

/// The one-line descriptions of items.
struct ItemLineTests {
  private let dex = Dex()

  private func line(_ slug: String, _ language: Language = .english) throws -> String? {
    let words = Words(language: language, vocabulary: DexVocabulary())
    return ItemLine(of: try #require(dex.item(slug)), in: words).text
  }

  @Test(arguments: Language.interfaceLanguages)
  func everyLineHasAtMost100Columns(language: Language) throws {
    let lines = try dex.itemSlugs.map { ($0, try line($0, language) ?? "none") }

    #expect(lines.filter { $0.1.isEmpty || $0.1.contains("{") }.map(\.0) == [])
    #expect(lines.filter { TextWidth.of($0.1) > ItemLine.columns }.map(\.0) == [])
  }

  @Test(arguments: Language.interfaceLanguages)
  func lineSaysMoreThanCategory(language: Language) throws {
    let words = Words(language: language, vocabulary: DexVocabulary())
    let bare = try dex.itemSlugs.compactMap(dex.item).filter { item in
      try line(item.slug, language) == words.label("category", item.category)
    }

    #expect(bare.map(\.slug) == [])
  }

  /// Categories of key items and of things to collect, of which some have no known use.
  private static let categoriesWithGaps: Set = [
    "collectibles", "event-items", "gameplay", "plot-advancement", "unused",
  ]

  @Test func onlyFewItemsHaveNoLine() throws {
    let bare = try dex.itemSlugs.filter { try line($0) == nil }
    let categories = Set(bare.compactMap { dex.item($0)?.category })

    #expect(bare.count <= 76)
    #expect(categories.subtracting(Self.categoriesWithGaps) == [])
  }

  @Test func itemWithoutLineHasNoEffect() throws {
    let facts = SubjectFacts(words: Words(language: .english, vocabulary: DexVocabulary()))
    let stone = try #require(dex.item("god-stone"))

    #expect(try line("god-stone") == nil)
    #expect(!facts.facts(of: stone).contains { $0.key == "effect" })
  }

  @Test(arguments: Table.rows("Lines").filter { $0[0] == "item" })
  func lineDescribesItem(row: [String]) throws {
    #expect(try line(row[2], try #require(Language(code: row[1]))) == row[3])
  }

  /// Returns the cells of a table in Resources/Dex, without using the program's own code.
  private func rows(_ name: String) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Resources/Dex/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  @Test(arguments: ["red-blue", "emerald", "x-y", "scarlet-violet"])
  func machineLineNamesMoveOfGame(game: String) throws {
    let row = try #require(try rows("machines").first { $0[0] == game })
    let names = try Dictionary(uniqueKeysWithValues: rows("moves").map { ($0[0], $0[10]) })
    let facts = SubjectFacts(
      words: Words(language: .english, vocabulary: DexVocabulary()), game: Game(game))

    let mismatched = row[1].split(separator: ",").map { $0.split(separator: ":").map(String.init) }
      .filter { machine in
        let item = dex.item(machine[1])
        let shownEffect = item.flatMap { facts.facts(of: $0).first { $0.key == "effect" } }?.value
        return shownEffect != .text("Teaches \(names[machine[0]] ?? "")")
      }

    #expect(mismatched == [])
  }

  @Test func itemPageLabelsEffectLineAsToday() {
    let pages = SubjectsOfBundle()

    #expect(pages.text(.item("charcoal")).contains("Effect Fire moves ×1.2"))
    #expect(
      pages.text(.item("charcoal"), generation: 3).contains("Effect Fire moves ×1.2 (today)"))
    #expect(pages.text(.item("tm24"), generation: 3).contains("Effect Teaches Thunderbolt"))
  }
}

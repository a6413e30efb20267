import EmbeddedTables
import PokedexModel
import Testing

struct TableNamesTests {
  @Test(arguments: Language.allCases)
  func everySpeciesHasANameInEveryLanguage(language: Language) {
    #expect(Self.missing(.speciesNames, language) == [])
  }

  @Test(
    arguments: [
      .speciesNames, .genera, .types, .abilities, .eggGroups, .moves, .natures, .versions, .labels,
    ] as [TableName])
  func everyRowHasAnEnglishName(name: TableName) {
    #expect(Self.missing(name, .english) == [])
  }

  @Test(arguments: [.speciesNames, .types, .eggGroups, .natures] as [TableName])
  func everyRowHasAJapaneseOrKanaName(name: TableName) {
    let kana = Set(Self.missing(name, .japaneseKana))

    #expect(Self.missing(name, .japanese).filter(kana.contains) == [])
  }

  @Test func everySpeciesHasAJapaneseGenus() {
    let kana = Set(Self.missing(.genera, .japaneseKana))

    #expect(Self.missing(.genera, .japanese).filter(kana.contains) == [])
  }

  @Test(arguments: Language.allCases)
  func onlyTheNewestAbilitiesOfPokemonLackAName(language: Language) {
    let used = Set(TableText(.pokemon).lists("abilities").joined())
    let missing = Set(Self.missing(.abilities, language)).intersection(used)

    #expect(missing == (language == .english ? [] : ["eelevate", "fire-mane"]))
  }

  @Test func onlyPaldeaRideFormsLackAnEnglishName() {
    let slugs = Dictionary(
      zip(TableText(.pokemon)["id"], TableText(.pokemon)["slug"])
    ) { first, _ in first }

    let species = Self.missing(.varietyNames, .english).compactMap { slugs[$0]?.prefix(8) }

    #expect(
      species == Array(repeating: "koraidon", count: 4) + Array(repeating: "miraidon", count: 4))
  }

  @Test(arguments: Language.allCases)
  func everyNatureHasANameInEveryLanguage(language: Language) {
    #expect(Self.missing(.natures, language) == [])
  }

  @Test func everyPlaceHasAnEnglishName() {
    #expect(Self.missing(.locations, .english) == [])
  }

  @Test func everyReferencedItemHasAnEnglishName() {
    let held = TableText(.heldItems).parts("held", at: 0)
    let machines = TableText(.machines).parts("machines", at: 1)
    let evolutions = TableText(.evolutions)["item"] + TableText(.evolutions)["held_item"]

    let missing = Set(Self.missing(.items, .english))

    #expect(missing.count == 46)
    #expect(missing.intersection(held.union(machines).union(evolutions)) == [])
  }

  /// Returns the keys of the rows without a name in a language.
  private static func missing(_ name: TableName, _ language: Language) -> [String] {
    TableText(name).records.filter { $0[language.code] == "-" }.map { record in
      record["slug"] ?? record["key"] ?? record["id"] ?? record["number"] ?? ""
    }
  }
}

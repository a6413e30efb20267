import EmbeddedTables
import PokedexModel
import Testing

struct TableFilesTests {
  @Test(arguments: TableName.dex)
  func embeddedTableMatchesFile(name: TableName) throws {
    let file = try Repository.text("Resources/Dex/\(name.fileName)")
    let table = TableText(name)

    let lines = ([table.columns] + table.rows).map { $0.joined(separator: "\t") + "\n" }

    #expect(lines.joined() == file)
  }

  @Test func pageDocumentsEveryTableOnceInOrder() throws {
    let sections = try Self.documentation().map(\.file)

    #expect(sections == Self.order.map(\.fileName))
    #expect(Set(sections) == Set(TableName.dex.map(\.fileName)))
  }

  @Test(arguments: TableName.dex)
  func headerMatchesDocumentedColumns(name: TableName) throws {
    let section = try #require(try Self.documentation().first { $0.file == name.fileName })

    #expect(TableText(name).columns == section.columns)
  }

  @Test(arguments: TableName.dex)
  func nameColumnsComeLastInLanguageOrder(name: TableName) {
    let columns = TableText(name).columns
    let codes = Language.allCases.map(\.code)

    let isNamed = columns.contains("en")

    #expect(isNamed ? columns.suffix(10) == codes[...] : Set(columns).isDisjoint(with: codes))
  }

  @Test(arguments: TableName.all)
  func everyRowHasACellPerColumnAndNoneIsEmpty(name: TableName) {
    let table = TableText(name)

    #expect(table.rows.filter { $0.count != table.columns.count } == [])
    #expect(table.rows.filter { $0.contains("") } == [])
  }

  @Test(arguments: TableName.all)
  func noCellHasControlCharactersOrOuterSpaces(name: TableName) {
    let cells = TableText(name).rows.joined()

    let untidy = cells.filter { cell in
      cell.first == " " || cell.last == " "
        || cell.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    #expect(untidy == [])
  }

  @Test(
    arguments: [
      (.species, 1025), (.speciesNames, 1025), (.genera, 1025), (.evolutionChains, 540),
      (.pokemon, 1351), (.varietyNames, 326), (.types, 21), (.abilities, 373), (.eggGroups, 15),
      (.typeChart, 19), (.typeChartPast, 9), (.pokemonByGame, 953), (.moves, 971),
      (.movesByGame, 248), (.moveEffects, 827), (.natures, 25), (.items, 2523),
      (.versionGroups, 32), (.versions, 53), (.learnsets, 12809), (.machines, 28),
      (.encounters, 7810), (.encounterConditions, 617), (.locationAreas, 1803),
      (.locations, 1233), (.heldItems, 452), (.evolutions, 589), (.forms, 1579),
      (.growthRates, 6), (.regionalDexes, 1025), (.labels, 1152), (.formTriggers, 123),
      (.varietyRules, 33), (.showdownNames, 75),
      (.moveFlags, 884), (.moveSubjects, 195), (.moveBattle, 123), (.available, 1197),
      (.obtainable, 1306),
      (.itemPrices, 39),
      (.itemFacts, 154),
    ] as [(TableName, Int)])
  func tableHasExpectedRowCount(name: TableName, count: Int) {
    #expect(TableLines(name).count == count)
  }

  private static let order: [TableName] = [
    .species, .speciesNames, .genera, .evolutionChains, .pokemon, .statShares, .varietyNames,
    .formTriggers, .varietyRules, .showdownNames, .types, .abilities,
    .eggGroups, .typeChart, .typeChartPast, .pokemonByGame, .moves, .movesByGame, .moveEffects,
    .moveFlags, .moveBattle, .moveSubjects,
    .natures, .items, .itemFacts, .itemPrices, .versionGroups, .versions, .learnsets, .machines,
    .encounters,
    .available, .obtainable, .encounterConditions, .locationAreas, .locations, .heldItems,
    .evolutions, .forms,
    .growthRates, .regionalDexes, .labels,
  ]

  /// Returns the tables documented in Resources/Dex/README.md. Each table has a heading and a row
  /// for each column. The first cell of a row has the column's name in backticks, or several names
  /// with the same meaning.
  private static func documentation() throws -> [(file: String, columns: [String])] {
    var sections: [(file: String, columns: [String])] = []
    for line in try Repository.text("Resources/Dex/README.md").split(separator: "\n") {
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if line.hasPrefix("| `"), !sections.isEmpty {
        let cell = line.dropFirst(2).prefix { $0 != "|" }
        let names = cell.split(separator: " ").map { $0.filter { $0 != "`" } }
        sections[sections.count - 1].columns += names
      }
    }
    return sections
  }
}

import EmbeddedTables
import PokedexModel
import Testing

/// The files of the tables and their documentation. `TableRulesTests` checks their rows.
struct TableFilesTests {
  @Test(arguments: TableName.dex)
  func embeddedTableMatchesFileAndPage(name: TableName) throws {
    let file = try Repository.text("Resources/Dex/\(name.fileName)")
    let section = try #require(try Self.documentation().first { $0.file == name.fileName })
    let table = TableText(name)
    let codes = Language.allCases.map(\.code)

    let lines = ([table.columns] + table.rows).map { $0.joined(separator: "\t") + "\n" }

    #expect(lines.joined() == file)
    #expect(table.columns == section.columns)
    let isNamed = table.columns.contains("en")
    #expect(
      isNamed
        ? table.columns.suffix(10) == codes[...] : Set(table.columns).isDisjoint(with: codes))
  }

  @Test func pageDocumentsEveryTableOnce() throws {
    let sections = try Self.documentation().map(\.file)

    #expect(sections.sorted() == TableName.dex.map(\.fileName).sorted())
  }

  @Test(arguments: TableName.all)
  func everyRowIsTidyAndHasACellPerColumn(name: TableName) {
    let table = TableText(name)

    #expect(table.rows.filter { $0.count != table.columns.count } == [])
    #expect(table.rows.joined().filter(Self.isUntidy) == [])
  }

  /// Returns whether a cell is empty, begins or ends with a space, or has control characters.
  private static func isUntidy(_ cell: String) -> Bool {
    guard let first = cell.utf8.first, let last = cell.utf8.last else { return true }
    // Control characters are below a space, or C2 80 to C2 9F as UTF-8.
    var isAfterC2 = false
    for byte in cell.utf8 {
      if byte < 0x20 || byte == 0x7F || isAfterC2 && byte < 0xA0 { return true }
      isAfterC2 = byte == 0xC2
    }
    return first == 0x20 || last == 0x20
  }

  @Test func rulesAndFactsAreThoseOfTheModel() {
    let types = PokemonType.allCases

    #expect(Set(TableText(.types)["slug"]) == Set(types.map(\.rawValue)))
    #expect(TableText(.typeChart)["attacking"] == types.prefix(19).map(\.rawValue))
    #expect(
      Set(TableText(.varietyRules)["rule"]) == Set(VarietyRule.RuleKind.allCases.map(\.rawValue)))
    #expect(
      Set(TableText(.itemFacts)["fact"]) == Set(ItemFact.ItemFactKind.allCases.map(\.rawValue)))
    let pokemonTypes = TableText(.pokemon)["types"].flatMap { $0.parts(by: ",") }
    #expect(Set(pokemonTypes) == Set(types.filter(\.hasMembers).map(\.rawValue)))
  }

  /// The model's code refers to some encounter methods and conditions by name, so the tables must
  /// have them.
  @Test func methodsAndConditionsOfModelHaveLabels() {
    let keys = Set(TableText(.labels)["key"])
    let named =
      Encounter.singleMethods.map { "method/\($0)" }
      + ConditionKind.complete.joined().map { "condition/\($0)" }

    #expect(named.filter { !keys.contains($0) }.sorted() == [])
  }

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

import DexData
import EmbeddedTables
import PokedexModel
import PokedexText
import TestSupport
import Testing

/// Names that are missing in a reader's language, and their replacements.
struct MissingNamesTests {
  private static let named: [TableName] = [
    .speciesNames, .genera, .varietyNames, .types, .abilities, .eggGroups, .moves, .natures, .items,
    .versions, .locations, .labels,
  ]

  /// Checks that every name is in the interface's language, unless `missing_names` lists the name
  /// with the reason why it isn't.
  @Test(arguments: Language.interfaceLanguages.filter { $0 != .english })
  func everyUntranslatedNameIsListedWithAReason(language: Language) throws {
    let listed = try Repository.text("Resources/Text/missing_names.\(language.code).tsv")
      .split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }

    var found = Self.parts(language)
    for name in Self.named {
      let table = TableText(name)
      let key = name == .moves ? "slug" : table.columns[0]
      let kind = String(name.fileName.dropLast(4))
      for row in table.records {
        let shown = language.fallbacks.lazy.filter { $0 != .english }
          .compactMap { row[$0.code] }.first { $0 != "-" }
        if let reason = Self.reason(shown, row[key] ?? "", language) {
          found.append([kind, row[key] ?? "", reason])
        }
      }
    }

    #expect(listed.allSatisfy { $0.count == 3 })
    #expect(Set(found).subtracting(listed).sorted { $0[1] < $1[1] } == [])
    #expect(Set(listed).subtracting(found).sorted { $0[1] < $1[1] } == [])
  }

  @Test(
    arguments: [.genera, .moves, .natures, .types, .varietyNames, .eggGroups] as [TableName],
    Language.interfaceLanguages)
  func listedTablesLackNoNames(name: TableName, language: Language) {
    let missing = TableText(name).records.filter { row in
      language.fallbacks.allSatisfy { row[$0.code] == "-" }
    }

    // The ride forms of Paldea have no English name.
    #expect(missing.count == (name == .varietyNames && language == .english ? 8 : 0))
  }

  /// Checks how many names each language lacks in a table. The English name is shown instead, or
  /// the words of the slug if there is no English name either.
  @Test func missingNameCountsMatchExpectedCounts() {
    var missing: [String] = []
    for name in Self.named {
      let records = TableText(name).records
      for code in Language.allCases.map(\.code) {
        let count = records.count { row in
          row[code] == "-" && !(code == "ja" && row["ja-hrkt"] != "-")
        }
        if count > 0 { missing.append("\(name.fileName) \(code) \(count)") }
      }
    }

    let expected = TableFile("MissingNames.tsv").rows.map {
      "\($0["table"]) \($0["language"]) \($0["count"])"
    }
    #expect(missing == expected)
  }

  /// Returns the reason why a name isn't in the language. Nil if it is.
  private static func reason(_ shown: String?, _ key: String, _ language: Language) -> String? {
    if let shown {
      return language == .japanese && !isJapanese(shown) ? "written so in Japanese" : nil
    }
    let term = key.split(separator: "/").map(String.init)
    let words: String? =
      switch term.first {
      case "method": PlaceWords.method(term[1], in: language)
      case "condition": PlaceWords.condition(term[1], in: language) { $1 }
      default: nil
      }
    return words == nil ? "the source has none" : "place_words.tsv has words for it"
  }

  /// Returns a row for each name of an area's part that isn't translated into the language, unless
  /// the name is just a floor or a letter.
  private static func parts(_ language: Language) -> [[String]] {
    let labels = TableText(.labels).records.filter { $0[language.code] != "-" }
    let known = Set(labels.compactMap { $0["key"] })
    let unknown = TableText(.locationAreas)["part"].filter { !known.contains("part/\($0)") }
    return Set(unknown).filter {
      $0 != "-" && $0.wholeMatch(of: /(B?\d+F|[A-Z]|\d+|B?\d+F [A-Z])(,? ?.)?/) == nil
    }
    .map { ["parts", $0, "words of the source, not of the games"] }
  }

  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { 0x3040...0x30FF ~= $0.value || 0x4E00...0x9FFF ~= $0.value }
  }
}

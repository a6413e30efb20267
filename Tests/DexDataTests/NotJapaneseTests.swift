import DexData
import EmbeddedTables
import PokedexModel
import Testing

/// What a reader sees in place of names that their language does not have.
struct NotJapaneseTests {
  private static let named: [TableName] = [
    .speciesNames, .genera, .varietyNames, .types, .abilities, .eggGroups, .moves, .natures, .items,
    .versions, .locations, .labels,
  ]

  /// Every name of every table that a screen in Japanese can show, but those that are listed with a reason.
  @Test func everyNameIsJapaneseButThoseListedWithAReason() throws {
    let listed = try Repository.text("Resources/Text/not_japanese.tsv").split(separator: "\n")
      .dropFirst().map { $0.split(separator: "\t").map(String.init) }

    var found: [[String]] = Self.parts
    for name in Self.named {
      let table = TableText(name)
      let key = name == .moves ? "slug" : table.columns[0]
      let kind = String(name.fileName.dropLast(4))
      for row in table.records {
        let shown = row["ja"] == "-" ? row["ja-hrkt"] ?? "-" : row["ja"] ?? "-"
        if shown == "-" {
          found.append([kind, row[key] ?? "", "the source has none"])
        } else if !Self.isJapanese(shown) {
          found.append([kind, row[key] ?? "", "written so in Japanese"])
        }
      }
    }

    #expect(listed.allSatisfy { $0.count == 3 })
    #expect(Set(found).subtracting(listed).sorted { $0[1] < $1[1] } == [])
    #expect(Set(listed).subtracting(found).sorted { $0[1] < $1[1] } == [])
  }

  @Test(
    arguments: [.genera, .labels, .moves, .natures, .types, .varietyNames, .versions] as [TableName]
  )
  func noNameOfTheseIsMissing(name: TableName) {
    let missing = TableText(name).records.filter { $0["ja"] == "-" && $0["ja-hrkt"] == "-" }

    #expect(missing == [])
  }

  /// How many names of a table a language lacks: English stands in, and a slug in words where that has
  /// none either.
  @Test(arguments: gaps)
  func asManyNamesFallBackAsAreCountedHere(table: TableName, expected: [String: Int]) {
    let records = TableText(table).records

    var missing: [String: Int] = [:]
    for code in Language.allCases.map(\.code) {
      let count = records.count { row in
        row[code] == "-" && !(code == "ja" && row["ja-hrkt"] != "-")
      }
      if count > 0 { missing[code] = count }
    }

    #expect(missing == expected)
  }

  private static let gaps: [(TableName, [String: Int])] = [
    (.speciesNames, [:]),
    (.genera, ["es": 127, "de": 17, "it": 120, "ja-hrkt": 7, "zh-hans": 15, "zh-hant": 15]),
    (.varietyNames, ["de": 25, "en": 8]),
    (.types, ["es": 1]),
    (
      .abilities,
      [
        "ja": 62, "ja-hrkt": 62, "ko": 62, "zh-hans": 62, "zh-hant": 62, "fr": 62, "de": 62,
        "es": 62, "it": 62,
      ]
    ),
    (.eggGroups, [:]),
    (.moves, ["zh-hans": 94, "de": 76, "zh-hant": 22, "it": 4, "ko": 18]),
    (.natures, [:]),
    (
      .items,
      [
        "ko": 661, "zh-hans": 662, "de": 612, "es": 615, "it": 616, "en": 46, "ja": 60,
        "ja-hrkt": 119, "zh-hant": 226, "fr": 50,
      ]
    ),
    (
      .versions,
      ["zh-hans": 6, "zh-hant": 10, "ja-hrkt": 2, "ko": 5, "fr": 1, "de": 1, "es": 1, "it": 1]
    ),
    (
      .locations,
      [
        "ja-hrkt": 690, "ko": 811, "zh-hans": 1008, "zh-hant": 1008, "es": 811, "it": 811,
        "ja": 455, "fr": 27, "de": 71, "en": 1,
      ]
    ),
    (
      .labels,
      [
        "ja-hrkt": 611, "ko": 614, "zh-hans": 603, "zh-hant": 603, "de": 526, "it": 623, "es": 547,
        "fr": 286,
      ]
    ),
  ]

  /// What tells parts of places apart, where no Japanese word is known and it is not only a floor or a
  /// letter.
  private static var parts: [[String]] {
    let unknown = TableText(.locationAreas).records
      .filter { $0["part"] != "-" && $0["japanese_part"] == "-" }.compactMap { $0["part"] }
    return Set(unknown).filter {
      $0.wholeMatch(of: /(B?\d+F|[A-Z]|\d+|B?\d+F [A-Z])(,? ?.)?/) == nil
    }
    .map { ["parts", $0, "words of the source, not of the games"] }
  }

  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { 0x3040...0x30FF ~= $0.value || 0x4E00...0x9FFF ~= $0.value }
  }
}

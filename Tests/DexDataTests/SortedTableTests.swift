import EmbeddedTables
import Testing

struct SortedTableTests {
  /// Tables that the dex reads by binary search.
  private static let names: [TableName] = [
    .pokemonByGame, .movesByGame, .learnsets, .encounters, .heldItems, .evolutions, .forms,
    .formTriggers, .varietyRules,
  ]

  @Test(arguments: names)
  func searchByKeyMatchesLinearScan(name: TableName) {
    let rows = Self.rowsByKey(name)

    let mismatches = rows.filter { key, rows in Self.found(key, in: name) != rows }

    #expect(!rows.isEmpty)
    #expect(mismatches.keys.sorted() == [])
  }

  @Test(arguments: names)
  func missingKeysHaveNoRows(name: TableName) throws {
    let keys = Set(Self.rowsByKey(name).keys)
    let last = try #require(keys.max())
    let first = try #require(keys.min())

    let missing = Set((first - 2...first + 1200)).union(last - 400...last + 2).subtracting(keys)

    #expect(missing.contains(first - 1) && missing.contains(last + 1))
    #expect(missing.filter { !Self.found($0, in: name).isEmpty } == [])
    #expect(Self.found(.min, in: name).isEmpty && Self.found(.max, in: name).isEmpty)
  }

  @Test(arguments: names)
  func iterationVisitsEveryRowOnceInOrder(name: TableName) {
    var rows: [String] = []

    SortedLines(name).forEachLine { rows.append($0.text) }

    #expect(rows == TableText(name).rows.map { $0.joined(separator: "\t") })
  }

  @Test(
    arguments: [
      (.forms, 1, ["bulbasaur"]), (.forms, 10326, ["meowstic-female-mega"]), (.forms, 0, []),
      (.forms, Counts.species + 1, []), (.forms, 10000, []), (.forms, 10327, []),
      (
        .forms, 412,
        [
          "burmy-plant", "burmy-sandy", "burmy-trash",
        ]
      ),
      (.heldItems, 12, ["silver-powder:gold:2"]), (.heldItems, 13, []),
      (.movesByGame, 2, ["..yellow=normal"]), (.movesByGame, 1, []), (.movesByGame, 18, ["-"]),
    ] as [(TableName, Int, [String])])
  func keyFindsItsRows(name: TableName, key: Int, starts: [String]) {
    let cells = Self.found(key, in: name).map { $0.parts(by: "\t")[1].parts(by: ",")[0] }

    #expect(cells == starts)
  }

  @Test(arguments: names, ["1", "red", "eevee", "fire-stone", "kanto-route-1", "\u{1}", "", "-"])
  func textSearchFindsEveryRowOnceInOrder(name: TableName, text: String) {
    let rows = TableText(name).rows.map { $0.joined(separator: "\t") }

    let found = SortedLines(name).lines(containing: text).map(\.text)

    #expect(found == rows.filter { text.isEmpty || $0.contains(text) })
  }

  @Test func searchByTwoNumbersMatchesLinearScan() {
    let games = TableText(.versionGroups)["slug"].indices
    let rows = Dictionary(
      uniqueKeysWithValues: TableText(.learnsets).rows.map { ("\($0[0]) \($0[1])", $0) })
    // Only a few ids are tested in all games, because each look-up reads a dozen lines.
    let ids = [1, 2, 151, 385, 1025, 1026, 10001, 10155, 20000]

    for (id, game) in ids.flatMap({ id in (-1...games.count).map { (id, $0) } }) {
      let line = SortedLines(.learnsets).line(of: game, id)
      #expect(line?.text == rows["\(game) \(id)"]?.joined(separator: "\t"))
    }
  }

  @Test func keyWithManyRowsFindsThemAll() {
    let unown = Self.found(201, in: .forms)
    let eevee = Self.found(67, in: .evolutions)

    #expect(unown.count == 28)
    #expect(eevee.count == Self.rowsByKey(.evolutions)[67]?.count)
    #expect(eevee.count > 8)
  }

  private static func found(_ key: Int, in name: TableName) -> [String] {
    var rows: [String] = []
    SortedLines(name).forEachLine(of: key) { line in
      rows.append(line.text)
      return true
    }
    return rows
  }

  /// Returns each key's rows, read without the code under test.
  private static func rowsByKey(_ name: TableName) -> [Int: [String]] {
    var rows: [Int: [String]] = [:]
    for row in TableText(name).rows {
      rows[Int(row[0]) ?? -1, default: []].append(row.joined(separator: "\t"))
    }
    return rows
  }
}

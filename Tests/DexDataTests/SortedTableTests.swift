import EmbeddedTables
import Testing

struct SortedTableTests {
  /// Those that the dex reads by bisection.
  private static let names: [Table.Name] = [
    .pokemonPast, .movesPast, .learnsets, .encounters, .heldItems, .evolutions, .forms,
  ]

  @Test(arguments: names)
  func everyKeyFindsTheRowsThatAPlainReadingFinds(name: Table.Name) {
    let rows = Self.rowsByKey(name)
    let table = SortedTable(name)

    let strange = rows.filter { key, rows in
      table.rows(of: key).map { $0.remainingText() } != rows
    }

    #expect(!rows.isEmpty)
    #expect(strange.keys.sorted() == [])
  }

  @Test(arguments: names)
  func keysBetweenAndBeyondHaveNoRows(name: Table.Name) throws {
    let keys = Set(Self.rowsByKey(name).keys)
    let last = try #require(keys.max())
    let first = try #require(keys.min())
    let table = SortedTable(name)

    let missing = Set((first - 2...first + 1200)).union(last - 400...last + 2).subtracting(keys)

    #expect(missing.contains(first - 1) && missing.contains(last + 1))
    #expect(missing.filter { !table.rows(of: $0).isEmpty } == [])
    #expect(table.rows(of: .min).isEmpty && table.rows(of: .max).isEmpty)
  }

  @Test(arguments: names)
  func readingAllRowsReadsEachOnceInOrder(name: Table.Name) {
    var rows: [String] = []

    SortedTable(name).forEachRow { rows.append($0.remainingText()) }

    #expect(rows == TableText(name).rows.map { $0.joined(separator: "\t") })
  }

  @Test(
    arguments: [
      (.forms, 1, ["bulbasaur"]), (.forms, 10326, ["meowstic-female-mega"]), (.forms, 0, []),
      (.forms, 1026, []), (.forms, 10000, []), (.forms, 10327, []),
      (
        .forms, 412,
        [
          "burmy-plant", "burmy-sandy", "burmy-trash",
        ]
      ),
      (.heldItems, 12, ["silver-powder:ruby:5"]), (.heldItems, 13, []),
      (.movesPast, 2, ["gold-silver"]), (.movesPast, 1, []), (.movesPast, 740, ["sword-shield"]),
      (.movesPast, 741, []), (.movesPast, 18, ["gold-silver", "x-y"]),
    ] as [(Table.Name, Int, [String])])
  func keyFindsItsRows(name: Table.Name, key: Int, starts: [String]) {
    let cells = SortedTable(name).rows(of: key).map { row in
      var row = row
      return row.part(before: ",")
    }

    #expect(cells == starts)
  }

  @Test(arguments: names, ["1", "red", "eevee", "fire-stone", "kanto-route-1", "\u{1}", "", "-"])
  func rowsThatContainATextAreFoundOnceEachInOrder(name: Table.Name, text: String) {
    let rows = TableText(name).rows.map { $0.joined(separator: "\t") }

    let found = SortedTable(name).rows(containing: text).map { $0.remainingText() }

    #expect(found == rows.filter { text.isEmpty || $0.contains(text) })
  }

  @Test func keyOfManyRowsHasThemAll() {
    let unown = SortedTable(.forms).rows(of: 201)
    let eevee = SortedTable(.evolutions).rows(of: 67)

    #expect(unown.count == 28)
    #expect(eevee.count == Self.rowsByKey(.evolutions)[67]?.count)
    #expect(eevee.count > 8)
  }

  /// Each key's rows from their second cell on, read past the table under test.
  private static func rowsByKey(_ name: Table.Name) -> [Int: [String]] {
    var rows: [Int: [String]] = [:]
    for row in TableText(name).rows {
      rows[Int(row[0]) ?? -1, default: []].append(row.dropFirst().joined(separator: "\t"))
    }
    return rows
  }
}

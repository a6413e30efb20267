import EmbeddedTables
import PokedexModel
import Testing

/// The documented order of rows, which look-ups rely on.
struct TableOrderTests {
  private static let byRelease = TableText(.versionGroups)["slug"]
  private static let versionsByRelease = Array(
    TableText(.versionGroups).lists("versions").joined())

  @Test(arguments: [.species, .speciesNames, .genera] as [TableName])
  func speciesAreSortedByNumberWithoutGaps(name: TableName) {
    #expect(TableText(name)["number"] == (1...Counts.species).map(String.init))
  }

  @Test(
    arguments: [
      (.evolutionChains, "chain"), (.varietyNames, "id"), (.moves, "id"),
      (.moveEffects, "move_id"), (.moveFlags, "move_id"),
      (.heldItems, "pokemon"), (.available, "pokemon"), (.obtainable, "pokemon"),
    ] as [(TableName, String)])
  func tableIsSortedByNumber(name: TableName, key: String) {
    let keys = TableText(name)[key].compactMap { Int($0) }

    #expect(TableText(name).columns.first == key)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    arguments: [
      (.types, "slug"), (.abilities, "slug"), (.eggGroups, "slug"), (.natures, "slug"),
      (.items, "slug"), (.versions, "slug"), (.locationAreas, "slug"), (.locations, "slug"),
      (.growthRates, "slug"), (.labels, "key"), (.itemPrices, "item"), (.itemFacts, "item"),
      (.moveSubjects, "move"),
    ] as [(TableName, String)])
  func tableIsSortedByBytesOfSlug(name: TableName, key: String) {
    let keys = TableText(name)[key]

    #expect(TableText(name).columns.first == key)
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func varietiesAreSortedByNumberThenID() {
    let table = TableText(.pokemon)
    let keys = zip(table["number"], table["id"]).compactMap { number, id in
      Int(number).flatMap { number in Int(id).map { [number, $0] } }
    }

    #expect(table.columns.first == "number")
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test(
    arguments: [
      (.pokemonByGame, "pokemon"), (.movesByGame, "move_id"), (.learnsets, "game"),
      (.encounters, "pokemon"), (.heldItems, "pokemon"), (.evolutions, "chain_id"),
      (.forms, "pokemon"), (.varietyRules, "pokemon"), (.moveBattle, "move_id"),
      (.formTriggers, "pokemon"),
    ] as [(TableName, String)])
  func tableForBinarySearchIsSortedByFirstColumn(name: TableName, key: String) {
    let keys = TableText(name)[key].compactMap { Int($0) }

    #expect(TableText(name).columns.first == key)
    #expect(keys.count == TableText(name).rows.count)
    #expect(zip(keys, keys.dropFirst()).filter { $0 > $1 }.map(\.1) == [])
  }

  @Test func encounterVersionsAreUniqueAndSortedByRelease() {
    let releaseIndices = Dictionary(
      uniqueKeysWithValues: zip(Self.versionsByRelease, Self.versionsByRelease.indices))
    let table = TableText(.encounters)

    let keys = zip(table["pokemon"], table.lists("versions")).map { id, versions in
      (id: Int(id) ?? -1, versions: versions.map { releaseIndices[$0] ?? -1 })
    }
    let versions = keys.flatMap { key in key.versions.map { [key.id, $0] } }

    #expect(versions.filter { $0.contains(-1) } == [])
    #expect(Set(versions).count == versions.count)
    #expect(keys.allSatisfy { zip($0.versions, $0.versions.dropFirst()).allSatisfy { $0 < $1 } })
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy {
        ($0.id, $0.versions[0]) < ($1.id, $1.versions[0])
      })
  }

  @Test func conditionSetsAreUniqueAndSortedByNumber() {
    let table = TableText(.encounterConditions)

    #expect(table["number"] == table.rows.indices.map { "\($0 + 1)" })
    #expect(Set(table["conditions"]).count == table.rows.count)
  }

  @Test func machinesAreSortedByReleaseThenMove() {
    let groups = TableText(.machines)["version_group"]
    let moves = TableText(.machines).lists("machines").map { machines in
      machines.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
    }

    #expect(groups == Self.byRelease.filter(groups.contains))
    #expect(moves.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } })
  }

  @Test func heldItemsAreSortedByReleaseThenItem() {
    let releaseIndices = Dictionary(
      uniqueKeysWithValues: zip(Self.versionsByRelease, Self.versionsByRelease.indices))

    let unordered = TableText(.heldItems).lists("held").filter { held in
      let keys = held.map { part -> (releaseIndex: Int, item: String) in
        let cells = part.parts(by: ":")
        return (releaseIndices[cells[1]] ?? -1, cells[0])
      }
      return !zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
    }

    #expect(unordered == [])
  }

  @Test func defaultFormComesFirst() {
    let forms = Dictionary(grouping: TableText(.forms).records) { $0["pokemon"] ?? "" }

    let late = forms.values.filter { forms in
      forms.contains { $0["is_default"] == "1" } && forms.first?["is_default"] != "1"
    }

    #expect(forms.count == Counts.varieties)
    #expect(late == [])
  }

  @Test func learnsetsAreUniqueAndSortedByReleaseThenVariety() {
    let table = TableText(.learnsets)

    let keys = zip(table["game"], table["pokemon"]).map { [Int($0) ?? -1, Int($1) ?? -1] }

    #expect(keys.filter { $0.contains(-1) } == [])
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test func levelsOfLearnsetAreAscending() {
    let descending = TableText(.learnsets).lists("level_up").filter { moves in
      let levels = moves.compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
      return zip(levels, levels.dropFirst()).contains { $0 > $1 }
    }

    #expect(descending == [])
  }

  @Test func typesOfChartsFollowModelOrder() {
    let all = PokemonType.allCases.map(\.rawValue)

    let past = TableText(.typeChartPast)["attacking"].compactMap { all.firstIndex(of: $0) }

    #expect(TableText(.typeChart)["attacking"] == Array(all.prefix(19)))
    #expect(past == past.sorted())
  }
}

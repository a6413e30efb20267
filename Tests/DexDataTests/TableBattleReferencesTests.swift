import EmbeddedTables
import PokedexModel
import Testing

/// Checks that every slug and id in the tables about types, moves, natures and items exists.
struct TableBattleReferencesTests {
  @Test(
    arguments: [
      (.typeChart, "attacking"), (.moves, "id"), (.moves, "slug"), (.moveEffects, "move_id"),
      (.natures, "slug"), (.items, "slug"), (.versionGroups, "slug"), (.versions, "slug"),
      (.machines, "version_group"), (.locationAreas, "slug"), (.locations, "slug"),
      (.heldItems, "pokemon"), (.forms, "slug"), (.growthRates, "slug"), (.labels, "key"),
    ] as [(TableName, String)])
  func keyIsUnique(name: TableName, column: String) {
    let keys = TableText(name)[column]

    #expect(!keys.isEmpty)
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    arguments: [
      (.typeChart, "attacking", .types, "slug"),
      (.typeChartPast, "attacking", .types, "slug"),
      (.pokemonByGame, "pokemon", .pokemon, "id"),
      (.moves, "type", .types, "slug"),
      (.movesByGame, "move_id", .moves, "id"),
      (.moveEffects, "move_id", .moves, "id"),
      (.formTriggers, "since", .versionGroups, "slug"),
      (.formTriggers, "before", .versionGroups, "slug"),
    ] as [(TableName, String, TableName, String)])
  func everyReferenceHasATarget(
    name: TableName, column: String, target: TableName, key: String
  ) {
    let references = Set(TableText(name)[column]).subtracting(["-"])

    #expect(!references.isEmpty)
    #expect(references.subtracting(TableText(target)[key]).sorted() == [])
  }

  @Test(
    arguments: [
      (.moves, "damage_class", "class", []),
      (.natures, "increased_stat", "stat", []),
      (.natures, "decreased_stat", "stat", []),
      (.items, "category", "category", []),
      (.items, "pocket", "pocket", []),
      (.moves, "target", "target", []),
      // PokeAPI has no name for this ailment.
      (.moveEffects, "ailment", "ailment", ["unknown"]),
    ] as [(TableName, String, String, [String])])
  func everyTermHasALabelExceptListed(
    name: TableName, column: String, kind: String, missing: [String]
  ) {
    let terms = Set(TableText(name)[column]).subtracting(["-"])
    let labels = Set(TableText(.labels)["key"])

    #expect(!terms.isEmpty)
    #expect(terms.filter { !labels.contains("\(kind)/\($0)") }.sorted() == missing)
  }

  @Test(
    arguments: [
      (.pokemonByGame, "types", .types), (.pokemonByGame, "abilities", .abilities),
      (.pokemonByGame, "growth_rate", .growthRates), (.pokemonByGame, "egg_groups", .eggGroups),
      (.movesByGame, "type", .types),
    ] as [(TableName, String, TableName)])
  func everyValueByGameExists(name: TableName, column: String, target: TableName) {
    let values = TableText(name).exceptions(column).flatMap { $0.value.parts(by: "/") }

    #expect(values.count > 1)
    #expect(Set(values).subtracting(["-"]).subtracting(TableText(target)["slug"]).sorted() == [])
  }

  @Test(arguments: [TableName.pokemonByGame, .movesByGame])
  func everyGameOfAnExceptionExists(name: TableName) {
    let games = TableText(name).columns.dropFirst().flatMap { TableText(name).exceptions($0) }
      .flatMap { [$0.since, $0.until] }

    #expect(games.count > 400)
    #expect(
      Set(games).subtracting([""]).subtracting(TableText(.versionGroups)["slug"]).sorted() == [])
  }

  @Test func statsThatMovesChangeHaveLabels() {
    let stats = TableText(.moveEffects).parts("stat_changes", at: 0).map { "stat/\($0)" }

    #expect(stats.count == 7)
    #expect(Set(stats).subtracting(TableText(.labels)["key"]) == [])
  }

  @Test func everyGrowthRateHasExperienceValues() {
    #expect(
      Set(TableText(.species)["growth_rate"]) == Set(TableText(.growthRates)["slug"]))
  }
}

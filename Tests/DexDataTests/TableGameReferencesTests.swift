import EmbeddedTables
import PokedexModel
import Testing

/// Checks that every slug and id in the tables about games, places, forms and evolutions exists.
struct TableGameReferencesTests {
  @Test(
    arguments: [
      (.versionGroups, "versions", .versions, "slug"),
      (.learnsets, "pokemon", .pokemon, "id"),
      (.learnsets, "machine", .moves, "id"),
      (.learnsets, "egg", .moves, "id"),
      (.learnsets, "tutor", .moves, "id"),
      (.learnsets, "other", .moves, "id"),
      (.machines, "version_group", .versionGroups, "slug"),
      (.formTriggers, "pokemon", .pokemon, "id"),
      (.varietyRules, "pokemon", .pokemon, "id"),
      (.moveFlags, "move_id", .moves, "id"),
      (.moveSubjects, "move", .moves, "slug"),
      (.moveBattle, "move_id", .moves, "id"),
      (.itemFacts, "item", .items, "slug"),
      (.itemPrices, "item", .items, "slug"),
      (.itemPrices, "prices", .versionGroups, "slug"),
      (.encounters, "pokemon", .pokemon, "id"),
      (.encounters, "versions", .versions, "slug"),
      (.available, "pokemon", .pokemon, "id"),
      (.available, "games", .versionGroups, "slug"),
      (.obtainable, "pokemon", .pokemon, "id"),
      (.obtainable, "versions", .versions, "slug"),
      (.heldItems, "pokemon", .pokemon, "id"),
      (.evolutions, "chain_id", .evolutionChains, "chain"),
      (.evolutions, "from_species", .species, "number"),
      (.evolutions, "to_species", .species, "number"),
      (.evolutions, "item", .items, "slug"),
      (.evolutions, "held_item", .items, "slug"),
      (.evolutions, "known_move", .moves, "slug"),
      (.evolutions, "known_move_type", .types, "slug"),
      (.evolutions, "location", .locations, "slug"),
      (.evolutions, "party_species", .species, "slug"),
      (.evolutions, "party_type", .types, "slug"),
      (.evolutions, "trade_species", .species, "slug"),
      (.forms, "pokemon", .pokemon, "id"),
      (.forms, "version_group", .versionGroups, "slug"),
    ] as [(TableName, String, TableName, String)])
  func everyReferenceHasATarget(
    name: TableName, column: String, target: TableName, key: String
  ) {
    let references = TableText(name).parts(column, at: 0)

    #expect(!references.isEmpty)
    #expect(references.subtracting(TableText(target)[key]).sorted() == [])
  }

  @Test(
    arguments: [
      (.learnsets, "level_up", 1, .moves, "id"),
      (.machines, "machines", 0, .moves, "id"),
      (.machines, "machines", 1, .items, "slug"),
      (.encounters, "encounters", 0, .locationAreas, "slug"),
      (.heldItems, "held", 0, .items, "slug"),
      (.heldItems, "held", 1, .versions, "slug"),
    ] as [(TableName, String, Int, TableName, String)])
  func everyPartHasATarget(
    name: TableName, column: String, partIndex: Int, target: TableName, key: String
  ) {
    let references = TableText(name).parts(column, at: partIndex)

    #expect(!references.isEmpty)
    #expect(references.subtracting(TableText(target)[key]).sorted() == [])
  }

  @Test(
    arguments: [
      (.evolutions, "trigger", 0, "trigger", []),
      (.locationAreas, "region", 0, "region", []),
      (.encounters, "encounters", 1, "method", []),
      (.encounterConditions, "conditions", 0, "condition", []),
    ] as [(TableName, String, Int, String, [String])])
  func everyTermHasALabelExceptListed(
    name: TableName, column: String, partIndex: Int, kind: String, missing: [String]
  ) {
    let terms = TableText(name).parts(column, at: partIndex)
      .map { $0.parts(by: ";")[0] }

    let labels = Set(TableText(.labels)["key"])

    #expect(!terms.isEmpty)
    #expect(Set(terms).filter { !labels.contains("\(kind)/\($0)") }.sorted() == missing)
  }

  @Test func encountersUseExactlyTheListedConditionSets() {
    let numbers = TableText(.encounters).lists("encounters").joined()
      .flatMap { $0.parts(by: ";").dropFirst() }.compactMap { $0.parts(by: ":").last }

    #expect(Set(numbers).subtracting(["-"]) == Set(TableText(.encounterConditions)["number"]))
  }

  @Test func versionGroupRecordsEncountersIfAnyVersionHasThem() {
    let versionsWithEncounters = TableText(.encounters).parts("versions", at: 0)

    let mismatches = TableText(.versionGroups).records.filter { group in
      let recorded = (group["versions"] ?? "").parts(by: ",").contains(
        where: versionsWithEncounters.contains)
      return group["records_encounters"] != (recorded ? "1" : "0")
    }

    #expect(mismatches == [])
  }

  @Test func everyAreaHasALocation() {
    let places = Set(TableText(.locationAreas)["location"])

    #expect(places.subtracting(TableText(.locations)["slug"]) == [])
  }

  @Test(arguments: [
    ("base_form", TableName.pokemon), ("evolved_form", .pokemon),
    ("used_move", .moves), ("version_group", .versionGroups),
    ("natures", .natures),
  ])
  func everyFurtherConditionHasATarget(key: String, target: TableName) {
    let values = TableText(.evolutions).lists("more").joined()
      .filter { $0.hasPrefix("\(key)=") }
      .flatMap { $0.dropFirst(key.count + 1).split(separator: "|").map(String.init) }

    #expect(!values.isEmpty)
    #expect(Set(values).subtracting(TableText(target)["slug"]).sorted() == [])
  }

  @Test(arguments: [("item", TableName.items), ("move", .moves), ("ability", .abilities)])
  func everyFormTriggerExists(kind: String, target: TableName) {
    let names = TableText(.formTriggers).records.filter { $0["kind"] == kind }
      .compactMap { $0["name"] }

    #expect(!names.isEmpty)
    #expect(Set(names).subtracting(TableText(target)["slug"]).sorted() == [])
  }

  @Test(arguments: VarietyRule.RuleKind.allCases)
  func valuesOfEveryRuleExist(kind: VarietyRule.RuleKind) {
    let target: TableName? =
      switch kind {
      case .formOf: .pokemon
      case .inGames: .versionGroups
      case .comesByChance, .comesBySweet, .comesAsDefault, .evolvesUnrecorded,
        .noEggs:
        nil
      }
    let table = TableText(.varietyRules)
    let lists = zip(table["rule"], table.lists("values")).filter { $0.0 == kind.rawValue }
      .map(\.1)
    let known = target.map { TableText($0)["slug"] } ?? ["-"]

    #expect(!lists.isEmpty && !lists.contains([]))
    #expect(Set(lists.joined()).subtracting(known).sorted() == [])
  }

  @Test func baseGameComesBeforeItsContent() {
    let table = TableText(.versionGroups)
    let slugs = table["slug"]
    let added = zip(slugs, table["added_to"]).filter { $0.1 != "-" }

    #expect(added.count == 5)
    #expect(
      added.allSatisfy { slug, base in
        slugs.firstIndex(of: base) ?? .max < slugs.firstIndex(of: slug) ?? 0
      })
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

  @Test func everyVarietyHasAForm() {
    #expect(Set(TableText(.forms)["pokemon"]) == Set(TableText(.pokemon)["id"]))
  }

  @Test func everyVersionIsInOneVersionGroup() {
    let versions = TableText(.versionGroups).lists("versions").joined().sorted()

    #expect(versions == TableText(.versions)["slug"].sorted())
  }

  @Test func evolutionsStayWithinTheirFamily() {
    let species = TableText(.species).records
    let chains = Dictionary(
      species.map { ($0["number"] ?? "", $0["evolution_chain"] ?? "") }
    ) { first, _ in first }

    let violations = TableText(.evolutions).records.filter { step in
      chains[step["from_species"] ?? ""] != step["chain_id"]
        || chains[step["to_species"] ?? ""] != step["chain_id"]
    }

    #expect(violations == [])
  }
}

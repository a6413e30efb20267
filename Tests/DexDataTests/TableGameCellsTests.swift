import EmbeddedTables
import PokedexModel
import Testing

/// The cells of the tables about games, places, forms and evolutions.
struct TableGameCellsTests {
  @Test(
    arguments: [
      (.versionGroups, "slug", .slug),
      (.versionGroups, "generation", .integer(1...9)),
      (.versionGroups, "records_encounters", .integer(0...1)),
      (.versionGroups, "added_to", .optionalSlug),
      (.versionGroups, "is_battles_only", .integer(0...1)),
      (.versionGroups, "varieties_until", .optionalInteger(1...9)),
      (.versions, "slug", .slug),
      (.learnsets, "pokemon", .integer(1...19999)),
      (.learnsets, "game", .integer(0...31)),
      (.machines, "version_group", .slug),
      (.encounters, "pokemon", .integer(1...19999)),
      (.available, "pokemon", .integer(1...19999)),
      (.obtainable, "pokemon", .integer(1...19999)),
      (.encounterConditions, "number", .integer(1...999)),
      (.locationAreas, "slug", .slug),
      (.locationAreas, "location", .slug),
      (.locationAreas, "region", .slug),
      (.locations, "slug", .slug),
      (.heldItems, "pokemon", .integer(1...19999)),
      (.forms, "pokemon", .integer(1...19999)),
      (.forms, "slug", .slug),
      (.forms, "form", .optionalSlug),
      (.forms, "is_default", .integer(0...1)),
      (.forms, "is_mega", .integer(0...1)),
      (.forms, "is_battle_only", .integer(0...1)),
      (.forms, "version_group", .slug),
      (.growthRates, "slug", .slug),
    ] as [(TableName, String, CellKind)])
  func everyCellMatchesItsKind(name: TableName, column: String, kind: CellKind) {
    let cells = TableText(name)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(
    arguments: [
      ("chain_id", .integer(1...999)),
      ("from_species", .integer(1...Counts.species)),
      ("to_species", .integer(1...Counts.species)),
      ("trigger", .optionalSlug),
      ("min_level", .optionalInteger(1...100)),
      ("item", .optionalSlug),
      ("held_item", .optionalSlug),
      ("known_move", .optionalSlug),
      ("known_move_type", .optionalSlug),
      ("location", .optionalSlug),
      ("min_happiness", .optionalInteger(0...255)),
      ("min_beauty", .optionalInteger(0...255)),
      ("min_affection", .optionalInteger(0...5)),
      ("gender", .optionalInteger(1...2)),
      ("time_of_day", .oneOf(["-", "day", "night", "dusk", "full-moon"])),
      ("needs_overworld_rain", .optionalInteger(1...1)),
      ("party_species", .optionalSlug),
      ("party_type", .optionalSlug),
      ("relative_physical_stats", .optionalInteger(-1...1)),
      ("trade_species", .optionalSlug),
      ("turn_upside_down", .optionalInteger(1...1)),
    ] as [(String, CellKind)])
  func everyConditionMatchesItsKind(column: String, kind: CellKind) {
    let cells = TableText(.evolutions)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(
    arguments: [
      (.versionGroups, "versions", [.slug]),
      (.encounters, "versions", [.slug]),
      (.encounterConditions, "conditions", [.slug]),
      (.learnsets, "level_up", [.integer(0...100), .integer(1...10018)]),
      (.learnsets, "machine", [.integer(1...10018)]),
      (.learnsets, "egg", [.integer(1...10018)]),
      (.learnsets, "tutor", [.integer(1...10018)]),
      (.learnsets, "other", [.integer(1...10018)]),
      (.itemPrices, "prices", [.slug, .optionalInteger(1...99_999), .optionalInteger(1...99_999)]),
      (.varietyRules, "values", [.optionalSlug]),
      (.available, "games", [.slug, .optionalSlug]),
      (.moveFlags, "flags", [.optionalSlug]),
      (.machines, "machines", [.integer(1...10018), .slug]),
      (.heldItems, "held", [.slug, .slug, .integer(1...100)]),
      (.growthRates, "experience_at_levels_1_to_100", [.integer(0...1_640_000)]),
    ] as [(TableName, String, [CellKind])])
  func everyPartMatchesItsKind(name: TableName, column: String, parts: [CellKind]) {
    let values = Set(TableText(name).lists(column).joined()).subtracting(["-"])

    #expect(!values.isEmpty)
    #expect(values.filter { !CellKind.accept($0, parts) } == [])
  }

  @Test func everyEncounterHasAPlaceAndItsFourFigures() {
    let figures: [CellKind] = [
      .integer(1...100), .integer(1...100), .optionalInteger(1...800), .optionalInteger(1...999),
    ]
    let table = TableText(.encounters)

    let encountered = zip(table.lists("versions"), table.lists("encounters")).map {
      versions, places in
      let places = places.map { $0.parts(by: ";") }
      // Encounters in the newest games have no chance; all others have one.
      let known = places.joined().count { $0.parts(by: ":").count == 4 && !$0.contains(":-:") }
      return (versions: versions.count, places: places, known: known)
    }
    let mismatches = encountered.flatMap(\.places).filter { place in
      place.count < 2 || !CellKind.accept(place[0].replacing(/:mixed$/, with: ""), [.slug, .slug])
        || !place.dropFirst().allSatisfy { CellKind.accept($0, figures) }
    }
    let descending = encountered.flatMap(\.places).joined().map { $0.parts(by: ":") }
      .filter { $0.count == 4 && (Int($0[0]) ?? 0) > (Int($0[1]) ?? 0) }

    #expect(encountered.map { $0.versions * $0.known }.reduce(0, +) == 84854)
    #expect(mismatches == [])
    #expect(descending == [])
  }

  @Test func everyLabelKeyIsAKindAndASlug() {
    let keys = TableText(.labels)["key"].map { $0.split(separator: "/").map(String.init) }

    // The keys of areas' parts are English names, not slugs.
    let slugs = keys.filter { $0.first != "part" }
    #expect(slugs.filter { $0.count != 2 || !$0.allSatisfy(CellKind.slug.accepts) } == [])
    #expect(
      Set(keys.compactMap(\.first)) == [
        "ailment", "attribute", "category", "class", "color", "condition", "dex", "generation",
        "habitat", "method", "part", "pocket", "region", "shape", "stat", "target", "trigger",
        "way",
      ])
  }

  @Test func everyFurtherConditionOfAnEvolutionIsAKeyAndAValue() {
    let pairs = TableText(.evolutions).lists("more").joined().filter { $0 != "-" }
      .map { $0.parts(by: "=") }

    #expect(pairs.filter { $0.count != 2 || $0.contains("") } == [])
    #expect(
      Set(pairs.compactMap(\.first)) == [
        "base_form", "candies", "cloak", "evolved_form", "games", "is_default", "min_damage_taken",
        "min_move_count",
        "min_steps", "natures", "near_special_rock", "needs_multiplayer", "region",
        "used_move",
        "version_group",
      ])
  }

  @Test func experienceRisesFromZeroOverAHundredLevels() {
    let levels = TableText(.growthRates).lists("experience_at_levels_1_to_100")
      .map { $0.compactMap { Int($0) } }

    #expect(levels.map(\.count) == Array(repeating: 100, count: 6))
    #expect(levels.allSatisfy { $0.first == 0 && zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } })
  }
}

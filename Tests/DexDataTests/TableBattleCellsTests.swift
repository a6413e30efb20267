import EmbeddedTables
import PokedexModel
import Testing

/// The cells of the tables about types, moves, natures and items.
struct TableBattleCellsTests {
  private static let stats = [
    "hp", "attack", "defense", "special-attack", "special-defense", "speed",
  ]
  private static let flavors = ["spicy", "sour", "sweet", "dry", "bitter"]

  @Test(
    arguments: [
      (.typeChart, "attacking", .slug),
      (.typeChartPast, "until_generation", .integer(1...8)),
      (.typeChartPast, "attacking", .slug),
      (.moves, "id", .integer(1...10018)),
      (.moves, "slug", .slug),
      (.moves, "type", .slug),
      (.moves, "damage_class", .oneOf(["physical", "special", "status", "varies"])),
      (.moves, "power", .optionalInteger(10...250)),
      (.moves, "accuracy", .optionalInteger(30...100)),
      (.moveFlags, "move_id", .integer(1...10018)),
      (.moveSubjects, "move", .slug),
      (.moveBattle, "move_id", .integer(1...10018)),
      (.moveBattle, "since", .integer(1...9)),
      (.moveBattle, "until", .integer(1...9)),
      (.itemFacts, "item", .slug),
      (.itemFacts, "fact", .oneOf(ItemFact.ItemFactKind.allCases.map(\.rawValue))),
      (.itemFacts, "name", .optionalSlug),
      (.itemPrices, "item", .slug),
      (.varietyRules, "pokemon", .integer(1...19999)),
      (.varietyRules, "rule", .oneOf(VarietyRule.RuleKind.allCases.map(\.rawValue))),
      (.formTriggers, "pokemon", .integer(10001...19999)),
      (.formTriggers, "kind", .oneOf(["item", "move", "ability"])),
      (.formTriggers, "name", .slug),
      (.formTriggers, "since", .optionalSlug),
      (.formTriggers, "before", .optionalSlug),
      (.varietyNames, "region", .oneOf(["-", "alola", "galar", "hisui", "paldea"])),
      (.moves, "pp", .optionalInteger(1...40)),
      (.moves, "priority", .integer(-7...5)),
      (.moves, "generation", .integer(1...9)),
      (.moves, "target", .slug),
      (.natures, "slug", .slug),
      (.natures, "increased_stat", .oneOf(["-"] + stats)),
      (.natures, "decreased_stat", .oneOf(["-"] + stats)),
      (.natures, "likes_flavor", .oneOf(["-"] + flavors)),
      (.natures, "hates_flavor", .oneOf(["-"] + flavors)),
      (.items, "slug", .slug),
      (.items, "category", .slug),
      (.items, "pocket", .slug),
      (.items, "fling_power", .optionalInteger(10...130)),
    ] as [(TableName, String, CellKind)])
  func everyCellMatchesItsKind(name: TableName, column: String, kind: CellKind) {
    let cells = TableText(name)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(
    arguments: [
      ("move_id", .integer(1...999)),
      ("category", .slug),
      ("ailment", .slug),
      ("crit_rate", .integer(0...6)),
      ("drain", .integer(-100...100)),
      ("healing", .integer(-100...100)),
      ("flinch_chance", .integer(0...100)),
      ("ailment_chance", .integer(0...100)),
      ("stat_chance", .integer(0...100)),
      ("min_hits", .optionalInteger(2...10)),
      ("max_hits", .optionalInteger(2...10)),
      ("min_turns", .optionalInteger(2...15)),
      ("max_turns", .optionalInteger(2...15)),
      ("effect_chance", .optionalInteger(1...100)),
    ] as [(String, CellKind)])
  func everyEffectMatchesItsKind(column: String, kind: CellKind) {
    let cells = TableText(.moveEffects)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(arguments: [.typeChart, .typeChartPast] as [TableName])
  func everyFactorIsOneOfFour(name: TableName) {
    let table = TableText(name)
    let types = table.columns.suffix(19)

    let factors = types.flatMap { table[$0] }

    #expect(types == PokemonType.allCases.prefix(19).map(\.rawValue)[...])
    #expect(factors.count == table.rows.count * 19)
    #expect(factors.filter { !["0", "50", "100", "200"].contains($0) } == [])
  }

  @Test(
    arguments: [
      (.pokemonByGame, "stats", .integer(1...255), 6),
      (.pokemonByGame, "effort", .integer(0...3), 6),
      (.pokemonByGame, "abilities", .optionalSlug, 3),
      (.pokemonByGame, "base_experience", .integer(1...700), 1),
      (.pokemonByGame, "base_happiness", .integer(0...255), 1),
      (.pokemonByGame, "capture_rate", .integer(0...255), 1),
      (.pokemonByGame, "hatch_counter", .integer(1...120), 1),
      (.pokemonByGame, "gender_rate", .integer(0...8), 1),
      (.movesByGame, "power", .optionalInteger(10...250), 1),
      (.movesByGame, "accuracy", .optionalInteger(1...100), 1),
      (.movesByGame, "pp", .optionalInteger(1...40), 1),
      (.movesByGame, "damage_class", .oneOf(["physical", "special", "status"]), 1),
      (.movesByGame, "priority", .integer(-7...5), 1),
      (.movesByGame, "target", .slug, 1),
    ] as [(TableName, String, CellKind, Int)])
  func everyValueByGameMatchesItsKind(
    name: TableName, column: String, kind: CellKind, count: Int
  ) {
    let values = TableText(name).exceptions(column).map { $0.value.parts(by: "/") }

    #expect(!values.isEmpty)
    let wrong = values.filter { $0.count != count || !$0.allSatisfy { kind.accepts($0) } }
    #expect(wrong == [])
  }

  @Test(
    arguments: [
      (.items, "attributes", [.slug]),
      (
        .moveEffects, "stat_changes", [.oneOf(stats + ["accuracy", "evasion"]), .integer(-6...12)]
      ),
    ] as [(TableName, String, [CellKind])])
  func everyPartMatchesItsKind(name: TableName, column: String, parts: [CellKind]) {
    let values = Set(TableText(name).lists(column).joined()).subtracting(["-"])

    #expect(!values.isEmpty)
    #expect(values.filter { !CellKind.accept($0, parts) } == [])
  }

  @Test func natureHasBothStatsAndFlavorsOrNone() {
    let natures = TableText(.natures).records
    let columns = ["increased_stat", "decreased_stat", "likes_flavor", "hates_flavor"]

    let halves = natures.filter { nature in
      ![0, 4].contains(columns.count { nature[$0] == "-" })
    }

    #expect(halves == [])
    #expect(natures.count { $0["increased_stat"] == "-" } == 5)
  }
}

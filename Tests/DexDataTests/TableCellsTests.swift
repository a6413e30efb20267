import EmbeddedTables
import PokedexModel
import Testing

struct TableCellsTests {
  @Test(
    arguments: [
      (.species, "number", .integer(1...Counts.species)),
      (.species, "slug", .slug),
      (.species, "generation", .integer(1...9)),
      (.species, "evolves_from", .optionalSlug),
      (.species, "evolution_chain", .integer(1...999)),
      (.species, "gender_rate", .integer(-1...8)),
      (.species, "capture_rate", .integer(3...255)),
      (.species, "base_happiness", .optionalInteger(0...255)),
      (.species, "hatch_counter", .optionalInteger(1...255)),
      (.species, "growth_rate", .slug),
      (.species, "is_baby", .integer(0...1)),
      (.species, "is_legendary", .integer(0...1)),
      (.species, "is_mythical", .integer(0...1)),
      (.species, "color", .optionalSlug),
      (.species, "shape", .optionalSlug),
      (.species, "habitat", .optionalSlug),
      (.regionalDexes, "number", .integer(1...Counts.species)),
      (.speciesNames, "number", .integer(1...Counts.species)),
      (.genera, "number", .integer(1...Counts.species)),
      (.evolutionChains, "chain", .integer(1...999)),
      (.pokemon, "number", .integer(1...Counts.species)),
      (.pokemon, "id", .integer(1...19999)),
      (.pokemon, "slug", .slug),
      (.pokemon, "is_default", .integer(0...1)),
      (.pokemon, "height_dm", .integer(1...1000)),
      (.pokemon, "weight_hg", .integer(0...10000)),
      (.pokemon, "base_experience", .optionalInteger(1...999)),
      (.varietyNames, "id", .integer(10001...19999)),
      (.varietyNames, "number", .integer(1...Counts.species)),
      (.varietyNames, "form", .slug),
      (.types, "slug", .slug),
      (.abilities, "slug", .slug),
      (.abilities, "generation", .integer(3...9)),
      (.eggGroups, "slug", .slug),
    ] as [(TableName, String, CellKind)])
  func everyCellMatchesItsKind(name: TableName, column: String, kind: CellKind) {
    let cells = TableText(name)[column]

    #expect(!cells.isEmpty)
    #expect(cells.filter { !kind.accepts($0) } == [])
  }

  @Test(
    arguments: [
      (.species, "egg_groups", 1...2, .slug),
      (.evolutionChains, "members", 1...9, .integer(1...Counts.species)),
      (.pokemon, "types", 1...2, .slug),
      (.pokemon, "stats", 6...6, .integer(1...255)),
      (.pokemon, "effort", 6...6, .integer(0...3)),
      (.pokemon, "abilities", 3...3, .optionalSlug),
    ] as [(TableName, String, ClosedRange<Int>, CellKind)])
  func everyListHasValidLengthAndParts(
    name: TableName, column: String, length: ClosedRange<Int>, kind: CellKind
  ) {
    let lists = TableText(name).lists(column)

    #expect(!lists.isEmpty)
    #expect(lists.filter { !length.contains($0.count) } == [])
    #expect(lists.filter { !$0.allSatisfy(kind.accepts) } == [])
  }
}

import DexData
import PokedexModel
import Testing

/// Encounter rows created from the bundled encounters.
@Suite("Rows of the dex's encounters")
struct EncounterRowsTests {
  private static let dex = Dex()

  private func rows(_ name: String, _ version: String) throws -> [EncounterRow] {
    let pokemon = try #require(Self.dex.pokemon(named: name))
    let encounters = Self.dex.encounters(ofVariety: pokemon.id)
    return EncounterRow.merged(encounters.filter { $0.version == version })
  }

  private func row(
    _ name: String, _ version: String, _ area: String, _ method: String = "walk"
  ) throws -> EncounterRow {
    try #require(try rows(name, version).first { $0.area == area && $0.method == method })
  }

  /// The expected chances, in percent, were added up by hand from encounters.tsv. Both Pokémon have
  /// 40: 5 always, 11 without the Poké Radar, 4 without a cartridge in the DS's second slot, and 20
  /// without a swarm. Starly has another 10 in the morning and by day, and Bidoof by day and at
  /// night.
  @Test(arguments: [
    ("starly", ["time-morning", "time-day"], "time-night"),
    ("bidoof", ["time-day", "time-night"], "time-morning"),
  ])
  func slotChancesOnRoute201InPlatinumAddUp(name: String, best: [String], other: String) throws {
    let row = try row(name, "platinum", "sinnoh-route-201-area")

    #expect(row.chance == 50 && row.levels == 2...3)
    #expect(row.conditions == [best])
    #expect(row.alternatives.map(\.chance) == [40])
    #expect(row.alternatives.map(\.conditions) == [[[other]]])
    #expect(try rows(name, "platinum").allSatisfy { $0.rarity == nil })
  }

  @Test func pikachuInSwordIsRareOutsideRoute4() throws {
    let folded = EncounterRow.folded(try rows("pikachu", "sword"))

    #expect(folded.shown.map(\.area) == ["galar-route-4-area"])
    #expect(folded.shown.map(\.chance) == [5] && folded.shown.map(\.levels) == [14...16])
    #expect(folded.rare.map(\.rarity) == [.weather, .otherDevice, .maxDen])
    #expect(folded.rare.map { Set($0.rows.map(\.area)).count } == [4, 1, 5])
  }

  @Test func larvitarInScarletHasOneRowForEachArea() throws {
    let folded = EncounterRow.folded(try rows("larvitar", "scarlet"))

    #expect(folded.shown.count == 14 && Set(folded.shown.map(\.area)).count == 14)
    #expect(folded.shown.allSatisfy { $0.chance == nil && $0.conditions.isEmpty })
    #expect(
      try row("larvitar", "scarlet", "paldea-west-province-area-one-area", "overworld").levels
        == 16...38)
    #expect(folded.rare.map(\.rarity) == [.event, .teraRaid])
  }

  /// PokeAPI merges some areas' encounter tables into one, which makes their chances meaningless.
  @Test func chancesOfMixedTablesAreUnknown() throws {
    #expect(
      try rows("diglett", "lets-go-pikachu").allSatisfy { $0.chance == nil || $0.chance == 100 })
    #expect(
      try row("yungoos", "sun", "alola-route-1-hauoli-outskirts").chance == nil)
  }

  @Test func sumOfChancesNeverExceedsAHundred() {
    struct Group: Hashable {
      let version: String
      let area: String
      let method: String
    }
    var groups: [Group: [(chance: Int, conditions: [[String]])]] = [:]
    var figures = 0
    for id in Self.dex.ids {
      let versions = Dictionary(grouping: Self.dex.encounters(ofVariety: id), by: \.version)
      for (version, encounters) in versions {
        for row in EncounterRow.merged(encounters) {
          let shares =
            row.alternatives.map { ($0.chance, $0.conditions) }
            + (row.chance.map { [($0, row.conditions)] } ?? [])
          figures += shares.count
          #expect(shares.allSatisfy { 0...100 ~= $0.0 })
          if row.rarity ?? .weather != .weather || Encounter.singleMethods.contains(row.method) {
            continue
          }
          groups[Group(version: version, area: row.area, method: row.method), default: []] += shares
        }
      }
    }

    let excessive = groups.filter { Self.greatestTotal($0.value) > 100 }.map(\.key)

    #expect(figures > 30_000)
    #expect(excessive == [])
  }

  /// Returns the greatest possible sum of the chances of encounters that are possible under the
  /// same conditions.
  private static func greatestTotal(_ shares: [(chance: Int, conditions: [[String]])]) -> Int {
    var kinds: [Substring: Set<String>] = [:]
    for condition in shares.flatMap({ $0.conditions.joined() }) {
      kinds[ConditionKind.name(of: condition), default: []].insert(condition)
    }
    let states = kinds.values.reduce([Set<String>()]) { states, conditions in
      states.flatMap { state in conditions.map { state.union([$0]) } }
    }
    return states.map { state in
      shares.filter { $0.conditions.allSatisfy { !state.isDisjoint(with: $0) } }
        .reduce(0) { $0 + $1.chance }
    }.max() ?? 0
  }
}

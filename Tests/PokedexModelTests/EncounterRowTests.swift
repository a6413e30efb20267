import PokedexModel
import Testing

@Suite("Rows of encounters")
struct EncounterRowTests {
  private func encounter(
    _ chance: Int?, _ conditions: [String] = [], method: String = "walk",
    levels: ClosedRange<Int> = 2...3, version: String = "platinum", area: String = "route-201",
    isMixed: Bool = false
  ) -> Encounter {
    Encounter(
      version: version, locationArea: area, method: method, conditions: conditions,
      minLevel: levels.lowerBound, maxLevel: levels.upperBound, chance: chance, isMixed: isMixed)
  }

  private func summaries(_ rows: [EncounterRow]) -> [String] {
    rows.map { row in
      let shares =
        [(row.chance, row.conditions)]
        + row.alternatives.map { (Optional($0.chance), $0.conditions) }
      return "\(row.method) \(row.minLevel)–\(row.maxLevel) "
        + shares.map { chance, conditions in
          ([chance.map(String.init) ?? "?"] + conditions.map { $0.joined(separator: "|") })
            .joined(separator: " ")
        }.joined(separator: "; ")
    }
  }

  @Test func chancesOfSimultaneousSlotsAreAdded() {
    let rows = EncounterRow.merged([
      encounter(5, levels: 3...3), encounter(11, ["radar-off"]),
      encounter(4, ["slot2-none"], levels: 2...2), encounter(20, ["swarm-no"], levels: 2...2),
    ])

    #expect(summaries(rows) == ["walk 2–3 40"])
  }

  @Test func chancesOfTimesOfDayAreNeverAdded() {
    let rows = EncounterRow.merged([
      encounter(40), encounter(10, ["time-day"]), encounter(10, ["time-morning"], levels: 4...4),
    ])

    #expect(summaries(rows) == ["walk 2–4 50 time-morning|time-day; 40 time-night"])
    let nights = EncounterRow.merged([encounter(10, ["time-night"])])
    #expect(summaries(nights) == ["walk 2–3 10 time-night"])
    let always = EncounterRow.merged(
      ["morning", "day", "night"].map { encounter(10, ["time-\($0)"]) })
    #expect(summaries(always) == ["walk 2–3 10"])
  }

  @Test func rareConditionsHaveOwnRowsWithTheirChance() {
    let rows = EncounterRow.merged([
      encounter(20), encounter(20, ["swarm-no"]), encounter(40, ["swarm-yes"]),
      encounter(4, ["slot2-ruby"]), encounter(4, ["slot2-emerald"]),
    ])

    #expect(
      summaries(rows) == [
        "walk 2–3 40", "walk 2–3 60 swarm-yes", "walk 2–3 44 slot2-ruby|slot2-emerald",
      ])
    #expect(rows.map(\.rarity) == [nil, .swarm, .dualSlot])
  }

  @Test func deviceWithoutHigherChanceHasNoRow() {
    let rows = EncounterRow.merged([
      encounter(46), encounter(4, ["slot2-none"]), encounter(4, ["slot2-ruby"]),
    ])

    #expect(summaries(rows) == ["walk 2–3 50"])
  }

  @Test func specialWeatherIsRareAndNormalWeatherIsNot() {
    let rows = EncounterRow.merged([
      encounter(30, ["weather-normal"]), encounter(10, ["weather-raining"]),
      encounter(10, ["weather-fog"]),
    ])

    #expect(
      summaries(rows) == ["walk 2–3 30 weather-normal", "walk 2–3 10 weather-fog|weather-raining"])
    #expect(rows.map(\.rarity) == [nil, .weather])
  }

  @Test func levelsAfterHallOfFameAreSeparate() throws {
    let rows = EncounterRow.merged([
      encounter(5, [ConditionKind.beforeHallOfFame], levels: 28...30),
      encounter(5, [ConditionKind.afterHallOfFame], levels: 60...60),
    ])

    #expect(summaries(rows) == ["walk 28–30 5"])
    #expect(rows.first?.laterLevels == 60...60)
  }

  @Test(arguments: [(nil, false), (30, true), (100, false)] as [(Int?, Bool)])
  func missingMixedOrExcessiveChanceIsUnknown(chance: Int?, isMixed: Bool) {
    let slots = [encounter(chance, isMixed: isMixed), encounter(1)]

    #expect(EncounterRow.merged(slots).first?.chance == nil)
  }

  @Test func chancesOfGiftsAreNeverAdded() {
    let rows = EncounterRow.merged([
      encounter(100, method: "gift"), encounter(100, ["starter-treecko"], method: "gift"),
    ])

    #expect(summaries(rows) == ["gift 2–3 100", "gift 2–3 100 starter-treecko"])
  }

  @Test func alphasAndSaveDataGiftsHaveOwnRows() {
    let rows = EncounterRow.merged([
      encounter(nil, levels: 54...56), encounter(nil, ["alpha"], levels: 63...65),
      encounter(100, method: "gift"),
      encounter(100, ["save-data-from-lets-go-eevee"], method: "gift", levels: 10...10),
    ])

    #expect(
      summaries(rows) == [
        "walk 54–56 ?", "walk 63–65 ? alpha", "gift 2–3 100",
        "gift 10–10 100 save-data-from-lets-go-eevee",
      ])
    #expect(rows.map(\.rarity) == [nil, .alpha, nil, .otherDevice])
  }

  @Test func equalRowsAreMergedAndAreasFollowMapOrder() {
    let rows = EncounterRow.merged([
      encounter(5, version: "red", area: "a"), encounter(5, version: "red", area: "c"),
      encounter(5, version: "blue", area: "a"), encounter(5, version: "blue", area: "b"),
      encounter(9, version: "blue", area: "c"),
    ])

    #expect(rows.map(\.area) == ["a", "b", "c", "c"])
    #expect(rows.map(\.versions) == [["red", "blue"], ["blue"], ["red"], ["blue"]])
  }

  @Test func rareRowsAreFoldedUnlessFewAndOfOneKind() {
    func raids(_ count: Int) -> [EncounterRow] {
      EncounterRow.merged((0..<count).map { encounter(5, method: "max-raid", area: "den-\($0)") })
    }
    let swarm = EncounterRow.merged([encounter(40, ["swarm-yes"])])
    let ordinary = EncounterRow.merged([encounter(5)])

    let few = EncounterRow.folded(raids(6))
    #expect(few.shown.count == 6 && few.rare.isEmpty)
    let many = EncounterRow.folded(raids(7))
    #expect(many.shown.isEmpty && many.rare.map(\.rarity) == [.maxDen])
    let mixed = EncounterRow.folded(raids(2) + swarm)
    #expect(mixed.shown.isEmpty && mixed.rare.map(\.rarity) == [.maxDen, .swarm])
    let withOrdinary = EncounterRow.folded(ordinary + raids(1))
    #expect(withOrdinary.shown == ordinary && withOrdinary.rare.map(\.rows.count) == [1])
  }
}

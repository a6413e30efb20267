import DexData
import PokedexModel
import Testing

/// Counters of a Pokémon by type matchups, checked against cases worked out by hand from the type
/// chart.
struct CountersTests {
  private static func counters(
    of name: String, generation: Int = 9, where isIncluded: (Int) -> Bool = { _ in true }
  ) throws -> [Counters.Counter] {
    let dex = Dex()
    let pokemon = try #require(dex.pokemon(named: name))
    let chart = dex.typeChart(generation: generation)
    let today = generation == 9 ? nil : generation
    var groups = dex.typeGroups(in: today)
    for index in groups.indices { groups[index].ids.removeAll { !isIncluded($0) } }
    return Counters(
      takes: Matchups(of: pokemon, chart: chart).damageWithOnlyAbility, attacks: pokemon.types,
      among: groups,
      chart: chart, total: { dex.battler(ofVariety: $0, in: today)?.stats.total ?? 0 }
    ).all
  }

  /// A target, a possible counter, and two factors in percent: the one that the counter deals to
  /// the target, and the one that it takes. The factors are nil if it isn't a counter.
  struct Case: Sendable {
    let target: String
    let counter: String
    let factors: [Double]?
  }

  static let cases = [
    // Ice is ×2 on both Dragon and Ground. In return, Ground is ×1 on Ice and ×1 on Fairy; Dragon
    // is ×0 on Fairy.
    Case(target: "garchomp", counter: "ninetales-alola", factors: [400, 100]),
    // Fairy is ×2 on Dragon. In return, Dragon is ×0 on Fairy and Ground ×0 on Flying.
    Case(target: "garchomp", counter: "togekiss", factors: [200, 0]),
    // Ice is ×4, but Dragon is ×2 in return.
    Case(target: "garchomp", counter: "baxcalibur", factors: nil),
    // Ground is ×2 on both Fire and Steel. In return, Steel is ×1 on Dragon and Ground; Fire is ×½.
    Case(target: "heatran", counter: "garchomp", factors: [400, 100]),
    // Ground is ×4. In return, Fire and Steel are ×½ on Water and ×1 on Ground.
    Case(target: "heatran", counter: "swampert", factors: [400, 50]),
    // Ground is ×0: the target has Levitate, and no other ability.
    Case(target: "rotom-wash", counter: "groudon", factors: nil),
    // Ice is ×2 on both Dragon and Ground. In return, Ground is ×0 because of Levitate.
    Case(target: "garchomp", counter: "rotom-frost", factors: [400, 100]),
    // Grass is ×2 on Water. In return, Electric and Water are ×½.
    Case(target: "rotom-wash", counter: "venusaur", factors: [200, 50]),
    // Fighting is ×2 on Normal, but Normal is ×1 in return. The factor dealt is only twice the
    // factor taken, and a counter needs four times as much.
    Case(target: "snorlax", counter: "machamp", factors: nil),
    // Fighting is ×2 on Normal. In return, Normal is ×½ on Steel.
    Case(target: "snorlax", counter: "lucario", factors: [200, 50]),
  ]

  @Test(arguments: cases)
  func counterDealsFourTimesTheDamageItTakes(testCase: Case) throws {
    let id = try #require(Dex().pokemon(named: testCase.counter)?.id)

    let counter = try Self.counters(of: testCase.target).first { $0.id == id }

    #expect(counter.map { [$0.deals, $0.takes] } == testCase.factors)
  }

  @Test(arguments: ["garchomp", "snorlax", "heatran", "gyarados", "mew"])
  func hardestHittersComeFirst(target: String) throws {
    let counters = try Self.counters(of: target)

    #expect(!counters.isEmpty)
    for (first, second) in zip(counters, counters.dropFirst()) {
      #expect(first.deals >= second.deals)
      if first.deals == second.deals { #expect(first.takes <= second.takes) }
      if first.deals == second.deals, first.takes == second.takes {
        #expect(first.total >= second.total)
      }
    }
  }

  @Test func filterExcludesOtherVarieties() throws {
    let platinum = try Self.counters(of: "garchomp") {
      Dex().isObtainable(variety: $0, in: "platinum")
    }

    let ids = Set(platinum.map(\.id))
    #expect(ids.contains(468))  // Togekiss
    #expect(!ids.contains(10104))  // Alolan Ninetales
  }

  /// The combination of Ghost and Dark had no weakness before Fairy.
  @Test func sableyeHadNoCountersInGenerationFour() throws {
    #expect(try Self.counters(of: "sableye", generation: 4).isEmpty)
    #expect(try !Self.counters(of: "sableye").isEmpty)
  }
}

import DexData
import PokedexModel
import Testing

/// Who beats a Pokémon by types, against cases worked out by hand on the chart.
struct CountersTests {
  private static func counters(
    of name: String, generation: Int = 9, where isIn: (Int) -> Bool = { _ in true }
  ) throws -> [Counters.Counter] {
    let dex = Dex()
    let pokemon = try #require(dex.pokemon(named: name))
    let chart = dex.typeChart(generation: generation)
    let today = generation == 9 ? nil : generation
    var groups = dex.typeGroups(in: today)
    for index in groups.indices { groups[index].ids.removeAll { !isIn($0) } }
    return Counters(
      takes: Matchups(of: pokemon, chart: chart).takesSurely, attacks: pokemon.types, among: groups,
      chart: chart, total: { dex.battler(ofVariety: $0, in: today)?.stats.total ?? 0 }
    ).all
  }

  /// The factors of one Pokémon on another, in percent; nil for no counter.
  struct Case: Sendable {
    let target: String
    let counter: String
    let factors: [Double]?
  }

  static let cases = [
    // Ice hits Dragon and Ground twice each; Ground hits Ice and Fairy as usual, Dragon does not hit Fairy.
    Case(target: "garchomp", counter: "ninetales-alola", factors: [400, 100]),
    // Fairy hits Dragon; Dragon does not hit Fairy, and Ground does not hit Flying.
    Case(target: "garchomp", counter: "togekiss", factors: [200, 0]),
    // Ice hits hard, but Dragon hits back twice as hard as usual.
    Case(target: "garchomp", counter: "baxcalibur", factors: nil),
    // Ground hits Fire and Steel twice each; Steel hits Dragon and Ground as usual, Fire half of that.
    Case(target: "heatran", counter: "garchomp", factors: [400, 100]),
    // Water and Ground: Fire hits Water half, Ground as usual, and Water halves Steel.
    Case(target: "heatran", counter: "swampert", factors: [400, 50]),
    // Ground does not hit it: it levitates, and has no other ability.
    Case(target: "rotom-wash", counter: "groudon", factors: nil),
    // Ice hits Dragon and Ground twice each; Ground does not hit it, as it levitates.
    Case(target: "garchomp", counter: "rotom-frost", factors: [400, 100]),
    // Grass hits Water, and takes half of Electric and of Water.
    Case(target: "rotom-wash", counter: "venusaur", factors: [200, 50]),
    // Fighting hits Normal, and takes Normal as usual: only twice as hard.
    Case(target: "snorlax", counter: "machamp", factors: nil),
    // Steel halves Normal.
    Case(target: "snorlax", counter: "lucario", factors: [200, 50]),
  ]

  @Test(arguments: cases)
  func aCounterHitsFourTimesAsHardAsItIsHit(world: Case) throws {
    let id = try #require(Dex().pokemon(named: world.counter)?.id)

    let counter = try Self.counters(of: world.target).first { $0.id == id }

    #expect(counter.map { [$0.deals, $0.takes] } == world.factors)
  }

  @Test(arguments: ["garchomp", "snorlax", "heatran", "gyarados", "mew"])
  func theHardestHittersComeFirst(target: String) throws {
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

  @Test func onlyThoseThatAreAskedAboutAreThere() throws {
    let platinum = try Self.counters(of: "garchomp") {
      Dex().isObtainable(variety: $0, in: "platinum")
    }

    let ids = Set(platinum.map(\.id))
    #expect(ids.contains(468))  // Togekiss
    #expect(!ids.contains(10104))  // Alolan Ninetales
  }

  /// Ghost and Dark had no weakness before Fairy.
  @Test func someHadNoneInEarlierGenerations() throws {
    #expect(try Self.counters(of: "sableye", generation: 4).isEmpty)
    #expect(try !Self.counters(of: "sableye").isEmpty)
  }
}

import DexData
import PokedexModel
import Testing

/// Counters of a Pokémon by types, against cases worked out by hand from the type chart.
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

  /// A counter's factors against a target and back, in percent; nil if it is not a counter.
  struct Case: Sendable {
    let target: String
    let counter: String
    let factors: [Double]?
  }

  static let cases = [
    // Ice is doubly effective against Dragon and Ground. Back, Ground is ×1 on Ice and Fairy, and Dragon has
    // no effect on Fairy.
    Case(target: "garchomp", counter: "ninetales-alola", factors: [400, 100]),
    // Fairy is super effective against Dragon. Dragon has no effect on Fairy, nor Ground on Flying.
    Case(target: "garchomp", counter: "togekiss", factors: [200, 0]),
    // Ice is super effective, but Dragon hits back super effectively.
    Case(target: "garchomp", counter: "baxcalibur", factors: nil),
    // Ground is doubly effective against Fire and Steel. Back, Steel is ×1 on Dragon and Ground, and Fire ×½.
    Case(target: "heatran", counter: "garchomp", factors: [400, 100]),
    // On Water and Ground, Fire is ×½ and Steel is ×½.
    Case(target: "heatran", counter: "swampert", factors: [400, 50]),
    // Ground has no effect: it has Levitate, and no other ability.
    Case(target: "rotom-wash", counter: "groudon", factors: nil),
    // Ice is doubly effective against Dragon and Ground; Ground has no effect back because of Levitate.
    Case(target: "garchomp", counter: "rotom-frost", factors: [400, 100]),
    // Grass is super effective against Water; Electric and Water are ×½ back.
    Case(target: "rotom-wash", counter: "venusaur", factors: [200, 50]),
    // Fighting is super effective against Normal but takes Normal at ×1: only twice as hard.
    Case(target: "snorlax", counter: "machamp", factors: nil),
    // Steel resists Normal.
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

  /// The combination of Ghost and Dark had no weakness before Fairy.
  @Test func someHadNoneInEarlierGenerations() throws {
    #expect(try Self.counters(of: "sableye", generation: 4).isEmpty)
    #expect(try !Self.counters(of: "sableye").isEmpty)
  }
}

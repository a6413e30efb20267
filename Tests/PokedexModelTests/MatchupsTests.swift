import PokedexModel
import Testing

struct MatchupsTests {
  /// Returns a chart for tests. Fire is ×2 on Grass and Ice, and Ice is ×2 on Grass and Flying.
  /// Ground is ×0 on Flying. Every other factor is ×1.
  private static func chart(generation: Int = 9) -> TypeChart {
    TypeChart(generation: generation) { attacking, defending in
      switch (attacking, defending) {
      case (.fire, .grass), (.fire, .ice), (.ice, .grass), (.ice, .flying): 200
      case (.ground, .flying): 0
      default: 100
      }
    }
  }

  @Test func takesHasAFactorForEveryTypeOfTheGenerationInOrder() {
    let chart = Self.chart(generation: 1)

    let matchups = Matchups(types: [.grass, .flying], abilities: [], chart: chart)

    #expect(matchups.generation == 1)
    #expect(matchups.takes.map(\.type) == chart.types)
    #expect(
      Self.words(matchups.takes.filter { $0.percent != 100 })
        == ["ground 0", "fire 200", "ice 400"])
  }

  @Test func changesListOnlyEffectiveAbilitiesInOrder() {
    let abilities = ["thick-fat", "overgrow", "levitate", "flash-fire"]

    let matchups = Matchups(types: [.grass, .flying], abilities: abilities, chart: Self.chart())

    // The Flying type is already immune to Ground, so Levitate makes no difference.
    #expect(matchups.changes.map(\.ability) == ["thick-fat", "flash-fire"])
    #expect(
      matchups.changes.map { Self.words($0.factors) } == [["fire 100", "ice 200"], ["fire 0"]])
  }

  @Test func abilityOfLaterGenerationChangesNothing() {
    let matchups = Matchups(
      types: [.grass], abilities: ["flash-fire", "fluffy"], chart: Self.chart(generation: 6))

    #expect(matchups.changes.map(\.ability) == ["flash-fire"])
  }

  @Test func hitsHardListsSuperEffectiveTargetsOfEachType() {
    let hits = Matchups(types: [.fire, .ice], abilities: [], chart: Self.chart()).hitsHard

    #expect(hits.map(\.type) == [.fire, .ice])
    #expect(hits.map(\.on) == [[.grass, .ice], [.flying, .grass]])
  }

  @Test func matchupsAreEqualIfAllPartsAreEqual() {
    let one = Matchups(types: [.fire], abilities: [], chart: Self.chart())

    #expect(one == Matchups(types: [.fire], abilities: [], chart: Self.chart()))
    #expect(one != Matchups(types: [.ice], abilities: [], chart: Self.chart()))
    #expect(one != Matchups(types: [.fire], abilities: [], chart: Self.chart(generation: 8)))
    #expect(one != Matchups(types: [.fire], abilities: ["flash-fire"], chart: Self.chart()))
    #expect(one != Matchups(types: [], abilities: [], chart: Self.chart()))
  }

  private static func words(_ factors: [Matchups.Factor]) -> [String] {
    factors.map { "\($0.type) \(Int($0.percent))" }
  }
}

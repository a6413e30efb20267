import PokedexModel
import Testing

@Suite("What attacks take away")
struct DamageFormulaTests {
  /// Bulbapedia's example: a Glaceon at level 75 hits a Garchomp with Ice Fang.
  @Test func damageIsThatOfTheGames() {
    let damage = DamageFormula.damage(
      power: 65, attack: 123, defense: 163, level: 75, hasOwnType: true, factor: 400,
      generation: 9)

    #expect(damage == 168...196)
  }

  @Test func chanceTakesMoreAwayInTheFirstGenerations() {
    let damage = DamageFormula.damage(
      power: 100, attack: 100, defense: 100, level: 50, hasOwnType: false, factor: 100,
      generation: 1)

    #expect(damage == 39...46)
  }

  @Test(arguments: [(0.0, 0...0), (25.0, 1...1)])
  func leastIsOneUnlessItDoesNothing(factor: Double, damage: ClosedRange<Int>) {
    let taken = DamageFormula.damage(
      power: 1, attack: 1, defense: 500, level: 1, hasOwnType: false, factor: factor,
      generation: 9)

    #expect(taken == damage)
  }
}

@Suite("Who is faster")
struct SpeedComparisonTests {
  @Test func rangesAreThoseOfTheFormula() {
    let speed = SpeedComparison((102, 80), level: 50, generation: 9)

    #expect(speed.first == 96...169 && speed.second == 76...145)
    #expect(speed.faster == .first && !speed.isCertain)
  }

  @Test func whoIsFasterWithNothingTrainedThanTheOtherWithAllIsSo() {
    let speed = SpeedComparison((5, 180), level: 100, generation: 9)

    #expect(speed.faster == .second && speed.isCertain)
  }

  @Test func equalsAreAlike() {
    let speed = SpeedComparison((100, 100), level: 50, generation: 9)

    #expect(speed.faster == .neither && !speed.isCertain)
  }

  @Test func earlyGenerationsHaveTheirOwnFormula() {
    // Mewtwo at level 100: 260 + 5, and 15 × 2 + 63 more.
    let speed = SpeedComparison((130, 130), level: 100, generation: 1)

    #expect(speed.first == 265...358)
  }
}

@Suite("Percentiles and the best")
struct PercentileTests {
  @Test(arguments: [(0, 0), (1, 0), (2, 25), (3, 25), (4, 75), (5, 100)])
  func shareIsOfThoseThatAreLess(value: Int, percent: Int) {
    #expect(Percentile.below(value, among: [1, 3, 3, 4]) == percent)
  }

  @Test func amongNoneItIsNothing() { #expect(Percentile.below(5, among: []) == 0) }

  @Test func sharesAreRoundedDown() { #expect(Percentile.below(3, among: [1, 2, 3]) == 66) }

  @Test(
    arguments: [
      ([1, 3, 2], [1]), ([3, 1, 3], [0, 2]), ([2, 2], []), ([7], []), ([], []),
    ] as [([Int], Set<Int>)])
  func bestAreTheGreatestUnlessAllAreAlike(figures: [Int], best: Set<Int>) {
    #expect(BestFigures.places(of: figures) == best)
  }
}

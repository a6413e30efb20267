import PokedexModel
import Testing

struct CatchFormulaTests {
  private static let pokeBall = Ball("poke-ball", 100)

  /// Chances of catching a Pokémon at full HP with a Poké Ball, in permille by catch rate. Source:
  /// the catch rates in Bulbapedia's entries.
  @Test(arguments: [
    (3, 16), (25, 77), (30, 88), (45, 119), (60, 148), (75, 175), (90, 201), (120, 249), (190, 352),
    (255, 439),
  ])
  func chanceMatchesPublishedValue(rate: Int, permille: Int) {
    #expect(CatchFormula.permille(rate: rate, ball: Self.pokeBall, percentOfHP: 100) == permille)
  }

  /// Chances worked out by hand: the modified rate divided by 255, to the power of 0.75.
  static let cases: [(ball: Ball, status: CatchFormula.Status, remaining: Int, permille: Int)] = [
    (pokeBall, .paralysis, 100, 162), (pokeBall, .sleep, 100, 237), (pokeBall, .none, 50, 201),
    (Ball("great-ball", 150), .none, 100, 162), (Ball("dusk-ball", 300), .none, 100, 272),
    (Ball("quick-ball", 500), .none, 100, 399), (Ball("beast-ball", 10), .none, 100, 21),
    (Ball("heavy-ball", 100, rateBonus: 30), .none, 100, 175),
    (Ball("heavy-ball", 100, rateBonus: -20), .none, 100, 77),
    (Ball("love-ball", 800), .sleep, 1, 1000), (Ball("master-ball", nil), .none, 100, 1000),
  ]

  @Test(arguments: cases)
  func ballAndStatusMultiplyTheRate(
    ball: Ball, status: CatchFormula.Status, remaining: Int, permille: Int
  ) {
    let chance = CatchFormula.permille(
      rate: 45, ball: ball, status: status, percentOfHP: remaining)

    #expect(chance == permille)
  }

  @Test func heavyBallNeverLowersRateBelowOne() {
    let heavy = Ball("heavy-ball", 100, rateBonus: -20)

    let chance = CatchFormula.permille(rate: 3, ball: heavy, percentOfHP: 100)

    #expect(chance == CatchFormula.permille(rate: 1, ball: Self.pokeBall, percentOfHP: 100))
    #expect(chance == 7)
  }

  struct Past: Sendable {
    let generation: Int
    let rate: Int
    /// The ball's catch multiplier, in percent.
    let percent: Int
    let status: CatchFormula.Status
    let remaining: Int
    let permille: Int
  }

  /// Chances in past generations, worked out by hand. Source: Bulbapedia, "Catch rate".
  static let past = [
    Past(generation: 1, rate: 45, percent: 100, status: .none, remaining: 100, permille: 60),
    Past(generation: 1, rate: 45, percent: 150, status: .none, remaining: 100, permille: 114),
    Past(generation: 1, rate: 45, percent: 100, status: .paralysis, remaining: 100, permille: 107),
    Past(generation: 1, rate: 3, percent: 200, status: .sleep, remaining: 1, permille: 192),
    Past(generation: 1, rate: 255, percent: 100, status: .none, remaining: 1, permille: 1000),
    Past(generation: 2, rate: 45, percent: 100, status: .none, remaining: 100, permille: 63),
    Past(generation: 2, rate: 45, percent: 100, status: .paralysis, remaining: 100, permille: 63),
    Past(generation: 2, rate: 45, percent: 200, status: .sleep, remaining: 1, permille: 391),
    Past(generation: 3, rate: 45, percent: 100, status: .none, remaining: 100, permille: 62),
    Past(generation: 4, rate: 45, percent: 100, status: .paralysis, remaining: 50, permille: 198),
    Past(generation: 4, rate: 45, percent: 100, status: .sleep, remaining: 1, permille: 410),
    Past(generation: 3, rate: 3, percent: 200, status: .none, remaining: 100, permille: 8),
    Past(generation: 5, rate: 45, percent: 100, status: .none, remaining: 100, permille: 119),
    Past(generation: 9, rate: 45, percent: 100, status: .sleep, remaining: 100, permille: 237),
  ]

  @Test(arguments: past)
  func everyGenerationHasItsFormula(testCase: Past) {
    let chance = CatchFormula.permille(
      rate: testCase.rate, ball: Ball("ball", testCase.percent), status: testCase.status,
      percentOfHP: testCase.remaining, in: testCase.generation)

    #expect(chance == testCase.permille)
  }

  @Test(
    arguments: [
      (1000, 1), (900, 1), (899, 2), (500, 4), (119, 19), (8, 287), (3, 767), (2, nil), (0, nil),
    ] as [(Int, Int?)])
  func throwCountReachesNinetyPercentChance(permille: Int, count: Int?) {
    #expect(CatchFormula.throwsForNineInTen(permille: permille) == count)
  }
}

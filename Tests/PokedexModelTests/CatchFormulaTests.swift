import PokedexModel
import Testing

struct CatchFormulaTests {
  private static let pokeBall = Ball("poke-ball", 100)

  /// What Bulbapedia's entries have beside the catch rate: a Poké Ball at full HP.
  @Test(arguments: [
    (3, 16), (25, 77), (30, 88), (45, 119), (60, 148), (75, 175), (90, 201), (120, 249), (190, 352),
    (255, 439),
  ])
  func chanceIsThePublishedOne(rate: Int, permille: Int) {
    #expect(CatchFormula.permille(rate: rate, ball: Self.pokeBall, percentOfHP: 100) == permille)
  }

  /// Worked out by hand: (share of 255) to the power of three quarters.
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

  @Test func heavyBallLeavesARateOfOne() {
    let heavy = Ball("heavy-ball", 100, rateBonus: -20)

    let chance = CatchFormula.permille(rate: 3, ball: heavy, percentOfHP: 100)

    #expect(chance == CatchFormula.permille(rate: 1, ball: Self.pokeBall, percentOfHP: 100))
    #expect(chance == 7)
  }
}

/// Calculates the chance that a thrown ball catches a Pokémon, using each generation's formula.
///
/// HP is given as a percentage of full HP. The games round intermediate results so that they fit
/// into small registers. This rounding is left out, because it changes the chance by less than
/// 0.01. Critical captures and the effects of level, tall grass, bait and story progress are left
/// out too.
///
/// Source: Bulbapedia, "Catch rate".
package enum CatchFormula {
  /// Status condition of the target.
  package enum Status: Int, Sendable, CaseIterable {
    case none
    /// Paralysis, burn or poison. In generation 2, because of a bug, they don't raise the chance.
    case paralysis
    /// Sleep or freezing.
    case sleep
  }

  /// Returns the chance of a catch in thousandths, 0 to 1000.
  ///
  /// - Parameters:
  ///   - rate: the species' catch rate, 3 to 255.
  ///   - ball: the thrown ball.
  ///   - percentOfHP: the target's remaining HP as a percentage of its full HP, 1 to 100.
  ///   - generation: the game's generation.
  package static func permille(
    rate: Int, ball: Ball, status: Status = .none, percentOfHP: Int,
    in generation: Int = TypeChart.newestGeneration
  ) -> Int {
    guard let strength = ball.percent else { return 1000 }
    // A negative Heavy Ball bonus never lowers the rate below 1.
    let rate = max(1, rate + ball.rateBonus)
    let chance =
      switch generation {
      case 1: chanceInGeneration1(rate, strength, status, percentOfHP)
      case 2: chanceInGeneration2(rate, strength, status, percentOfHP)
      case 3, 4: chanceInGenerations3And4(rate, strength, status, percentOfHP)
      default: chanceSinceGeneration5(rate, strength, status, percentOfHP)
      }
    return Int((min(1, chance) * 1000).rounded())
  }

  /// Returns the number of throws after which the chance of having caught the Pokémon is at least
  /// 90 %. Nil if more than 999 are needed.
  ///
  /// - Parameter permille: the chance for each throw, in thousandths.
  package static func throwsForNineInTen(permille: Int) -> Int? {
    var (missing, count) = (1.0, 0)
    while missing > 0.1 {
      missing *= 1 - Double(permille) / 1000
      count += 1
      if count > 999 { return nil }
    }
    return count
  }

  /// Returns the chance in generation 1.
  ///
  /// Two checks have to succeed. A random number, minus a bonus for the status condition, must not
  /// exceed the catch rate; better balls lower the greatest possible random number. A second random
  /// number must not exceed a number derived from HP. If the first random number is less than the
  /// bonus, the Pokémon is caught at once.
  private static func chanceInGeneration1(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let highestRoll = strength >= 200 ? 150 : strength >= 150 ? 200 : 255
    let divisor = strength == 150 ? 8 : 12
    let statusModifier = status == .sleep ? 25 : status == .paralysis ? 12 : 0
    let figure = min(255, 255 * 4 * 100 / (divisor * percentOfHP))
    let passing = Double(min(rate + 1, highestRoll + 1 - statusModifier)) * Double(figure + 1) / 256
    return (Double(statusModifier) + passing) / Double(highestRoll + 1)
  }

  /// Returns the chance in generation 2. Because of a bug, burn, poison and paralysis don't raise
  /// it.
  private static func chanceInGeneration2(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let rate = min(255, rate * strength / 100)
    let figure = max(1, (300 - 2 * percentOfHP) * rate / 300) + (status == .sleep ? 10 : 0)
    return Double(min(255, figure) + 1) / 256
  }

  /// Returns the chance in generations 3 and 4: the probability that four shakes in a row succeed.
  private static func chanceInGenerations3And4(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let statusModifier = status == .sleep ? 200 : status == .paralysis ? 150 : 100
    let figure = (300 - 2 * percentOfHP) * rate * strength * statusModifier / 3_000_000
    if figure >= 255 { return 1 }
    let root = Int(Double(16_711_680 / max(1, figure)).squareRoot())
    let shake = Double(1_048_560 / Int(Double(root).squareRoot())) / 65_536
    return shake * shake * shake * shake
  }

  /// Returns the chance since generation 5.
  ///
  /// The chance that all four shakes succeed is (modified rate / 255)^(3/4). The chance for each
  /// shake is the fourth root of that.
  private static func chanceSinceGeneration5(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let statusModifier = status == .sleep ? 250 : status == .paralysis ? 150 : 100
    let share =
      Double((300 - 2 * percentOfHP) * rate * strength * statusModifier) / 3_000_000 / 255
    return share >= 1 ? 1 : share.squareRoot() * share.squareRoot().squareRoot()
  }
}

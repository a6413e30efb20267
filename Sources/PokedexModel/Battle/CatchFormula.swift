/// The chance that a ball holds, by the formula of each generation: Bulbapedia, "Catch rate".
///
/// HP counts as a share of the full HP, and what the games round on the way for the sake of small
/// registers is left out, which is less than a hundredth. Left out, too, are critical captures, and what
/// level, tall grass, bait and story change.
package enum CatchFormula {
  /// What ails the one to be caught.
  package enum Status: Int, Sendable, CaseIterable {
    case none
    /// Burn and poison count the same.
    case paralysis
    /// Freezing counts the same.
    case sleep
  }

  /// - Parameters:
  ///   - rate: the species' capture rate, 3 to 255.
  ///   - ball: what is thrown.
  ///   - percentOfHP: what is left, 1 to 100.
  ///   - generation: that of the game.
  /// - Returns: in thousandths, 0 to 1000.
  package static func permille(
    rate: Int, ball: Ball, status: Status = .none, percentOfHP: Int,
    in generation: Int = TypeChart.newestGeneration
  ) -> Int {
    guard let strength = ball.percent else { return 1000 }
    // A Heavy Ball leaves a rate of 1.
    let rate = max(1, rate + ball.rateBonus)
    let chance =
      switch generation {
      case 1: first(rate, strength, status, percentOfHP)
      case 2: second(rate, strength, status, percentOfHP)
      case 3, 4: third(rate, strength, status, percentOfHP)
      default: fifth(rate, strength, status, percentOfHP)
      }
    return Int((min(1, chance) * 1000).rounded())
  }

  /// How many throws it takes to catch with a chance of nine in ten; nil for more than 999.
  package static func throwsForNineInTen(permille: Int) -> Int? {
    var (missing, count) = (1.0, 0)
    while missing > 0.1 {
      missing *= 1 - Double(permille) / 1000
      count += 1
      if count > 999 { return nil }
    }
    return count
  }

  /// Generation 1: a first number, less the status, must not exceed the rate, and a second one must not
  /// exceed a figure made of the HP. The better ball makes the first number smaller.
  private static func first(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let most = strength >= 200 ? 150 : strength >= 150 ? 200 : 255
    let divisor = strength == 150 ? 8 : 12
    let ailing = status == .sleep ? 25 : status == .paralysis ? 12 : 0
    let figure = min(255, 255 * 4 * 100 / (divisor * percentOfHP))
    let passing = Double(min(rate + 1, most + 1 - ailing)) * Double(figure + 1) / 256
    return (Double(ailing) + passing) / Double(most + 1)
  }

  /// Generation 2, in which burn, poison and paralysis do nothing, by a fault of the games.
  private static func second(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let rate = min(255, rate * strength / 100)
    let figure = max(1, (300 - 2 * percentOfHP) * rate / 300) + (status == .sleep ? 10 : 0)
    return Double(min(255, figure) + 1) / 256
  }

  /// Generations 3 and 4: four shakes.
  private static func third(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let ailing = status == .sleep ? 200 : status == .paralysis ? 150 : 100
    let figure = (300 - 2 * percentOfHP) * rate * strength * ailing / 3_000_000
    if figure >= 255 { return 1 }
    let root = Int(Double(16_711_680 / max(1, figure)).squareRoot())
    let shake = Double(1_048_560 / Int(Double(root).squareRoot())) / 65_536
    return shake * shake * shake * shake
  }

  /// Since generation 5: four shakes, each as likely as the fourth root of the modified rate's share of
  /// 255, to the power of three quarters: together that share to the power of three quarters.
  private static func fifth(
    _ rate: Int, _ strength: Int, _ status: Status, _ percentOfHP: Int
  ) -> Double {
    let ailing = status == .sleep ? 250 : status == .paralysis ? 150 : 100
    let share =
      Double((300 - 2 * percentOfHP) * rate * strength * ailing) / 3_000_000 / 255
    return share >= 1 ? 1 : share.squareRoot() * share.squareRoot().squareRoot()
  }
}

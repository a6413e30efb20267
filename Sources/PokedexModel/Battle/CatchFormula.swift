/// The chance that a ball holds, by the games' formula since generation 5: Bulbapedia, "Catch rate".
///
/// Generation 7's, where level, tall grass and story play no part; critical captures are left out, and
/// so is the games' rounding on the way, which is less than a tenth of a percent.
package enum CatchFormula {
  /// What ails the one to be caught.
  package enum Status: Sendable, CaseIterable {
    case none
    /// Burn and poison count the same.
    case paralysis
    /// Freezing counts the same.
    case sleep

    /// What it multiplies the rate by.
    package var percent: Int {
      switch self {
      case .none: 100
      case .paralysis: 150
      case .sleep: 250
      }
    }
  }

  /// How much HP is left, in percent.
  package static let remaining = [100, 50, 1]

  /// - Parameters:
  ///   - rate: the species' capture rate, 3 to 255.
  ///   - ball: what is thrown.
  ///   - percentOfHP: what is left, 1 to 100.
  /// - Returns: in thousandths, 0 to 1000.
  package static func permille(
    rate: Int, ball: Ball, status: Status = .none, percentOfHP: Int
  ) -> Int {
    guard let strength = ball.percent else { return 1000 }
    // Since Ultra Sun and Ultra Moon a Heavy Ball leaves a rate of 1.
    let rate = max(1, rate + ball.rateBonus)
    let modified =
      Double((300 - 2 * percentOfHP) * rate * strength * status.percent) / 3_000_000
    if modified >= 255 { return 1000 }
    // Four shakes, each as likely as the fourth root of the modified rate's share of 255, to the
    // power of three quarters: together that share to the power of three quarters.
    let share = modified / 255
    return Int((share.squareRoot() * share.squareRoot().squareRoot() * 1000).rounded())
  }
}

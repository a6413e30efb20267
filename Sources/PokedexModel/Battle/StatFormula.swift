/// What a base stat becomes at a level, by the games' formula since generation 3.
package enum StatFormula {
  /// - Parameters:
  ///   - base: the base stat.
  ///   - level: 1 to 100.
  ///   - individual: the individual value, 0 to 31.
  ///   - effort: the effort value, 0 to 252.
  ///   - percent: the nature's, 90, 100 or 110; without effect on HP.
  package static func value(
    of stat: Stat, base: Int, level: Int, individual: Int = 31, effort: Int = 252,
    percent: Int = 100
  ) -> Int {
    let grown = (2 * base + individual + effort / 4) * level / 100
    // Shedinja always has one HP.
    if stat == .hp { return base == 1 ? 1 : grown + level + 10 }
    return (grown + 5) * percent / 100
  }

  /// The least and the most, with natures that hinder and help.
  package static func range(of stat: Stat, base: Int, level: Int) -> (least: Int, most: Int) {
    (
      value(of: stat, base: base, level: level, individual: 0, effort: 0, percent: 90),
      value(of: stat, base: base, level: level, percent: 110)
    )
  }
}

/// The chance that a ball holds, by the games' formula since generation 5, without a status problem.
package enum CatchFormula {
  /// Balls whose strength depends on nothing, in tenths of a Poké Ball's.
  package static let balls: [(slug: String, tenths: Int)] = [
    ("poke-ball", 10), ("great-ball", 15), ("ultra-ball", 20),
  ]

  /// How much HP is left, in percent.
  package static let remaining = [100, 50, 1]

  /// - Parameters:
  ///   - rate: the species' capture rate, 3 to 255.
  ///   - ball: its strength in tenths.
  ///   - percentOfHP: what is left, 1 to 100.
  /// - Returns: in thousandths, 0 to 1000.
  package static func permille(rate: Int, ball: Int, percentOfHP: Int) -> Int {
    let modified = Double((300 - 2 * percentOfHP) * rate * ball) / 3000
    if modified >= 255 { return 1000 }
    // Four shakes, each as likely as the fourth root of the modified rate's share of 255, to the
    // power of three quarters: together that share to the power of three quarters.
    let share = modified / 255
    return Int((share.squareRoot() * share.squareRoot().squareRoot() * 1000).rounded())
  }
}

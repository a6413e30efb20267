/// What a base stat becomes at a level.
package enum StatFormula {
  /// The games' formula since generation 3: Bulbapedia, "Stat".
  ///
  /// - Parameters:
  ///   - base: the base stat.
  ///   - level: 1 to 100.
  ///   - individual: the individual value, 0 to 31.
  ///   - effort: the effort value, 0 to 252; to 255 before generation 6.
  ///   - percent: the nature's, 90, 100 or 110; without effect on HP.
  @inlinable package static func value(
    of stat: Stat, base: Int, level: Int, individual: Int = 31, effort: Int = 252,
    percent: Int = 100
  ) -> Int {
    let grown = (2 * base + individual + effort / 4) * level / 100
    // Shedinja always has one HP.
    if stat == .hp { return base == 1 ? 1 : grown + level + 10 }
    return percent == 100 ? grown + 5 : (grown + 5) * percent / 100
  }

  /// The least that a stat can be: nothing trained, and a nature that lowers it.
  package static func least(of stat: Stat, base: Int, level: Int) -> Int {
    value(of: stat, base: base, level: level, individual: 0, effort: 0, percent: 90)
  }

  /// The least and the most that a stat can be.
  ///
  /// - Parameter isEarly: whether by the formula of generations 1 and 2, which know no natures.
  package static func range(
    of stat: Stat, base: Int, level: Int, isEarly: Bool
  ) -> ClosedRange<Int> {
    if isEarly {
      let least = earlyValue(of: stat, base: base, level: level, determinant: 0, experience: 0)
      return least...earlyValue(of: stat, base: base, level: level)
    }
    let most = value(of: stat, base: base, level: level, percent: 110)
    return least(of: stat, base: base, level: level)...most
  }

  /// The formula of generations 1 and 2: Bulbapedia, "Stat".
  ///
  /// - Parameters:
  ///   - determinant: the determinant value ("DV"), 0 to 15.
  ///   - experience: the stat experience, 0 to 65,535.
  package static func earlyValue(
    of stat: Stat, base: Int, level: Int, determinant: Int = 15, experience: Int = 65_535
  ) -> Int {
    let trained = (experience < 65_025 ? squareRoot(roundedUp: experience) : 255) / 4
    let grown = (2 * (base + determinant) + trained) * level / 100
    return stat == .hp ? grown + level + 10 : grown + 5
  }

  /// The determinant value of HP, made of the last bits of the four others: Bulbapedia, "Individual
  /// values".
  package static func determinantOfHP(attack: Int, defense: Int, speed: Int, special: Int) -> Int {
    attack % 2 * 8 + defense % 2 * 4 + speed % 2 * 2 + special % 2
  }

  private static func squareRoot(roundedUp square: Int) -> Int {
    let root = Int(Double(square).squareRoot())
    return root * root < square ? root + 1 : root
  }
}

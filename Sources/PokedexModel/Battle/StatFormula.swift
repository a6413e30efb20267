/// Formulas for the value of a stat at a level.
package enum StatFormula {
  /// Returns a stat, calculated with the formula used since generation 3.
  ///
  /// Source: Bulbapedia, "Stat".
  ///
  /// - Parameters:
  ///   - base: the base stat.
  ///   - level: the level, 1 to 100.
  ///   - individual: the individual value, 0 to 31.
  ///   - effort: the effort value, 0 to 252, or up to 255 before generation 6.
  ///   - percent: the nature's factor in percent: 90, 100 or 110. It is ignored for HP.
  @inlinable package static func value(
    of stat: Stat, base: Int, level: Int, individual: Int = 31, effort: Int = 252,
    percent: Int = 100
  ) -> Int {
    let grown = (2 * base + individual + effort / 4) * level / 100
    // Shedinja always has 1 HP.
    if stat == .hp { return base == 1 ? 1 : grown + level + 10 }
    return percent == 100 ? grown + 5 : (grown + 5) * percent / 100
  }

  /// Returns the lowest possible value of a stat: with an individual value and an effort value of
  /// 0, and with a nature that lowers the stat.
  package static func lowestValue(of stat: Stat, base: Int, level: Int) -> Int {
    value(of: stat, base: base, level: level, individual: 0, effort: 0, percent: 90)
  }

  /// Returns the range from the lowest to the highest possible value of a stat.
  ///
  /// - Parameter isEarly: whether to use the formula of generations 1 and 2, which have no natures.
  package static func range(
    of stat: Stat, base: Int, level: Int, isEarly: Bool
  ) -> ClosedRange<Int> {
    if isEarly {
      let lowestValue = earlyValue(
        of: stat, base: base, level: level, determinant: 0, experience: 0)
      return lowestValue...earlyValue(of: stat, base: base, level: level)
    }
    let highestValue = value(of: stat, base: base, level: level, percent: 110)
    return lowestValue(of: stat, base: base, level: level)...highestValue
  }

  /// Returns a stat, calculated with the formula of generations 1 and 2.
  ///
  /// Source: Bulbapedia, "Stat".
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

  /// Returns the determinant value of HP, which consists of the lowest bits of the four other
  /// determinant values.
  ///
  /// Source: Bulbapedia, "Individual values".
  package static func determinantOfHP(attack: Int, defense: Int, speed: Int, special: Int) -> Int {
    attack % 2 * 8 + defense % 2 * 4 + speed % 2 * 2 + special % 2
  }

  /// Returns the individual values with which a stat has a value at a level; the determinant values in
  /// generations 1 and 2. Nil if none gives it.
  ///
  /// - Parameters:
  ///   - shown: the stat as the game shows it.
  ///   - base: the base stat.
  ///   - level: the level, 1 to 100.
  ///   - effort: the effort value, or the stat experience.
  ///   - percent: the nature's factor in percent.
  ///   - isEarly: whether to use the formula of generations 1 and 2.
  package static func individuals(
    of stat: Stat, showing shown: Int, base: Int, level: Int, effort: Int = 0, percent: Int = 100,
    isEarly: Bool = false
  ) -> ClosedRange<Int>? {
    let highest = isEarly ? Training.maximumDeterminant : Training.maximumIndividual
    let fitting = (0...highest).filter { value in
      shown
        == (isEarly
          ? earlyValue(of: stat, base: base, level: level, determinant: value, experience: effort)
          : self.value(
            of: stat, base: base, level: level, individual: value, effort: effort,
            percent: percent))
    }
    guard let first = fitting.first, let last = fitting.last else { return nil }
    return first...last
  }

  private static func squareRoot(roundedUp square: Int) -> Int {
    let root = Int(Double(square).squareRoot())
    return root * root < square ? root + 1 : root
  }
}

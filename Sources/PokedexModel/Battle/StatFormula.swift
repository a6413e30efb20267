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

  /// The least that a stat can be: nothing trained, and a nature that lowers it.
  package static func least(of stat: Stat, base: Int, level: Int) -> Int {
    value(of: stat, base: base, level: level, individual: 0, effort: 0, percent: 90)
  }
}

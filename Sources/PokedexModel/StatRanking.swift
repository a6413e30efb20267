/// How base stats compare with others'.
package protocol StatRanking: Sendable {
  /// The share of all fully evolved species whose default variety has a lower base stat, in percent
  /// rounded down, 0 to 99; a species that evolves into another is none.
  func percentBelow(_ base: Int, of stat: Stat) -> Int
}

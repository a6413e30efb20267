/// The games' arithmetic, which uses integers. Since generation V, factors are in 4096ths.
enum FixedPoint {
  /// The factor 1, in 4096ths.
  static let one = 4096

  /// Returns the value multiplied by a factor, rounded to the nearest integer. Halves are rounded
  /// down.
  ///
  /// - Parameter factor: a factor in 4096ths.
  static func multiply(_ value: Int, by factor: Int) -> Int { (value * factor + 2047) / one }

  /// Combines two factors in 4096ths, rounding halves up. The games combine all modifiers of the
  /// same quantity like this before they apply them.
  static func chain(_ first: Int, _ second: Int) -> Int { (first * second + 2048) / one }

  /// Returns a stat after its stage is applied by the rules since generation III. Source:
  /// Bulbapedia, "Stat modifier".
  static func staged(_ stat: Int, by stage: Int) -> Int {
    stage >= 0 ? stat * (2 + stage) / 2 : stat * 2 / (2 - stage)
  }

  /// Returns a stat after its stage is applied in generations I and II, which use factors in
  /// percent. The result is limited to the range from 1 to 999.
  static func earlyStaged(_ stat: Int, by stage: Int) -> Int {
    let percents = [25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400]
    return min(999, max(1, stat * percents[min(6, max(-6, stage)) + 6] / 100))
  }
}

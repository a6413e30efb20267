/// How much experience a level takes.
package enum GrowthRate {
  /// The slugs of all growth rates, the one that takes the least experience to level 100 first.
  ///
  /// Erratic and Fluctuating came with generation 3: Bulbapedia, "Experience".
  ///
  /// - Parameter generation: nil for today.
  package static func all(in generation: Int?) -> [String] {
    let plain = ["fast", "medium", "medium-slow", "slow"]
    if let generation, generation < 3 { return plain }
    return ["slow-then-very-fast"] + plain + ["fast-then-very-slow"]
  }
}

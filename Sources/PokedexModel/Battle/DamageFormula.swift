/// What an attack takes away, without critical hits, weather, items and what moves do besides.
package enum DamageFormula {
  /// The games' formula since generation 5: Bulbapedia, "Damage". It rounds down at each step; earlier
  /// games take the steps in another order, which makes a difference of a point or two.
  ///
  /// - Parameters:
  ///   - power: of the move, from 1.
  ///   - attack: the attacker's Attack or Special Attack at its level.
  ///   - defense: the target's Defense or Special Defense at its level, from 1.
  ///   - level: the attacker's.
  ///   - hasOwnType: whether the attacker is of the move's type.
  ///   - factor: of the type on the target, in percent.
  ///   - generation: before the third, chance takes a little more away.
  /// - Returns: the least and the most, in HP; 0 for a factor of 0, else at least 1.
  package static func damage(
    power: Int, attack: Int, defense: Int, level: Int, hasOwnType: Bool, factor: Double,
    generation: Int
  ) -> ClosedRange<Int> {
    guard factor > 0 else { return 0...0 }
    let base = (2 * level / 5 + 2) * power * attack / max(1, defense) / 50 + 2
    func rolled(_ roll: Int, of rolls: Int) -> Int {
      let rolled = base * roll / rolls
      let own = hasOwnType ? rolled * 3 / 2 : rolled
      return max(1, Int(Double(own) * factor / 100))
    }
    return generation < 3
      ? rolled(217, of: 255)...rolled(255, of: 255) : rolled(85, of: 100)...rolled(100, of: 100)
  }
}

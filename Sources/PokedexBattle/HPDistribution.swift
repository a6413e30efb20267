/// The probability distribution of a Pokémon's HP.
struct HPDistribution {
  /// Probabilities indexed by HP, from 0 (fainted) to the maximum.
  private var chances: [Double]
  private let maximumHP: Int

  init(current: Int, of maximumHP: Int) {
    let maximumHP = max(1, maximumHP)
    self.maximumHP = maximumHP
    chances = Array(repeating: 0, count: maximumHP + 1)
    chances[min(maximumHP, max(0, current))] = 1
  }

  /// Probability that the Pokémon has fainted, 0 to 1.
  var fainted: Double { chances[0] }

  /// Adds or removes HP. The result is limited to the range from 0 to the maximum. Fainted Pokémon
  /// stay fainted.
  mutating func change(by change: Int) {
    guard change != 0 else { return }
    let maximumHP = maximumHP
    move { min(maximumHP, max(0, $0 + change)) }
  }

  /// Removes half of the remaining HP, but at least 1 HP.
  mutating func halve() { move { $0 - max(1, $0 / 2) } }

  /// Lowers the HP to a given value. HP below that value stays unchanged.
  mutating func lower(to hp: Int) { move { min($0, hp) } }

  /// Applies the damage of a move.
  ///
  /// - Parameters:
  ///   - rolls: the equally likely damage values of each hit. Each hit has its own random roll.
  ///   - endures: whether a Pokémon with full HP survives the first hit with 1 HP.
  mutating func strike(_ rolls: [[Int]], endures: Bool) {
    for (index, rolls) in rolls.enumerated() { take(rolls, endures: endures && index == 0) }
  }

  /// Applies the damage of a move whose hits all have the same random roll.
  mutating func strike(_ hits: Int, ofSameRoll rolls: [Int]) {
    take(rolls.map { $0 * hits }, endures: false)
  }

  private mutating func take(_ rolls: [Int], endures: Bool) {
    guard !rolls.isEmpty else { return }
    var next = [Double](repeating: 0, count: chances.count)
    next[0] = chances[0]
    for hp in 1..<max(1, chances.count) where hp < chances.count && chances[hp] > 0 {
      let share = chances[hp] / Double(rolls.count)
      let minimumHP = endures && hp == maximumHP ? 1 : 0
      for roll in rolls { next[max(min(hp, minimumHP), hp - roll)] += share }
    }
    chances = next
  }

  private mutating func move(_ target: (Int) -> Int) {
    var next = [Double](repeating: 0, count: chances.count)
    next[0] = chances[0]
    for hp in chances.indices.dropFirst() where chances[hp] > 0 { next[target(hp)] += chances[hp] }
    chances = next
  }
}

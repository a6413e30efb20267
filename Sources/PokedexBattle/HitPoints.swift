/// The chances of each number of HP that a Pokémon may have left.
struct HitPoints {
  /// By HP, from 0 for fainted to all of it.
  private var chances: [Double]
  private let all: Int

  init(current: Int, of all: Int) {
    let all = max(1, all)
    self.all = all
    chances = Array(repeating: 0, count: all + 1)
    chances[min(all, max(0, current))] = 1
  }

  /// The chance that it has fainted, 0 to 1.
  var fainted: Double { chances[0] }

  /// Takes or gives HP, within 0 and all of it; the fainted stay so.
  mutating func change(by change: Int) {
    guard change != 0 else { return }
    let all = all
    move { min(all, max(0, $0 + change)) }
  }

  /// Takes half of what is left, at least 1.
  mutating func halve() { move { $0 - max(1, $0 / 2) } }

  /// Takes all that is above a number of HP.
  mutating func lower(to hp: Int) { move { min($0, hp) } }

  /// Takes the damage of a move.
  ///
  /// - Parameters:
  ///   - rolls: equally likely damage of each hit; chance rolls for each by itself.
  ///   - hits: the chance of each number of hits, at index 0 that of one.
  ///   - endures: whether with all HP it keeps 1 at the first hit.
  mutating func strike(_ rolls: [[Int]], hits: [Double], endures: Bool) {
    var rest = self
    var sum = [Double](repeating: 0, count: chances.count)
    for (index, chance) in hits.enumerated() where index < rolls.count {
      rest.take(rolls[index], endures: endures && index == 0)
      guard chance > 0 else { continue }
      for hp in sum.indices { sum[hp] += chance * rest.chances[hp] }
    }
    chances = sum
  }

  /// Takes the damage of a move whose hits all do the same.
  mutating func strike(sameRoll rolls: [Int], hits: [Double]) {
    var sum = [Double](repeating: 0, count: chances.count)
    for (index, chance) in hits.enumerated() where chance > 0 {
      var rest = self
      rest.take(rolls.map { $0 * (index + 1) }, endures: false)
      for hp in sum.indices { sum[hp] += chance * rest.chances[hp] }
    }
    chances = sum
  }

  private mutating func take(_ rolls: [Int], endures: Bool) {
    guard !rolls.isEmpty else { return }
    var next = [Double](repeating: 0, count: chances.count)
    next[0] = chances[0]
    for hp in 1..<max(1, chances.count) where hp < chances.count && chances[hp] > 0 {
      let share = chances[hp] / Double(rolls.count)
      let least = endures && hp == all ? 1 : 0
      for roll in rolls { next[max(min(hp, least), hp - roll)] += share }
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

public import PokedexBattle
internal import PokedexModel

/// A Pokémon of a game that survives any attack of a target and knocks it out in two of its own.
public struct Answer: Sendable, Equatable {
  /// PokeAPI's slug of the variety.
  public let slug: String
  /// The slug of the attack most likely to knock out in two uses; of equal ones the strongest.
  public let move: String
  /// The damage of one use to the target, in HP.
  public let damage: ClosedRange<Int>
  /// The same in tenths of a percent of the target's HP.
  public let percent: ClosedRange<Int>
  /// The chance to knock out in two uses, at least `Answers.leastChance`, to 1.
  public let chance: Double
  /// The slug of the target's strongest attack on it; nil if the target has none.
  public let targetsMove: String?
  /// The damage that it takes from one use, in HP.
  public let damageTaken: ClosedRange<Int>
  /// The same in tenths of a percent of its HP.
  public let percentTaken: ClosedRange<Int>
  /// Speed at its level.
  public let speed: Int
  /// Whether it is faster than the target; an equal one isn't.
  public let isFaster: Bool
  /// PokeAPI's slugs of abilities and items of the two that matter and that the figures leave out.
  public let notCounted: [String]

  /// Whether two uses knock out for certain.
  public var isCertain: Bool { chance >= 1 - 1e-9 }
}

/// Finds the Pokémon of a game that beat a target.
///
/// Candidates are at the same level as a target that has none, 100 unless another is given, without effort, item and
/// stages, with the best individual values and a neutral nature, and with an ability if they can have only one. They
/// use all attacks that they learn in the game by themselves; only attacks that are `isSteady` count, of both sides.
/// Every use hits and no hit is critical by chance. A candidate passes if no attack of the target can make it faint in
/// one use, whatever the rolls and the number of hits, and if one of its own knocks the target out in two uses with a
/// chance of at least one half. A slower candidate may be hit twice before its second attack.
public struct Answers: Sendable {
  /// The least chance to knock out in two uses.
  public static let leastChance = 0.5

  /// The field when the target attacks: screens and hazards are the candidates'.
  public var targetsField = Field()
  /// The field when a candidate attacks: screens and hazards are the target's.
  public var candidatesField = Field()

  private let roster: BattleRoster
  private let level: Int
  private let chart: TypeChart
  private let calculator: Calculator
  /// The target without a move in mind.
  private let combatant: Combatant
  /// The target's attacks, each with the target as it uses it.
  private let attacks: [Attack]
  /// The indices of those that can be the strongest on a target where no ability, item or field counts.
  private let plainAttacks: [Int]
  /// Whether each of them is a plain move.
  private let arePlain: [Bool]
  /// The target as each of the roster's moves meets it, by the moves' indices; nil for moves that don't count.
  private let defenders: [Combatant?]

  private struct Attack {
    let move: BattleMove
    let user: Combatant
  }

  /// - Parameters:
  ///   - moves: the target's; those that aren't steady attacks are passed over.
  ///   - level: of candidates, and of a target that has none, 1 to 100.
  /// - Returns: nil if the target is no Pokémon of the roster's generation.
  public init?(
    to target: Fighter, moves: [SetMove], among roster: BattleRoster, level: Int = 100,
    rules: some BattleRules
  ) {
    let generation = roster.generation
    guard let combatant = target.combatant(in: generation, level: level, rules: rules) else {
      return nil
    }
    (self.roster, self.level, self.combatant) = (roster, level, combatant)
    chart = rules.typeChart(generation: generation)
    calculator = Calculator(chart: chart)
    func staged(_ move: BattleMove, isAttacker: Bool) -> Combatant {
      guard target.stageOfMove != 0 else { return combatant }
      return target.combatant(
        in: generation, level: level, rules: rules, move: move, isAttacker: isAttacker)
        ?? combatant
    }
    let known = moves.compactMap { BattleMove($0, in: generation, rules: rules) }
    let steady = known.filter(\.isSteady)
    attacks = steady.map { Attack(move: $0, user: staged($0, isAttacker: true)) }
    arePlain = steady.map(\.isPlain)
    plainAttacks = BattleRoster.strongest(Array(steady.indices), of: steady, arePlain)
    defenders = roster.moves.map { $0.isSteady ? staged($0, isAttacker: false) : nil }
  }

  /// Everyone who passes: the faster ones first, then by the chance to knock out in two, then by the share of HP that
  /// one use takes at the most, then by slug.
  public var all: [Answer] {
    roster.members.indices.compactMap(answer(ofMember:)).sorted { one, other in
      if one.isFaster != other.isFaster { return one.isFaster }
      if one.isCertain != other.isCertain || !one.isCertain && one.chance != other.chance {
        return one.chance > other.chance
      }
      if one.percent != other.percent {
        return (one.percent.upperBound, one.percent.lowerBound)
          > (other.percent.upperBound, other.percent.lowerBound)
      }
      return one.slug < other.slug
    }
  }

  private func answer(ofMember index: Int) -> Answer? {
    var candidate = roster.members[index].combatant
    candidate.level = level
    guard let taken = worst(against: candidate), let dealt = best(ofMember: index, candidate)
    else { return nil }
    let speeds = calculator.speeds(combatant, candidate, field: targetsField)
    var notCounted: [String] = []
    for slug in combatant.notCounted + candidate.notCounted where !notCounted.contains(slug) {
      notCounted.append(slug)
    }
    return Answer(
      slug: candidate.variety, move: dealt.strike.slug ?? "", damage: dealt.strike.range,
      percent: dealt.strike.percent, chance: dealt.chance, targetsMove: taken.slug,
      damageTaken: taken.range, percentTaken: taken.percent, speed: speeds.second,
      isFaster: speeds.second > speeds.first, notCounted: notCounted)
  }
}

// MARK: - The target attacks

extension Answers {
  /// The target's strongest attack on a candidate; nil if any may make it faint in one use.
  private func worst(against candidate: Combatant) -> Strike? {
    let health = candidate.finalStats(in: roster.generation)[.hp]
    var worst = Strike(slug: nil, range: 0...0, health: health)
    // Most candidates fall to the attack that looks strongest, so it is tried first.
    let isPlain = combatant.isPlain && candidate.isPlain && targetsField == Field()
    let able = isPlain ? plainAttacks : Array(attacks.indices)
    let bound = DamageBound(combatant, on: candidate, chart: chart)
    let guesses = able.map { (index: $0, damage: bound.most(of: attacks[$0].move)) }
    let first = guesses.max { $0.damage < $1.damage }
    for guess in (first.map { [$0] } ?? []) + guesses.filter({ $0.index != first?.index }) {
      let attack = attacks[guess.index]
      let isPlain = isPlain && arePlain[guess.index]
      if isPlain, guess.damage < worst.range.upperBound { continue }
      let strike = Strike(
        attack.move, by: attack.user, on: candidate, in: targetsField, calculator)
      if isPlain ? strike.range.upperBound >= health : mayFaint(candidate, by: attack, strike) {
        return nil
      }
      if worst.slug == nil || strike.isStronger(than: worst) { worst = strike }
    }
    return worst
  }

  private func mayFaint(_ candidate: Combatant, by attack: Attack, _ strike: Strike) -> Bool {
    // Binding and weather take less than half at a turn's end; hazards may take more.
    let isPlain = !targetsField.hasStealthRock && targetsField.spikes == 0
    if isPlain, 2 * strike.most(of: attack.move) < strike.health { return false }
    let knockOut = calculator.knockOut(
      attacker: attack.user, defender: candidate, move: attack.move, field: targetsField, uses: 1)
    return knockOut.chance > 0
  }
}

// MARK: - A candidate attacks

extension Answers {
  /// The candidate's attack most likely to knock the target out in two uses; nil if none does so often enough.
  private func best(
    ofMember member: Int, _ candidate: Combatant
  ) -> (strike: Strike, chance: Double)? {
    let isPlain = combatant.isPlain && candidate.isPlain && candidatesField == Field()
    let bound = DamageBound(candidate, on: combatant, chart: chart)
    let health = remainingHealth
    let able = isPlain ? roster.plainMoves[member] : roster.members[member].moves
    let guesses = able.map { index in
      (
        index: index,
        most: isPlain && roster.arePlain[index] ? bound.most(of: roster.moves[index]) : .max
      )
    }
    var strikes: [(strike: Strike, index: Int)] = []
    // The most damage of a move that is sure to be enough: weaker ones don't matter.
    var sure = 0
    for (index, most) in guesses.sorted(by: { $0.most > $1.most }) where most >= sure {
      guard let defender = defenders[index] else { continue }
      let move = roster.moves[index]
      if most < .max, 2 * most < health { break }
      let strike = Strike(move, by: candidate, on: defender, in: candidatesField, calculator)
      guard !isPlain || mayMatter(strike, move, isPlain: most < .max) else { continue }
      strikes.append((strike, index))
      if most < .max, 2 * strike.range.lowerBound >= health {
        sure = max(sure, strike.range.upperBound)
      }
    }
    strikes.sort { $0.strike.isStronger(than: $1.strike) }
    var best: (strike: Strike, chance: Double)?
    for (strike, index) in strikes {
      let isSure = isPlain && roster.arePlain[index] && 2 * strike.range.lowerBound >= health
      let chance = isSure ? 1 : chance(of: index, by: candidate)
      if chance > (best?.chance ?? 0) + 1e-9 { best = (strike, chance) }
      // No other can be likelier.
      if chance >= 1 - 1e-9 { break }
    }
    return best.flatMap { $0.chance >= Self.leastChance ? $0 : nil }
  }

  /// The chance that a move knocks the target out in two uses.
  private func chance(of index: Int, by candidate: Combatant) -> Double {
    guard let defender = defenders[index] else { return 0 }
    let knockOut = calculator.knockOut(
      attacker: candidate, defender: defender, move: roster.moves[index], field: candidatesField,
      uses: 2)
    return min(1, knockOut.byTurnEnd[1])
  }

  /// The target's HP as a candidate meets it.
  private var remainingHealth: Int {
    let all = combatant.finalStats(in: roster.generation)[.hp]
    return min(all, combatant.currentHP ?? all)
  }

  /// Whether two uses of a move might be enough, where no ability, item or field counts: one that isn't plain does at
  /// most half as much again at its second use, by a stage, and may bind the target, for a third of its HP.
  private func mayMatter(_ strike: Strike, _ move: BattleMove, isPlain: Bool) -> Bool {
    (isPlain ? 2 : 4) * strike.most(of: move) >= remainingHealth
  }
}

/// One use of a move.
private struct Strike {
  /// Nil for no move at all.
  let slug: String?
  let range: ClosedRange<Int>
  let health: Int

  /// Tenths of a percent, rounded down, as a duel has them.
  var percent: ClosedRange<Int> {
    let health = max(1, health)
    return range.lowerBound * 1000 / health...range.upperBound * 1000 / health
  }

  init(
    _ move: BattleMove, by attacker: Combatant, on defender: Combatant, in field: Field,
    _ calculator: Calculator
  ) {
    let result = calculator.damage(
      attacker: attacker, defender: defender, move: move, field: field)
    self.init(slug: move.slug, range: result.range, health: result.defenderStats[.hp])
  }

  init(slug: String?, range: ClosedRange<Int>, health: Int) {
    (self.slug, self.range, self.health) = (slug, range, health)
  }

  /// No less than the damage of a use that hits as often as it can.
  func most(of move: BattleMove) -> Int {
    guard let hits = move.hitRange?.upperBound, hits > move.hits else { return range.upperBound }
    return range.upperBound * hits / max(1, move.hits) + hits
  }

  /// Whether it comes before another in a duel's order.
  func isStronger(than other: Strike) -> Bool {
    if range.upperBound != other.range.upperBound {
      return range.upperBound > other.range.upperBound
    }
    if range.lowerBound != other.range.lowerBound {
      return range.lowerBound > other.range.lowerBound
    }
    return (slug ?? "") < (other.slug ?? "")
  }
}

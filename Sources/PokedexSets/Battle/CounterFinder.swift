public import PokedexBattle
internal import PokedexModel

/// A Pokémon in a game that survives any one attack of a target and can knock out the target with
/// two attacks.
public struct BattleCounter: Sendable, Equatable {
  /// PokeAPI's slug of the variety.
  public let slug: String
  /// Slug of the attack that is most likely to knock out the target in two uses. Among equally
  /// likely attacks, it is the strongest.
  public let move: String
  /// Damage of one use of `move` to the target, in HP.
  public let damage: ClosedRange<Int>
  /// Damage of one use of `move`, in tenths of a percent of the target's HP.
  public let percent: ClosedRange<Int>
  /// Chance to knock out the target with two uses of `move`, from `CounterFinder.minimumChance` to
  /// 1.
  public let chance: Double
  /// Slug of the target's strongest attack on this Pokémon; nil if the target has no attack.
  public let targetsMove: String?
  /// Damage of one use of `targetsMove` to this Pokémon, in HP.
  public let damageTaken: ClosedRange<Int>
  /// Damage of one use of `targetsMove`, in tenths of a percent of this Pokémon's HP.
  public let percentTaken: ClosedRange<Int>
  /// Speed of this Pokémon at its level.
  public let speed: Int
  /// Whether this Pokémon is faster than the target. False if their Speed is equal.
  public let isFaster: Bool
  /// PokeAPI's slugs of both Pokémon's abilities and items that affect the result, but that the
  /// calculation doesn't include.
  public let notCounted: [String]

  /// Whether two uses of `move` are certain to knock out the target.
  public var isCertain: Bool { chance >= 1 - 1e-9 }
}

/// Finds the Pokémon of a game that beat a target.
///
/// Candidates are at level 100 unless another level is given. A target whose set specifies no level
/// is at the same level. Candidates have no effort values, items or stages, the best individual
/// values and a neutral nature. A candidate has an ability only if it has just one possible
/// ability. Candidates use all attacks that they themselves learn in the game. On both sides, only
/// attacks that are `isReliable` are considered. Every use hits, and no hit is a random critical
/// hit.
///
/// A candidate beats the target if it meets two conditions. First, it lives until its second attack,
/// whatever the damage rolls and numbers of hits are: through one attack of the target if it is
/// faster, otherwise through two. Second, one of its own attacks knocks out the target in two uses
/// with a chance of at least one half.
public struct CounterFinder: Sendable {
  /// Minimum chance that a candidate knocks out the target in two uses.
  public static let minimumChance = 0.5

  /// Field for the target's attacks: screens and hazards are on the candidates' side.
  public var targetsField = Field()
  /// Field for the candidates' attacks: screens and hazards are on the target's side.
  public var candidatesField = Field()

  private let roster: BattleRoster
  private let level: Int
  private let chart: TypeChart
  private let calculator: Calculator
  /// The target, without the stage that `Fighter.stageOfMove` adds for a particular move.
  private let combatant: Combatant
  /// The target's attacks. In each, the user is the target, with `Fighter.stageOfMove` added to the
  /// stat that the move uses.
  private let attacks: [Attack]
  /// Indices of the target's attacks that can be its strongest if no ability, item or field
  /// matters.
  private let plainAttacks: [Int]
  /// For each of `attacks`, whether it is a plain move, as in `BattleMove.isPlain`.
  private let arePlain: [Bool]
  /// For each of the roster's moves, the target as it defends against that move, with
  /// `Fighter.stageOfMove` added to the defending stat. Nil for a move that isn't `isReliable`.
  private let defenders: [Combatant?]

  private struct Attack {
    let move: BattleMove
    let user: Combatant
  }

  /// - Parameters:
  ///   - moves: the target's moves. Moves that aren't `isReliable` are skipped.
  ///   - level: the level of candidates, and of a target whose set specifies none, 1 to 100.
  /// - Returns: a finder; nil if the target isn't in the roster's generation.
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
    let calculator = calculator
    func staged(_ move: BattleMove, isAttacker: Bool) -> Combatant {
      guard target.stageOfMove != 0 else { return combatant }
      // The stat that a move uses doesn't depend on the opponent.
      let stats = calculator.possibleStats(
        attacker: combatant, defender: combatant, move: move, field: Field())
      return target.staged(combatant, isAttacker ? stats.attack : stats.defense)
    }
    let known = moves.compactMap { BattleMove($0, in: generation, rules: rules) }
    let steady = known.filter(\.isReliable)
    attacks = steady.map { Attack(move: $0, user: staged($0, isAttacker: true)) }
    arePlain = steady.map(\.isPlain)
    plainAttacks = BattleRoster.strongest(Array(steady.indices), of: steady, arePlain)
    defenders = roster.moves.map { $0.isReliable ? staged($0, isAttacker: false) : nil }
  }

  /// All Pokémon that beat the target. Those that are faster than the target come first. Next, they
  /// are sorted by chance to knock out the target in two uses, highest first, then by damage of one
  /// use, highest first, then by slug.
  public var all: [BattleCounter] {
    roster.members.indices.compactMap(counter(ofMember:)).sorted { one, other in
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

  private func counter(ofMember index: Int) -> BattleCounter? {
    var candidate = roster.members[index].combatant
    candidate.level = level
    let speeds = calculator.speeds(combatant, candidate, field: targetsField)
    let uses = speeds.second > speeds.first ? 1 : 2
    guard let taken = worst(against: candidate, uses: uses),
      let dealt = best(ofMember: index, candidate)
    else { return nil }
    var notCounted: [String] = []
    for slug in combatant.notCounted + candidate.notCounted where !notCounted.contains(slug) {
      notCounted.append(slug)
    }
    return BattleCounter(
      slug: candidate.variety, move: dealt.strike.slug ?? "", damage: dealt.strike.range,
      percent: dealt.strike.percent, chance: dealt.chance, targetsMove: taken.slug,
      damageTaken: taken.range, percentTaken: taken.percent, speed: speeds.second,
      isFaster: speeds.second > speeds.first, notCounted: notCounted)
  }
}

// MARK: - The target attacks

extension CounterFinder {
  /// Returns the target's strongest attack on a candidate, or nil if any of its attacks may make
  /// the candidate faint in a number of uses.
  private func worst(against candidate: Combatant, uses: Int) -> Strike? {
    let health = candidate.finalStats(in: roster.generation)[.hp]
    var worst = Strike(slug: nil, range: 0...0, health: health)
    // Tries the attack with the highest estimated damage first, because it rules out most
    // candidates.
    let isPlain = combatant.isPlain && candidate.isPlain && targetsField == Field()
    let usable = isPlain ? plainAttacks : Array(attacks.indices)
    let bound = DamageBound(combatant, on: candidate, chart: chart)
    let estimates = usable.map { (index: $0, damage: bound.maximumDamage(of: attacks[$0].move)) }
    let first = estimates.max { $0.damage < $1.damage }
    for guess in (first.map { [$0] } ?? []) + estimates.filter({ $0.index != first?.index }) {
      let attack = attacks[guess.index]
      let isPlain = isPlain && arePlain[guess.index]
      if isPlain, guess.damage < worst.range.upperBound { continue }
      let strike = Strike(
        attack.move, by: attack.user, on: candidate, in: targetsField, calculator)
      if isPlain
        ? uses * strike.range.upperBound >= health
        : mayFaint(candidate, by: attack, strike, uses: uses)
      {
        return nil
      }
      if worst.slug == nil || strike.isStronger(than: worst) { worst = strike }
    }
    return worst
  }

  private func mayFaint(
    _ candidate: Combatant, by attack: Attack, _ strike: Strike, uses: Int
  ) -> Bool {
    // At the end of a turn, binding and weather together take less than half of the HP. Therefore,
    // an attack that also takes less than half can't make the candidate faint. This isn't true if
    // there are hazards, because they may take more.
    let isPlain = !targetsField.hasStealthRock && targetsField.spikes == 0
    if isPlain, uses == 1, 2 * strike.range.upperBound < strike.health { return false }
    let knockOut = calculator.knockOut(
      attacker: attack.user, defender: candidate, move: attack.move, field: targetsField, uses: uses
    )
    return knockOut.chance > 0
  }
}

// MARK: - A candidate attacks

extension CounterFinder {
  /// Returns the candidate's attack that is most likely to knock out the target in two uses. Nil if
  /// no attack has the minimum chance.
  private func best(
    ofMember member: Int, _ candidate: Combatant
  ) -> (strike: Strike, chance: Double)? {
    let isPlain = combatant.isPlain && candidate.isPlain && candidatesField == Field()
    let bound = DamageBound(candidate, on: combatant, chart: chart)
    let health = remainingHealth
    let usable = isPlain ? roster.plainMoves[member] : roster.members[member].moves
    let estimates = usable.map { index in
      (
        index: index,
        maximumDamage: isPlain && roster.arePlain[index]
          ? bound.maximumDamage(of: roster.moves[index]) : .max
      )
    }
    var strikes: [(strike: Strike, index: Int)] = []
    // Highest maximum damage among the moves that are certain to knock out in two uses. Moves with
    // a lower maximum don't matter.
    var sufficientDamage = 0
    for (index, maximumDamage) in estimates.sorted(by: { $0.maximumDamage > $1.maximumDamage })
    where maximumDamage >= sufficientDamage {
      guard let defender = defenders[index] else { continue }
      let move = roster.moves[index]
      if maximumDamage < .max, 2 * maximumDamage < health { break }
      let strike = Strike(move, by: candidate, on: defender, in: candidatesField, calculator)
      guard !isPlain || mayKnockOut(strike, isPlain: maximumDamage < .max) else { continue }
      strikes.append((strike, index))
      if maximumDamage < .max, 2 * strike.range.lowerBound >= health {
        sufficientDamage = max(sufficientDamage, strike.range.upperBound)
      }
    }
    strikes.sort { $0.strike.isStronger(than: $1.strike) }
    var best: (strike: Strike, chance: Double)?
    for (strike, index) in strikes {
      let isGuaranteed = isPlain && roster.arePlain[index] && 2 * strike.range.lowerBound >= health
      let chance = isGuaranteed ? 1 : chance(of: index, by: candidate)
      if chance > (best?.chance ?? 0) + 1e-9 { best = (strike, chance) }
      // No other move can have a higher chance.
      if chance >= 1 - 1e-9 { break }
    }
    return best.flatMap { $0.chance >= Self.minimumChance ? $0 : nil }
  }

  /// Returns the chance that a move knocks out the target in two uses.
  private func chance(of index: Int, by candidate: Combatant) -> Double {
    guard let defender = defenders[index] else { return 0 }
    let knockOut = calculator.knockOut(
      attacker: candidate, defender: defender, move: roster.moves[index], field: candidatesField,
      uses: 2)
    return min(1, knockOut.byTurnEnd[1])
  }

  /// The target's HP before the first attack.
  private var remainingHealth: Int {
    let all = combatant.finalStats(in: roster.generation)[.hp]
    return min(all, combatant.currentHP ?? all)
  }

  /// Whether two uses of a move may knock out the target if no ability, item or field matters.
  ///
  /// A move that isn't plain may raise a stat, so that its second use does up to 50% more damage.
  /// It may also bind the target, which costs the target a third of its HP.
  private func mayKnockOut(_ strike: Strike, isPlain: Bool) -> Bool {
    (isPlain ? 2 : 4) * strike.range.upperBound >= remainingHealth
  }
}

/// One use of a move.
private struct Strike {
  /// Slug of the move; nil if there is no move.
  let slug: String?
  let range: ClosedRange<Int>
  let health: Int

  /// Damage in tenths of a percent of the defender's HP, rounded down as in `DuelHit.percent`.
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

  /// Whether this use comes before another one in the order that `Duel.hits(rules:)` uses.
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

import PokedexModel

/// HP that a move's user gains and loses by one use of the move. Sources: Bulbapedia, "Recoil",
/// "HP-draining move" and "Life Orb".
public struct RecoilAndDrain: Sendable, Equatable {
  /// Range of the HP lost to recoil, the move's own cost, Life Orb and Liquid Ooze; 0...0 if none
  /// is lost.
  public let recoil: ClosedRange<Int>
  /// Range of the HP gained, not limited by the user's maximum HP; 0...0 if none is gained.
  public let drain: ClosedRange<Int>
  /// The user's maximum HP, for showing `recoil` and `drain` in percent.
  public let maximum: Int
  /// PokeAPI's slugs of the abilities and items that changed these amounts.
  public let counted: [String]
}

extension Calculator {
  /// Returns the HP that the user gains and loses by one use of a move. Damage beyond the target's
  /// remaining HP is ignored.
  public func recoilAndDrain(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field
  ) -> RecoilAndDrain {
    let exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    let all = exchange.rolls
    let minimumDamage = all.reduce(0) { $0 + ($1.first ?? 0) }
    let maximumDamage = max(minimumDamage, all.reduce(0) { $0 + ($1.last ?? 0) })
    let remainingHP = exchange.currentHP(.defender)
    return exchange.recoilAndDrain(
      dealing: min(remainingHP, minimumDamage)...min(remainingHP, maximumDamage))
  }
}

extension ResolvedAttack {
  /// Returns the HP that the user gains and loses.
  ///
  /// - Parameter damage: the HP that the target loses.
  fileprivate func recoilAndDrain(dealing damage: ClosedRange<Int>) -> RecoilAndDrain {
    let all = attackerStats[.hp]
    var counted: [String] = []
    guard damage.upperBound > 0 else {
      return RecoilAndDrain(recoil: 0...0, drain: 0...0, maximum: all, counted: [])
    }
    var recoil = cost(of: damage, &counted)
    var drain = gain(of: damage, &counted)
    if let ability = defendersLastingAbility, ability.traits.contains(.hurtsDrainers),
      drain.upperBound > 0
    {
      counted.append(ability.slug)
      recoil = recoil.lowerBound + drain.lowerBound...recoil.upperBound + drain.upperBound
      drain = 0...0
    }
    if attacker.otherItem == "shell-bell", generation >= 3 {
      counted.append("shell-bell")
      let bell = share(of: damage, percent: 12.5)
      drain = drain.lowerBound + bell.lowerBound...drain.upperBound + bell.upperBound
    }
    return RecoilAndDrain(recoil: recoil, drain: drain, maximum: all, counted: counted)
  }

  private func cost(of damage: ClosedRange<Int>, _ counted: inout [String]) -> ClosedRange<Int> {
    let all = attackerStats[.hp]
    let hasMagicGuard = attackerHas(.preventsIndirectDamage)
    var cost = 0...0
    switch move.slug {
    case "struggle" where generation >= 4: cost = share(ofAll: 4)
    case "steel-beam", "mind-blown", "chloroblast":
      cost = hasMagicGuard ? 0...0 : (all + 1) / 2...(all + 1) / 2
    default:
      guard move.drainPercent < 0 else { break }
      if let ability = attackerAbility, hasMagicGuard || attackerHas(.preventsRecoil) {
        counted.append(ability.slug)
      } else {
        cost = share(of: damage, percent: Double(-move.drainPercent))
      }
    }
    if let attackerItem, attackerHas(.costsHP), !hasMagicGuard, !isSheerForceActive {
      counted.append(attackerItem.slug)
      let orb = max(1, all / 10)
      cost = cost.lowerBound + orb...cost.upperBound + orb
    }
    return cost
  }

  /// Whether Sheer Force strengthens the move. Life Orb then costs no HP.
  private var isSheerForceActive: Bool {
    attackerHas(.removesSecondaryEffects) && move.flags.contains(.secondaryEffect)
  }

  private func gain(of damage: ClosedRange<Int>, _ counted: inout [String]) -> ClosedRange<Int> {
    guard move.drainPercent > 0 else { return 0...0 }
    let plain = share(of: damage, percent: Double(move.drainPercent))
    guard attacker.otherItem == "big-root", generation >= 4 else { return plain }
    counted.append("big-root")
    return FixedPoint.multiply(
      plain.lowerBound, by: 5324)...FixedPoint.multiply(
        plain.upperBound, by: 5324)
  }

  private func share(ofAll divisor: Int) -> ClosedRange<Int> {
    let hp = max(1, attackerStats[.hp] / divisor)
    return hp...hp
  }

  /// Returns a share of the damage, at least 1. The share is rounded to the nearest integer since
  /// generation V, and rounded down before.
  private func share(of damage: ClosedRange<Int>, percent: Double) -> ClosedRange<Int> {
    func share(_ hp: Int) -> Int {
      // The games use exactly a third where the data has 33 %.
      let exact = percent == 33 ? Double(hp) / 3 : Double(hp) * percent / 100
      return max(1, Int(generation >= 5 ? exact.rounded() : exact.rounded(.down)))
    }
    return share(damage.lowerBound)...share(damage.upperBound)
  }
}

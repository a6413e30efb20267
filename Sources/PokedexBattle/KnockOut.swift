import PokedexModel

/// Probabilities that the target faints if one move is used turn after turn.
///
/// The probabilities are exact: all damage rolls are combined. The calculation assumes that every
/// use hits as often as ``BattleMove/hits`` says and takes one turn, that hits are critical only if
/// the move's `isCritical` or a rule says so, and that the target stays in and does nothing.
public struct KnockOut: Sendable, Equatable {
  /// Probabilities (0 to 1) that the target has fainted after the first use, the second use and so
  /// on. They never decrease. All are 0 for a move that does nothing.
  public let byHit: [Double]
  /// Probabilities like those in `byHit`, but at the end of each turn, after damage by burn,
  /// sandstorm and similar effects.
  public let byTurnEnd: [Double]
  /// HP that the target loses to hazards when it enters, before the first use.
  public let entryDamage: Int
  /// Slugs of everything other than the move's damage that is taken into account: hazards, effects
  /// at the end of a turn, and the move itself if it changes one of its user's stages.
  public let counted: [String]
  /// PokeAPI's slugs of moves, abilities and items that can change these probabilities but aren't
  /// taken into account.
  public let notCounted: [String]

  /// The lowest number of uses after which the target may have fainted. Nil if that takes more uses
  /// than were calculated.
  public var minimumUses: Int? { byTurnEnd.firstIndex { $0 > 0 }.map { $0 + 1 } }

  /// The probability (0 to 1) that the target has fainted after `minimumUses`. It is 0 if
  /// `minimumUses` is nil.
  public var chance: Double { byTurnEnd.first { $0 > 0 } ?? 0 }

  /// The number of uses after which the target has certainly fainted. Nil if that takes more uses
  /// than were calculated.
  public var guaranteedUses: Int? { byTurnEnd.firstIndex { $0 >= 1 - 1e-9 }.map { $0 + 1 } }
}

extension Calculator {
  /// Returns the probabilities that repeated use of a move makes the target faint.
  ///
  /// - Parameter uses: the maximum number of uses to calculate probabilities for, at least 1.
  public func knockOut(
    attacker: Combatant, defender: Combatant, move: BattleMove, field: Field, uses: Int = 9
  ) -> KnockOut {
    let exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: move, field: field, chart: chart)
    return RepeatedUse(exchange).knockOut(uses: max(1, uses))
  }
}

/// A move used turn after turn.
struct RepeatedUse {
  private var exchange: ResolvedAttack
  private let first: ResolvedAttack
  private let turnEnd: EndOfTurnEffects
  private let maximumHP: Int

  init(_ exchange: ResolvedAttack) {
    self.exchange = exchange
    first = exchange
    turnEnd = EndOfTurnEffects(exchange)
    maximumHP = exchange.defenderStats[.hp]
  }

  func knockOut(uses: Int) -> KnockOut {
    var state = HPDistribution(
      current: first.currentHP(.defender), of: maximumHP)
    let entry = Hazards(first)
    state.change(by: -entry.damage)
    var (byHit, byTurnEnd): ([Double], [Double]) = ([], [])
    var use = self
    if case .nothing = exchange.outcome {
      byHit = Array(repeating: 0, count: uses)
      return KnockOut(
        byHit: byHit, byTurnEnd: byHit, entryDamage: entry.damage, counted: [],
        notCounted: first.notCountedOfKnockOut)
    }
    for turn in 1...uses {
      use.strike(&state)
      if turn == 1, first.losesDisguise { state.change(by: -(maximumHP / 8)) }
      byHit.append(state.fainted)
      for change in turnEnd.changes(turn: turn) { state.change(by: change) }
      byTurnEnd.append(state.fainted)
      use.prepareNext(after: turn)
    }
    return KnockOut(
      byHit: byHit, byTurnEnd: byTurnEnd, entryDamage: entry.damage,
      counted: (first.move.userStageChange == nil ? [] : [first.move.slug]) + entry.counted
        + turnEnd.counted, notCounted: first.notCountedOfKnockOut)
  }

  private func strike(_ state: inout HPDistribution) {
    switch exchange.outcome {
    case .nothing: break
    case .all: state.change(by: -maximumHP)
    case .half: state.halve()
    case .down(let hp): state.lower(to: hp)
    case .hits(let rolls): state.strike(rolls, endures: endures)
    case .sameHits(let hits, let roll): state.strike(hits, ofSameRoll: roll)
    }
  }

  /// Whether the target survives one hit at full HP, thanks to Focus Sash or, since generation V,
  /// Sturdy.
  private var endures: Bool {
    exchange.generation >= 5 && exchange.defenderHas(.sturdy)
      || exchange.defender.otherItem == "focus-sash"
  }

  /// Updates both Pokémon after a use: HP, stages, items, and Disguise or Ice Face.
  private mutating func prepareNext(after turn: Int) {
    let changesStage = exchange.move.userStageChange != nil
    guard turn == 1 || changesStage else { return }
    var attacker = exchange.attacker
    var defender = exchange.defender
    if let (stat, change) = exchange.move.userStageChange {
      attacker.stages = attacker.stages.shifted(stat, by: change)
    }
    if turn == 1 {
      defender.currentHP = min(first.currentHP(.defender), max(1, maximumHP - 1))
      if exchange.usesGem { attacker.item = nil }
      if exchange.eatsBerry || exchange.removesItem || defender.item.has(.floats) {
        defender.item = nil
        defender.otherItem = nil
      }
      if exchange.isFirstHitAbsorbed { defender.ability = nil }
    }
    exchange = ResolvedAttack(
      attacker: attacker, defender: defender, move: exchange.move, field: exchange.field,
      chart: exchange.chart)
  }
}

extension StatValues {
  /// Returns these stages with one of them changed. The changed stage is limited to the range from
  /// -6 to 6.
  fileprivate func shifted(_ stat: Stat, by change: Int) -> StatValues {
    StatValues(
      Stat.allCases.map { $0 == stat ? min(6, max(-6, self[$0] + change)) : self[$0] })
  }
}

extension ResolvedAttack {
  /// Whether Disguise takes the first hit and costs the target an eighth of its HP. Before
  /// generation VIII, it costs no HP.
  fileprivate var losesDisguise: Bool {
    defenderHas(.absorbsHit) && generation >= 8 && isFirstHitAbsorbed && !doesNothing
  }

  var removesItem: Bool {
    let isKept = defender.otherAbility == "sticky-hold"
    return move.special == .knockOff && generation >= 3 && isDefendersItemRemovable && !isKept
  }
}

import PokedexModel

extension BattleMove {
  /// Whether a Pokémon can rely on this attack.
  ///
  /// A reliable attack can be used immediately and every turn, depends on no circumstances, and
  /// does damage that is calculated from stats.
  ///
  /// Attacks aren't reliable if they charge or recharge, make their user faint or lose half its HP,
  /// knock out in one hit, or do varying damage. Nor are status moves, moves that the calculator
  /// doesn't support, or the moves in `unreliable`.
  public var isReliable: Bool {
    damageClass != .status && !isLeftOut && special?.varyingCause == nil
      && special?.isNotCounted != true
      && flags.isDisjoint(with: [.charges, .recharges, .costsHalfHP])
      && !Self.unreliable.contains(slug)
  }

  /// Whether the move's damage depends only on its power, type and class, apart from abilities,
  /// items and the field.
  ///
  /// This holds for repeated uses, too. Of two such moves with the same type and class, the one
  /// with more power therefore always does at least as much damage.
  public var isPlain: Bool {
    hasOnlySituationalRules && !isLeftOut && power > 0 && hits == 1 && hitRange == nil
      && !isCritical
      && attackStat == nil && defenseStat == nil && userStageChange == nil && !traps
      && flags.isDisjoint(with: [.alwaysCritical, .ignoresStages, .usesTargetsAttack])
  }

  /// Whether the move has no special rule, or only one about terrain, screens, status conditions or
  /// items.
  private var hasOnlySituationalRules: Bool {
    switch special {
    case nil, .barbBarrage, .brickBreak, .bulldoze, .earthquake, .facade, .hex, .knockOff,
      .psychicFangs, .venoshock:
      true
    default: false
    }
  }

  /// Slugs of unreliable moves that can't be recognized by their other properties. Source: each
  /// move's entry on Bulbapedia.
  private static let unreliable: Set = [
    // The user of these faints.
    "explosion", "final-gambit", "misty-explosion", "self-destruct",
    // These work only on the user's first turn, only once, or not twice in a row.
    "blood-moon", "burn-up", "double-shock", "fake-out", "first-impression", "gigaton-hammer",
    // These hit two turns later.
    "doom-desire", "future-sight",
    // These work only in certain situations: for example, the target must be asleep or hold an
    // item, terrain must be active, or the user must have used its other moves before. Focus Punch
    // fails if its user is hit first.
    "belch", "dream-eater", "focus-punch", "last-resort", "poltergeist", "shell-trap", "snore",
    "steel-roller", "synchronoise", "upper-hand",
  ]
}

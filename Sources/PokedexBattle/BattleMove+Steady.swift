extension BattleMove {
  /// Whether it can be used at once and turn after turn, asks for nothing that is not there, and has damage that
  /// follows from stats: an attack that a Pokémon can rely on.
  ///
  /// False for moves that charge or recharge, make their user faint or cost half its HP, knock out in one hit or have
  /// damage that varies, and for those of `unsteady`.
  public var isSteady: Bool {
    damageClass != .status && !isLeftOut && special?.varyingCause == nil
      && special?.isNotCounted != true
      && flags.isDisjoint(with: [.charges, .recharges, .costsHalfHP])
      && !Self.unsteady.contains(slug)
  }

  /// Whether nothing but its power, type and class decides its damage where no ability, no item and no field counts,
  /// each time that it is used. Of two such moves of one type and class, the one with more power does no less.
  public var isPlain: Bool {
    isSpecialInBattlesOnly && !isLeftOut && power > 0 && hits == 1 && hitRange == nil && !isCritical
      && attackStat == nil && defenseStat == nil && stageOfUser == nil && !traps
      && flags.isDisjoint(with: [.alwaysCritical, .ignoresStages, .usesTargetsAttack])
  }

  /// Whether it is a plain move, or would be one without terrain, screens, conditions and items.
  private var isSpecialInBattlesOnly: Bool {
    switch special {
    case nil, .barbBarrage, .brickBreak, .bulldoze, .earthquake, .facade, .hex, .knockOff,
      .psychicFangs, .venoshock:
      true
    default: false
    }
  }

  /// Moves of which no table tells: Bulbapedia's entries of each.
  private static let unsteady: Set = [
    // Their user faints.
    "explosion", "final-gambit", "misty-explosion", "self-destruct",
    // They work on the first turn only, not twice in a row, or once.
    "blood-moon", "burn-up", "double-shock", "fake-out", "first-impression", "gigaton-hammer",
    // They hit two turns later.
    "doom-desire", "future-sight",
    // They ask for sleep, an eaten berry, terrain, an item or other moves that were used, or fail after a hit.
    "belch", "dream-eater", "focus-punch", "last-resort", "poltergeist", "shell-trap", "snore",
    "steel-roller", "synchronoise", "upper-hand",
  ]
}

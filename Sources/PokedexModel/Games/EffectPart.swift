/// One of the effects that a move has according to PokeAPI's data.
package enum EffectPart: Sendable, Equatable {
  /// The Pokémon whose stats or HP an effect changes.
  package enum AffectedPokemon: Sendable {
    case user, target, userAndAllies, ally, everyone
  }

  /// The move does damage and has no other recorded effect.
  case damage
  /// The move hits this many times in a turn.
  case hits(ClosedRange<Int>)
  /// The move causes the status condition with this PokeAPI slug. The chance, like every chance in
  /// this type, is in percent.
  case inflicts(String, chance: Int)
  case flinches(chance: Int)
  case changes([MoveEffect.StatChange], of: AffectedPokemon, chance: Int)
  /// The user gains (`drains`) or loses (`recoils`) this percentage of the damage as HP.
  case drains(Int), recoils(Int)
  /// The affected Pokémon gains this percentage of its maximum HP (`heals`), or the user loses it
  /// (`costs`).
  case heals(Int, of: AffectedPokemon)
  case costs(Int)
  /// Number of stages by which critical hits become more likely.
  case criticalStages(Int)
  case alwaysCritical, oneHitKnockOut, forcesSwitch
  /// The user spends a turn before the hit (`charges`) or after it (`recharges`).
  case charges, recharges
  case priority(Int)
  case neverMisses
}

extension EffectPart {
  /// Slugs by which queries can find the effect: slugs of status conditions or stats, or members of
  /// `otherSlugs`.
  package var slugs: [String] {
    switch self {
    case .hits: ["multi-hit"]
    case .inflicts(let ailment, _): [ailment]
    case .flinches: ["flinch"]
    case .changes(let changes, _, _): changes.map(\.stat)
    case .drains: ["drain", "heal"]
    case .recoils: ["recoil"]
    case .costs, .damage, .neverMisses, .priority: []
    case .heals: ["heal"]
    case .criticalStages, .alwaysCritical: ["critical"]
    case .oneHitKnockOut: ["one-hit-ko"]
    case .forcesSwitch: ["switch"]
    case .charges: ["charge"]
    case .recharges: ["recharge"]
    }
  }

  /// Slugs for effects that are neither status conditions nor stat changes.
  package static let otherSlugs = [
    "flinch", "drain", "recoil", "heal", "cure", "critical", "multi-hit", "one-hit-ko", "switch",
    "pivot", "charge",
    "recharge", "priority", "protect", "hazard", "weather", "terrain", "screen",
    // Properties of moves, which abilities and items refer to.
    "contact", "sound", "punch", "bite", "slicing", "wind", "dance", "bullet", "pulse", "powder",
    "secondary", "z-move", "max-move",
  ]

  /// Whether the effect may happen in addition to the damage.
  package var isSecondary: Bool {
    switch self {
    case .inflicts(_, let chance), .flinches(let chance), .changes(_, _, let chance): chance < 100
    default: false
    }
  }
}

extension MoveEffect {
  /// Returns the effects of a move, in the order in which a summary mentions them.
  ///
  /// Empty for a status move if the data is insufficient.
  ///
  /// - Parameters:
  ///   - move: the move that has this effect.
  ///   - flags: the slugs of the move's properties.
  package func parts(of move: Move, flags: [String]) -> [EffectPart] {
    let isStatus = move.damageClass == "status"
    var parts = mainParts(of: move, flags)
    if parts.isEmpty, isStatus { return [] }
    if move.priority != 0 { parts.append(.priority(move.priority)) }
    if move.accuracy == nil, !isStatus { parts.append(.neverMisses) }
    return parts.isEmpty ? [.damage] : parts
  }

  private func mainParts(of move: Move, _ flags: [String]) -> [EffectPart] {
    let parts: [EffectPart?] = [
      flags.contains("charge") ? .charges : nil,
      category == "ohko" ? .oneHitKnockOut : nil,
      category == "force-switch" ? .forcesSwitch : nil,
      hits.map(EffectPart.hits),
      ailment.map { .inflicts($0, chance: Self.effectiveChance(ailmentChance)) },
      flinchChance > 0 ? .flinches(chance: flinchChance) : nil,
      statChanges.isEmpty
        ? nil : .changes(statChanges, of: affected(move), chance: Self.effectiveChance(statChance)),
      drain == 0 ? nil : drain > 0 ? .drains(drain) : .recoils(-drain),
      healing == 0
        ? nil : healing > 0 ? .heals(healing, of: Self.affected(move.target)) : .costs(-healing),
      criticalStages == 0
        ? nil
        : isAlwaysCritical ? .alwaysCritical : .criticalStages(criticalStages),
      flags.contains("recharge") ? .recharges : nil,
    ]
    return parts.compactMap(\.self)
  }

  /// Whether all hits are critical. PokeAPI records this as six stages or more.
  package var isAlwaysCritical: Bool { criticalStages >= 6 }

  /// Returns the chance in percent that an effect happens. PokeAPI writes 0 for effects that always
  /// happen, so 0 becomes 100.
  private static func effectiveChance(_ chance: Int) -> Int { chance == 0 ? 100 : chance }

  private func affected(_ move: Move) -> EffectPart.AffectedPokemon {
    switch category {
    case "damage-raise": .user
    case "damage-lower", "swagger": .target
    default: Self.affected(move.target)
    }
  }

  private static func affected(_ target: String) -> EffectPart.AffectedPokemon {
    switch target {
    case "user": .user
    case "user-and-allies", "users-field": .userAndAllies
    case "ally", "all-allies": .ally
    case "all-pokemon", "entire-field": .everyone
    default: .target
    }
  }
}

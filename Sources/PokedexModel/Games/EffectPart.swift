/// One part of a move's effect, according to PokeAPI's data.
package enum EffectPart: Sendable, Equatable {
  /// The Pokémon whose stats or HP a part changes.
  package enum AffectedPokemon: Sendable {
    case user, target, userAndAllies, ally, everyone
  }

  /// Damage with no other recorded effect.
  case damage
  /// Number of hits in a turn.
  case hits(ClosedRange<Int>)
  /// PokeAPI's slug of a status condition, and its chance. All chances are in percent.
  case inflicts(String, chance: Int)
  case flinches(chance: Int)
  case changes([MoveEffect.StatChange], of: AffectedPokemon, chance: Int)
  /// Percentage of the damage that the user gains as HP, or takes itself.
  case drains(Int), recoils(Int)
  /// Percentage of the maximum HP that a Pokémon gains, or that the user loses.
  case heals(Int, of: AffectedPokemon)
  case costs(Int)
  /// Stages by which critical hits become more likely.
  case criticalStages(Int)
  case alwaysCritical, oneHitKnockOut, forcesSwitch
  /// Takes a turn before the hit, or after it.
  case charges, recharges
  case priority(Int)
  case neverMisses
}

extension EffectPart {
  /// Slugs for queries that find the part: the slug of a condition or stat, or one of `otherSlugs`.
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

  /// Slugs that name neither a condition nor a stat.
  package static let otherSlugs = [
    "flinch", "drain", "recoil", "heal", "cure", "critical", "multi-hit", "one-hit-ko", "switch",
    "pivot", "charge",
    "recharge", "priority", "protect", "hazard", "weather", "terrain", "screen",
  ]
}

extension MoveEffect {
  /// Returns the parts of a move's effect, in the order in which a summary mentions them.
  ///
  /// Empty for a status move whose data is insufficient.
  ///
  /// - Parameter flags: slugs of the move's properties.
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

  /// Whether all hits are critical, which PokeAPI records as six stages.
  package var isAlwaysCritical: Bool { criticalStages >= 6 }

  /// Turns a chance of 0 into 100, because PokeAPI also writes 0 for effects that always happen.
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

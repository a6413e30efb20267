/// One thing that a move does, as facts tell it.
package enum EffectPart: Sendable, Equatable {
  /// Whose stats or HP a part is about.
  package enum Whose: Sendable {
    case user, target, userAndAllies, ally, everyone
  }

  /// Damage, and nothing else that is on record.
  case damage
  /// How often it hits in a turn.
  case hits(ClosedRange<Int>)
  /// A status condition by PokeAPI's slug, with its chance in percent, here and below.
  case inflicts(String, chance: Int)
  case flinches(chance: Int)
  case changes([MoveEffect.StatChange], of: Whose, chance: Int)
  /// Percent of the damage that the user gains, or takes itself.
  case drains(Int), recoils(Int)
  /// Percent of all HP that someone gains, or the user loses.
  case heals(Int, of: Whose)
  case costs(Int)
  /// Stages by which critical hits are likelier.
  case criticalStages(Int)
  case alwaysCritical, oneHitKnockOut, forcesSwitch
  /// Takes a turn before it hits, or after it.
  case charges, recharges
  case priority(Int)
  case neverMisses
}

extension EffectPart {
  /// Words that a query finds it by: a condition's or a stat's slug, or one of `otherSlugs`.
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

  /// The slugs that are neither a condition nor a stat.
  package static let otherSlugs = [
    "flinch", "drain", "recoil", "heal", "cure", "critical", "multi-hit", "one-hit-ko", "switch",
    "pivot", "charge",
    "recharge", "priority", "protect", "hazard", "weather", "terrain", "screen",
  ]
}

extension MoveEffect {
  /// The parts of a move's effect by the facts, in the order in which a line says them; nothing for a move of status
  /// of which they don't say enough.
  ///
  /// - Parameter flags: slugs of what the move is.
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
      ailment.map { .inflicts($0, chance: Self.certain(ailmentChance)) },
      flinchChance > 0 ? .flinches(chance: flinchChance) : nil,
      statChanges.isEmpty
        ? nil : .changes(statChanges, of: whose(move), chance: Self.certain(statChance)),
      drain == 0 ? nil : drain > 0 ? .drains(drain) : .recoils(-drain),
      healing == 0
        ? nil : healing > 0 ? .heals(healing, of: Self.whose(move.target)) : .costs(-healing),
      criticalStages == 0
        ? nil
        : isAlwaysCritical ? .alwaysCritical : .criticalStages(criticalStages),
      flags.contains("recharge") ? .recharges : nil,
    ]
    return parts.compactMap(\.self)
  }

  /// Whether all its hits are critical, for which PokeAPI has six stages.
  package var isAlwaysCritical: Bool { criticalStages >= 6 }

  /// PokeAPI has 0 for what always happens, too.
  private static func certain(_ chance: Int) -> Int { chance == 0 ? 100 : chance }

  private func whose(_ move: Move) -> EffectPart.Whose {
    switch category {
    case "damage-raise": .user
    case "damage-lower", "swagger": .target
    default: Self.whose(move.target)
    }
  }

  private static func whose(_ target: String) -> EffectPart.Whose {
    switch target {
    case "user": .user
    case "user-and-allies", "users-field": .userAndAllies
    case "ally", "all-allies": .ally
    case "all-pokemon", "entire-field": .everyone
    default: .target
    }
  }
}

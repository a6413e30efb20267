/// One way for a species to become another.
package struct EvolutionStep: Sendable, Equatable {
  /// What has to hold, by the name that PokeAPI's data gives it.
  package enum Condition: String, Sendable, CaseIterable {
    case minLevel = "min_level"
    case item
    case heldItem = "held_item"
    case knownMove = "known_move"
    case knownMoveType = "known_move_type"
    case location
    case minHappiness = "min_happiness"
    case minBeauty = "min_beauty"
    case minAffection = "min_affection"
    case gender
    case timeOfDay = "time_of_day"
    case needsOverworldRain = "needs_overworld_rain"
    case partySpecies = "party_species"
    case partyType = "party_type"
    case relativePhysicalStats = "relative_physical_stats"
    case tradeSpecies = "trade_species"
    case turnUpsideDown = "turn_upside_down"
    case more

    /// Whether its value is a whole number, and no slug.
    package var isNumber: Bool {
      switch self {
      case .minLevel, .minHappiness, .minBeauty, .minAffection, .gender, .needsOverworldRain,
        .relativePhysicalStats, .turnUpsideDown:
        true
      default: false
      }
    }
  }

  /// The slugs of the species.
  package let from: String
  package let to: String
  /// The slug of what sets it off; nil where the source does not say.
  package let trigger: String?
  /// What is set, and to what.
  package let conditions: [Condition: String]

  package init(from: String, to: String, trigger: String?, conditions: [Condition: String]) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.conditions = conditions
  }

  /// A whole number that is set; nil for none.
  package func number(_ condition: Condition) -> Int? {
    conditions[condition].flatMap(Int.init)
  }

  /// A condition of `more`, by its key: `base_form`, `evolved_form`, `region`, `used_move`,
  /// `min_move_count`, `min_steps`, `min_damage_taken`, `near_special_rock`, `needs_multiplayer`.
  package func detail(_ key: String) -> String? {
    let pairs = conditions[.more]?.split(separator: ",") ?? []
    return pairs.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }
}

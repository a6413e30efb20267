/// An evolution from one species into another under certain conditions.
public struct EvolutionStep: Sendable, Equatable {
  /// Slug of the species that evolves.
  public let from: String
  /// Slug of the species that it evolves into.
  public let to: String
  /// Slug of the trigger, such as a trade. Nil if the data source doesn't record it.
  public let trigger: String?
  /// Conditions that must be met besides the trigger.
  public let conditions: EvolutionConditions

  package init(from: String, to: String, trigger: String?, conditions: EvolutionConditions) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.conditions = conditions
  }
}

extension EvolutionStep {
  /// Returns the step as it was in a generation. Nil means the newest generation.
  ///
  /// Since generation 8, evolutions that required a friendship of 220 require only 160. The data
  /// source has the new number for most steps. Source: Bulbapedia, "Friendship".
  package func asOf(_ generation: Int?) -> EvolutionStep {
    guard conditions.minHappiness != nil else { return self }
    var conditions = conditions
    conditions.minHappiness = generation.map { $0 < 8 } ?? false ? 220 : 160
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}

extension EvolutionStep {
  /// The step without the games in which it works, with today's friendship.
  package var ignoringGames: EvolutionStep {
    let step = asOf(nil)
    var conditions = step.conditions
    (conditions.games, conditions.versionGroup, conditions.isDefault) = ([], nil, false)
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }

  /// The step reduced to its kind of evolution: without the names of its location and held item,
  /// without the games with that location, and without the version group that introduced it. Steps
  /// that differ only in these details have equal kinds.
  package var kind: EvolutionStep {
    var conditions = conditions
    if conditions.location != nil { conditions.games = [] }
    conditions.location = conditions.location.map { _ in "" }
    conditions.heldItem = conditions.heldItem.map { _ in "" }
    (conditions.versionGroup, conditions.isDefault) = (nil, false)
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}

/// A species and all species that evolve from it, directly or indirectly.
public struct EvolutionLine: Sendable, Equatable {
  /// National number of the species.
  public let number: Int
  /// Slug of the species.
  public let slug: String
  /// Evolution lines of the species that this species evolves into.
  public let evolvesTo: [EvolutionLine]

  package init(number: Int, slug: String, evolvesTo: [EvolutionLine]) {
    self.number = number
    self.slug = slug
    self.evolvesTo = evolvesTo
  }

  /// The species of the line, each before those that evolve from it. The depth is the number of
  /// evolutions since the first species.
  public var members: [(depth: Int, number: Int, slug: String)] {
    [(0, number, slug)]
      + evolvesTo.flatMap { next in next.members.map { ($0.depth + 1, $0.number, $0.slug) } }
  }
}

/// Looks up data about evolution families across all Pokémon.
package protocol Families: Sendable {
  /// Returns the varieties of the species with this number, the default variety first. Empty if the
  /// species is unknown.
  func varieties(ofSpecies number: Int) -> [VarietyReference]
  /// Returns a variety as it was in a generation. Nil means the newest generation.
  ///
  /// The result is nil if the variety is unknown or did not exist yet.
  func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon?
  /// Returns every evolution step in the family of the species with this number. Empty if the
  /// species is unknown.
  func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep]
  /// Returns the slugs of the location areas where a variety can be encountered in each version.
  ///
  /// The versions are in the order of release. The result is empty if the areas are unknown.
  func areas(ofVariety id: Int) -> [(version: String, areas: [String])]
}

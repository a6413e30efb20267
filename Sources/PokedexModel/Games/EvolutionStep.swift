/// One way for a species to evolve into another.
public struct EvolutionStep: Sendable, Equatable {
  /// Slug of the species that evolves.
  public let from: String
  /// Slug of the species that it evolves into.
  public let to: String
  /// Slug of the trigger; nil if the source does not have it.
  public let trigger: String?
  /// Further conditions.
  public let conditions: EvolutionConditions

  package init(from: String, to: String, trigger: String?, conditions: EvolutionConditions) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.conditions = conditions
  }
}

extension EvolutionStep {
  /// Returns the step as it was in a generation; nil means today.
  ///
  /// Since generation 8, a friendship of 160 is enough for evolutions that needed 220 before:
  /// Bulbapedia, "Friendship". The source has today's number for most steps.
  package func asOf(_ generation: Int?) -> EvolutionStep {
    guard conditions.minHappiness != nil else { return self }
    var conditions = conditions
    conditions.minHappiness = generation.map { $0 < 8 } ?? false ? 220 : 160
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}

extension EvolutionStep {
  /// The step without its location, held item and first game. It is the same for steps that differ
  /// only in these.
  package var kind: EvolutionStep {
    var conditions = conditions
    conditions.location = conditions.location.map { _ in "" }
    conditions.heldItem = conditions.heldItem.map { _ in "" }
    (conditions.versionGroup, conditions.isDefault) = (nil, false)
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}

/// A species with the species that evolve from it, to the end of the line.
public struct EvolutionLine: Sendable, Equatable {
  /// National number.
  public let number: Int
  /// Slug of the species.
  public let slug: String
  /// Lines of the species that it evolves into.
  public let evolvesTo: [EvolutionLine]

  package init(number: Int, slug: String, evolvesTo: [EvolutionLine]) {
    self.number = number
    self.slug = slug
    self.evolvesTo = evolvesTo
  }

  /// Members with their depth below the first, each before those that evolve from it.
  public var members: [(depth: Int, number: Int, slug: String)] {
    [(0, number, slug)]
      + evolvesTo.flatMap { next in next.members.map { ($0.depth + 1, $0.number, $0.slug) } }
  }
}

/// Lookups in the whole dex: the members of a family.
package protocol Families: Sendable {
  /// Returns the varieties of a species by its number, the default one first; empty if unknown.
  func varieties(ofSpecies number: Int) -> [VarietyReference]
  /// Returns a variety as it was in a generation; nil means today.
  ///
  /// The result is nil for an unknown variety and for one that did not exist yet.
  func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon?
  /// Returns every evolution step within the family of a species, by its number; empty if unknown.
  func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep]
  /// Returns the slugs of the location areas where a variety can be encountered, by version.
  ///
  /// Versions are in the order of release. Empty if the areas are unknown.
  func areas(ofVariety id: Int) -> [(version: String, areas: [String])]
}

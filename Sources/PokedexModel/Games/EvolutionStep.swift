/// One way for a species to become another.
public struct EvolutionStep: Sendable, Equatable {
  /// The slugs of the species.
  public let from: String
  /// The slug of the species that it evolves into.
  public let to: String
  /// The slug of what sets it off; nil where the source does not say.
  public let trigger: String?
  /// What has to hold besides.
  public let conditions: EvolutionConditions

  package init(from: String, to: String, trigger: String?, conditions: EvolutionConditions) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.conditions = conditions
  }
}

extension EvolutionStep {
  /// The step as it was in a generation, nil for today: from the eighth on friendship of 160 is enough for what
  /// 220 was needed for. Bulbapedia, "Friendship"; the source has today's figure for most.
  package func asOf(_ generation: Int?) -> EvolutionStep {
    guard conditions.minHappiness != nil else { return self }
    var conditions = conditions
    conditions.minHappiness = generation.map { $0 < 8 } ?? false ? 220 : 160
    return EvolutionStep(from: from, to: to, trigger: trigger, conditions: conditions)
  }
}

extension EvolutionStep {
  /// The step without its place, held item and first games: equal for ways that differ only in those.
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
  /// The national number.
  public let number: Int
  /// The species' slug.
  public let slug: String
  /// What it evolves into, each with what that evolves into.
  public let evolvesTo: [EvolutionLine]

  package init(number: Int, slug: String, evolvesTo: [EvolutionLine]) {
    self.number = number
    self.slug = slug
    self.evolvesTo = evolvesTo
  }

  /// Its members with their depth below the first, each before what evolves from it.
  public var members: [(depth: Int, number: Int, slug: String)] {
    [(0, number, slug)]
      + evolvesTo.flatMap { next in next.members.map { ($0.depth + 1, $0.number, $0.slug) } }
  }
}

/// What the members of a family are, looked up in the whole dex.
package protocol Families: Sendable {
  /// The varieties of a species by its number, the default one first; none for an unknown one.
  func varieties(ofSpecies number: Int) -> [VarietyReference]
  /// A variety as it was in a generation, nil for today; nil for an unknown one and for one that did not
  /// exist yet.
  func pokemon(ofVariety id: Int, in generation: Int?) -> Pokemon?
  /// Every way to evolve within the family of a species by its number; none for an unknown one.
  func evolutionSteps(ofFamilyOf number: Int) -> [EvolutionStep]
  /// The slugs of the parts of places where a variety is met, by version in the order of release; none
  /// where that is not known.
  func areas(ofVariety id: Int) -> [(version: String, areas: [String])]
}

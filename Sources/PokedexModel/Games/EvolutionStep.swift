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

/// One way for a species to become another.
package struct EvolutionStep: Sendable, Equatable {
  /// The slugs of the species.
  package let from: String
  package let to: String
  /// The slug of what sets it off; nil where the source does not say.
  package let trigger: String?
  /// What has to hold besides.
  package let conditions: EvolutionConditions

  package init(from: String, to: String, trigger: String?, conditions: EvolutionConditions) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.conditions = conditions
  }
}

/// A rule for one variety that neither PokeAPI nor its slug tells.
package struct VarietyRule: Sendable, Equatable {
  /// The raw values are those of `variety_rules.tsv`.
  package enum Kind: String, Sendable, CaseIterable {
    /// Chance decides that it is evolved into.
    case comesByChance = "comes-by-chance"
    /// The nature decides that it is evolved into.
    case comesByNature = "comes-by-nature"
    /// Being given a sweet makes the member before it evolve into it.
    case comesBySweet = "comes-by-sweet"
    /// It is evolved into in some versions only; the values are their slugs.
    case comesInVersions = "comes-in-versions"
    /// It is evolved into the way its species' default variety is.
    case comesAsDefault = "comes-as-default"
    /// It evolves, but no table says how.
    case evolvesUntold = "evolves-untold"
    /// The variety that turns into it is not the one that its slug suggests; the value is that one's slug.
    case formOf = "form-of"
    /// It has no eggs, though its species has.
    case noEggs = "no-eggs"
    /// It is in games in which only its species has a learnset; the values are their slugs.
    case inGames = "in-games"
  }

  package let kind: Kind
  /// Slugs; none for a rule that needs none.
  package let values: [String]

  package init(kind: Kind, values: [String] = []) {
    self.kind = kind
    self.values = values
  }
}

extension CrossReference {
  /// The values of a variety's rule; nil if that rule does not hold for the variety.
  package func values(of rule: VarietyRule.Kind, forVariety id: Int) -> [String]? {
    varietyRules(of: id).first { $0.kind == rule }?.values
  }

  /// Whether a rule holds for a variety.
  package func has(_ rule: VarietyRule.Kind, variety id: Int) -> Bool {
    varietyRules(of: id).contains { $0.kind == rule }
  }
}

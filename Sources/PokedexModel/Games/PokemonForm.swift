/// A form of a variety. Most varieties have one, Unown has 28.
public struct PokemonForm: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// Slug of the feature that distinguishes the form, if there is one.
  public let form: String?
  /// Whether it is shown unless another form is requested.
  public let isDefault: Bool
  /// Whether it is a Mega Evolution.
  public let isMega: Bool
  /// Whether it exists in battle only.
  public let isBattleOnly: Bool
  /// Slug of the version group in which it first appeared; nil if it is unknown.
  public let versionGroup: String?
  /// Labels of the form.
  public let names: LocalizedText

  package init(
    slug: String, form: String?, isDefault: Bool, isMega: Bool, isBattleOnly: Bool,
    versionGroup: String?, names: LocalizedText
  ) {
    self.slug = slug
    self.form = form
    self.isDefault = isDefault
    self.isMega = isMega
    self.isBattleOnly = isBattleOnly
    self.versionGroup = versionGroup
    self.names = names
  }
}

/// A requirement that changes a Pokémon into a form.
package struct FormTrigger: Sendable, Equatable {
  package enum TriggerKind: String, Sendable, CaseIterable {
    /// A held item: a Mega Stone, a plate, an orb.
    case item
    /// A known move.
    case move
    /// An ability of the Pokémon.
    case ability
  }

  package let kind: TriggerKind
  /// Slug of the item, the move or the ability.
  package let slug: String

  package init(kind: TriggerKind, slug: String) {
    self.kind = kind
    self.slug = slug
  }
}

/// A rule for one variety that follows neither from PokeAPI nor from its slug.
package struct VarietyRule: Sendable, Equatable {
  /// The kind of rule. The raw values are those of `variety_rules.tsv`.
  package enum RuleKind: String, Sendable, CaseIterable {
    /// Chance decides whether an evolution leads to the variety.
    case comesByChance = "comes-by-chance"
    /// The form depends on the Sweet that its predecessor holds, and on how and when the trainer spins.
    case comesBySweet = "comes-by-sweet"
    /// An evolution leads to the variety in some versions only; the values are their slugs.
    case comesInVersions = "comes-in-versions"
    /// The variety evolves from its predecessor in the same way as its species' default variety.
    case comesAsDefault = "comes-as-default"
    /// The variety evolves, but no table has the conditions.
    case evolvesUnrecorded = "evolves-untold"
    /// The variety is a form of a different variety than its slug suggests. The value is that
    /// variety's slug.
    case formOf = "form-of"
    /// The variety has no eggs, although its species has.
    case noEggs = "no-eggs"
    /// The variety is in games in which only its species has a learnset; the values are their slugs.
    case inGames = "in-games"
  }

  package let kind: RuleKind
  /// Slugs that the rule refers to; empty for a rule without any.
  package let values: [String]

  package init(kind: RuleKind, values: [String] = []) {
    self.kind = kind
    self.values = values
  }
}

extension CrossReference {
  /// Returns the values of a variety's rule; nil if the rule does not hold for the variety.
  package func values(of rule: VarietyRule.RuleKind, forVariety id: Int) -> [String]? {
    varietyRules(of: id).first { $0.kind == rule }?.values
  }

  /// Whether a rule holds for a variety.
  package func has(_ rule: VarietyRule.RuleKind, variety id: Int) -> Bool {
    varietyRules(of: id).contains { $0.kind == rule }
  }
}

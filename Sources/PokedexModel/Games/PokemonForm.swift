/// A form of a variety: most have one, Unown has 28.
public struct PokemonForm: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The slug of what sets it apart; nil for a form that nothing does.
  public let form: String?
  /// Whether it is shown unless another is asked for.
  public let isDefault: Bool
  /// Whether it is a Mega Evolution.
  public let isMega: Bool
  /// Whether it is there in battle only.
  public let isBattleOnly: Bool
  /// The slug of the version group it first appeared in; nil where it is not known.
  public let versionGroup: String?
  /// Its own label.
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

/// What turns a form on.
package struct FormTrigger: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    /// One that it holds: a Mega Stone, a plate, an orb.
    case item
    /// One that it knows.
    case move
    /// One that it has.
    case ability
  }

  package let kind: Kind
  /// The slug of the item, the move or the ability.
  package let slug: String

  package init(kind: Kind, slug: String) {
    self.kind = kind
    self.slug = slug
  }
}

/// A rule for one variety that neither PokeAPI nor its slug tells.
package struct VarietyRule: Sendable, Equatable {
  /// The raw values are those of `variety_rules.tsv`.
  package enum Kind: String, Sendable, CaseIterable {
    /// Chance decides that it is evolved into.
    case comesByChance = "comes-by-chance"
    /// Its form depends on the Sweet that the member before it holds, and on how and when its trainer spins.
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

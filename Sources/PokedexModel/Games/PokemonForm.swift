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

/// A rule of a single variety that the source has no place for.
package struct VarietyRule: Sendable, Equatable {
  /// The raw value is the one in `variety_rules.tsv`.
  package enum Kind: String, Sendable, CaseIterable {
    /// Chance decides which of several species the one before it becomes.
    case evolvesByChance = "evolves_by_chance"
    /// The nature decides which form it has.
    case evolvesByNature = "evolves_by_nature"
    /// The Sweet decides which form it has.
    case evolvesBySweet = "evolves_by_sweet"
    /// Only these versions have this evolution.
    case evolvesInVersions = "evolves_in_versions"
    /// The ways to evolve into the default variety of its species lead to it as well.
    case evolvesAlike = "evolves_alike"
    /// The source does not say that it evolves as its species does.
    case evolutionUnrecorded = "evolution_unrecorded"
    /// The variety that it is a form of, if its slug does not tell.
    case formOf = "form_of"
    /// It has no eggs although its species has.
    case noEggs = "no_eggs"
    /// It is in a game that has a learnset of its species only.
    case inGame = "in_game"
  }

  package let kind: Kind
  /// Slugs of versions, of a variety or of a game.
  package let slugs: [String]

  package init(kind: Kind, slugs: [String] = []) {
    self.kind = kind
    self.slugs = slugs
  }
}

extension CrossReference {
  /// Whether a variety has a rule of a kind.
  package func has(_ kind: VarietyRule.Kind, variety id: Int) -> Bool {
    rules(ofVariety: id).contains { $0.kind == kind }
  }
}

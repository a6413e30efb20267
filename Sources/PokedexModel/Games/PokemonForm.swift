/// A form of a variety. Most varieties have only one, but Unown has 28.
public struct PokemonForm: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// Slug that distinguishes the form from others, such as `mega-x`. Nil if none exists.
  public let form: String?
  /// Whether the form is shown unless another one is requested.
  public let isDefault: Bool
  /// Whether the form is a Mega Evolution.
  public let isMega: Bool
  /// Whether the form exists only in battle.
  public let isBattleOnly: Bool
  /// Slug of the version group that introduced the form. Nil if it is unknown.
  public let versionGroup: String?
  /// The form's label in each language in which it is known.
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

extension PokemonForm {
  /// The label of a variety in this form.
  package var label: VarietyLabel { VarietyLabel(form: form ?? slug, names: names) }

  /// The type that the form has instead of its variety's types: the forms of Arceus and Silvally
  /// are named after theirs. Nil for other forms.
  package var type: PokemonType? {
    form.flatMap(PokemonType.init(rawValue:)).flatMap { $0.hasMembers ? $0 : nil }
  }
}

/// Something that changes a Pokémon into a form.
package struct FormTrigger: Sendable, Equatable {
  package enum TriggerKind: String, Sendable, CaseIterable {
    /// A held item, such as a Mega Stone, a plate or an orb.
    case item
    /// A move that the Pokémon knows.
    case move
    /// An ability that the Pokémon has.
    case ability
  }

  package let kind: TriggerKind
  /// Slug of the item, the move or the ability.
  package let slug: String
  /// Slug of the first version group with this trigger. Nil if all earlier ones have it, too.
  package let since: String?
  /// Slug of the first version group without this trigger. Nil if all later ones have it, too.
  package let before: String?

  package init(kind: TriggerKind, slug: String, since: String? = nil, before: String? = nil) {
    (self.kind, self.slug, self.since, self.before) = (kind, slug, since, before)
  }

  /// Whether a version has this trigger. Nil means the newest games.
  ///
  /// - Parameter groups: all version groups, in the order of release.
  package func applies(in version: String?, among groups: [VersionGroup]) -> Bool {
    guard let version, since != nil || before != nil,
      let index = groups.firstIndex(where: { $0.versions.contains(version) })
    else { return before == nil }
    let first = groups.firstIndex { $0.slug == since } ?? 0
    let end = groups.firstIndex { $0.slug == before } ?? groups.endIndex
    return first..<end ~= index
  }
}

/// A rule about one variety that follows neither from PokeAPI's data nor from the variety's slug.
package struct VarietyRule: Sendable, Equatable {
  /// The kind of a rule. The raw values identify the kinds in `variety_rules.tsv`.
  package enum RuleKind: String, Sendable, CaseIterable {
    /// A Pokémon evolves into the variety only by chance.
    case comesByChance = "comes-by-chance"
    /// A Pokémon evolves into the variety only if it holds the right Sweet and the trainer spins in
    /// the right way at the right time of day.
    case comesBySweet = "comes-by-sweet"
    /// The variety evolves from the same Pokémon and in the same way as its species' default
    /// variety.
    case comesAsDefault = "comes-as-default"
    /// The variety evolves, but no table records the conditions.
    case evolvesUnrecorded = "evolves-untold"
    /// The variety is a form of a different variety than its slug suggests. The value is the slug
    /// of that variety.
    case formOf = "form-of"
    /// The variety does not breed or hatch, although its species does.
    case noEggs = "no-eggs"
    /// Since a generation, the value, the species' varieties change into each other in a way that no
    /// table records. Rotom, for example, changes when it enters an appliance. The rule belongs to the
    /// default variety. Source: Bulbapedia, "List of Pokémon with form differences".
    case changesSince = "changes-since"
    /// The variety appears in some games for which the data has a learnset of the species but not
    /// of the variety itself. The values are the slugs of these games.
    case inGames = "in-games"
  }

  package let kind: RuleKind
  /// Slugs whose meaning depends on the rule's kind. Empty for kinds that need no slugs.
  package let values: [String]

  package init(kind: RuleKind, values: [String] = []) {
    self.kind = kind
    self.values = values
  }
}

extension CrossReference {
  /// Returns the values of a variety's rule of this kind. Nil if the variety has no such rule.
  package func values(of rule: VarietyRule.RuleKind, forVariety id: Int) -> [String]? {
    varietyRules(of: id).first { $0.kind == rule }?.values
  }

  /// Whether a variety has a rule of this kind.
  package func has(_ rule: VarietyRule.RuleKind, variety id: Int) -> Bool {
    varietyRules(of: id).contains { $0.kind == rule }
  }
}

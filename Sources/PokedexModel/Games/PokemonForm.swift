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

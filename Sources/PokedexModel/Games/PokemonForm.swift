/// A form of a variety: most have one, Unown has 28.
package struct PokemonForm: Sendable, Equatable {
  package let slug: String
  /// The slug of what sets it apart; nil for a form that nothing does.
  package let form: String?
  package let isDefault: Bool
  package let isMega: Bool
  package let isBattleOnly: Bool
  /// The slug of the version group it first appeared in; nil where it is not known.
  package let versionGroup: String?
  /// Its own label.
  package let names: LocalizedText

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

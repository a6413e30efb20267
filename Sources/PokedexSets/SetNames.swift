/// A kind of name in a set.
public enum SetNameKind: String, Sendable, CaseIterable {
  case pokemon, item, ability, move, nature, type
}

/// A slot for abilities. The raw value is its character in packed teams.
public enum AbilitySlot: String, Sendable, CaseIterable {
  case first = "0"
  case second = "1"
  case hidden = "H"
}

/// Names in any language, for reading and writing sets.
public protocol SetNames: Sendable {
  /// Returns the slug for a name in any language, in Showdown's spelling, as an id without spaces,
  /// or as a slug.
  ///
  /// - Parameter text: at most `SetReader.maximumNameLength` characters.
  func slug(of text: String, as kind: SetNameKind) -> String?

  /// Returns the known names closest to an unknown one, the closest first.
  func nearest(to text: String, as kind: SetNameKind) -> [String]

  /// Returns the English name in Showdown's spelling. For this name `slug(of:as:)` returns a slug
  /// with the same spelling, but not necessarily the same slug.
  func spelling(of slug: String, as kind: SetNameKind) -> String?

  /// Returns the slug of the ability in a slot of a variety, or nil for an empty slot.
  func ability(in slot: AbilitySlot, of pokemon: String) -> String?
}

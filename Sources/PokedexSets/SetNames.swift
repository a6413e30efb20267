/// A kind of thing that sets name.
public enum SetNameKind: String, Sendable, CaseIterable {
  case pokemon, item, ability, move, nature, type
}

/// An ability's slot as packed teams write it; the raw value is its character.
public enum AbilitySlot: String, Sendable, CaseIterable {
  case first = "0"
  case second = "1"
  case hidden = "H"
}

/// Names of things in any language, as a reader and a writer of sets need them.
public protocol SetNames: Sendable {
  /// The slug of what a text names in any language: in Showdown's spelling, as an id without spaces, as a slug.
  ///
  /// - Parameter text: at most `SetReader.longestName` characters.
  func slug(of text: String, as kind: SetNameKind) -> String?

  /// The known names nearest to an unknown one, the nearest first.
  func nearest(to text: String, as kind: SetNameKind) -> [String]

  /// The English name in Showdown's spelling. `slug(of:as:)` finds a thing of the same spelling by it.
  func spelling(of slug: String, as kind: SetNameKind) -> String?

  /// The slug of the ability in a slot of a variety; nil for an empty slot.
  func ability(in slot: AbilitySlot, of pokemon: String) -> String?
}

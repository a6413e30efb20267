internal import PokedexModel

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

/// Looks up names in any language, to read and write sets.
public protocol SetNames: Sendable {
  /// Returns the slug for a name. The name can be in any language, in Showdown's spelling, an id
  /// without spaces, or a slug.
  ///
  /// - Parameter text: the name, with at most `SetReader.maximumNameLength` characters.
  func slug(of text: String, as kind: SetNameKind) -> String?

  /// Returns the known names closest to an unknown one, the closest first.
  func nearest(to text: String, as kind: SetNameKind) -> [String]

  /// Returns the English name as Showdown writes it in a generation. Several slugs may have the same
  /// spelling, so `slug(of:as:)` may return a different slug for it.
  func spelling(of slug: String, as kind: SetNameKind, in generation: Int) -> String?

  /// Returns the slug of the ability in a slot of a variety. Nil if the slot is empty.
  func ability(in slot: AbilitySlot, of pokemon: String) -> String?
}

extension SetNames {
  /// Returns the English name as Showdown writes it in the newest generation.
  public func spelling(of slug: String, as kind: SetNameKind) -> String? {
    spelling(of: slug, as: kind, in: TypeChart.newestGeneration)
  }
}

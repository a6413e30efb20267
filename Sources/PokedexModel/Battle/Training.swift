/// What a Pokémon can be trained to, by generation: Bulbapedia, "Effort values".
package enum Training {
  /// What all effort values together may be since generation 3.
  package static let effortTotal = 510
  /// What one may be: as much as still counts.
  package static let effortMost = 252
  package static let individualMost = 31
  package static let statExperienceMost = 65_535
  package static let determinantMost = 15
  /// What a vitamin adds to stat experience.
  package static let vitamin = 2_560

  /// Whether stats grow by determinant values and stat experience.
  package static func isEarly(_ generation: Int?) -> Bool { (generation ?? .max) < 3 }
}

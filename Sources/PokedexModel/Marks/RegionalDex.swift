/// A Pokédex of a region, or the national one.
package struct RegionalDex: Sendable, Equatable {
  package let slug: String
  /// The national numbers of the species in it.
  package let species: [Int]

  package init(slug: String, species: [Int]) {
    self.slug = slug
    self.species = species
  }
}

/// What is in which Pokédex.
package protocol RegionalDexes: Sendable {
  /// The national one, then the others in the order of release.
  var regionalDexes: [RegionalDex] { get }
}

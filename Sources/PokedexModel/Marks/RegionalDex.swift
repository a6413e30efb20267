/// A Pokédex of a region, or the national one.
package struct RegionalDex: Sendable, Equatable {
  package let slug: String
  /// What a query calls it.
  package let term: String
  /// The national numbers of the species in it.
  package let species: [Int]

  /// - Parameter term: nil for its slug.
  package init(slug: String, term: String? = nil, species: [Int]) {
    self.slug = slug
    self.term = term ?? slug
    self.species = species
  }
}

/// What is in which Pokédex.
package protocol RegionalDexes: Sendable {
  /// The national one, then the others in the order of release.
  var regionalDexes: [RegionalDex] { get }
}

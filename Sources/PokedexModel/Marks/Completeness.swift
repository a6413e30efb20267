/// How complete a Pokédex is, species by species: one counts as soon as any of its varieties is marked.
package struct Completeness: Sendable, Equatable {
  package let dex: String
  package let seen: Int
  package let caught: Int
  package let count: Int

  /// - Parameter marks: by the species' national numbers.
  package init(of dex: RegionalDex, marks: [Int: Marks]) {
    self.dex = dex.slug
    count = dex.species.count
    seen = dex.species.count { marks[$0]?.contains(.seen) == true }
    caught = dex.species.count { marks[$0]?.contains(.caught) == true }
  }

  /// How much is caught, in percent rounded down: 100 is all of it.
  package var percent: Int { count == 0 ? 0 : 100 * caught / count }
}

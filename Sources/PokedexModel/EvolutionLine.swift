/// A species with the species that evolve from it, to the end of the line.
package struct EvolutionLine: Sendable, Equatable {
  package let number: Int
  package let slug: String
  package let evolvesTo: [EvolutionLine]

  package init(number: Int, slug: String, evolvesTo: [EvolutionLine]) {
    self.number = number
    self.slug = slug
    self.evolvesTo = evolvesTo
  }

  /// Its members with their depth below the first, each before what evolves from it.
  package var members: [(depth: Int, number: Int, slug: String)] {
    [(0, number, slug)]
      + evolvesTo.flatMap { next in next.members.map { ($0.depth + 1, $0.number, $0.slug) } }
  }
}

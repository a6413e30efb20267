/// A species with the species that evolve from it, to the end of the line.
public struct EvolutionLine: Sendable, Equatable {
  /// The national number.
  public let number: Int
  /// The species' slug.
  public let slug: String
  /// What it evolves into, each with what that evolves into.
  public let evolvesTo: [EvolutionLine]

  package init(number: Int, slug: String, evolvesTo: [EvolutionLine]) {
    self.number = number
    self.slug = slug
    self.evolvesTo = evolvesTo
  }

  /// Its members with their depth below the first, each before what evolves from it.
  public var members: [(depth: Int, number: Int, slug: String)] {
    [(0, number, slug)]
      + evolvesTo.flatMap { next in next.members.map { ($0.depth + 1, $0.number, $0.slug) } }
  }
}

/// How complete a Pokédex is, species by species: one counts as soon as any of its varieties is marked.
package struct Completeness: Sendable, Equatable {
  package let dex: String
  /// What a query calls the Pokédex.
  package let term: String
  package let seen: Int
  package let caught: Int
  package let shiny: Int
  package let count: Int

  /// - Parameter marks: by the species' national numbers.
  package init(of dex: RegionalDex, marks: [Int: Marks]) {
    self.dex = dex.slug
    term = dex.term
    count = dex.species.count
    func number(_ mark: Mark) -> Int {
      dex.species.count { marks[$0]?.contains(mark) == true }
    }
    seen = number(.seen)
    caught = number(.caught)
    shiny = number(.shiny)
  }

  /// The query that finds what of it is not caught, or, where all is, what is.
  ///
  /// - Parameter game: the slug of the version that it is about; nil for any.
  package func query(in game: String?) -> String {
    let sign = caught < count ? "!" : ""
    return "dex:\(term) \(sign)is:caught\(game.map { "@\($0)" } ?? "") is:default"
  }

  /// How much is caught, in percent rounded down: 100 is all of it.
  package var percent: Int { count == 0 ? 0 : 100 * caught / count }
}

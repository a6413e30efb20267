internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    Ranking.percentBelow[stat.place][max(0, min(base, Stat.maximumBase))]
  }
}

/// Base stats of all fully evolved species. Read when a rank is first asked for.
private enum Ranking {
  /// The share of lower stats, by the stat's place and the base stat.
  static let percentBelow: [[Int]] = {
    let evolves = evolvingSpecies
    var counts = Stat.allCases.map { _ in [Int](repeating: 0, count: Stat.maximumBase + 1) }
    for index in 0..<Tables.pokemon.count {
      var row = Tables.pokemon[index]
      let number = row.integer(.number)
      if row.integer(.id) != number || evolves[number] { continue }
      var place = 0
      row[.stats].forEachPair { _, base in
        counts[place][base] += 1
        place += 1
      }
    }
    return counts.map(shares)
  }()

  private static func shares(of counts: [Int]) -> [Int] {
    let total = max(1, counts.reduce(0, +))
    var below = 0
    return counts.map { count in
      defer { below += count }
      return 100 * below / total
    }
  }

  /// Whether a species evolves into another, by its number.
  private static var evolvingSpecies: [Bool] {
    let slugs = KeyedLines(.species, by: SpeciesColumn.slug.rawValue)
    var evolves = [Bool](repeating: false, count: Tables.species.count + 1)
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      let parent = row[.evolvesFrom]
      if !parent.isNone, let line = slugs.line(of: parent) { evolves[line + 1] = true }
    }
    return evolves
  }
}

extension Stat {
  fileprivate var place: Int { Stat.allCases.firstIndex(of: self) ?? 0 }
}

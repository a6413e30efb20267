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
    let unfinished = unfinishedSpecies
    var counts = Stat.allCases.map { _ in Array(repeating: 0, count: Stat.maximumBase + 1) }
    for index in 0..<Tables.pokemon.count {
      var row = Tables.pokemon[index]
      let number = row[.number].integer
      guard row[.id].integer == number, !unfinished.contains(number) else { continue }
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

  /// The numbers of the species that evolve into another.
  private static var unfinishedSpecies: Set<Int> {
    var numbers: [String: Int] = [:]
    var parents: [String] = []
    for index in 0..<Tables.species.count {
      var row = Tables.species[index]
      let number = row[.number].integer
      numbers[row[.slug].text] = number
      if let parent = row[.evolvesFrom].optionalText { parents.append(parent) }
    }
    return Set(parents.compactMap { numbers[$0] })
  }
}

extension Stat {
  fileprivate var place: Int { Stat.allCases.firstIndex(of: self) ?? 0 }
}

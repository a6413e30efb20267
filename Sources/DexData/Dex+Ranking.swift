internal import EmbeddedTables
package import PokedexModel
internal import PokedexQuery

extension Dex {
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    guard let place = Stat.allCases.firstIndex(of: stat) else { return 0 }
    var row = Table<StatShareColumn>()[place]
    var shares = row[.shares].parts(by: ",")
    for _ in 0..<max(0, min(base, Stat.maximumBase)) { _ = shares.next() }
    return shares.next().integer
  }

  package func rankedStats(in generation: Int?) -> RankedStats {
    let source = DexQuerySource()
    let evolving = Self.evolvingSpecies(in: generation)
    let first = QueryForms.generations
    let rows = source.speciesRows.rows.filter { row in
      let number = Int(QueryRows.numbers[Int(row)])
      let isThere = generation.map { first[Int(row)] <= $0 } ?? true
      return isThere && !evolving.contains(number)
    }
    let columns = (Stat.allCases.map { Figure(stat: $0) } + [.total]).map { figure in
      let column = source.column(figure, in: generation)
      return rows.map { Int(column[Int($0)]) }
    }
    return RankedStats(stats: Array(columns.dropLast()), totals: columns[columns.count - 1])
  }

  /// The numbers of the species that another of the generation evolves from; nil for today's.
  private static func evolvingSpecies(in generation: Int?) -> Set<Int> {
    var numbers: [String: Int] = [:]
    var parents: Set<String> = []
    for var row in Tables.species.rows {
      numbers[row[.slug].text] = row[.number].integer
    }
    for var row in Tables.species.rows {
      let isThere = generation.map { row[.generation].integer <= $0 } ?? true
      if isThere, let parent = row[.evolvesFrom].optionalText { parents.insert(parent) }
    }
    return Set(parents.compactMap { numbers[$0] })
  }
}

enum StatShareColumn: Int, TableColumns {
  case stat, shares

  static var table: TableName { .statShares }
}

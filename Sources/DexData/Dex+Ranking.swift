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
    var species = source.rows(.trait(.fullyEvolved), in: generation)
    species.formIntersection(source.speciesRows)
    species.formIntersection(source.rows(existingIn: generation))
    let rows = species.rows
    let columns = (Stat.allCases.map { Figure(stat: $0) } + [.total]).map { figure in
      let column = source.column(figure, in: generation)
      return rows.map { Int(column[Int($0)]) }
    }
    return RankedStats(stats: Array(columns.dropLast()), totals: columns[columns.count - 1])
  }
}

enum StatShareColumn: Int, TableColumns {
  case stat, shares

  static var table: TableName { .statShares }
}

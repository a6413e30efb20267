internal import EmbeddedTables
package import PokedexModel

extension Dex {
  package func percentBelow(_ base: Int, of stat: Stat) -> Int {
    guard let place = Stat.allCases.firstIndex(of: stat) else { return 0 }
    var row = Table<StatShareColumn>()[place]
    var shares = row[.shares].parts(by: ",")
    for _ in 0..<max(0, min(base, Stat.maximumBase)) { _ = shares.next() }
    return shares.next().integer
  }
}

enum StatShareColumn: Int, TableColumns {
  case stat, shares

  static var table: TableName { .statShares }
}

import DexData
import PokedexModel
import PokedexQuery

/// A query source with any number of rows, which repeat those of the bundled dex.
struct TiledSource: QuerySource {
  private let dex = DexQuerySource()
  private let count: Int
  let ids: [Int32]

  init(count: Int) {
    self.count = count
    ids = (0..<count).map { Int32($0 + 1) }
  }

  var speciesRows: RowSet { tiled(dex.speciesRows) }

  func column(_ figure: NumericColumn, in edition: Edition?) -> [Int32] {
    tiled(dex.column(figure, in: edition))
  }

  func numbers(in dex: QueryValue) -> [Int32] { tiled(self.dex.numbers(in: dex)) }

  func names(in language: Language) -> [String] { tiled(dex.names(in: language)) }

  func rows(_ fact: Fact, in edition: Edition?) -> RowSet { tiled(dex.rows(fact, in: edition)) }

  func rows(existingIn generation: Int?) -> RowSet { tiled(dex.rows(existingIn: generation)) }

  func values(of kind: QueryValueKind) -> [NamedValue] { dex.values(of: kind) }

  private func tiled<Value>(_ values: [Value]) -> [Value] {
    (0..<count).map { values[$0 % values.count] }
  }

  private func tiled(_ rows: RowSet) -> RowSet {
    RowSet(count) { rows.contains($0 % rows.rowCount) }
  }
}

/// Various expensive queries: with many rows, several columns or a sort order.
let benchmarkQueries = [
  "fire", "spe>=100", "fire spe>=100 !flying learns:earthquake", "weak:ice>=4 sort:spe-desc",
  "atk>spa bst:400..600", "(fire | water) !is:legendary gen<=3", "spe>=90% sort:bst-desc limit:10",
  "is:fe mono sort:weight", "immune:ground | resists:water", "hp>=1 sort:name",
]

/// Measures the queries on the bundled dex, and on synthetic sources of up to a million rows. Also
/// measures searches for plain words on the bundled dex.
@MainActor
func measureQueries() {
  let dex = QueryEngine.ofDex()
  for query in benchmarkQueries + ["char", "リザードン", "charzard"] {
    measure("query of the dex: \(query)", runs: 1000) { _ = try? dex.run(query) }
  }
  for count in [1_351, 10_000, 100_000, 1_000_000] {
    guard CommandLine.arguments.count < 2 || CommandLine.arguments[1].hasPrefix("query") else {
      return
    }
    let engine = QueryEngine(source: TiledSource(count: count))
    for query in benchmarkQueries {
      measure("query of \(count) made up: \(query)", runs: count < 100_000 ? 200 : 9) {
        _ = try? engine.run(query)
      }
    }
  }
}

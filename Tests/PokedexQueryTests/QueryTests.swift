import DexData
import PokedexQuery
import TestSupport
import Testing

/// Queries with the Pokémon that they find, today or as of a generation. The ids in `Queries.tsv` were
/// recorded when a second, simple search in the source tables found the same.
struct QueryTests {
  private static let engine = QueryEngine.ofDex()

  @Test(arguments: TableFile("Queries.tsv").rows)
  func queryFindsItsPokemon(row: TableFile.Row) throws {
    let settings = QuerySettings(generation: row.integer("generation"))

    let found = try Self.engine.run(row["query"], in: settings).ids

    #expect(Self.ranges(of: found.sorted()) == row["ids"])
  }

  /// Returns ascending ids as text: `1-3,25`; `-` for none.
  private static func ranges(of ids: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for id in ids {
      if let last = ranges.last, last.upperBound + 1 == id {
        ranges[ranges.count - 1] = last.lowerBound...id
      } else {
        ranges.append(id...id)
      }
    }
    let texts = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return texts.isEmpty ? "-" : texts.joined(separator: ",")
  }
}

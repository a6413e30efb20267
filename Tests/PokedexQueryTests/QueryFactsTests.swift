import DexData
import PokedexQuery
import Testing
import TestSupport

/// Compares the results of every query with a simple scan of the fact tables, row by row.
@Suite(.needs(.facts))
struct QueryFactsTests {
  static let engine = QueryEngine.ofDex()

  @Test(arguments: QueryCases.all)
  func queryResultsMatchTheFacts(query: QueryCase) throws {
    let entries = try FactDex.load().entries(in: query.generation)

    let found = try Self.engine.run(
      query.text, in: QuerySettings(generation: query.generation)
    ).ids
    let expected = entries.filter(query.isTrue).map(\.id)

    #expect(found.sorted() == expected.sorted())
  }

  @Test func casesIncludeAtLeast150Queries() {
    #expect(QueryCases.all.count >= 150)
  }
}

import DexData
import PokedexModel
import PokedexQuery
import Testing

/// The term `beats:`. Whether its results agree with duels is tested by `CounterFinderTests`.
struct BattleQueryTests {
  private static let engine = QueryEngine.ofDex()

  private func ids(_ text: String, _ settings: QuerySettings = QuerySettings()) throws -> [Int] {
    try Self.engine.run(text, in: settings).ids
  }

  @Test func beatsCombinesWithOtherTerms() throws {
    let beating = try ids("beats:garchomp")

    #expect(beating.count > 20)
    #expect(try ids("beats:garchomp water") == beating.filter(try ids("water").contains))
    #expect(try ids("!beats:garchomp") == ids("").filter { !beating.contains($0) })
    let either = try ids("beats:garchomp | beats:blissey")
    #expect(try ids("beats:garchomp,blissey") == either)
  }

  @Test(arguments: ["beats:ガブリアス", "beats:Knakrack", "beats:\"garchomp\"", "倒す:garchomp"])
  func nameInAnyLanguageGivesTheSameResult(text: String) throws {
    #expect(try ids(text) == ids("beats:garchomp"))
  }

  @Test func gameComesFromTheTermOrTheQuery() throws {
    let platinumIDs = try ids("beats:garchomp@platinum")

    #expect(platinumIDs != (try ids("beats:garchomp")))
    #expect(platinumIDs.allSatisfy { $0 <= 493 || $0 > 10_000 })
    #expect(
      try ids("game:platinum beats:garchomp") == ids("game:platinum beats:garchomp@platinum"))
  }

  @Test func gameDefaultsToTheListOrTheNewestOfTheGeneration() throws {
    var settings = QuerySettings(generation: 4)
    let generationIDs = try ids("beats:garchomp", settings)
    #expect(try ids("beats:garchomp@heartgold", settings) == generationIDs)

    settings.roster = [.has(QueryValue(.game, slug: "platinum"))]
    #expect(
      try ids("beats:garchomp", settings) == ids("beats:garchomp@platinum", settings))
  }

  @Test func pokemonMissingInTheGameIsBeatenByNone() throws {
    #expect(try ids("beats:garchomp@red") == [])
  }

  @Test func pokemonMissingInTheNewestGameUsesItsOwnGame() throws {
    #expect(try ids("beats:beedrill").count > 20)
    #expect(try ids("beats:garchomp-mega").count > 5)
  }

  @Test(arguments: ["beats:garchomp", "!beats:great-tusk", "beats:garchomp@platinum"])
  func queryTextRoundTrips(text: String) throws {
    let query = try Self.engine.query(of: text, in: QuerySettings())

    #expect(query.text() == text)
    #expect(query.battles.count == 1)
  }

  @Test func weakAttackerDoesNotBeatItself() throws {
    #expect(try !ids("beats:blissey").contains(242))
  }
}

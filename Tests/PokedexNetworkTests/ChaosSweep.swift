import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Answers one request in three with a fault and lets part of the cache expire. In the end all data
/// must be complete and correct.
@MainActor
@Suite(.timeLimit(.minutes(20)), .seeded)
struct ChaosSweep {
  /// The number of seconds that pass for each entry. Responses stay fresh for a day. The test goes
  /// through the entries and back, so half of the cached responses expire before they are used
  /// again.
  private static let secondsForAnEntry = Sweep.amount(860, everyday: 6 * 860)

  @Test(arguments: Sweep.some([1, 2], oneIn: 2))
  func allDataIsCorrectAfterRetries(seed: UInt64) async throws {
    let server = try RecordedServer(faultsFrom: seed)
    defer { server.stop() }
    let folder = try CacheFolder()
    let visitor = try RetryingUser(server, folder)
    defer { visitor.leave() }
    let recorded = try RecordedServer.ids(of: "pokemon")
    #expect(recorded.count > 60)
    let ids = Sweep.some(recorded, oneIn: 6)

    try await visitor.readList()
    try await expectWholeList(visitor.list)
    for id in ids { try await expectEntry(id, visitor) }

    visitor.restart()
    try await visitor.jumpToTheEnd()
    try await expectWholeList(visitor.list)
    #expect(visitor.list.selection == Dex().varietyCount - 1)
    for id in ids.reversed() { try await expectEntry(id, visitor) }

    let report = try folder.verify()
    #expect(report.damage == [] && report.unreadable == [])
    #expect(report.answers > ids.count * 2)
  }

  private func expectEntry(_ id: Int, _ visitor: RetryingUser) async throws {
    let entry = try await visitor.read(id)
    visitor.wait(seconds: Self.secondsForAnEntry)
    let bundled = try #require(Dex().pokemon(id: id))
    let descriptions = try #require(entry.pokemon.species.descriptions)

    let fetched = entry.pokemon
    #expect(fetched == bundled.asFetched(from: fetched))
    // The source has no genus for some of the newest species. The bundle adds one, in German only.
    let lacking = Set(bundled.species.genera.all.map(\.language))
      .subtracting(fetched.species.genera.all.map(\.language))
    #expect(lacking.isSubset(of: [.german]))
    #expect(entry.parts.evolutionLine == Dex().evolutionLine(of: bundled.species.number))
    #expect(entry.parts.descriptions == descriptions)
  }

  private func expectWholeList(_ list: ScrolledList) async throws {
    let results = try #require(list.pokemonList?.results)
    let mock = MockPokemonAPI()

    #expect(list.rowCount == Dex().varietyCount)
    #expect(list.totalCount == Dex().varietyCount)
    for offset in stride(from: 0, to: results.count, by: 100) {
      let page = try await mock.fetchPokemonList(offset: offset, limit: 100).value.results
      let rows = results[offset..<min(offset + 100, results.count)]
      #expect(rows.map(\.id) == page.map(\.id), "the page from \(offset)")
      #expect(rows.map(\.name) == page.map(\.name), "the page from \(offset)")
    }
  }
}

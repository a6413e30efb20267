import DexData
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests of `MockPokemonAPI`, which returns the bundled dex's data through the client's protocol.
@Suite(.timeLimit(.minutes(5)))
struct MockPokemonAPITests {
  private static let all = Counts.varieties
  private let api = MockPokemonAPI(recordsCalls: true)

  @Test func listMatchesStartOfPokeAPIList() async throws {
    let list = try await api.fetchPokemonList(offset: 0, limit: 20).value

    #expect(list.results[0].name == "bulbasaur")
    #expect(list.results[4].name == "charmeleon")
    #expect(list.results[10].url == "https://pokeapi.co/api/v2/pokemon/11/")
    #expect(list.results.count == 20)
  }

  @Test(
    arguments: [
      (0, 20, 20, "?offset=20&limit=20", nil),
      (40, 20, 20, "?offset=60&limit=20", "?offset=20&limit=20"),
      (10, 20, 20, "?offset=30&limit=20", "?offset=0&limit=20"),
      (all - 11, 20, 11, nil, "?offset=\(all - 31)&limit=20"),
      (all, 20, 0, nil, "?offset=\(all - 20)&limit=20"),
      (0, all, all, nil, nil),
      (0, .max, all, nil, nil),
      (all - 1, .max, 1, nil, "?offset=0&limit=\(Int.max)"),
    ] as [(Int, Int, Int, String?, String?)])
  func pageLinksToNextAndPreviousPage(
    offset: Int, limit: Int, results: Int, next: String?, previous: String?
  ) async throws {
    let list = try await api.fetchPokemonList(offset: offset, limit: limit).value

    let address = "https://pokeapi.co/api/v2/pokemon"
    #expect(list.count == Self.all)
    #expect(list.results.count == results)
    #expect(list.next == next.map { address + $0 })
    #expect(list.previous == previous.map { address + $0 })
  }

  @Test(arguments: [all + 1, 9_999, Int.max])
  func offsetBeyondTheEndIsAnEmptyPage(offset: Int) async throws {
    let list = try await api.fetchPokemonList(offset: offset, limit: 20).value

    #expect(list.results == [])
    #expect(list.next == nil)
    #expect(list.count == Self.all)
  }

  @Test func pagesMakeUpTheWholeList() async throws {
    var ids: [Int] = []
    for offset in stride(from: 0, to: Self.all, by: 100) {
      ids += try await api.fetchPokemonList(offset: offset, limit: 100).value.results.map(\.id)
    }

    #expect(ids.count == Self.all)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == Self.all)
  }

  @Test(arguments: [PokemonReference.id(6), .name("charizard"), .name("リザードン")])
  func entryMatchesTheDex(reference: PokemonReference) async throws {
    let pokemon = try await api.fetch(.pokemon(reference)).value

    #expect(pokemon == Dex().pokemon(id: 6))
    let line = try await api.fetch(.evolutionLine(of: pokemon.species)).value
    #expect(line.members.map(\.slug) == ["charmander", "charmeleon", "charizard"])
    #expect(try await api.fetch(.descriptions(of: pokemon.species)).value == nil)
  }

  @Test(arguments: [
    PokemonReference.id(0), .id(-1), .id(Counts.species + 1), .id(.max), .name("nobody"),
  ])
  func unknownEntryIsNotFound(reference: PokemonReference) async {
    await #expect(throws: HTTPError.notFound) {
      try await api.fetch(.pokemon(reference)).value
    }
  }

  @Test func catalogueHasAllVarietiesWithNumbersAndTypes() async throws {
    let catalogue = try await api.fetch(.catalogue).value

    #expect(catalogue.count == Self.all)
    #expect(catalogue.allSatisfy { $0.number != nil && !$0.types.isEmpty })
  }

  @Test func everyCallThrowsTheGivenError() async throws {
    let species = try await api.fetch(.pokemon(.id(1))).value.species
    let failing = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)

    await #expect(throws: HTTPError.noNetwork) {
      try await failing.fetchPokemonList(offset: 0, limit: 1).value
    }
    await #expect(throws: HTTPError.noNetwork) { try await failing.fetch(.catalogue).value }
    await #expect(throws: HTTPError.noNetwork) { try await failing.fetch(.pokemon(.id(1))).value }
    await #expect(throws: HTTPError.noNetwork) {
      try await failing.fetch(.evolutionLine(of: species)).value
    }
    await #expect(throws: HTTPError.noNetwork) {
      try await failing.fetch(.descriptions(of: species)).value
    }
  }

  @Test func apiErrorIsThrownToo() async {
    let failing = MockPokemonAPI(returnPokemonAPIError: .invalidURL("x"))

    await #expect(throws: PokemonAPIError.invalidURL("x")) {
      try await failing.fetch(.catalogue).value
    }
  }

  @Test func callsAreRecordedInOrder() async throws {
    _ = try await api.fetchPokemonList(offset: 5, limit: 7).value
    let species = try await api.fetch(.pokemon(.name("mew"))).value.species
    _ = try await api.fetch(.evolutionLine(of: species)).value
    _ = try await api.fetch(.descriptions(of: species)).value
    _ = try await api.fetch(.catalogue).value

    #expect(
      api.calls == [
        .pokemonList(offset: 5, limit: 7), .pokemon(.name("mew")), .evolutionLine(number: 151),
        .descriptions(number: 151), .catalogue,
      ])
  }

  @Test func answerComesAfterTheLag() async throws {
    let clock = ManualClock()
    let api = MockPokemonAPI(lag: MockPokemonAPI.Lag(.seconds(2), clock: clock), recordsCalls: true)

    let list = Task { try await api.fetchPokemonList(offset: 0, limit: 1).value }
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))

    #expect(try await list.value.results.map(\.name) == ["bulbasaur"])
  }

  @Test func cancellationEndsTheLag() async {
    let clock = ManualClock()
    let api = MockPokemonAPI(
      returnHTTPError: .noNetwork, lag: MockPokemonAPI.Lag(.seconds(2), clock: clock))

    let list = Task { try await api.fetchPokemonList(offset: 0, limit: 1).value }
    await clock.sleepers(1)
    list.cancel()

    await #expect(throws: HTTPError.cancelled) { try await list.value }
  }
}

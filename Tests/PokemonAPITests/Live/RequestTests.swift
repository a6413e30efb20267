import CurlTransport
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the requests that the client sends.
@Suite(.timeLimit(.minutes(5)))
struct RequestTests {
  @Test(arguments: ["", "/"])
  func listRequestHasOffsetAndLimit(endOfBaseURL: String) async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client(baseURL: server.baseURL + endOfBaseURL)

    _ = try await api.fetchPokemonList(offset: 40, limit: 20).value

    #expect(
      server.received == [
        StubServer.Received(
          method: "GET", url: "\(server.baseURL)/pokemon?offset=40&limit=20",
          accept: "application/json")
      ])
  }

  @Test(arguments: ["", "/"])
  func entryByNumberFetchesVarietyAndSpeciesOnly(endOfBaseURL: String) async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client(baseURL: server.baseURL + endOfBaseURL)

    _ = try await api.fetch(.pokemon(.id(1))).value

    let urls = server.received.map(\.url).sorted()
    #expect(urls == ["\(server.baseURL)/pokemon-species/1", "\(server.baseURL)/pokemon/1"])
    #expect(server.received.allSatisfy { $0.method == "GET" && $0.accept == "application/json" })
  }

  @Test func otherVarietyFetchesItsForm() async throws {
    let server = StubServer(Fixture.answers)

    _ = try await server.client().fetch(.pokemon(.id(10001))).value

    #expect(server.paths == ["pokemon-form/10400", "pokemon-species/1", "pokemon/10001"])
  }

  @Test func nameIsRequestedAsSlug() async throws {
    let server = StubServer(Fixture.answers)

    let pokemon = try await server.client().fetch(.pokemon(.name(" Leafling Mega "))).value

    #expect(pokemon.id == 10001)
    #expect(
      server.paths == ["pokemon-form/10400", "pokemon-species/1", "pokemon/leafling-mega"])
  }

  @Test func nameOfASpeciesMeansItsDefaultVariety() async throws {
    let server = StubServer(Fixture.answers)

    let pokemon = try await server.client().fetch(.pokemon(.name("leafling"))).value

    #expect(pokemon.id == 1)
    #expect(
      server.paths == [
        "pokemon-species/1", "pokemon-species/leafling", "pokemon/1", "pokemon/leafling",
        "pokemon/leafling",
      ])
  }

  @Test func unknownNameIsNotFoundAfterBothLookUps() async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client()

    await #expect(throws: HTTPError.status(code: 404, body: "Not Found")) {
      try await api.fetch(.pokemon(.name("nobody"))).value
    }

    #expect(Set(server.paths) == ["pokemon-species/nobody", "pokemon/nobody"])
  }

  @Test(arguments: [
    "", " ", "..", "../type/1", "a/b", "a?b=c", "a#b", "%", "a\\b", "a\u{0}b", "a\r\nb",
    "a&b", "ピカチュウ", "пикачу", "🐉", String(repeating: "a", count: 201),
    "e" + String(repeating: "\u{301}", count: 100),
  ])
  func oddNameNeverReachesTheServer(name: String) async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client()

    await #expect(throws: HTTPError.status(code: 404, body: "")) {
      try await api.fetch(.pokemon(.name(name))).value
    }

    #expect(server.received == [])
  }

  @Test func evolutionLineFetchesItsChain() async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client()
    let species = try await api.fetch(.pokemon(.id(1))).value.species

    _ = try await api.fetch(.evolutionLine(of: species)).value

    #expect(server.received.last?.url == "\(server.baseURL)/evolution-chain/5")
  }

  @Test func speciesWithoutChainMakesNoRequest() async throws {
    let server = StubServer([:])

    let line = try await server.client().fetch(.evolutionLine(of: .lonely)).value

    #expect(line == EvolutionLine(number: 77, slug: "lonely", evolvesTo: []))
    #expect(server.received == [])
  }

  @Test func descriptionsInSpeciesAreNotFetchedAgain() async throws {
    let server = StubServer(Fixture.answers)
    let api = try server.client()
    let species = try await api.fetch(.pokemon(.id(1))).value.species
    let before = server.received.count

    let descriptions = try await api.fetch(.descriptions(of: species)).value

    #expect(descriptions?[exactly: .english] == "It sleeps in the sun.")
    #expect(server.received.count == before)
  }

  @Test func descriptionsOfBundledSpeciesFetchTheSpecies() async throws {
    let server = StubServer(["pokemon-species/77": .json(Fixture.species(id: 77))])

    let descriptions = try await server.client().fetch(.descriptions(of: .lonely)).value

    #expect(descriptions?[exactly: .german] == "Schläft.")
    #expect(server.received.map(\.url) == ["\(server.baseURL)/pokemon-species/77"])
  }

  @Test(arguments: [
    "", "pokeapi.co", "//pokeapi.co/api/v2", "ftp://pokeapi.co/api/v2", "file:///api/v2",
    "http://", "https:///api/v2", "http://dex.test/api?x=1", "http://dex.test/api#top", "ht tp://a",
  ])
  func invalidBaseURLIsRefused(baseURL: String) {
    #expect(throws: PokemonAPIError.invalidURL(baseURL)) {
      try LivePokemonAPI(baseURL: baseURL, version: "0", transport: CurlTransport())
    }
  }

  @Test(arguments: ["http://127.0.0.1:8000/api/v2", "HTTPS://dex.test", "http://[::1]:8000/v2/"])
  func validBaseURLIsAccepted(baseURL: String) {
    #expect(throws: Never.self) {
      try LivePokemonAPI(baseURL: baseURL, version: "0", transport: CurlTransport())
    }
  }
}

extension Species {
  /// A species that has neither an evolution chain nor descriptions.
  fileprivate static let lonely = Species(
    number: 77, slug: "lonely", names: LocalizedText([:]), genera: LocalizedText([:]),
    generation: 1, evolvesFrom: nil, evolutionChain: nil, genderRate: .genderless, captureRate: 3,
    baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [], isBaby: false,
    isLegendary: false, isMythical: false, varieties: [])
}

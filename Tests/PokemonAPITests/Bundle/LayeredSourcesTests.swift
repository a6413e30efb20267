import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests of the requests to both the bundle and the network, and of the origins of the returned
/// data.
@Suite(.timeLimit(.minutes(5)))
struct LayeredSourcesTests {
  private let bundled = MockPokemonAPI()

  private func list(_ names: [(id: Int, name: String)]) -> String {
    let results = names.map {
      "{\"name\": \"\($0.name)\", \"url\": \"/api/v2/pokemon/\($0.id)/\"}"
    }
    return "{\"count\": \(names.count), \"results\": [\(results.joined(separator: ","))]}"
  }

  @Test func newcomersAreServerEntriesMissingFromBundle() async throws {
    let listed = [(1, "bulbasaur"), (2001, "newling"), (6, "renamed"), (10_999, "newling-mega")]
    let server = StubServer(["pokemon": .json(list(listed))])
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())

    let newcomers = try await api.fetch(.newcomers).value

    #expect(newcomers.map(\.name) == ["newling", "newling-mega"])
    #expect(newcomers.map(\.id) == [2001, 10_999])
    #expect(newcomers.map(\.number) == [2001, nil])
  }

  @Test func wholeListIsFetchedInOneRequest() async throws {
    let server = StubServer(["pokemon": .json(Fixture.noResults)])
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())

    #expect(try await api.fetch(.newcomers).value == [])

    #expect(server.received.map(\.url) == ["\(server.baseURL)/pokemon?offset=0&limit=100000"])
  }

  @Test func identicalServerListHasNoNewcomers() async throws {
    let api = LayeredPokemonAPI(bundled: bundled, network: MockPokemonAPI())

    #expect(try await api.fetch(.newcomers).value == [])
  }

  @Test func otherSourcesHaveNoNewcomers() async throws {
    let server = StubServer(Fixture.answers)

    #expect(try await server.client().fetch(.newcomers).value == [])
    #expect(try await bundled.fetch(.newcomers).value == [])

    #expect(server.received == [])
  }

  @Test func newcomersThrowWhenOffline() async throws {
    let api = LayeredPokemonAPI(
      bundled: bundled, network: MockPokemonAPI(returnHTTPError: .noNetwork))

    await #expect(throws: HTTPError.noNetwork) { try await api.fetch(.newcomers) }
  }

  @Test func originIsTheAnsweringLayer() async throws {
    let server = StubServer([
      "pokemon-species/1": .json(Fixture.species), "pokemon/10001": .json(Fixture.mega),
      "pokemon-form/10400": .json(Fixture.form), "evolution-chain/5": .json(Fixture.chain),
    ])
    let network = try server.client()
    let api = LayeredPokemonAPI(bundled: bundled, network: network)
    let nothing = LayeredPokemonAPI(
      bundled: MockPokemonAPI(returnHTTPError: .notFound), network: network)

    let entry = try await api.fetch(.pokemon(.id(1)))
    let newcomer = try await nothing.fetch(.pokemon(.id(10_001)))

    #expect(entry.origin == .bundled)
    #expect(newcomer.origin == .live)
    #expect(try await api.fetchPokemonList(offset: 0, limit: 5).origin == .bundled)
    #expect(try await api.fetch(.evolutionLine(of: entry.value.species)).origin == .bundled)
    #expect(try await nothing.fetch(.evolutionLine(of: newcomer.value.species)).origin == .live)
    #expect(try await api.fetch(.descriptions(of: entry.value.species)).origin == .live)
  }

  @Test func descriptionsKeepTheOriginOfTheNetwork() async throws {
    let folder = try CacheFolder()
    let time = WallTime()
    let server = StubServer(["pokemon-species/1": .json(Fixture.species)])
    let network = try server.client(
      cache: ResponseCache(path: folder.path) { _ in }, now: { time.now })
    let api = LayeredPokemonAPI(bundled: bundled, network: network)
    let species = try await api.fetch(.pokemon(.id(1))).value.species
    _ = try await api.fetch(.descriptions(of: species))

    time.advance(by: 60)
    let cached = try await api.fetch(.descriptions(of: species))
    time.advance(by: 86_400)
    server.answer("pokemon-species/1", .reply(status: 403, body: "no"))
    let stale = try await api.fetch(.descriptions(of: species))

    #expect(cached.origin == .cached(age: .seconds(60)))
    let cause = HTTPError.status(code: 403, body: "no")
    #expect(stale.origin == .stale(age: .seconds(86_460), because: cause))
    #expect(stale.value?[.english] == "It sleeps in the sun.")
  }

  @Test(arguments: [Urgency.wanted, .background])
  func urgencyReachesBothLayers(urgency: Urgency) async throws {
    let served = Recorder<String>()
    let api = LayeredPokemonAPI(
      bundled: StubPokemonAPI.recording("bundled", served),
      network: StubPokemonAPI.recording("network", served))

    let withUrgency = api.withUrgency(urgency)
    #expect(served.all == ["bundled \(urgency)", "network \(urgency)"])

    // Requests to `withUrgency` must go to the two sources that were created with this urgency.
    let pokemon = try await withUrgency.fetch(.pokemon(.id(1))).value
    _ = try await withUrgency.fetch(.descriptions(of: pokemon.species))
    #expect(served.all.suffix(2) == ["bundled pokemon \(urgency)", "network prose \(urgency)"])
  }
}

extension StubPokemonAPI {
  /// Returns a stub with the bundle's data that records each request with its urgency.
  fileprivate static func recording(
    _ name: String, _ log: Recorder<String>, _ urgency: Urgency? = nil
  ) -> StubPokemonAPI {
    let urgencyName = urgency.map { "\($0)" } ?? "never"
    var stub = StubPokemonAPI()
    stub.withUrgency = { _, urgency in
      log.record("\(name) \(urgency)")
      return recording(name, log, urgency)
    }
    stub.replace(Pokemon.self) { request in
      log.record("\(name) pokemon \(urgencyName)")
      return try await MockPokemonAPI().fetch(request)
    }
    stub.replace([GameDescription]?.self) { request in
      log.record("\(name) prose \(urgencyName)")
      return try await MockPokemonAPI().fetch(request)
    }
    return stub
  }
}

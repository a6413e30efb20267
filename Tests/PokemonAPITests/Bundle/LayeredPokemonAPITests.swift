import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests that data comes from the bundle if possible, and from the network only for entries and
/// texts that the bundle lacks.
@Suite(.timeLimit(.minutes(5)))
struct LayeredPokemonAPITests {
  private let bundled = MockPokemonAPI(recordsCalls: true)
  private let offline = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)

  @Test func bundledDataMakesNoNetworkRequest() async throws {
    let api = LayeredPokemonAPI(bundled: bundled, network: offline)

    let list = try await api.fetchPokemonList(offset: 0, limit: 5).value
    let catalogue = try await api.fetch(.catalogue).value
    let pokemon = try await api.fetch(.pokemon(.name("eevee"))).value
    let line = try await api.fetch(.evolutionLine(of: pokemon.species)).value

    #expect(list.results.count == 5)
    #expect(catalogue.count == Counts.varieties)
    #expect(pokemon.id == 133)
    #expect(line.members.count == 9)
    #expect(offline.calls == [])
  }

  @Test func descriptionsComeFromTheNetworkOnly() async throws {
    let server = StubServer(["pokemon-species/133": .json(Fixture.species(id: 133))])
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())
    let species = try await api.fetch(.pokemon(.id(133))).value.species

    let descriptions = try await api.fetch(.descriptions(of: species)).value

    #expect(descriptions?[.english] == "It sleeps in the sun.")
    #expect(server.paths == ["pokemon-species/133"])
    #expect(bundled.calls == [.pokemon(.id(133))])
  }

  @Test func thePictureOfABundledEntryComesFromTheNetwork() async throws {
    let server = StubServer([:])
    let base = "http://\(server.host)"
    server.answer("pokemon/1", .json(Fixture.pictured(front: base + "/front.png", base)))
    server.answer("/front.png", .bytes(Fixture.png(1)))
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())

    let picture = try await api.fetch(.picture(ofVariety: 1, PictureKind()))

    #expect(picture == Fetched(Fixture.png(1), .live))
    #expect(bundled.calls == [])
    #expect(
      try await bundled.fetch(.picture(ofVariety: 1, PictureKind())) == Fetched(nil, .bundled))
  }

  @Test(arguments: [HTTPError.noNetwork, .timedOut, .status(code: 404, body: ""), .cancelled])
  func networkErrorSurfacesForDescriptions(error: HTTPError) async throws {
    let network = MockPokemonAPI(returnHTTPError: error, recordsCalls: true)
    let api = LayeredPokemonAPI(bundled: bundled, network: network)
    let species = try await api.fetch(.pokemon(.id(1))).value.species

    await #expect(throws: error) { try await api.fetch(.descriptions(of: species)).value }
  }

  @Test func entryThatTheBundleLacksComesFromTheNetwork() async throws {
    let server = StubServer(Fixture.answers)
    let api = LayeredPokemonAPI(
      bundled: MockPokemonAPI(returnHTTPError: .status(code: 404, body: "")),
      network: try server.client())

    let pokemon = try await api.fetch(.pokemon(.id(10001))).value
    let line = try await api.fetch(.evolutionLine(of: pokemon.species)).value

    #expect(pokemon.slug == "leafling-mega")
    #expect(line.slug == "seedling")
  }

  @Test func unknownEntryThrowsNetworkError() async {
    let api = LayeredPokemonAPI(bundled: bundled, network: offline)

    await #expect(throws: HTTPError.noNetwork) { try await api.fetch(.pokemon(.id(2000))).value }

    #expect(offline.calls == [.pokemon(.id(2000))])
  }

  @Test func otherBundleErrorsAreThrown() async {
    let broken = MockPokemonAPI(returnPokemonAPIError: .decodingFailed)
    let api = LayeredPokemonAPI(bundled: broken, network: offline)

    await #expect(throws: PokemonAPIError.decodingFailed) {
      try await api.fetch(.pokemon(.id(1))).value
    }

    #expect(offline.calls == [])
  }
}

import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests of an entry's further pages, such as its learnset. They come from the bundle, or from the
/// network if the bundle lacks the entry.
@Suite(.timeLimit(.minutes(5)))
struct DetailsLayeredTests {
  private let bundled = MockPokemonAPI(recordsCalls: true)
  private let offline = MockPokemonAPI(returnHTTPError: .noNetwork, recordsCalls: true)

  @Test(arguments: DetailsPage.all)
  func bundledEntryPageMakesNoNetworkRequest(page: DetailsPage) async throws {
    let api = LayeredPokemonAPI(bundled: bundled, network: offline)
    let pokemon = try await api.fetch(.pokemon(.id(10034))).value

    try await page.from(api, pokemon)

    #expect(offline.calls == [])
    #expect(bundled.calls.count == 2)
  }

  /// An empty result from the bundle means that there is no data, so the network isn't asked for
  /// it.
  @Test func emptyBundledPageMakesNoNetworkRequest() async throws {
    let api = LayeredPokemonAPI(bundled: bundled, network: offline)
    let pokemon = try await api.fetch(.pokemon(.name("charizard-mega-x"))).value

    #expect(try await api.fetch(.encounters(of: pokemon)).value == [])
    #expect(try await api.fetch(.heldItems(of: pokemon)).value == [])
    #expect(offline.calls == [])
  }

  @Test func pagesMissingFromBundleAreFetched() async throws {
    let server = StubServer(Newcomer.answers)
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())
    let pokemon = try await api.fetch(.pokemon(.id(2000))).value

    let moves = try await api.fetch(.learnset(of: pokemon))
    let held = try await api.fetch(.heldItems(of: pokemon))
    let past = try await api.fetch(.pastValues(of: pokemon))
    let encounters = try await api.fetch(.encounters(of: pokemon))
    let forms = try await api.fetch(.forms(of: pokemon))
    let steps = try await api.fetch(.evolutionSteps(of: pokemon.species))

    #expect(moves.value.count == 8)
    #expect(held.value.map(\.item) == ["berry", "leaf", "berry"])
    #expect(past.value.types.map(\.until) == [.end(of: 5)])
    #expect(encounters.value.count == 4)
    #expect(forms.value.map(\.slug) == ["newling"])
    #expect(steps.value.map(\.trigger) == ["use-item"])
    #expect(moves.origin == .live)
  }

  @Test(arguments: DetailsPage.all)
  func networkErrorIsThrownForPageMissingFromBundle(page: DetailsPage) async throws {
    let newcomer = try await Newcomer.pokemon()
    let api = LayeredPokemonAPI(bundled: bundled, network: offline)

    await #expect(throws: HTTPError.noNetwork) { try await page.from(api, newcomer) }

    #expect(offline.calls.count == 1)
  }

  @Test(arguments: DetailsPage.all)
  func otherBundleErrorsAreThrown(page: DetailsPage) async throws {
    let pokemon = try await bundled.fetch(.pokemon(.id(1))).value
    let broken = MockPokemonAPI(returnPokemonAPIError: .decodingFailed)
    let api = LayeredPokemonAPI(bundled: broken, network: offline)

    await #expect(throws: PokemonAPIError.decodingFailed) { try await page.from(api, pokemon) }

    #expect(offline.calls == [])
  }
}

import PokedexModel
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Tests of effect texts, which the bundle doesn't have.
@Suite(.timeLimit(.minutes(5)))
struct EffectMockTests {
  static let subjects: [EffectSubject] = [.ability("levitate"), .move("surf"), .item("leftovers")]

  @Test(arguments: subjects)
  func bundleHasNoEffectAndRecordsTheCall(subject: EffectSubject) async throws {
    let api = MockPokemonAPI(recordsCalls: true)

    #expect(try await api.fetch(.effect(of: subject)) == Fetched(nil, .bundled))
    #expect(api.calls == [.effect(subject)])
  }

  @Test(arguments: subjects)
  func errorsAreThrown(subject: EffectSubject) async {
    await #expect(throws: HTTPError.timedOut) {
      try await MockPokemonAPI(returnHTTPError: .timedOut).fetch(.effect(of: subject))
    }
  }

  @Test func effectsComeFromTheNetworkOnly() async throws {
    let server = StubServer(["move/scorch": .json(Fixture.scorch)])
    let bundled = MockPokemonAPI(recordsCalls: true)
    let api = LayeredPokemonAPI(bundled: bundled, network: try server.client())

    let effect = try await api.fetch(.effect(of: .move("scorch")))

    #expect(effect.value?[.french] == "Brûle.")
    #expect(effect.origin == .live)
    #expect(bundled.calls == [])
  }

  @Test(arguments: [HTTPError.noNetwork, .timedOut, .notFound, .cancelled])
  func networkErrorIsThrown(error: HTTPError) async {
    let api = LayeredPokemonAPI(
      bundled: MockPokemonAPI(), network: MockPokemonAPI(returnHTTPError: error))

    await #expect(throws: error) { try await api.fetch(.effect(of: .move("surf"))) }
  }
}
